import { createContext, type ReactNode, useContext } from 'react'
import type { Host } from '../model/host'

const HostContext = createContext<Host | null>(null)

/** Gives everything below it the application around it. The host should keep its identity as long as the same person is signed in. */
export function HostProvider({ host, children }: { readonly host: Host; readonly children: ReactNode }) {
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>
}

/** The application around the renderer. Throws outside of a `HostProvider`. */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (host === null) throw new Error('no host: wrap the screen in <HostProvider host={…}>')
  return host
}
