import { createContext, useContext, useSyncExternalStore } from 'react'

/** Where the person is: the path of the page that is shown, and how to hear of another one. */
export interface ShownPath {
  readonly get: () => string
  readonly subscribe: (listener: () => void) => () => void
}

/** Keeps its value for good: a context that changed with each page would be looked for in all that is open. */
export const ShownPathContext = createContext<ShownPath>({ get: () => window.location.pathname, subscribe: () => () => {} })

/** The path of the page that is shown. */
export function useShownPath(): string {
  const { get, subscribe } = useContext(ShownPathContext)
  return useSyncExternalStore(subscribe, get)
}
