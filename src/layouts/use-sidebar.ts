import { useEffect, useState } from 'react'
import { sharedStorage } from '../session'
import type { Device } from './use-device'

const KEY = 'SIDEBAR_TYPE'

export interface Sidebar {
  /** On mobile: whether the drawer is open; else whether the menu shows its texts. */
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
}

const kept = () => sharedStorage.get(KEY) !== false

/** Open or collapsed: remembered for desktops, collapsed whenever the window becomes small. */
export function useSidebar(device: Device): Sidebar {
  const [open, setOpen] = useState(() => device === 'desktop' && kept())
  useEffect(() => setOpen(device === 'desktop' && kept()), [device])
  return {
    open,
    setOpen(next) {
      setOpen(next)
      if (device === 'desktop') sharedStorage.set(KEY, next)
    },
  }
}
