import { readWireGroup, type WireGroup } from './condition-tree'

export const BUCKETS = ['day', 'month', 'year'] as const
export const MEASURES = ['count', 'sum', 'avg', 'min', 'max', 'distinct'] as const
export const CHARTS = ['none', 'bar', 'line', 'pie'] as const

/** What a date or a moment is put together by. */
export type Bucket = (typeof BUCKETS)[number]
/** How the values of a group become one. */
export type MeasureName = (typeof MEASURES)[number]

/** What rows are put together by; a date or a moment by its day, month or year. */
export interface AnalysisGroup {
  readonly field: string
  /** Absent: by the value itself. */
  readonly bucket?: Bucket
}

/** What is reckoned for each group. */
export interface AnalysisMeasure {
  readonly measure: MeasureName
  /** Absent for `count`, which counts rows. */
  readonly field?: string | undefined
}

/** A question to the rows of a source. With groups or measures they are put together, else they come as they are. */
export interface Analysis {
  /** Base path of an entity, such as `/course/lecturer`, or that of a declared table of the system. */
  readonly source: string
  /** Fields of rows that come as they are. */
  readonly columns: readonly string[]
  readonly groups: readonly AnalysisGroup[]
  readonly measures: readonly AnalysisMeasure[]
  /** Absent: of all rows. */
  readonly where?: WireGroup | undefined
  /** A column of the result: `g0`, `m0` or the name of a field. Absent: by the groups in their order. */
  readonly sort?: { readonly by: string; readonly order: 'asc' | 'desc' } | undefined
  /** Rows of the result at most. */
  readonly limit: number
  readonly chart: (typeof CHARTS)[number]
}

/** Rows that a result has at most, whatever is asked. */
export const MOST_ROWS = 1000
export const MOST_GROUPS = 3
export const MOST_MEASURES = 6
export const MOST_COLUMNS = 40

/** An analysis out of JSON, such as a stored one; undefined for what is none, as a whole. Whether its fields exist is not asked. */
export function readAnalysis(stored: unknown): Analysis | undefined {
  if (!isObject(stored) || !isName(stored.source)) return undefined
  const columns = listOf(stored.columns, MOST_COLUMNS, column => (isName(column) ? column : undefined))
  const groups = listOf(stored.groups, MOST_GROUPS, readGroup)
  const measures = listOf(stored.measures, MOST_MEASURES, readMeasure)
  const where = stored.where === undefined ? undefined : readWireGroup(stored.where)
  const sort = stored.sort === undefined ? undefined : readSort(stored.sort)
  const limit = stored.limit ?? MOST_ROWS
  const chart = CHARTS.find(known => known === (stored.chart ?? 'none'))
  if (!columns || !groups || !measures || !chart || !isLimit(limit)) return undefined
  if ((stored.where !== undefined && where === undefined) || (stored.sort !== undefined && sort === undefined)) return undefined
  return {
    source: stored.source,
    columns,
    groups,
    measures,
    where,
    sort,
    limit,
    chart,
  }
}

function readGroup(stored: unknown): AnalysisGroup | undefined {
  if (!isObject(stored) || !isName(stored.field)) return undefined
  if (stored.bucket === undefined) return { field: stored.field }
  const bucket = BUCKETS.find(known => known === stored.bucket)
  return bucket && { field: stored.field, bucket }
}

function readMeasure(stored: unknown): AnalysisMeasure | undefined {
  if (!isObject(stored)) return undefined
  const measure = MEASURES.find(known => known === stored.measure)
  if (measure === undefined) return undefined
  if (measure === 'count' && stored.field === undefined) return { measure }
  return isName(stored.field) && measure !== 'count' ? { measure, field: stored.field } : undefined
}

function readSort(stored: unknown): Analysis['sort'] {
  if (!isObject(stored) || !isName(stored.by)) return undefined
  return stored.order === 'asc' || stored.order === 'desc' ? { by: stored.by, order: stored.order } : undefined
}

/** Every item read; undefined when one is none, or there are too many. Absent: empty. */
function listOf<Item>(stored: unknown, most: number, read: (item: unknown) => Item | undefined): readonly Item[] | undefined {
  if (stored === undefined) return []
  if (!Array.isArray(stored) || stored.length > most) return undefined
  const items = stored.map(read).filter(item => item !== undefined)
  return items.length === stored.length ? (items as Item[]) : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isName = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 100
const isLimit = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_ROWS
