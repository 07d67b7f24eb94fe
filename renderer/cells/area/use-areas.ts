import { useEffect, useSyncExternalStore } from 'react'
import { type KnownAreas, knownAreas, loadAreas, subscribeAreas } from './areas'

/** What is known of the places; loads them when `wanted`. */
export function useAreas(wanted: boolean): KnownAreas {
  useEffect(() => {
    if (wanted) void loadAreas()
  }, [wanted])
  return useSyncExternalStore(subscribeAreas, knownAreas)
}
