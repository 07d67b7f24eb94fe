import { useEffect } from 'react'
import type { Closing } from './closing'
import type { TabStore } from './tab-store'

/** A dialog of the application, and not of a page, keeps its keys to itself. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null && target.closest('.weft-tab-page') === null

/** Alt+PageDown and Alt+PageUp go to the next and the last tab, Alt+W closes the one that is shown. */
export function useTabKeys(store: TabStore, closing: Closing, on: boolean): void {
  useEffect(() => {
    if (!on) return
    const step = (by: number) => {
      const { tabs, active } = store.get()
      const at = tabs.findIndex(({ id }) => id === active)
      const next = tabs.at((at + by) % tabs.length)
      if (next) store.activate(next.id)
    }
    const follow = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isElsewhere(event.target)) return
      if (event.code === 'PageDown') step(1)
      else if (event.code === 'PageUp') step(-1)
      else if (event.code === 'KeyW') void closing.close(store.get().active)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', follow)
    return () => window.removeEventListener('keydown', follow)
  }, [store, closing, on])
}
