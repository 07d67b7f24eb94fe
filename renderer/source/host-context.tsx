import { createContext, type ReactNode, useContext } from 'react'
import type { Host, HostTab } from '../model/host'

const HostContext = createContext<Host | null>(null)
const TabContext = createContext<HostTab | null>(null)

interface HostProviderProps {
  /** Should keep its identity as long as the same person is signed in. */
  readonly host: Host
  /** Absent: screens keep their state to themselves. */
  readonly tab?: HostTab
  readonly children: ReactNode
}

/** Gives everything below it the application around it. */
export function HostProvider({ host, tab, children }: HostProviderProps) {
  return (
    <HostContext.Provider value={host}>
      <TabContext.Provider value={tab ?? null}>{children}</TabContext.Provider>
    </HostContext.Provider>
  )
}

/** The tab around a screen, for the main one in it; null where there is none. */
export const useTab = (): HostTab | null => useContext(TabContext)

/** The application around the renderer; null outside of a `HostProvider`. */
export const useHostIfAny = (): Host | null => useContext(HostContext)

/** The application around the renderer. Throws outside of a `HostProvider`. */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (host === null) throw new Error('no host: wrap the screen in <HostProvider host={…}>')
  return host
}
