import { useSyncExternalStore } from 'react'

export type Device = 'desktop' | 'tablet' | 'mobile'

const NARROW = '(max-width: 1087.99px)'
const SMALL = '(max-width: 767.99px)'

function subscribe(listener: () => void) {
  const queries = [NARROW, SMALL].map(query => window.matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

function device(): Device {
  if (window.matchMedia(SMALL).matches) return 'mobile'
  return window.matchMedia(NARROW).matches ? 'tablet' : 'desktop'
}

/** What the width of the window makes of it: on `mobile` the menu is a drawer, on `tablet` it starts collapsed. */
export const useDevice = (): Device => useSyncExternalStore(subscribe, device)
