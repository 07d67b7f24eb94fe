import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type AnalysisGroup, type AnalysisMeasure, type Bucket, MOST_ROWS } from '../../renderer/core'
import type { Trx } from '../db/database'
import { errors } from '../util/errors'
import type { ReaderRows } from './catalog/readable'
import { columnsByName } from './conditions/rule'
import { fillDictText } from './dict-text'
import { columnSql, conditionSql, WORDS } from './sql'
import { texts } from './texts'
import type { ColumnKind, Condition, ListColumn, ListSpec } from './types'

/** What is asked of the rows of a list: as they are, or put together. */
export interface AnalysisAsk {
  readonly columns: readonly string[]
  readonly groups: readonly AnalysisGroup[]
  readonly measures: readonly AnalysisMeasure[]
  readonly where: Condition | null
  /** A column of the result; null: by the groups, or as the list does. */
  readonly sort: { readonly by: string; readonly order: 'asc' | 'desc' } | null
  readonly limit: number
}

/** A column of the result: `g0` and `m0` where rows are put together, else the field's own name. */
export interface AnalysisColumn {
  readonly name: string
  readonly kind: ColumnKind
  /** Null for the number of rows. */
  readonly field: string | null
  readonly bucket: Bucket | null
  readonly measure: AnalysisMeasure['measure'] | null
}

export interface AnalysisFound {
  readonly columns: readonly AnalysisColumn[]
  readonly rows: readonly Record<string, unknown>[]
  /** Whether there are more rows than were wanted. */
  readonly truncated: boolean
}

/** Milliseconds that an analysis may take. */
export const LONGEST_ANALYSIS = 10_000

interface Planned extends AnalysisColumn {
  readonly value: RawBuilder<unknown>
  readonly dict?: string | undefined
}

/** Digits of a mean behind the point, the last one rounded half up (decision 223). */
const MEAN_DIGITS = 4

/** How buckets are told; the texts sort as the times do. */
const FORMATS: Record<Bucket, RawBuilder<unknown>> = { day: sql`'YYYY-MM-DD'`, month: sql`'YYYY-MM'`, year: sql`'YYYY'` }
const TIMES: ReadonlySet<ColumnKind> = new Set(['date', 'datetime'])
const NUMBERS: ReadonlySet<ColumnKind> = new Set(['integer', 'decimal'])
const ORDERED: ReadonlySet<ColumnKind> = new Set(['integer', 'decimal', 'date', 'datetime', 'time', 'text'])

type Columns = ReadonlyMap<string, ListColumn>

function readable(columns: Columns, name: string): ListColumn {
  const column = columns.get(name)
  if (!column) throw errors.unknownField(name)
  return column
}

/** The column, with the order in which its values stand. */
const ordered = (column: ListColumn) => (column.kind === 'text' ? sql`${columnSql(column)} ${WORDS}` : columnSql(column))

function groupColumn(columns: Columns, { field, bucket }: AnalysisGroup, index: number): Planned {
  const column = readable(columns, field)
  if (column.kind === 'json') throw errors.badConditions(texts.badGroup(field))
  const plain = { name: `g${index}`, field, measure: null }
  if (bucket === undefined) return { ...plain, bucket: null, kind: column.kind, value: ordered(column), dict: column.dict }
  if (!TIMES.has(column.kind)) throw errors.badConditions(texts.badBucket(field))
  return { ...plain, bucket, kind: 'text', value: sql`to_char(${columnSql(column)}, ${FORMATS[bucket]})` }
}

function measureColumn(columns: Columns, { measure, field }: AnalysisMeasure, index: number): Planned {
  const plain = { name: `m${index}`, bucket: null, measure }
  if (field === undefined) return { ...plain, field: null, kind: 'integer', value: sql`count(*)` }
  const column = readable(columns, field)
  const value = columnSql(column)
  // Some columns of tables of our own are floats.
  const exact = column.kind === 'decimal' ? sql`(${value})::numeric` : value
  const allowed = measure === 'sum' || measure === 'avg' ? NUMBERS : ORDERED
  if (measure !== 'distinct' && !allowed.has(column.kind)) throw errors.badConditions(texts.badMeasure(field))
  switch (measure) {
    case 'sum':
      return { ...plain, field, kind: 'decimal', value: sql`sum(${exact})` }
    case 'avg':
      return { ...plain, field, kind: 'decimal', value: sql`round(avg(${exact}), ${sql.lit(MEAN_DIGITS)})` }
    case 'min':
      return { ...plain, field, kind: column.kind, value: sql`min(${ordered(column)})` }
    case 'max':
      return { ...plain, field, kind: column.kind, value: sql`max(${ordered(column)})` }
    case 'distinct':
      return { ...plain, field, kind: 'integer', value: sql`count(distinct (${value})::text)` }
    default:
      throw errors.badConditions(texts.badMeasure(field))
  }
}

/** The columns of the result; the names in them come from the list's own columns, never from the request. */
function planned(spec: ListSpec, ask: AnalysisAsk): readonly Planned[] {
  const columns = columnsByName(spec)
  if (isGrouped(ask)) {
    return [
      ...ask.groups.map((group, at) => groupColumn(columns, group, at)),
      ...ask.measures.map((one, at) => measureColumn(columns, one, at)),
    ]
  }
  if (ask.columns.length === 0) throw errors.badConditions(texts.nothingAsked)
  return [...new Set(ask.columns)].map(name => {
    const column = readable(columns, name)
    const value = ordered(column)
    return { name, field: name, kind: column.kind, bucket: null, measure: null, value, dict: column.dict }
  })
}

const isGrouped = ({ groups, measures }: AnalysisAsk) => groups.length > 0 || measures.length > 0

function orderSql(spec: ListSpec, ask: AnalysisAsk, columns: readonly Planned[]): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = []
  if (ask.sort) {
    const { by, order } = ask.sort
    if (!columns.some(({ name }) => name === by)) throw errors.unknownSortColumn(by)
    parts.push(sql`${sql.id(by)} ${order === 'asc' ? sql`asc nulls first` : sql`desc nulls last`}`)
  }
  if (isGrouped(ask)) parts.push(...ask.groups.map((_, index) => sql`${sql.id(`g${index}`)} asc nulls last`))
  else if (spec.columns.some(({ name }) => name === 'id')) parts.push(sql`t.id desc`)
  return parts.length > 0 ? sql`order by ${sql.join(parts)}` : sql``
}

/** An analysis as SQL: one select over the table of the list, every value bound. */
export function analysisSql(
  spec: ListSpec,
  ask: AnalysisAsk,
): { readonly columns: readonly Planned[]; readonly query: RawBuilder<Record<string, unknown>> } {
  const columns = planned(spec, ask)
  const asked = ask.where ? [conditionSql(ask.where)] : []
  const where = [...(spec.where ? [spec.where] : []), ...asked]
  const limit = Math.min(Math.max(ask.limit, 1), MOST_ROWS)
  const groups = ask.groups.map((_, index) => sql.raw(String(index + 1)))
  const query = sql<Record<string, unknown>>`select ${sql.join(columns.map(({ value, name }) => sql`${value} as ${sql.id(name)}`))}
    from ${sql.table(spec.table)} t where ${where.length > 0 ? sql<SqlBool>`${sql.join(where, sql` and `)}` : sql<SqlBool>`true`}
    ${groups.length > 0 ? sql`group by ${sql.join(groups)}` : sql``} ${orderSql(spec, ask, columns)} limit ${limit + 1}`
  return { columns, query }
}

/** Answers an analysis, within its time; texts of dictionaries are filled in. */
export async function runAnalysis(trx: Trx, rows: ReaderRows, ask: AnalysisAsk): Promise<AnalysisFound> {
  const { columns, query } = analysisSql(rows, ask)
  await sql.raw(`set local statement_timeout = ${LONGEST_ANALYSIS}`).execute(trx)
  const found = (await query.execute(trx.withoutPlugins() as unknown as Kysely<unknown>).catch(tooSlow)).rows
  const shown = found.slice(0, Math.min(ask.limit, MOST_ROWS))
  await fillDictText(trx, columns, shown)
  return { columns: columns.map(told), rows: shown, truncated: found.length > shown.length }
}

const told = ({ name, kind, field, bucket, measure }: Planned): AnalysisColumn => ({ name, kind, field, bucket, measure })

const GIVEN_UP = '57014'

function tooSlow(error: unknown): never {
  if ((error as { code?: unknown }).code === GIVEN_UP) throw errors.badConditions(texts.tooSlow)
  throw error
}
