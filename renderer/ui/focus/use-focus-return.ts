import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to what had it when a window opened, once it is closed or gone: windows do that themselves only while they stay
 * and their opener is not in a menu that has gone.
 */
export function useFocusReturn(open: boolean): void {
  const opener = useRef<Element | null>(null)
  if (!open) opener.current = null
  else opener.current ??= document.activeElement
  useEffect(() => {
    const before = opener.current
    if (!open || !(before instanceof HTMLElement)) return
    return () => {
      if (before.isConnected && document.activeElement === document.body) before.focus()
    }
  }, [open])
}
