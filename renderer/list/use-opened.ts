import { useCallback, useState } from 'react'

const NONE: ReadonlySet<string> = new Set()

/** The keys of the rows that are open, of which none is at first; and how one is opened or closed. */
export function useOpened(): readonly [ReadonlySet<string>, (key: string) => void] {
  const [opened, setOpened] = useState(NONE)
  const toggle = useCallback((key: string) => setOpened(before => toggled(before, key)), [])
  return [opened, toggle]
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}
