import { errors } from '../../util/errors'
import type { Condition, ListColumn, ListLines, ListSpec } from '../types'
import { byOperator } from './syntax'

/** One condition of an advanced query as the API family spells it. */
export interface Rule {
  readonly field: string
  readonly rule: string
  readonly val: string | number
}

const byNameOf = new WeakMap<readonly ListColumn[], ReadonlyMap<string, ListColumn>>()

/** The readable columns by name; made once for the columns of a list. */
export function columnsByName({ columns }: Pick<ListSpec, 'columns'>): ReadonlyMap<string, ListColumn> {
  const byName = byNameOf.get(columns) ?? new Map(columns.map(column => [column.name, column]))
  byNameOf.set(columns, byName)
  return byName
}

/** Whether it names field, operator and value; the family passes over what does not. */
export function isRule(value: unknown): value is Rule {
  if (typeof value !== 'object' || value === null) return false
  const { field, rule, val } = value as Record<string, unknown>
  const complete = typeof field === 'string' && field !== '' && typeof rule === 'string' && rule !== ''
  if (!complete) return false
  return (typeof val === 'string' && val !== '') || typeof val === 'number' || rule === 'empty' || rule === 'not_empty'
}

/** The condition of a rule. A field that the caller may not read is an error, and so is an unknown operator. */
export function conditionOf(spec: ListSpec, { field, rule, val }: Rule): Condition {
  const { column, lines } = readableColumn(spec, field)
  const condition = byOperator(column, rule, String(val ?? ''))
  if (!condition) throw errors.badFilterValue(field, rule)
  return lines ? { kind: 'some', lines, condition } : condition
}

/** A column of the list, or `lines,code`: one of the rows that belong to a row. */
function readableColumn(spec: ListSpec, field: string): { readonly column: ListColumn; readonly lines?: ListLines } {
  const own = columnsByName(spec).get(field)
  if (own) return { column: own }
  const [name, inner = ''] = field.split(',')
  const lines = spec.lines?.find(candidate => candidate.name === name)
  const column = lines && columnsByName(lines).get(inner)
  if (!lines || !column || field !== `${name},${inner}`) throw errors.unknownField(field)
  return { column, lines }
}
