import { type RefObject, useEffect } from 'react'
import type { DataGridHandle } from '../grid'

/** A button in a row that goes, such as that of the last row of a bin, takes the focus along: the rows have it then, and not the page. */
export function useRowsFocus(place: RefObject<HTMLElement>, grid: RefObject<DataGridHandle>): void {
  useEffect(() => {
    const rows = place.current
    if (rows === null) return
    let focused: Element | undefined
    const gone = new MutationObserver(() => {
      if (focused === undefined || focused.isConnected) return
      gone.disconnect()
      if (document.activeElement === document.body) grid.current?.focus()
    })
    const follow = ({ target }: FocusEvent) => {
      gone.disconnect()
      focused = target instanceof Element && rows.contains(target) && target.closest('.weft-grid-cell') !== null ? target : undefined
      if (focused !== undefined) gone.observe(rows, { childList: true, subtree: true })
    }
    document.addEventListener('focusin', follow)
    return () => {
      gone.disconnect()
      document.removeEventListener('focusin', follow)
    }
  }, [place, grid])
}
