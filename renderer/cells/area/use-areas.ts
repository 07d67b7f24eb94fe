import { useEffect } from 'react'
import { useStore } from '../../hooks/use-store'
import { areas, type KnownAreas, loadAreas } from './areas'

/** What is known of the places; loads them when `wanted`. */
export function useAreas(wanted: boolean): KnownAreas {
  useEffect(() => {
    if (wanted) void loadAreas()
  }, [wanted])
  return useStore(areas)
}
