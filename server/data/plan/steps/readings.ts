import type { ColumnShape, Dialect } from '../../sql'
import { type BoundColumn, columnOf, columnsOf, fail, select } from '../relation'
import { COLUMN_NAME, DIGITS, defineStep, NAMES } from '../step'
import { texts } from '../texts'
import { NUMERIC } from '../values'
import { changed, ofText } from './changed'
import { withColumn } from './parts'

const KINDS = { date: new Set(['date', 'datetime']), decimal: NUMERIC } as const

/** Values that are no texts any more: those that have such a type already are only written alike. */
function already(dialect: Dialect, { name, type, sql }: BoundColumn, shape: ColumnShape & { readonly type: 'date' | 'decimal' }): string {
  return (KINDS[shape.type] as ReadonlySet<string>).has(type) ? dialect.tryCast(sql, shape) : fail(texts.notText(name, type))
}

/** Texts become amounts or dates, in whatever form people have written them; what cannot be read becomes empty. */
export const read = defineStep({
  do: 'read',
  properties: { columns: NAMES, as: { enum: ['amount', 'date'] }, digits: DIGITS },
  optional: ['digits'],
  apply: (rows, { columns, as, digits = 2 }, making) => {
    const { readings } = making.dialect
    const chosen = new Set(columnsOf(rows.columns, columns).map(({ name }) => name))
    return select(making, {
      ...rows,
      columns: rows.columns.map(({ sql, ...column }) => {
        if (!chosen.has(column.name)) return { ...column, value: sql }
        const shape = as === 'date' ? { type: 'date' as const } : { type: 'decimal' as const, digits }
        const { name, hidden } = column
        return {
          name,
          hidden,
          ...shape,
          value: column.type === 'text' ? readings[as](sql, digits) : already(making.dialect, { ...column, sql }, shape),
        }
      }),
    })
  },
})

/** Whether the numbers of a column are right, beside it. */
export const check = defineStep({
  do: 'check',
  properties: { column: COLUMN_NAME, kind: { enum: ['person', 'firm', 'mobile', 'card'] }, name: COLUMN_NAME },
  apply: (rows, { column, kind, name }, making) => {
    const { sql, type } = columnOf(rows.columns, column)
    const value = making.dialect.readings.valid(type === 'text' ? sql : making.dialect.tryCast(sql, { type: 'text' }), kind)
    // Whether a number is right tells nothing of it.
    return select(making, { ...rows, columns: withColumn(rows.columns, { name, type: 'boolean', value }) })
  },
})

/** What a number of a person tells, beside it; empty where it is none. What is hidden of the number is hidden of that. */
export const person = defineStep({
  do: 'person',
  properties: { column: COLUMN_NAME, part: { enum: ['number', 'birthday', 'sex', 'place'] }, name: COLUMN_NAME },
  apply: (rows, { column, part, name }, making) => {
    const { sql, type, hidden } = columnOf(rows.columns, column)
    const text = type === 'text' ? sql : making.dialect.tryCast(sql, { type: 'text' })
    const made = { name, hidden, type: part === 'birthday' ? ('date' as const) : ('text' as const) }
    return select(making, { ...rows, columns: withColumn(rows.columns, { ...made, value: making.dialect.readings.person(text, part) }) })
  },
})

/** Names of firms in one spelling. */
export const firmName = defineStep({
  do: 'firmName',
  properties: { columns: NAMES },
  apply: (rows, { columns }, making) =>
    changed(
      making,
      rows,
      columns,
      ofText(sql => making.dialect.readings.firmName(sql)),
    ),
})
