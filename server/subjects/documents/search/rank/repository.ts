import { type RawBuilder, sql } from 'kysely'
import { cellsOf, OFTEN } from '../../index/often'
import { IN_KEYWORDS, IN_TITLE, LENGTH, MOST_NAMED, SATURATION, type WeighedTerm } from './score'

export type { WeighedTerm } from './score'

const cell = (at: number) => sql`get_byte(i.often, ${at} & (octet_length(i.often) - 1))`

/** How often a text stands in the pages of the row `i` at most. */
function mostOften(wanted: string): RawBuilder<number> {
  const cells = cellsOf(wanted).map(cell)
  return cells.length === 0 ? sql<number>`${OFTEN}` : sql<number>`greatest(1, least(${sql.join(cells)}))`
}

const countIn = (column: RawBuilder<unknown>, wanted: string) =>
  sql<number>`least(${MOST_NAMED}, (length(${column}) - length(replace(${column}, ${wanted}, ''))) / ${wanted.length}::integer)`

/** Columns `f0`, `f1` … of a row `i` of the index: how much each term counts there at most. Each with a comma before it. */
export function countsSql(terms: readonly WeighedTerm[]): RawBuilder<unknown> {
  const columns = terms.map(
    ({ wanted }, at) => sql`, coalesce(${mostOften(wanted)} + ${IN_TITLE} * ${countIn(sql`i.title`, wanted)}
      + ${IN_KEYWORDS} * ${countIn(sql`i.keywords`, wanted)}, 0)::float8 as ${sql.id(`f${at}`)}`,
  )
  return columns.length === 0 ? sql`` : sql.join(columns, sql``)
}

/** What a row `m` is worth at most, where texts have `u.usual` characters: never less than its `score`. */
export function boundSql(terms: readonly WeighedTerm[]): RawBuilder<number> {
  const [only] = terms
  if (!only) return sql<number>`0::float8`
  const norm = sql`${SATURATION} * (${1 - LENGTH}::float8 + ${LENGTH}::float8 * m.length / u.usual)`
  const parts = terms.map(({ weight }, at) => {
    const often = sql.id(`f${at}`)
    return sql`${weight}::float8 * m.${often} * ${SATURATION + 1}::float8 / (m.${often} + ${norm})`
  })
  const whole = terms.length > 1 ? sql`2` : sql`(1 + (m.title = ${only.wanted})::integer)`
  return sql<number>`${whole} * (${sql.join(parts, sql` + `)})`
}
