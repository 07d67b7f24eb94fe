import type { ReadableStore } from '../model/store'
import { useStore } from './use-store'

/** Whether the window is as a media query says. */
export function mediaQuery(query: string): ReadableStore<boolean> {
  return {
    get: () => window.matchMedia(query).matches,
    subscribe: listener => {
      const media = window.matchMedia(query)
      const call = () => listener()
      media.addEventListener('change', call)
      return () => media.removeEventListener('change', call)
    },
  }
}

const phone = mediaQuery('(max-width: 479.98px)')
const narrow = mediaQuery('(max-width: 767.98px)')
const reducedMotion = mediaQuery('(prefers-reduced-motion: reduce)')

/** True on screens narrower than 768 pixels. */
export const useNarrow = (): boolean => useStore(narrow)

/** True on screens narrower than 480 pixels, which have no room for columns. */
export const usePhone = (): boolean => useStore(phone)

/** True for users who ask their system for less motion: nothing then flies in, and nothing waits for the end of a movement. */
export const useReducedMotion = (): boolean => useStore(reducedMotion)
