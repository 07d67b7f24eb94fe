import type { TaggedWord } from '../../index/words'
import { amounts } from './amounts'
import { dates } from './dates'
import { laws } from './laws'
import { names } from './names'
import { numbers } from './numbers'
import { periods, rangesOf } from './periods'
import type { Found } from './types'

export { headOf } from './items'
export { mayBeEqual } from './periods'
export type { EntityKind, Found } from './types'

/** Of what overlaps, what was found first stays. */
function apart(found: readonly Found[]): Found[] {
  const kept: Found[] = []
  for (const each of found) if (kept.every(({ start, end }) => each.end <= start || each.start >= end)) kept.push(each)
  return kept.toSorted((a, b) => a.start - b.start)
}

/** The entities of one line of text in normal form, in their order; a period holds the dates from and to which it goes. `known` are names of firms in normal form. */
export function entitiesOf(normal: string, words: readonly TaggedWord[], known: ReadonlySet<string>): readonly Found[] {
  const all = [
    ...laws(normal),
    ...numbers(normal),
    ...dates(normal),
    ...amounts(normal),
    ...periods(normal),
    ...names(normal, words, known),
  ]
  const found = apart(all)
  return [...found, ...rangesOf(normal, found)].toSorted((a, b) => a.start - b.start)
}
