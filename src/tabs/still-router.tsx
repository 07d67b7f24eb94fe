import { type ReactNode, useContext, useMemo, useState } from 'react'
import {
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
