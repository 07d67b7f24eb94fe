/** How many numbers are shown at each side of the current page. */
const AROUND = 2

/** A page, or what stands for the pages that are left out. */
export type PageEntry = number | 'back' | 'forth'

/** How many pages rows stand on; one where there are none. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

/** The numbers to choose from: the first, the last, those around the current one, and a sign for what is left out between them. */
export function pageEntries(page: number, pages: number): readonly PageEntry[] {
  // So many stand without anything left out.
  if (pages <= 2 * AROUND + 3) return Array.from({ length: pages }, (_, index) => index + 1)
  const from = Math.max(1, Math.min(page - AROUND, pages - 2 * AROUND))
  const to = Math.min(pages, from + 2 * AROUND)
  const shown: PageEntry[] = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (from > 2) shown.unshift('back')
  if (from > 1) shown.unshift(1)
  if (to < pages - 1) shown.push('forth')
  if (to < pages) shown.push(pages)
  return shown
}

/** Where a sign for left-out pages leads. */
export const jumped = (entry: 'back' | 'forth', page: number, pages: number): number =>
  entry === 'back' ? Math.max(1, page - 5) : Math.min(pages, page + 5)
