import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../../hooks/use-latest'
import { type Followed, Listeners } from '../../model/store'

/** Whether a user sees a page: its tab, in the browser and in the application, is in front. Listeners are called whenever that may have changed. */
export interface PageSight extends Followed {
  readonly inSight: () => boolean
}

const browserTab: PageSight = {
  inSight: () => document.visibilityState === 'visible',
  subscribe: listener => {
    const call = () => listener()
    document.addEventListener('visibilitychange', call)
    return () => document.removeEventListener('visibilitychange', call)
  },
}

const SightContext = createContext<PageSight>(browserTab)

/** Tells the page inside whether its tab is shown; draws nothing anew that does not ask. One inside of another is seen only if both are. */
export function PageSightProvider({ shown, children }: { readonly shown: boolean; readonly children: ReactNode }) {
  const around = useContext(SightContext)
  const current = useRef(shown)
  const [listeners] = useState(() => new Listeners())
  useLayoutEffect(() => {
    if (current.current === shown) return
    current.current = shown
    listeners.emit()
  }, [shown, listeners])
  const sight = useMemo<PageSight>(
    () => ({
      inSight: () => current.current && around.inSight(),
      subscribe: listener => {
        const leave = around.subscribe(listener)
        const end = listeners.subscribe(listener)
        return () => {
          leave()
          end()
        }
      },
    }),
    [around, listeners],
  )
  return <SightContext.Provider value={sight}>{children}</SightContext.Provider>
}

/** For what polls: ask `inSight` before asking the server. Outside of a tab only the browser's own tab counts. */
export const usePageSight = (): PageSight => useContext(SightContext)

/** Runs each time the page comes back into sight after at least this many milliseconds. */
export function useReturn(after: number, run: () => void): void {
  const { subscribe, inSight } = usePageSight()
  const latest = useLatest(run)
  useEffect(() => {
    let left = inSight() ? undefined : Date.now()
    return subscribe(() => {
      if (!inSight()) left ??= Date.now()
      else if (left !== undefined) {
        const away = Date.now() - left
        left = undefined
        if (away >= after) latest.current()
      }
    })
  }, [subscribe, inSight, after])
}
