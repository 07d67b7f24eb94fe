import { useEffect, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import { findHits, type Hit, type TextOf } from '../calls'

const NONE: readonly Hit[] = []

interface Found {
  readonly text: string
  readonly hits: readonly Hit[]
}

/** The place to stand at first: the first hit on the page that was opened or behind it, else the first of all. */
export function firstHit(hits: readonly Hit[], page: number): number {
  const at = hits.findIndex(hit => hit.page >= page)
  return Math.max(at, 0)
}

/** The places of what is looked for in a document, and the one that is shown. A search that fails finds nothing. */
export function useHits({ source, id }: TextOf, start: string, page: number) {
  const { client } = useHost()
  const [text, setText] = useState(start)
  const [found, setFound] = useState<Found>({ text: '', hits: NONE })
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (text === '') return undefined
    const abort = new AbortController()
    const take = (hits: readonly Hit[]) => {
      if (abort.signal.aborted) return
      const sorted = hits.toSorted((a, b) => a.page - b.page || a.start - b.start)
      setFound({ text, hits: sorted })
      setAt(firstHit(sorted, page))
    }
    findHits(client, { source, id }, text, abort.signal).then(take, () => take(NONE))
    return () => abort.abort()
  }, [client, source, id, text, page])
  const take = (next: string, places: readonly Hit[]) => {
    setText(next)
    setFound({ text: '', hits: places })
    setAt(0)
  }
  const hits = found.text === text ? found.hits : NONE
  return {
    /** What is looked for; '' nothing. */
    text,
    search: (words: string) => (words.trim() === text ? undefined : take(words.trim(), NONE)),
    /** Shows places that were found otherwise, in place of what is looked for. */
    show: (places: readonly Hit[]) => take('', places),
    hits,
    /** Whether the answer is there. */
    known: found.text === text && (text !== '' || found.hits.length > 0),
    at,
    hit: hits[at],
    go: (by: number) => hits.length > 0 && setAt((at + by + hits.length) % hits.length),
  }
}

export type Hits = ReturnType<typeof useHits>
