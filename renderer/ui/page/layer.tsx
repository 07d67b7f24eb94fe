import { createContext, Fragment, type ReactNode, useContext, useMemo, useState } from 'react'

/** Shows what is opened from a part of a page, and goes on when that part has gone. */
export interface Layer {
  readonly show: (key: string, content: ReactNode) => void
  readonly hide: (key: string) => void
}

const LayerContext = createContext<Layer | undefined>(undefined)

/** The nearest layer around; undefined where nothing vanishes by itself. */
export const useLayer = (): Layer | undefined => useContext(LayerContext)

/** Around rows and columns that come and go: a window that was opened from one of their cells stays until a user closes it. */
export function LayerProvider({ children }: { readonly children: ReactNode }) {
  const [contents, setContents] = useState<ReadonlyMap<string, ReactNode>>(new Map())
  const layer = useMemo<Layer>(
    () => ({
      show: (key, content) => setContents(before => new Map(before).set(key, content)),
      hide: key => setContents(before => new Map([...before].filter(([each]) => each !== key))),
    }),
    [],
  )
  return (
    <LayerContext.Provider value={layer}>
      {children}
      {[...contents].map(([key, content]) => (
        <Fragment key={key}>{content}</Fragment>
      ))}
    </LayerContext.Provider>
  )
}
