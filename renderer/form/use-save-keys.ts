import { useEffect } from 'react'

/** Ctrl+S and Ctrl+Enter save while the focus is in the form, or in the window around it. The form is the element with the id. */
export function useSaveKeys(id: string, save: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return
      const form = document.getElementById(id)
      const frame = form?.closest('[role="dialog"]') ?? form
      if (!(event.target instanceof Node) || !frame?.contains(event.target)) return
      event.preventDefault()
      finishTyping(event.target)
      save()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [id, save])
}

/** An input may tell its value, or put it right, only when it is left: as a press of the button does. The caret stays; grids know of a save. */
function finishTyping(target: Node): void {
  if (!(target instanceof HTMLInputElement) || target.closest('[role="grid"], [role="treegrid"]')) return
  target.blur()
  target.focus({ preventScroll: true })
}
