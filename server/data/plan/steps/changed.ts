import { type BoundColumn, columnsOf, fail, type Making, type Relation, select } from '../relation'
import { texts } from '../texts'

/** The same rows with other values in some columns. */
export function changed(making: Making, rows: Relation, names: readonly string[], change: (column: BoundColumn) => string): Relation {
  const chosen = new Set(columnsOf(rows.columns, names))
  const columns = rows.columns.map(column => {
    const { sql, ...shape } = column
    return { ...shape, value: chosen.has(column) ? change(column) : sql }
  })
  return select(making, { ...rows, columns })
}

/** A change of texts; columns of other types are refused. */
export const ofText =
  (change: (sql: string) => string) =>
  ({ name, type, sql }: BoundColumn): string =>
    type === 'text' ? change(sql) : fail(texts.notText(name, type))
