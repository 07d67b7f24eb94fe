import { OFTEN } from '../../index/often'

/** A found record, as far as ranking looks at it; texts in normal form. */
export interface Ranked {
  readonly title: string
  readonly keywords: string
  /** Characters of the whole text. */
  readonly length: number
  /** Those of its pages on which something was found. */
  readonly pages: readonly string[]
  /** Terms that go over the end of one, each as often as one does. */
  readonly over: readonly string[]
}

/** What is looked for, and how seldom it is: the natural logarithm of texts by texts that have it. */
export interface WeighedTerm {
  readonly wanted: string
  readonly weight: number
}

/** The part of all texts that should have all of the terms; 0 where none is asked for. */
export const shareOf = (terms: readonly WeighedTerm[]): number =>
  terms.length === 0 ? 0 : terms.reduce((share, { weight }) => share / Math.expm1(weight), 1)

/** What a term counts there, where it counts 1 in a page. */
export const IN_TITLE = 8
export const IN_KEYWORDS = 4
/** How often it counts there at most, and in pages. */
export const MOST_NAMED = 3
/** As BM25 has them: how fast more of the same stops counting, and how much length counts. */
export const SATURATION = 1.2
export const LENGTH = 0.75
/** Terms within so many characters of each other are said together. */
const NEAR = 60

function placesIn(text: string, wanted: string, most: number): number[] {
  const places: number[] = []
  for (let at = text.indexOf(wanted); at >= 0 && places.length < most; at = text.indexOf(wanted, at + wanted.length)) places.push(at)
  return places
}

/** The shortest stretch of a text that holds all of the terms; infinity where one is not there. */
export function stretchOfAll(text: string, terms: readonly string[]): number {
  const places = terms.flatMap((wanted, term) => placesIn(text, wanted, 200).map(at => ({ term, at, end: at + wanted.length })))
  places.sort((a, b) => a.at - b.at)
  const last = new Map<number, { at: number; end: number }>()
  let shortest = Number.POSITIVE_INFINITY
  for (const place of places) {
    last.set(place.term, place)
    if (last.size < terms.length) continue
    const all = [...last.values()]
    shortest = Math.min(shortest, Math.max(...all.map(({ end }) => end)) - Math.min(...all.map(({ at }) => at)))
  }
  return shortest
}

/** 1 where all terms stand together, less the further they are apart, 0 where no page has all. */
function closeness(pages: readonly string[], terms: readonly string[]): number {
  if (terms.length < 2) return 0
  const least = terms.reduce((sum, { length }) => sum + length, 0)
  const shortest = Math.min(...pages.map(page => stretchOfAll(page, terms)))
  return shortest === Number.POSITIVE_INFINITY ? 0 : NEAR / (NEAR + shortest - least)
}

/** How well a record answers: like BM25 over title, key words and text, and more where terms stand close together. */
export function score({ title, keywords, length, pages, over }: Ranked, terms: readonly WeighedTerm[], usualLength: number): number {
  const norm = SATURATION * (1 - LENGTH + (LENGTH * length) / Math.max(usualLength, 1))
  let sum = 0
  for (const { wanted, weight } of terms) {
    const overEnds = over.filter(each => each === wanted).length
    const inPages = pages.reduce((count, page) => count + placesIn(page, wanted, OFTEN).length, overEnds)
    const named = IN_TITLE * placesIn(title, wanted, MOST_NAMED).length + IN_KEYWORDS * placesIn(keywords, wanted, MOST_NAMED).length
    const often = Math.min(inPages, OFTEN) + named
    sum += (weight * often * (SATURATION + 1)) / (often + norm)
  }
  const wanted = terms.map(term => term.wanted)
  const whole = wanted.length > 1 ? closeness([title, ...pages], wanted) : Number(title === wanted[0])
  return sum * (1 + whole)
}
