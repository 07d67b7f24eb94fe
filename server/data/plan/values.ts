import type { ColumnShape, ColumnType, Dialect, Typed } from '../sql'
import type { BoundColumn } from './relation'

export const NUMERIC: ReadonlySet<ColumnType> = new Set<ColumnType>(['whole', 'decimal', 'number'])

/** A value of an expression as a column; without a type, of the one that it has. */
export function converted(dialect: Dialect, { kind, sql, digits = 0 }: Typed, type: ColumnType | undefined, asked: number | undefined) {
  const natural: ColumnShape =
    kind === 'exact' ? (digits === 0 ? { type: 'whole' } : { type: 'decimal', digits }) : { type: kind === 'null' ? 'text' : kind }
  const shape: ColumnShape = type === undefined ? natural : type === 'decimal' ? { type, digits: asked ?? 2 } : { type }
  return { ...shape, value: dialect.tryCast(sql, shape) }
}

/** A column as another type. Texts lose the blanks around them; an empty one is empty in every type. */
export function fitting(dialect: Dialect, column: BoundColumn, shape: ColumnShape, stop: boolean): string {
  const value = column.type === 'text' && shape.type !== 'text' ? `nullif(trim(${column.sql}), '')` : column.sql
  return stop ? `cast(${value} as ${dialect.typeName(shape)})` : dialect.tryCast(value, shape)
}

interface Figures {
  readonly sum: string
  readonly count: string
  readonly mean: string
}

/** The mean of a column out of figures over it: that of whole numbers and decimals by their digits. */
export function meanOf(dialect: Dialect, shape: ColumnShape, { sum, count, mean }: Figures): string {
  const { quotient, toResult } = dialect.values(value => value).number
  const float = `cast(${mean} as double)`
  const digits = exactDigits(shape)
  if (digits === undefined) return toResult(float)
  return quotient({ left: wholeOf(dialect, sum, digits), right: `(${count} * cast(1e${digits} as hugeint))` }, float)
}

/** What a value of a column is of a sum of the same column. */
export function shareOf(dialect: Dialect, shape: ColumnShape, value: string, sum: string): string {
  const { quotient, toResult } = dialect.values(given => given).number
  const float = `(cast(${value} as double) / nullif(cast(${sum} as double), 0))`
  const digits = exactDigits(shape)
  if (digits === undefined) return toResult(float)
  return quotient({ left: wholeOf(dialect, value, digits), right: wholeOf(dialect, sum, digits) }, float)
}

/** Digits behind the point of a column whose values are exact. */
const exactDigits = ({ type, digits = 2 }: ColumnShape) => (type === 'whole' ? 0 : type === 'decimal' ? digits : undefined)

const wholeOf = (dialect: Dialect, value: string, digits: number) =>
  `(${dialect.values(given => given).number.unscaled(`cast(${value} as decimal(38, ${digits}))`, digits)})`
