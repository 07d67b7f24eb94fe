import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/database'
import { keep } from '../util/keep'
import type { Catalog } from './catalog'
import { type OrderTerm, orderBy } from './ordering'
import { TYPES } from './sql'

/** Rows before a page from which on it is found by the keys of one near it, and how far that may lie away. */
export const DEEP = 10_000
/** Milliseconds for which the keys of a page are kept: rows that come and go meanwhile shift pages by their number. */
const LIFETIME = 300_000
/** Lists of which keys are kept, and pages of each. */
const LISTS = 200
const PAGES = 50

/** The first row of a page: how many rows stand before it, and by what it stands there, as texts. */
interface Anchor {
  readonly offset: number
  readonly key: readonly (string | null)[]
  readonly at: number
}

/** Which rows are read, and in which order. */
export interface Span {
  /** Follows the other conditions. */
  readonly where: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  readonly offset: number
}

const keptBy = new WeakMap<Catalog, Map<string, readonly Anchor[]>>()

/** The row by the terms of the order, as texts. */
export const keyOf = (terms: readonly OrderTerm[]): RawBuilder<unknown> =>
  sql`array[${sql.join(terms.map(({ inner }) => sql`(${inner})::text`))}] as "__key"`

const typed = ({ kind }: OrderTerm, text: string | null) => sql`${text}::${TYPES[kind]}`

/** Rows behind one with this key, or before it; with `itself`, that one too. Empty values of the first term are none of them. */
function beyond(terms: readonly OrderTerm[], key: Anchor['key'], back: boolean, itself: boolean): RawBuilder<SqlBool> {
  const [term, ...others] = terms
  if (!term) return itself ? sql<SqlBool>`true` : sql<SqlBool>`false`
  const value = typed(term, key[0] ?? null)
  const way = term.descending === back ? sql`>` : sql`<`
  const rest = beyond(others, key.slice(1), back, itself)
  // The first comparison is what an index serves.
  return sql<SqlBool>`(${term.inner} ${way}= ${value} and (${term.inner} ${way} ${value} or ${rest}))`
}

/** Pages of a list that lie deep, by the keys of pages that were read before. */
export class DeepPages {
  private readonly anchors: readonly Anchor[]

  /** `list`: names the list with its conditions, its order, and who reads it. */
  constructor(
    private readonly trx: Trx,
    private readonly list: string,
    private readonly terms: readonly OrderTerm[],
  ) {
    const fresh = Date.now() - LIFETIME
    this.anchors = (this.kept.get(list) ?? []).filter(({ at }) => at > fresh)
  }

  /** By the nearest page that is known; undefined where none is near. */
  near(offset: number, size: number): Span | undefined {
    const away = (anchor: Anchor) => (anchor.offset <= offset ? offset - anchor.offset : anchor.offset - offset - size)
    const [nearest] = this.anchors.filter(anchor => away(anchor) >= 0 && away(anchor) <= DEEP).sort((one, other) => away(one) - away(other))
    if (!nearest) return undefined
    const back = nearest.offset > offset
    return {
      where: sql`and ${beyond(this.terms, nearest.key, back, !back)}`,
      order: orderBy(this.terms, 'inner', back),
      offset: away(nearest),
    }
  }

  /** Keeps where a page begins. */
  note(offset: number, key: unknown): void {
    // An order by an empty value is no range of an index.
    if (!Array.isArray(key) || key.includes(null)) return
    const others = this.anchors.filter(anchor => anchor.offset !== offset)
    keep(this.kept, LISTS, this.list, [...others, { offset, key: key as string[], at: Date.now() }].slice(-PAGES))
  }

  private get kept(): Map<string, readonly Anchor[]> {
    const kept = keptBy.get(this.trx.catalog) ?? new Map<string, readonly Anchor[]>()
    keptBy.set(this.trx.catalog, kept)
    return kept
  }
}
