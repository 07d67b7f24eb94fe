import { useEffect } from 'react'
import { focusNextError } from './focus'

/** Calls while the focus is in the form, or in the window around it. The form is the element with the id. */
function useKeys(id: string, pressed: (event: KeyboardEvent, target: Node) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const form = document.getElementById(id)
      const frame = form?.closest('[role="dialog"]') ?? form
      if (event.target instanceof Node && frame?.contains(event.target)) pressed(event, event.target)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [id, pressed])
}

/** Ctrl+S and Ctrl+Enter save; F8 leads to the next item that is refused, Shift+F8 to the one before. A grid has keys of its own for its cells. */
export function useFormKeys(id: string, save: () => void): void {
  useKeys(id, (event, target) => {
    if ((event.ctrlKey || event.metaKey) && (event.key === 's' || event.key === 'Enter')) {
      event.preventDefault()
      finishTyping(target)
      save()
    } else if (event.key === 'F8' && !event.defaultPrevented && focusNextError(id, event.shiftKey)) event.preventDefault()
  })
}

/** An input may tell its value, or put it right, only when it is left: as a press of the button does. The caret stays; grids know of a save. */
function finishTyping(target: Node): void {
  if (!(target instanceof HTMLInputElement) || target.closest('[role="grid"], [role="treegrid"]')) return
  target.blur()
  target.focus({ preventScroll: true })
}
