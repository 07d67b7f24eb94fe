import type { Dialect } from '../../sql'
import { type BoundColumn, columnsOf, fail, type Making, orderBy, type Relation } from '../relation'
import { COLUMN_NAME, defineStep, FLAG, NAMES, TEXT } from '../step'
import { texts } from '../texts'
import type { StepOf } from '../types'
import { meanOf, NUMERIC } from '../values'
import { changed, ofText } from './changed'

function cleaned(dialect: Dialect, step: StepOf<'clean'>, value: string): string {
  const { text } = dialect.values(sql => sql)
  const changes: readonly [unknown, (sql: string) => string][] = [
    [step.halfWidth, text.halfWidth],
    [step.withoutBlanks, text.withoutBlanks],
    [step.trim, text.trim],
    [step.letters === 'upper', text.upper],
    [step.letters === 'lower', text.lower],
  ]
  const done = changes.reduce((sql, [wanted, change]) => (wanted ? change(sql) : sql), value)
  const words = step.nothing?.map(word => dialect.string(word)).join(', ')
  return words ? `case when ${done} not in (${words}) then ${done} end` : done
}

/** Blanks, width and case of texts; words that mean nothing become empty. */
export const clean = defineStep({
  do: 'clean',
  properties: {
    columns: NAMES,
    trim: FLAG,
    halfWidth: FLAG,
    withoutBlanks: FLAG,
    letters: { enum: ['upper', 'lower'] },
    nothing: { type: 'array', items: TEXT, maxItems: 100 },
  },
  optional: ['trim', 'halfWidth', 'withoutBlanks', 'letters', 'nothing'],
  apply: (rows, step, making) =>
    changed(
      making,
      rows,
      step.columns,
      ofText(sql => cleaned(making.dialect, step, sql)),
    ),
})

/** A part of texts, wherever it occurs. */
export const replace = defineStep({
  do: 'replace',
  properties: { columns: NAMES, from: { ...TEXT, minLength: 1 }, to: TEXT },
  apply: (rows, { columns, from, to }, making) => {
    const { string, values } = making.dialect
    const { text } = values(sql => sql)
    return changed(
      making,
      rows,
      columns,
      ofText(sql => text.replace(sql, string(from), string(to))),
    )
  },
})

type Fill = StepOf<'fill'>

/** What stands where a column has no value. */
function filled({ dialect }: Making, rows: Relation, { how = 'value', with: given = '', by = [] }: Fill, column: BoundColumn): string {
  if (how === 'value') {
    if (given === '') return fail(texts.noFill)
    return dialect.tryCast(dialect.string(given), column)
  }
  const group = columnsOf(rows.columns, by).map(({ sql }) => sql)
  const part = group.length > 0 ? `partition by ${group.join(', ')}` : ''
  const value = column.type === 'text' ? `nullif(${column.sql}, '')` : column.sql
  if (how === 'down')
    return `last_value(${value} ignore nulls) over (${part} ${orderBy(rows.order)} rows between unbounded preceding and current row)`
  if (!NUMERIC.has(column.type)) return fail(texts.notNumeric(column.name, column.type))
  const { toResult } = dialect.values(sql => sql).number
  // By way of its digits: halves of a float may stand below the half.
  const over = (figure: string) => `${figure}(${value}) over (${part})`
  const middle =
    how === 'mean'
      ? meanOf(dialect, column, { sum: over('sum'), count: over('count'), mean: over('avg') })
      : toResult(`cast(${over('median')} as double)`)
  return `cast(cast(${middle} as varchar) as ${dialect.typeName(column)})`
}

/** A value where there is none: one that is given, the last one above, the mean or the median of all or of a group. */
export const fill = defineStep({
  do: 'fill',
  properties: {
    columns: NAMES,
    how: { enum: ['value', 'down', 'mean', 'median'] },
    with: TEXT,
    by: { type: 'array', items: COLUMN_NAME, maxItems: 32 },
  },
  optional: ['how', 'with', 'by'],
  apply: (rows, step, making) =>
    changed(making, rows, step.columns, column => {
      const value = filled(making, rows, step, column)
      return column.type === 'text' ? `coalesce(nullif(${column.sql}, ''), ${value})` : `coalesce(${column.sql}, ${value})`
    }),
})
