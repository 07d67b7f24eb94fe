import { type RefObject, useEffect } from 'react'
import type { Hit, ReaderPage } from '../calls'
import type { Note } from '../notes/calls'

interface Shown {
  readonly hit: Hit | undefined
  /** Number of the hit. */
  readonly at: number
  readonly note: Note | undefined
  readonly pages: readonly (ReaderPage | undefined)[]
  readonly want: (page: number) => void
}

/** Milliseconds between two looks whether a page is drawn, and looks until it is given up. */
const [PAUSE, LOOKS] = [50, 60]

/** Brings what is named into sight: first its page, and itself as soon as it is drawn there. Returns the end of it. */
function bringIntoSight(stage: HTMLElement | null, what: string, page: number): () => void {
  let looks = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const found = stage?.querySelector(what)
    if (found) return found.scrollIntoView?.({ block: 'center' })
    if (looks === 0) stage?.querySelector(`[data-page="${page}"]`)?.scrollIntoView?.({ block: 'start' })
    looks += 1
    if (looks < LOOKS) timer = setTimeout(look, PAUSE)
  }
  look()
  return () => clearTimeout(timer)
}

/** Brings the hit or the note into sight that is shown. */
export function useShown(stage: RefObject<HTMLElement>, { hit, at, note, pages, want }: Shown): void {
  const count = pages.length
  useEffect(() => {
    if (hit === undefined || count === 0) return undefined
    want(hit.page)
    return bringIntoSight(stage.current, `[data-hit="${at}"]`, hit.page)
  }, [stage, hit, at, count, want])
  const [id, page, start] = [note?.id, note?.page, note?.start]
  useEffect(() => {
    if (id === undefined || page === undefined || start === null) return undefined
    want(page)
    return bringIntoSight(stage.current, `[data-note="${id}"]`, page)
  }, [stage, id, page, start, want])
}
