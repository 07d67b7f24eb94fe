import { Joint } from '../index/joint'
import { normalise, placesOf, type Stretch } from '../index/normal'

/** A part of a page with what was found in it; marks are UTF-16 offsets within `text`. */
export interface Passage {
  readonly page: number
  readonly text: string
  readonly marks: readonly Stretch[]
}

/** Characters of a passage, and of what stands before its first mark. */
const LONGEST = 120
const BEFORE = 24
const BORDER = /[。！？；\n]/

/** The same in their order and without overlaps. */
function merged(all: readonly Stretch[]): Stretch[] {
  const marks: Stretch[] = []
  for (const mark of [...all].sort(([a, endA], [b, endB]) => a - b || endB - endA)) {
    const last = marks.at(-1)
    if (!last || mark[0] >= last[1]) marks.push(mark)
    else if (mark[1] > last[1]) marks[marks.length - 1] = [last[0], mark[1]]
  }
  return marks
}

function placesOfAll(text: string, terms: readonly string[]): Stretch[] {
  const normal = normalise(text)
  return terms.flatMap(term => placesOf(normal, term))
}

/** Where the terms stand, in their order and without overlaps. */
export const marksOf = (text: string, terms: readonly string[]): Stretch[] => merged(placesOfAll(text, terms))

/** A page as it is read. */
interface ReadPage {
  readonly page: number
  readonly text: string
}

/** What stands over the end of the first of two pages: the joint of the two, and the terms. */
function overEnd(terms: readonly string[], before: ReadPage, next: ReadPage | undefined) {
  const joint = next?.page === before.page + 1 ? Joint.of(before.text, next.text) : undefined
  const over = joint ? terms.filter(term => joint.placeOver(term) !== undefined) : []
  return joint && over.length > 0 ? { joint, over } : undefined
}

/** Where the terms stand on pages, in their order; one that goes over the end of a page has a place on each of the two. */
export function placesOn(
  pages: readonly ReadPage[],
  terms: readonly string[],
): { readonly page: number; readonly start: number; readonly end: number }[] {
  const sorted = [...pages].sort((a, b) => a.page - b.page)
  const places = new Map(sorted.map(({ page, text }) => [page, placesOfAll(text, terms)]))
  for (const [at, before] of sorted.entries()) {
    const { joint, over = [] } = overEnd(terms, before, sorted[at + 1]) ?? {}
    for (const term of over) {
      const [tail, head] = joint?.placeOver(term) ?? []
      if (tail) places.get(before.page)?.push(tail)
      if (head) places.get(before.page + 1)?.push(head)
    }
  }
  return sorted.flatMap(({ page }) => merged(places.get(page) ?? []).map(([start, end]) => ({ page, start, end })))
}

const isHalf = (text: string, at: number) => at > 0 && /[\udc00-\udfff]/.test(text[at] ?? '')

/** Where a passage begins that shows the mark at `at`: at a sentence if one begins close before. */
function beginOf(text: string, at: number): number {
  const from = Math.max(0, at - BEFORE)
  for (let place = at - 1; place >= from; place -= 1) if (BORDER.test(text[place] ?? '')) return place + 1
  return isHalf(text, from) ? from - 1 : from
}

/** How many different texts are marked within a passage that begins at a mark. */
function richness(text: string, marks: readonly Stretch[], first: number): number {
  const begin = marks[first]?.[0] ?? 0
  const within = marks.slice(first).filter(([, to]) => to <= begin + LONGEST - BEFORE)
  return new Set(within.map(([from, to]) => text.slice(from, to).toLowerCase())).size * 100 + Math.min(within.length, 99)
}

function cut(page: number, text: string, marks: readonly Stretch[], first: number): Passage {
  const begin = beginOf(text, marks[first]?.[0] ?? 0)
  const end = Math.min(text.length, begin + LONGEST)
  const to = isHalf(text, end) ? end - 1 : end
  const within = marks.filter(([from, until]) => from >= begin && until <= to)
  return { page, text: text.slice(begin, to), marks: within.map(([from, until]): Stretch => [from - begin, until - begin]) }
}

/** The best passage of a page: the one with the most of what is looked for; undefined where nothing stands there. */
export function bestPassage(page: number, text: string, terms: readonly string[]): (Passage & { readonly worth: number }) | undefined {
  const marks = marksOf(text, terms)
  if (marks.length === 0) return undefined
  let [best, worth] = [0, -1]
  for (let first = 0; first < Math.min(marks.length, 200); first += 1) {
    const rich = richness(text, marks, first)
    if (rich > worth) [best, worth] = [first, rich]
  }
  return { ...cut(page, text, marks, best), worth }
}

const HAN = /\p{Script=Han}\n(?=\p{Script=Han})/gu

/** The best passages of pages, not more than so many, in the order of the pages. */
export function bestPassages(pages: readonly ReadPage[], terms: readonly string[], most: number): Passage[] {
  const sorted = [...pages].sort((a, b) => a.page - b.page)
  const found = sorted.flatMap((each, at) => {
    const { joint, over = [] } = overEnd(terms, each, sorted[at + 1]) ?? {}
    const passage =
      joint &&
      bestPassage(
        each.page,
        joint.text.replace(HAN, letter => letter.trimEnd()),
        over,
      )
    return [bestPassage(each.page, each.text, terms), passage].filter(one => one !== undefined)
  })
  const best = found.sort((a, b) => b.worth - a.worth || a.page - b.page).slice(0, most)
  return best.sort((a, b) => a.page - b.page).map(({ page, text, marks }) => ({ page, text, marks }))
}

/** The beginning of a text, for what was found by its title. */
export const beginning = (page: number, text: string): Passage => cut(page, text.trimStart(), [], 0)
