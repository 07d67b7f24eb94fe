import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react'

/** What the blocks of one page share. */
export interface PagePulse {
  /** Counts how often everything was to be read again. */
  readonly beat: number
  /** Whether somebody sees the page: its tab, in the browser and in the application, is in front. */
  readonly inSight: () => boolean
  /** One call for blocks that ask for the same at the same time. */
  readonly share: <Result>(key: string, call: () => Promise<Result>) => Promise<Result>
}

const PulseContext = createContext<PagePulse | null>(null)

/** A page that comes back into sight within this time shows what it showed. */
const FRESH = 5000

/** Reads the blocks of a page again when it comes back into sight. */
export function PagePulseProvider({ element, children }: { readonly element: RefObject<HTMLElement>; readonly children: ReactNode }) {
  const [beat, setBeat] = useState(0)
  const calls = useRef(new Map<string, Promise<unknown>>())
  const left = useRef(0)
  useEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const seen = (visible: boolean) => {
      if (!visible) left.current ||= Date.now()
      else if (left.current > 0) {
        if (Date.now() - left.current > FRESH) setBeat(before => before + 1)
        left.current = 0
      }
    }
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver(entries => seen(entries.some(entry => entry.isIntersecting)))
    observer?.observe(current)
    const onVisibility = () => seen(document.visibilityState === 'visible' && isDisplayed(current))
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      observer?.disconnect()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [element])
  const pulse = useMemo<PagePulse>(
    () => ({
      beat,
      inSight: () => document.visibilityState === 'visible' && isDisplayed(element.current),
      share: (key, call) => shared(calls.current, key, call),
    }),
    [beat, element],
  )
  return <PulseContext.Provider value={pulse}>{children}</PulseContext.Provider>
}

export function usePagePulse(): PagePulse {
  const pulse = useContext(PulseContext)
  if (pulse === null) throw new Error('usePagePulse outside of a page')
  return pulse
}

function isDisplayed(element: HTMLElement | null): boolean {
  return element !== null && element.getClientRects().length > 0
}

function shared<Result>(calls: Map<string, Promise<unknown>>, key: string, call: () => Promise<Result>): Promise<Result> {
  const known = calls.get(key)
  if (known !== undefined) return known as Promise<Result>
  const made = call().finally(() => calls.delete(key))
  calls.set(key, made)
  return made
}
