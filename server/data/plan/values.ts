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
