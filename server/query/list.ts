import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/database'
import { readConditions, readSort } from './conditions/conditions'
import { fillDictText } from './dict-text'
import { columnSql, conditionSql, WORDS } from './sql'
import type { ListColumn, ListSpec, PageOf, RawListQuery } from './types'

const DEFAULT_SIZE = 10
/** What one page may hold at most. */
const LARGEST_PAGE = 1000
/** What an export may hold at most. */
const LARGEST_EXPORT = 100_000

function positive(value: unknown, usual: number): number {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? Math.min(number, 1_000_000_000) : usual
}

function whereSql(spec: ListSpec, query: RawListQuery): RawBuilder<SqlBool> {
  const asked = readConditions(spec, query).map(conditionSql)
  const parts = spec.where ? [spec.where, ...asked] : asked
  return parts.length > 0 ? sql<SqlBool>`${sql.join(parts, sql` and `)}` : sql<SqlBool>`true`
}

function fields(columns: readonly ListColumn[]): RawBuilder<unknown> {
  return sql.join(columns.map(column => sql`${columnSql(column)} as ${sql.id(column.name)}`))
}

interface Ordering {
  readonly inner: RawBuilder<unknown>
  readonly outer: RawBuilder<unknown>
}

/** The time of adding, as lists of ours and those of online forms call it. */
const ADDED = new Set(['createTime', 'create_time'])

/** Always filled: without a word about nulls, an index in this order serves. */
const FILLED = new Set(['id', ...ADDED])

/** Empty values are the least; texts stand in the order of words. */
function directionOf({ column, order }: NonNullable<ReturnType<typeof readSort>>, plain = false): RawBuilder<unknown> {
  if (FILLED.has(column.name)) return order === 'asc' ? sql`asc` : sql`desc`
  const way = order === 'asc' ? sql`asc nulls first` : sql`desc nulls last`
  return column.kind === 'text' && !plain ? sql`${WORDS} ${way}` : way
}

/**
 * Ties are broken by the time of adding, then by id, so that pages never overlap. Rising order has the newest first and falling order is its
 * exact reverse: a row without a value by which the list stands is the very first, or the very last.
 */
function ordering(spec: ListSpec, query: RawListQuery): Ordering {
  const sort = readSort(spec, query)
  const direction = sort ? directionOf(sort, spec.plainOrder) : sql``
  const inner: RawBuilder<unknown>[] = sort ? [sql`${columnSql(sort.column)} ${direction}`] : []
  const outer: RawBuilder<unknown>[] = sort ? [sql`p.${sql.id(sort.column.name)} ${direction}`] : []
  const [forth, back] = sort?.order === 'asc' ? [sql`asc`, sql`desc`] : [sql`desc`, sql`asc`]
  const added = spec.columns.find(({ name }) => ADDED.has(name))
  if (sort && added && added !== sort.column) {
    inner.push(sql`${columnSql(added)} ${back}`)
    outer.push(sql`p.${sql.id(added.name)} ${back}`)
  }
  if (spec.columns.some(column => column.name === 'id')) {
    inner.push(sql`t.id ${forth}`)
    outer.push(sql`p.id ${forth}`)
  }
  if (inner.length === 0) return { inner: sql``, outer: sql`` }
  return { inner: sql`order by ${sql.join(inner)}`, outer: sql`order by ${sql.join(outer)}` }
}

/**
 * One page by the list convention: filters, ranges, advanced query and sort over the readable columns, the number of all
 * rows and the page in one round trip, `_dictText` filled in.
 */
export async function listPage<Row extends object>(trx: Trx, spec: ListSpec, query: RawListQuery): Promise<PageOf<Row>> {
  const size = Math.min(positive(query.pageSize, DEFAULT_SIZE), LARGEST_PAGE)
  const current = positive(query.pageNo, 1)
  const where = whereSql(spec, query)
  const order = ordering(spec, query)
  const result = await sql<Record<string, unknown>>`${spec.with ?? sql``}
    select c.total as "__total", p.* from
      (select count(*) as total from ${sql.table(spec.table)} t where ${where}) c
      left join (select true as "__row", ${fields(spec.columns)} from ${sql.table(spec.table)} t where ${where}
        ${order.inner} limit ${size} offset ${(current - 1) * size}) p on true
    ${order.outer}`.execute(plain(trx))
  const total = Number(result.rows[0]?.__total ?? 0)
  const records = result.rows.filter(row => row.__row === true).map(({ __total, __row, ...row }) => row)
  await fillDictText(trx, spec.columns, records)
  return {
    records: records as Row[],
    total,
    size,
    current,
    pages: Math.ceil(total / size),
    orders: [],
    optimizeCountSql: true,
    hitCount: false,
    searchCount: true,
  }
}

/** Every row that the query asks for, for exports; `selections` (ids) narrows them. Texts of dictionaries are filled in. */
export async function listAll<Row extends object>(trx: Trx, spec: ListSpec, query: RawListQuery, limit = LARGEST_EXPORT): Promise<Row[]> {
  const ids = typeof query.selections === 'string' ? query.selections.split(',').filter(Boolean) : []
  const chosen = ids.length > 0 ? sql<SqlBool>`t.id = any(${ids}::text[])` : sql<SqlBool>`true`
  const result = await sql<Record<string, unknown>>`${spec.with ?? sql``}
    select ${fields(spec.columns)} from ${sql.table(spec.table)} t
    where ${whereSql(spec, query)} and ${chosen} ${ordering(spec, query).inner} limit ${limit}`.execute(plain(trx))
  await fillDictText(trx, spec.columns, result.rows)
  return result.rows as Row[]
}

/** Aliases are property names already: the camel case plugin must leave them alone. */
function plain(trx: Trx): Kysely<unknown> {
  return trx.withoutPlugins() as unknown as Kysely<unknown>
}
