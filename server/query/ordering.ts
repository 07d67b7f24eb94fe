import { type RawBuilder, sql } from 'kysely'
import { readSort } from './conditions/conditions'
import { columnSql, WORDS } from './sql'
import type { ColumnKind, ListColumn, ListSpec, RawListQuery } from './types'

/** A column by which rows stand in their order. */
export interface OrderTerm {
  readonly name: string
  readonly kind: ColumnKind
  /** As it is compared, in the table and in the rows that were read. */
  readonly inner: RawBuilder<unknown>
  readonly outer: RawBuilder<unknown>
  readonly descending: boolean
  /** It has a value in every row. */
  readonly filled: boolean
}

/** The time of adding, as lists of ours and those of online forms call it. */
const ADDED = new Set(['createTime', 'create_time'])

/** Always filled: without a word about nulls, an index in this order serves. */
const FILLED = new Set(['id', ...ADDED])

function termOf(column: ListColumn, descending: boolean, plain = false): OrderTerm {
  const filled = FILLED.has(column.name)
  const words = column.kind === 'text' && !filled && !plain ? sql` ${WORDS}` : sql``
  return {
    name: column.name,
    kind: column.kind,
    inner: sql`${columnSql(column)}${words}`,
    outer: sql`p.${sql.id(column.name)}${words}`,
    descending,
    filled,
  }
}

/**
 * Ties are broken by the time of adding, then by id, so that pages never overlap. Rising order has the newest first and falling order is its
 * exact reverse: a row without a value by which the list stands is the very first, or the very last.
 */
export function orderTerms(spec: ListSpec, query: RawListQuery): readonly OrderTerm[] {
  const sort = readSort(spec, query)
  const descending = sort?.order !== 'asc'
  const terms = sort ? [termOf(sort.column, descending, spec.plainOrder)] : []
  const added = spec.columns.find(({ name }) => ADDED.has(name))
  if (sort && added && added !== sort.column) terms.push(termOf(added, !descending))
  const id = spec.columns.find(({ name }) => name === 'id')
  if (id) terms.push({ ...termOf(id, descending), inner: sql`t.id`, outer: sql`p.id` })
  return terms
}

/** Empty values are the least; texts stand in the order of words. */
function directionOf({ descending, filled }: OrderTerm, reversed: boolean): RawBuilder<unknown> {
  const falls = descending !== reversed
  if (filled) return falls ? sql`desc` : sql`asc`
  return falls ? sql`desc nulls last` : sql`asc nulls first`
}

/** `reversed`: the last row first. */
export function orderBy(terms: readonly OrderTerm[], place: 'inner' | 'outer', reversed = false): RawBuilder<unknown> {
  if (terms.length === 0) return sql``
  return sql`order by ${sql.join(terms.map(term => sql`${term[place]} ${directionOf(term, reversed)}`))}`
}
