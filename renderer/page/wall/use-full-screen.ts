import { type RefObject, useCallback, useEffect, useState } from 'react'

/**
 * Whether an element fills the window, and the way there and back. The browser's own full screen is asked for besides; one that has none,
 * as on some phones, still shows the element over everything else.
 */
export function useFullScreen(place: RefObject<HTMLElement | null>): { readonly full: boolean; readonly setFull: (full: boolean) => void } {
  const [full, setState] = useState(false)
  const setFull = useCallback(
    (wanted: boolean) => {
      setState(wanted)
      if (wanted) place.current?.requestFullscreen?.().catch(() => undefined)
      else if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined)
    },
    [place],
  )
  useEffect(() => {
    const onChange = () => document.fullscreenElement === null && setState(false)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setState(false)
    document.addEventListener('fullscreenchange', onChange)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return { full, setFull }
}
