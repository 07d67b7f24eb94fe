import { createContext, useContext } from 'react'
import type { HostTab } from '../../renderer/contract'

export const TabContext = createContext<HostTab | null>(null)

/** The tab that a page stands in; null outside of tabs. */
export const usePageTab = (): HostTab | null => useContext(TabContext)
