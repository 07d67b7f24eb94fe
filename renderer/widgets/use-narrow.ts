import { useSyncExternalStore } from 'react'

const QUERY = '(max-width: 767.98px)'

/** True on screens narrower than 768 pixels. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches)
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(QUERY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
