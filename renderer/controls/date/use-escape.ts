import { type KeyboardEvent, useRef } from 'react'

/** For cells with a calendar: Escape closes the calendar that is open, and not the window around it as well. */
export function useEscape(unfolded = false) {
  const open = useRef(unfolded)
  return {
    onOpenChange: (now: boolean) => {
      open.current = now
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && open.current) event.stopPropagation()
    },
  }
}
