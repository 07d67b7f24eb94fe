import { useCallback, useEffect, useState } from 'react'
import { useLatest } from '../hooks/use-latest'
import { STORED_CHANGED, storedName } from '../model/stored-screen'
import { useHost, useRenderer } from '../source/host-context'
import { type ReadScreen, readScreen } from './read-screen'

export type ScreenState =
  | { readonly state: 'loading' }
  /** `edition`: how often another model has taken its place; `times`: how often one that begins anew. */
  | ({ readonly state: 'ready'; readonly times: number; readonly edition: number } & ReadScreen)
  | { readonly state: 'failed'; readonly error: unknown }

const LOADING: ScreenState = { state: 'loading' }

/**
 * The model of a screen, or why there is none; `retry` loads it again. A stored screen is read again when one was saved: `mayChange` is then
 * asked whether another model may take the place of this one; default: it may.
 */
export function useScreen(id: string, mayChange: () => boolean = always): { readonly found: ScreenState; readonly retry: () => void } {
  const host = useHost()
  const renderer = useRenderer()
  const [found, setFound] = useState<ScreenState>(LOADING)
  const load = useCallback(() => {
    let current = true
    setFound(LOADING)
    readScreen(renderer, host, id).then(
      read => current && setFound({ state: 'ready', times: 0, edition: 0, ...read }),
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
  const latest = useLatest({ found, mayChange })
  useEffect(() => {
    if (storedName(id) === undefined) return
    return host.watchScreens?.(name => {
      if (name !== STORED_CHANGED) return
      readScreen(renderer, host, id).then(
        read => {
          const { found, mayChange } = latest.current
          if (!isSame(found, read) && mayChange()) setFound(replaced(found, read))
        },
        error => host.report(error, `screen ${id}`),
      )
    })
  }, [renderer, host, id])
  return { found, retry: load }
}

const always = () => true

/** Kinds that follow another model where they stand: what is open over their rows stays open, and is drawn anew. */
const FOLLOWING: ReadonlySet<string> = new Set(['list', 'tree'])

function isFollowed(found: ScreenState, read: ReadScreen): boolean {
  return 'screen' in found && 'screen' in read && found.screen.kind === read.screen.kind && FOLLOWING.has(read.screen.kind)
}

/** What takes the place of a model that stands open. */
function replaced(found: ScreenState, read: ReadScreen): ScreenState {
  const { times, edition } = 'times' in found ? found : { times: -1, edition: -1 }
  return { state: 'ready', times: isFollowed(found, read) ? times : times + 1, edition: edition + 1, ...read }
}

/** A text that says the same has the same model. */
const isSame = (found: ScreenState, read: ReadScreen) =>
  'screen' in found && 'screen' in read
    ? found.screen === read.screen
    : 'issues' in found && 'issues' in read && found.issues === read.issues
