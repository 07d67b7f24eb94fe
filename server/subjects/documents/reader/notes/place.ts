import { normalise, placesOf, type Stretch, wantedOf } from '../../index/normal'

/** A place in a text as it is kept: where it was, what stood there and around it. */
export interface KeptPlace {
  readonly page: number
  readonly start: number
  readonly end: number
  readonly quote: string
  readonly before: string
  readonly after: string
}

export interface FoundPlace {
  readonly page: number
  readonly start: number
  readonly end: number
}

/** Characters that are kept of what stands around a place. */
const AROUND = 30
/** Pages before and behind within which a place is looked for that is not where it was. */
export const PAGES_AROUND = 20

export const around = (text: string, start: number, end: number) => ({
  before: text.slice(Math.max(0, start - AROUND), start),
  after: text.slice(end, end + AROUND),
})

/** Characters that two texts have in common, from the end of the first, or from the beginning. */
function shared(a: string, b: string, fromEnd: boolean): number {
  const most = Math.min(a.length, b.length)
  let count = 0
  while (count < most && (fromEnd ? a.at(-1 - count) === b.at(-1 - count) : a[count] === b[count])) count += 1
  return count
}

function likeness(text: string, [start, end]: Stretch, kept: KeptPlace): number {
  const near = around(text, start, end)
  return shared(near.before, kept.before, true) + shared(near.after, kept.after, false)
}

/** Whether the place is where it was, to the letter. */
export const isInPlace = (text: string | undefined, { start, end, quote }: KeptPlace) => text?.slice(start, end) === quote

/**
 * Where a place stands now: where it was, else where its text stands with most of what stood around it, the nearest of those that are alike.
 * Blanks, widths and line ends do not count. Undefined: it is lost.
 */
export function findPlace(pages: ReadonlyMap<number, string>, kept: KeptPlace): FoundPlace | undefined {
  if (isInPlace(pages.get(kept.page), kept)) return { page: kept.page, start: kept.start, end: kept.end }
  const wanted = wantedOf(kept.quote)
  let best: (FoundPlace & { readonly like: number; readonly far: number }) | undefined
  for (const [page, text] of pages) {
    for (const place of placesOf(normalise(text), wanted)) {
      const like = likeness(text, place, kept)
      const far = Math.abs(page - kept.page) * 1_000_000 + Math.abs(place[0] - kept.start)
      if (!best || like > best.like || (like === best.like && far < best.far)) best = { page, start: place[0], end: place[1], like, far }
    }
  }
  return best && { page: best.page, start: best.start, end: best.end }
}
