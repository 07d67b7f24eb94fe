import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react'

/** What a page may say above its content; everything may be absent. */
export interface PageHead {
  readonly description?: ReactNode
  readonly links?: readonly { readonly title: string; readonly path: string }[]
  /** At the end of the head. */
  readonly image?: ReactNode
  /** Called with what a user looks for. */
  readonly onSearch?: (text: string) => void
  readonly tabs?: {
    readonly items: readonly { readonly key: string; readonly title: string }[]
    readonly active: string
    readonly onChange: (key: string) => void
  }
}

export const PageHeadContext = createContext<(head: PageHead | null) => void>(() => {})

/** Has the frame around a page show what belongs to the head of it, for as long as the page is there. */
export function usePageHead(head: PageHead): void {
  const show = useContext(PageHeadContext)
  useLayoutEffect(() => show(head))
  useLayoutEffect(() => () => show(null), [show])
}
