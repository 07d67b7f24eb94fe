import { mediaQuery, useStore } from '../../renderer/contract'

export type Device = 'desktop' | 'tablet' | 'mobile'

const narrow = mediaQuery('(max-width: 1087.99px)')
const small = mediaQuery('(max-width: 767.99px)')

/** What the width of the window makes of it: on `mobile` the menu is a drawer, on `tablet` it starts collapsed. */
export function useDevice(): Device {
  const isNarrow = useStore(narrow)
  if (useStore(small)) return 'mobile'
  return isNarrow ? 'tablet' : 'desktop'
}
