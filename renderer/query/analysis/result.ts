import type { Analysis, Bucket, MeasureName } from '../../model/analysis'
import type { FieldModel } from '../../model/field'
import type { Row } from '../../model/source'
import { measureTexts, texts } from './texts'

/** A column of an answer, as the server tells it. */
export interface ResultColumn {
  /** `g0`, `m0`, or the field's own name. */
  readonly name: string
  readonly kind: string
  readonly field: string | null
  readonly bucket: Bucket | null
  readonly measure: MeasureName | null
}

export interface AnalysisResult {
  readonly columns: readonly ResultColumn[]
  readonly rows: readonly Row[]
  readonly truncated: boolean
}

/** A column as people know it. */
export function titleOf(
  { field: name, bucket, measure }: Pick<ResultColumn, 'field' | 'bucket' | 'measure'>,
  fields: readonly FieldModel[],
): string {
  const title = fields.find(field => field.name === name)?.title ?? name ?? ''
  if (measure !== null) return measureTexts[measure].of(title)
  return bucket === null ? title : texts.by(title, bucket)
}

/** The columns that an analysis will have, before it is asked. */
export function columnsOf({ columns, groups, measures }: Analysis): readonly Pick<ResultColumn, 'name' | 'field' | 'bucket' | 'measure'>[] {
  if (groups.length === 0 && measures.length === 0) return columns.map(name => ({ name, field: name, bucket: null, measure: null }))
  return [
    ...groups.map(({ field, bucket }, index) => ({ name: `g${index}`, field, bucket: bucket ?? null, measure: null })),
    ...measures.map(({ measure, field }, index) => ({ name: `m${index}`, field: field ?? null, bucket: null, measure })),
  ]
}

/** A value of a group as people read it. */
export function groupText(row: Row, name: string): string {
  const value = row[`${name}_dictText`] ?? row[name]
  return value === null || value === undefined || value === '' ? texts.blank : String(value)
}

/** What a chart draws: rows with `category`, and the series beside it. */
export interface Charted {
  readonly rows: readonly Row[]
  readonly series: readonly { readonly value: string; readonly title: string }[]
}

/** Series that a chart can show. */
const MOST_SERIES = 6

/**
 * Groups as the points of a chart. The second of two groups becomes the series when there is one measure; otherwise the groups
 * together name a point, and each measure is a series. Null without groups or measures that are numbers.
 */
export function charted({ columns, rows }: AnalysisResult, fields: readonly FieldModel[]): Charted | null {
  const groups = columns.filter(({ measure }) => measure === null && isReckoned(columns))
  const numbers = columns.filter(({ measure, kind }) => measure !== null && (kind === 'integer' || kind === 'decimal'))
  const [first, second] = groups
  const [measure] = numbers
  if (first === undefined || measure === undefined) return null
  if (second !== undefined && groups.length === 2 && numbers.length === 1) {
    const names = [...new Set(rows.map(row => groupText(row, second.name)))]
    if (names.length <= MOST_SERIES) return crossed(rows, [first.name, second.name, measure.name], names)
  }
  return {
    rows: rows.map(row => ({ ...row, category: groups.map(({ name }) => groupText(row, name)).join(' / ') })),
    series: numbers.slice(0, MOST_SERIES).map(column => ({ value: column.name, title: titleOf(column, fields) })),
  }
}

const isReckoned = (columns: readonly ResultColumn[]) => columns.some(({ measure }) => measure !== null)

function crossed(rows: readonly Row[], [first, second, measure]: readonly [string, string, string], names: readonly string[]): Charted {
  const points = new Map<string, { [name: string]: unknown }>()
  for (const row of rows) {
    const category = groupText(row, first)
    const point = points.get(category) ?? { category }
    point[`s${names.indexOf(groupText(row, second))}`] = row[measure]
    points.set(category, point)
  }
  return { rows: [...points.values()], series: names.map((title, index) => ({ value: `s${index}`, title })) }
}
