import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/database'
import { PREPARED, WHOLE } from '../db/pools/prepared'
import { fail } from '../util/errors'
import { readConditions } from './conditions/conditions'
import { DEEP, DeepPages, keyOf, type Span } from './deep-pages'
import { fillDictText, stateFor } from './dict-text'
import { type OrderTerm, orderBy, orderTerms } from './ordering'
import { columnSql, conditionSql } from './sql'
import { sumsOf } from './sums'
import { texts } from './texts'
import { plain, totalOf } from './total'
import type { ListColumn, ListSpec, PageOf, RawListQuery } from './types'

const DEFAULT_SIZE = 10
/** What one page may hold at most. */
const LARGEST_PAGE = 1000
/** What an export at once may hold at most; beyond it is refused, never cut off. */
export const LARGEST_EXPORT = 100_000

function positive(value: unknown, usual: number): number {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? Math.min(number, 1_000_000_000) : usual
}

function whereSql(spec: ListSpec, query: RawListQuery): RawBuilder<SqlBool> {
  const asked = readConditions(spec, query).map(conditionSql)
  const parts = spec.where ? [spec.where, ...asked] : asked
  return parts.length > 0 ? sql<SqlBool>`${sql.join(parts, sql` and `)}` : sql<SqlBool>`true`
}

const fieldsOf = new WeakMap<readonly ListColumn[], RawBuilder<unknown>>()

/** Made once for the columns of a list. */
function fields(columns: readonly ListColumn[]): RawBuilder<unknown> {
  const known = fieldsOf.get(columns)
  if (known) return known
  const made = sql.join(columns.map(column => sql`${columnSql(column)} as ${sql.id(column.name)}`))
  fieldsOf.set(columns, made)
  return made
}

/** The columns of a row alone. */
function recordOf(columns: readonly ListColumn[], row: Record<string, unknown>): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const { name } of columns) record[name] = row[name]
  return record
}

/** Whether many ask for the same by a plan that rests on no value: one row, or the first page of all. */
const isUsual = (spec: ListSpec, query: RawListQuery, current: number) =>
  spec.steady === true && current === 1 && (!spec.where || spec.keyed === true) && readConditions(spec, query).length === 0

/** What a page is read with. */
interface Asked {
  readonly spec: ListSpec
  readonly terms: readonly OrderTerm[]
  /** The rows of all pages. */
  readonly from: RawBuilder<unknown>
  /** Rows that are counted at most; 0: all. */
  readonly most: number
  readonly size: number
  readonly usual: boolean
}

/** The number of all rows and those of a span in one round trip. */
async function readSpan(trx: Trx, asked: Asked, span: Span, keyed: boolean): Promise<readonly Record<string, unknown>[]> {
  const { spec, terms, from, most, size, usual } = asked
  const counted = most > 0 ? sql`from (select ${from} limit ${sql.lit(most + 1)}) one` : from
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(usual ? PREPARED : WHOLE)} ${spec.with ?? sql``}
    select c.total as "__total", c.state as "__state", p.* from
      (select count(*) as total, ${stateFor(spec.columns)} as state ${counted}) c
      left join (select true as "__row", ${keyed ? sql`${keyOf(terms)}, ` : sql``}${fields(spec.columns)} ${from} ${span.where}
        ${span.order} limit ${sql.lit(size)} offset ${sql.lit(span.offset)}) p on true
    ${orderBy(terms, 'outer')}`.execute(plain(trx))
  return rows
}

const shown = (rows: readonly Record<string, unknown>[]) => rows.filter(row => row.__row === true)

/** The rows of a page; one that lies deep is found by the keys of one near it, or counted off. */
async function readPage(trx: Trx, asked: Asked, offset: number): Promise<readonly Record<string, unknown>[]> {
  const { terms, size, from } = asked
  const order = orderBy(terms, 'inner')
  const counted: Span = { where: sql``, order, offset }
  if (offset < DEEP || !trx.actor) return readSpan(trx, asked, counted, false)
  const { sql: text, parameters } = sql`${from} ${order}`.compile(plain(trx))
  const pages = new DeepPages(trx, JSON.stringify([text, parameters, { ...trx.actor, trace: '', position: '' }]), terms)
  const near = pages.near(offset, size)
  const found = near && (await readSpan(trx, asked, near, true))
  // Fewer than a page may be the end, or rows that have gone since, or empty values.
  const rows = found && shown(found).length === size ? found : await readSpan(trx, asked, counted, true)
  const [first] = shown(rows)
  if (first) pages.note(offset, first.__key)
  return rows
}

/**
 * One page by the list convention: filters, ranges, advanced query and sort over the readable columns, the number of all
 * rows and the page in one round trip, `_dictText` filled in. `countUpTo`: of more rows than that the number may be an estimate, which is told. `sumOf`: what is added up of rows that stand
 * on more than this page, where all of them were counted.
 */
export async function listPage<Row extends object>(trx: Trx, spec: ListSpec, query: RawListQuery): Promise<PageOf<Row>> {
  const size = Math.min(positive(query.pageSize, DEFAULT_SIZE), LARGEST_PAGE)
  const current = positive(query.pageNo, 1)
  const where = whereSql(spec, query)
  const most = positive(query.countUpTo, 0)
  const from = sql`from ${sql.table(spec.table)} t where ${where}`
  const asked = { spec, terms: orderTerms(spec, query), from, most, size, usual: isUsual(spec, query, current) }
  const rows = await readPage(trx, asked, (current - 1) * size)
  const [first] = rows
  const records = shown(rows).map(row => recordOf(spec.columns, row))
  await fillDictText(trx, spec.columns, records, typeof first?.__state === 'string' ? first.__state : null)
  const place = { size, current, rows: records.length }
  const found = { spec, from, most, counted: Number(first?.__total ?? 0) }
  const { total, exact } = await totalOf(trx, found, place)
  const sums = exact && total > records.length ? await sumsOf(trx, { spec, from }, query.sumOf) : undefined
  return {
    records: records as Row[],
    total,
    size,
    current,
    pages: Math.ceil(total / size),
    orders: [],
    optimizeCountSql: true,
    hitCount: false,
    searchCount: exact,
    ...(sums && { sums }),
  }
}

/**
 * Every row that the query asks for, for exports; `selections` (ids) narrows them. Texts of dictionaries are filled in. `limit`: the first so
 * many; by default all, refused where they are more than an export may hold.
 */
export async function listAll<Row extends object>(trx: Trx, spec: ListSpec, query: RawListQuery, limit?: number): Promise<Row[]> {
  const ids = typeof query.selections === 'string' ? query.selections.split(',').filter(Boolean) : []
  const chosen = ids.length > 0 ? sql<SqlBool>`t.id = any(${ids}::text[])` : sql<SqlBool>`true`
  const result = await sql<Record<string, unknown>>`${spec.with ?? sql``}
    select ${fields(spec.columns)} from ${sql.table(spec.table)} t
    where ${whereSql(spec, query)} and ${chosen} ${orderBy(orderTerms(spec, query), 'inner')} limit ${limit ?? LARGEST_EXPORT + 1}`.execute(
    plain(trx),
  )
  if (limit === undefined && result.rows.length > LARGEST_EXPORT) fail(texts.tooManyRows(LARGEST_EXPORT))
  await fillDictText(trx, spec.columns, result.rows)
  return result.rows as Row[]
}
