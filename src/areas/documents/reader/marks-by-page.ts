import type { Note } from '../notes/calls'
import type { NumberedHit, PageMarks } from './page-marks'
import type { Hits } from './use-hits'

/** The hits and notes of each page that has some. */
export function marksByPage(
  { hits, at }: Pick<Hits, 'hits' | 'at'>,
  notes: readonly Note[],
  note: string | undefined,
): ReadonlyMap<number, PageMarks> {
  const found = new Map<number, { hits: NumberedHit[]; notes: Note[] }>()
  const on = (page: number) => {
    const known = found.get(page) ?? { hits: [], notes: [] }
    found.set(page, known)
    return known
  }
  for (const [number, { page, start, end }] of hits.entries()) {
    on(page).hits.push({ start, end, number })
  }
  for (const each of notes) if (each.start !== null && each.parentId === null && !each.removed) on(each.page).notes.push(each)
  return new Map([...found].map(([page, marks]) => [page, { ...marks, at, note }]))
}
