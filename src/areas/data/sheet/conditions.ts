import type { Bar, KeptRule, SheetColumn, Step } from '../calls'
import { texts } from '../texts'

/** A condition on rows, as users read it and as the plan asks it. */
export interface Condition {
  readonly title: string
  /** Tells it from others: the expression, or the rule that rows break. */
  readonly when: string
  /** The step that asks for it. Default: one that filters by `when`. */
  readonly step?: Step
}

export interface Sorted {
  readonly column: string
  readonly descending: boolean
}

/** Columns by their name and type. */
type Named = Pick<SheetColumn, 'name' | 'type'>

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`
const of = ({ name }: Named) => `row[${quoted(name)}]`
const isNumber = ({ type }: Named) => type === 'whole' || type === 'decimal' || type === 'number'

/** A value as it is written in an expression. */
function literal(column: Named, value: string): string {
  if (isNumber(column)) return value
  return column.type === 'boolean' ? String(value === 'true') : quoted(value)
}

export const isEmpty = (column: Named): Condition => ({
  title: texts.isEmpty(column.name),
  when: column.type === 'text' ? `${of(column)} == null || ${of(column)} == ''` : `${of(column)} == null`,
})

export const isFilled = (column: Named): Condition => ({
  title: texts.isFilled(column.name),
  when: column.type === 'text' ? `${of(column)} != null && ${of(column)} != ''` : `${of(column)} != null`,
})

export const equals = (column: Named, value: string): Condition => ({
  title: texts.equals(column.name, value),
  when: `${of(column)} == ${literal(column, value)}`,
})

/** Values of a bar: its end belongs to the next one, unless it is the last. */
export const within = (column: Named, { from, to }: Bar, last: boolean): Condition => ({
  title: texts.between(column.name, from, to),
  when: `${of(column)} >= ${literal(column, from)} && ${of(column)} ${last ? '<=' : '<'} ${literal(column, to)}`,
})

export const contains = (column: Named, text: string): Condition => ({
  title: texts.contains(column.name, text),
  when: `${quoted(text)} in ${of(column)}`,
})

/** Rows that break a rule; undefined where they cannot be looked for. */
export function breaks({ name, rule }: KeptRule): Condition | undefined {
  if (rule === null || rule === undefined) return undefined
  return { title: texts.breaks(name), when: JSON.stringify(rule), step: { do: 'broken', rules: [rule] } }
}

/** The plan of what is shown. */
export const stepsOf = (conditions: readonly Condition[], sorts: readonly Sorted[]): readonly Step[] => [
  ...conditions.map(({ when, step }): Step => step ?? { do: 'filter', when }),
  ...(sorts.length === 0 ? [] : [{ do: 'sort', keys: sorts }]),
]
