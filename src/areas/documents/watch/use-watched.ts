import { useEffect, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import type { TextOf } from '../calls'
import { keyOf, readWatched, type WatchHit } from './calls'

type Watched = ReadonlyMap<string, readonly WatchHit[]>

const NOTHING: Watched = new Map()

/** What the lists say of texts, by `keyOf`; nothing until it is known, and where it cannot be read. */
export function useWatched(texts: readonly TextOf[]): Watched {
  const { client } = useHost()
  const asked = JSON.stringify(texts.map(({ source, id }) => ({ source, id })))
  const [known, setKnown] = useState({ asked: '', watched: NOTHING })
  useEffect(() => {
    if (asked === '[]') return undefined
    const abort = new AbortController()
    readWatched(client, JSON.parse(asked) as TextOf[], abort.signal).then(
      watched => abort.signal.aborted || setKnown({ asked, watched }),
      () => undefined,
    )
    return () => abort.abort()
  }, [client, asked])
  return known.asked === asked ? known.watched : NOTHING
}

export const hitsOf = (watched: Watched, text: TextOf): readonly WatchHit[] => watched.get(keyOf(text)) ?? []
