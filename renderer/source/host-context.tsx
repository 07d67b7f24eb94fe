import { createContext, type ReactNode, useContext } from 'react'
import type { Host, HostTab } from '../model/host'
import type { CellTypes, Renderer } from '../registry'

const HostContext = createContext<Host | null>(null)
const RendererContext = createContext<Renderer | null>(null)
const TabContext = createContext<HostTab | null>(null)

interface HostProviderProps {
  /** Should keep its identity as long as the same person is signed in. */
  readonly host: Host
  /** What screens and cells are drawn by; made once, outside of components. Absent: that of the provider around this one. */
  readonly renderer?: Renderer
  /** Absent: screens keep their state to themselves. */
  readonly tab?: HostTab
  readonly children: ReactNode
}

/** Gives everything below it the application around it, and the renderer to draw by. */
export function HostProvider({ host, renderer, tab, children }: HostProviderProps) {
  const around = useContext(RendererContext)
  return (
    <HostContext.Provider value={host}>
      <RendererContext.Provider value={renderer ?? around}>
        <TabContext.Provider value={tab ?? null}>{children}</TabContext.Provider>
      </RendererContext.Provider>
    </HostContext.Provider>
  )
}

/** Gives a renderer to what needs no application around it, such as a grid by itself. */
export function RendererProvider({ renderer, children }: { readonly renderer: Renderer; readonly children: ReactNode }) {
  return <RendererContext.Provider value={renderer}>{children}</RendererContext.Provider>
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

/** The renderer that draws this part of the page. Throws where no provider gives one. */
export function useRenderer(): Renderer {
  const renderer = useContext(RendererContext)
  if (renderer === null) throw new Error('no renderer: wrap the screen in <HostProvider renderer={…}>')
  return renderer
}

/** The cell types of the renderer that draws this part of the page. */
export const useCells = (): CellTypes => useRenderer().cells
