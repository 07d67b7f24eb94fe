import { type ReactNode, useContext, useMemo, useState } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'
import type { Tab } from './tab-list'

/**
 * Keeps the router's own state away from the pages of the tabs; they have their place from their tab. A context that changes is
 * looked for in all that stands below it: without this, each step of the router would go through every page that is open.
 */
export function StillRouter({ children }: { readonly children: ReactNode }) {
  const [state] = useState(useContext(DataRouterStateContext))
  const [route] = useState(useContext(RouteContext))
  return (
    <DataRouterStateContext.Provider value={state}>
      <RouteContext.Provider value={route}>{children}</RouteContext.Provider>
    </DataRouterStateContext.Provider>
  )
}

/** What links and hooks below see of the router: the place of this tab, wherever the person is. */
export function StillLocation({ tab: { id, pathname, search }, children }: { readonly tab: Tab; readonly children: ReactNode }) {
  const value = useMemo(
    () => ({
      location: { pathname, search, hash: '', state: null, key: id, unstable_mask: undefined },
      navigationType: NavigationType.Pop,
    }),
    [id, pathname, search],
  )
  return <LocationContext.Provider value={value}>{children}</LocationContext.Provider>
}

/**
 * For what stands around the pages, below a `StillRouter`: the router's steps draw none of it anew, and a link that is pressed
 * sees where the person is by then.
 */
export function LiveLocation({ children }: { readonly children: ReactNode }) {
  const router = useContext(DataRouterContext)?.router
  const value = useMemo(() => {
    const at = () => router?.state.location
    const location = {
      get pathname() {
        return at()?.pathname ?? '/'
      },
      get search() {
        return at()?.search ?? ''
      },
      get hash() {
        return at()?.hash ?? ''
      },
      state: null,
      key: 'live',
      unstable_mask: undefined,
    }
    return { location, navigationType: NavigationType.Pop }
  }, [router])
  return <LocationContext.Provider value={value}>{children}</LocationContext.Provider>
}
