import { useRef, useState } from 'react'
import { type Pdf, pageText } from './pdf'
import { findHits, type Hit } from './pdf-search'

export interface PdfSearch {
  readonly busy: boolean
  /** How many matches there are; undefined while nothing is searched for. */
  readonly found: number | undefined
  /** Which of them is looked at, from 0. */
  readonly at: number
  readonly hit: Hit | undefined
  readonly search: (query: string) => void
  readonly go: (by: 1 | -1) => void
}

interface Found {
  readonly query: string
  readonly hits: readonly Hit[]
  readonly at: number
}

/** Searches all pages; their text is read with the first search. The same words again go to the next match. */
export function usePdfSearch(pdf: Pdf, onHit: (hit: Hit) => void): PdfSearch {
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<Found>()
  const pages = useRef<Promise<readonly (readonly string[])[]>>(undefined)
  const last = useRef('')
  const look = (next: Found) => {
    setFound(next)
    const hit = next.hits[next.at]
    if (hit) onHit(hit)
  }
  const go = (by: 1 | -1) => found && look({ ...found, at: (found.at + by + found.hits.length) % Math.max(1, found.hits.length) })
  const search = async (query: string) => {
    last.current = query
    if (query.trim() === '') return setFound(undefined)
    if (found?.query === query) return go(1)
    setBusy(true)
    pages.current ??= Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pageText(pdf, index + 1)))
    const all = await pages.current.catch(() => [])
    if (last.current !== query) return
    setBusy(false)
    look({ query, hits: all.flatMap((pieces, index) => findHits(pieces, query, index + 1)), at: 0 })
  }
  return {
    busy,
    found: found?.hits.length,
    at: found?.at ?? 0,
    hit: found?.hits[found.at],
    search: query => void search(query),
    go,
  }
}
