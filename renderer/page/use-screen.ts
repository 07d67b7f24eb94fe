import { useCallback, useEffect, useState } from 'react'
import { useHost, useRenderer } from '../source/host-context'
import { type ReadScreen, readScreen } from './read-screen'

export type ScreenState =
  | { readonly state: 'loading' }
  | ({ readonly state: 'ready' } & ReadScreen)
  | { readonly state: 'failed'; readonly error: unknown }

const LOADING: ScreenState = { state: 'loading' }

/** The model of a screen, or why there is none; `retry` loads it again. */
export function useScreen(id: string): { readonly found: ScreenState; readonly retry: () => void } {
  const host = useHost()
  const renderer = useRenderer()
  const [found, setFound] = useState<ScreenState>(LOADING)
  const load = useCallback(() => {
    let current = true
    setFound(LOADING)
    readScreen(renderer, host, id).then(
      read => current && setFound({ state: 'ready', ...read }),
      error => {
        if (!current) return
        host.report(error, `screen ${id}`)
        setFound({ state: 'failed', error })
      },
    )
    return () => {
      current = false
    }
  }, [renderer, host, id])
  useEffect(load, [load])
  return { found, retry: load }
}
