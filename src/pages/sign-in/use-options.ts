import { useEffect, useState } from 'react'
import type { WaysIn } from '../../session'
import { NO_OPTIONS } from './ports'

/** What the server lets people do before they are signed in; nothing beside the password until it has answered. */
export function useOptions(load: () => Promise<WaysIn>): WaysIn {
  const [options, setOptions] = useState(NO_OPTIONS)
  useEffect(() => {
    let here = true
    load().then(
      found => here && setOptions(found),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [load])
  return options
}
