import { createContext, useContext } from 'react'
import { type ReadableStore, useStore } from '../../renderer/contract'

/** Where the user is: the path of the page that is shown. */
export type ShownPath = ReadableStore<string>

/** Keeps its value for good: a context that changed with each page would be looked for in all that is open. */
export const ShownPathContext = createContext<ShownPath>({ get: () => window.location.pathname, subscribe: () => () => {} })

/** The path of the page that is shown. */
export const useShownPath = (): string => useStore(useContext(ShownPathContext))
