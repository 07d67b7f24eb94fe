import type { EntityKind } from '../entities'
import { type Contradiction, contradictionsOf } from './contradictions'
import type { DocumentFacts, SetPlace } from './facts'
import { topicsOf } from './topics'

/** Two documents of nearly the same text. */
export interface Duplicate {
  readonly left: string
  readonly right: string
  /** From 0 to 1. */
  readonly likeness: number
}

export interface SetEntity {
  readonly kind: EntityKind
  readonly value: string
  /** The first place in each document, and how often it stands there. */
  readonly places: readonly (SetPlace & { readonly text: string; readonly count: number })[]
}

export interface TimelineEntry extends SetPlace {
  readonly date: string
  readonly item: string | null
  readonly around: string
}

/** What was found over a set. Each part names the documents that it is of, so that it can be narrowed to what a reader may see. */
export interface SetAnalysis {
  readonly documents: readonly string[]
  readonly duplicates: readonly Duplicate[]
  readonly timeline: readonly TimelineEntry[]
  readonly words: readonly {
    readonly word: string
    readonly documents: readonly { readonly document: string; readonly weight: number }[]
  }[]
  readonly topics: readonly (readonly string[])[]
  readonly entities: readonly SetEntity[]
  readonly contradictions: readonly Contradiction[]
}

/** How much of each is kept. */
const MOST = { duplicates: 1000, timeline: 2000, words: 200, entities: 1000, contradictions: 300 } as const
const BITS = 64
/** Bits of prints that may differ between texts that are nearly the same, as at ingestion. */
const NEAR_BITS = 3

const different = (a: string, b: string) => Array.from(a).reduce((sum, bit, at) => sum + (bit === b.charAt(at) ? 0 : 1), 0)

function duplicatesOf(all: readonly DocumentFacts[]): readonly Duplicate[] {
  const found: Duplicate[] = []
  for (const [at, { document: left, print }] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      if (print === null || other.print === null) continue
      const bits = different(print, other.print)
      if (bits <= NEAR_BITS) found.push({ left, right: other.document, likeness: 1 - bits / BITS })
    }
  }
  return found.toSorted((a, b) => b.likeness - a.likeness).slice(0, MOST.duplicates)
}

const timelineOf = (all: readonly DocumentFacts[]): readonly TimelineEntry[] =>
  all
    .flatMap(({ document, entities }) =>
      // The same day of the same item stands once for each document.
      entities
        .filter(
          ({ kind, value, item }, at) =>
            kind === 'date' &&
            value.length >= 7 &&
            entities.findIndex(other => other.kind === 'date' && other.value === value && other.item === item) === at,
        )
        .map(({ value, item, around, page, start, end }) => ({ date: value, item, around, document, page, start, end })),
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .slice(0, MOST.timeline)

function wordsOf(all: readonly DocumentFacts[]): SetAnalysis['words'] {
  const words = new Map<string, { document: string; weight: number }[]>()
  for (const { document, keywords } of all) {
    for (const { word, weight } of keywords) words.set(word, [...(words.get(word) ?? []), { document, weight }])
  }
  const sum = (documents: readonly { readonly weight: number }[]) => documents.reduce((all, { weight }) => all + weight, 0)
  return Array.from(words, ([word, documents]) => ({ word, documents }))
    .toSorted((a, b) => sum(b.documents) - sum(a.documents))
    .slice(0, MOST.words)
}

function entitiesOf(all: readonly DocumentFacts[]): readonly SetEntity[] {
  const found = new Map<string, { kind: EntityKind; value: string; places: Map<string, SetEntity['places'][number]> }>()
  for (const { document, entities } of all) {
    for (const { kind, value, text, page, start, end } of entities) {
      const key = `${kind} ${value}`
      const known = found.get(key) ?? { kind, value, places: new Map() }
      const place = known.places.get(document) ?? { document, page, start, end, text, count: 0 }
      known.places.set(document, { ...place, count: place.count + 1 })
      found.set(key, known)
    }
  }
  const count = ({ places }: SetEntity) => places.reduce((sum, place) => sum + place.count, 0)
  return Array.from(found.values(), ({ kind, value, places }): SetEntity => ({ kind, value, places: [...places.values()] }))
    .toSorted((a, b) => b.places.length - a.places.length || count(b) - count(a))
    .slice(0, MOST.entities)
}

export const analyseSet = (all: readonly DocumentFacts[]): SetAnalysis => ({
  documents: all.map(({ document }) => document),
  duplicates: duplicatesOf(all),
  timeline: timelineOf(all),
  words: wordsOf(all),
  topics: topicsOf(all),
  entities: entitiesOf(all),
  contradictions: contradictionsOf(all, MOST.contradictions),
})

/** What is left of it for a reader who may see some of its documents: no word, no count and no place of the others. */
export function visibleSet(set: SetAnalysis, readable: ReadonlySet<string>): SetAnalysis {
  const seen = <Part extends { readonly document: string }>(parts: readonly Part[]) =>
    parts.filter(({ document }) => readable.has(document))
  const contradictions = set.contradictions
    .map(each => ({ ...each, statements: seen(each.statements) }))
    .filter(({ statements }) => contradicts(statements))
  return {
    documents: set.documents.filter(document => readable.has(document)),
    duplicates: set.duplicates.filter(({ left, right }) => readable.has(left) && readable.has(right)),
    timeline: seen(set.timeline),
    words: set.words.map(each => ({ ...each, documents: seen(each.documents) })).filter(({ documents }) => documents.length > 0),
    topics: set.topics.map(group => group.filter(document => readable.has(document))).filter(group => group.length > 0),
    entities: set.entities.map(each => ({ ...each, places: seen(each.places) })).filter(({ places }) => places.length > 0),
    contradictions,
  }
}

/** Whether two documents still give values that the other does not. */
function contradicts(statements: Contradiction['statements']): boolean {
  const byDocument = new Map<string, Set<string>>()
  for (const { document, value } of statements) byDocument.set(document, (byDocument.get(document) ?? new Set()).add(value))
  const all = [...byDocument.values()]
  return all.some((values, at) => all.slice(at + 1).some(other => [...values].every(value => !other.has(value))))
}
