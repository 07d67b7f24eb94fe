import { asTheyAre, columnOf, columnsOf, fail, hiddenOf, type Making, type NewColumn, orderBy, type Relation, select } from '../relation'
import { COLUMN_NAME, defineStep, FLAG } from '../step'
import { texts } from '../texts'
import type { Column, StepOf } from '../types'
import { NUMERIC, shareOf } from '../values'

type Window = StepOf<'window'>

/** Rows of a group in their order; without keys as they stand. */
function frameOf({ dialect }: Making, rows: Relation, { by = [], keys = [] }: Window): { readonly group: string; readonly order: string } {
  const order = keys.map(({ column, descending = false }) => {
    const { type, sql } = columnOf(rows.columns, column)
    return { sql: type === 'text' ? dialect.words(sql) : sql, descending }
  })
  const group = columnsOf(rows.columns, by).map(({ sql }) => sql)
  return { group: group.length > 0 ? `partition by ${group.join(', ')}` : '', order: orderBy([...order, ...rows.order]) }
}

/** Equal rows share their rank, so it goes by the keys alone. */
function rankOrder({ dialect }: Making, rows: Relation, { keys = [] }: Window): string {
  if (keys.length === 0) return fail(texts.rankKeys)
  return orderBy(
    keys.map(({ column, descending = false }) => {
      const { type, sql } = columnOf(rows.columns, column)
      return { sql: type === 'text' ? dialect.words(sql) : sql, descending }
    }),
  )
}

const exactSum = ({ type, digits = 2 }: Column): Pick<Column, 'type' | 'digits'> =>
  type === 'number' ? { type } : { type: 'decimal', digits: type === 'whole' ? 0 : digits }

/** The column; what shows the order of a hidden column is hidden as that is. */
function figure(making: Making, rows: Relation, step: Window): NewColumn {
  const keys = (step.keys ?? []).map(({ column }) => columnOf(rows.columns, column))
  const shown = shownFigure(making, rows, step)
  const hidden = hiddenOf([shown, ...keys])
  return hidden === undefined ? shown : { ...shown, hidden }
}

function shownFigure(making: Making, rows: Relation, step: Window): NewColumn {
  const { name } = step
  const { group, order } = frameOf(making, rows, step)
  if (step.figure === 'number') return { name, type: 'whole', value: `row_number() over (${group} ${order})` }
  if (step.figure === 'rank') return { name, type: 'whole', value: `rank() over (${group} ${rankOrder(making, rows, step)})` }
  const { sql, ...shape } = columnOf(rows.columns, step.column ?? fail(texts.measureColumn))
  if (step.figure === 'previous') return { ...shape, name, value: `lag(${sql}) over (${group} ${order})` }
  if (step.figure === 'next') return { ...shape, name, value: `lead(${sql}) over (${group} ${order})` }
  if (!NUMERIC.has(shape.type)) return fail(texts.notNumeric(shape.name, shape.type))
  const { hidden } = shape
  const { toResult } = making.dialect.values(value => value).number
  if (step.figure === 'share') {
    return { name, type: 'number', hidden, value: shareOf(making.dialect, shape, sql, `sum(${sql}) over (${group})`) }
  }
  const sum = exactSum(shape)
  const running = `sum(${sql}) over (${group} ${order} rows between unbounded preceding and current row)`
  return { ...sum, name, hidden, value: sum.type === 'number' ? toResult(running) : `cast(${running} as ${making.dialect.typeName(sum)})` }
}

const KEYS = {
  type: 'array',
  maxItems: 16,
  items: { type: 'object', properties: { column: COLUMN_NAME, descending: FLAG }, required: ['column'], additionalProperties: false },
}

/** A figure beside each row, reckoned over the rows of its group: a running sum, the value before, a rank, its share of the sum. */
export const windowed = defineStep({
  do: 'window',
  properties: {
    name: COLUMN_NAME,
    figure: { enum: ['running', 'previous', 'next', 'rank', 'number', 'share'] },
    column: COLUMN_NAME,
    by: { type: 'array', items: COLUMN_NAME, maxItems: 32 },
    keys: KEYS,
  },
  optional: ['column', 'by', 'keys'],
  apply: (rows, step, making) => select(making, { ...rows, columns: [...asTheyAre(rows.columns), figure(making, rows, step)] }),
})
