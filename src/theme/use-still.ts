import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(QUERY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the person asks for less motion: nothing then flies in, and nothing waits for the end of a movement. */
export const useStill = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches)
