import { groupOfWire, isGroup, readWireGroup } from '../model/condition-tree'
import type { ConditionGroup, Operator } from '../model/operator'
import type { DraftLine } from './condition-draft'

/** Operators of the advanced query, in the order in which the dialog offers them. */
export const CONDITION_OPERATORS = [
  'eq',
  'like',
  'right_like',
  'left_like',
  'in',
  'ne',
  'gt',
  'ge',
  'lt',
  'le',
] as const satisfies readonly Operator[]

/** Values of an `in`; a comma alone separates nothing. */
export const splitValues = (value: string): readonly string[] => value.split(',').filter(part => part !== '')

/** Another operator for a line: leaving `in` keeps the first value only. */
export function withOperator<Line extends Pick<DraftLine, 'operator' | 'value'>>(line: Line, operator: Operator): Line {
  const value = line.operator === 'in' && operator !== 'in' ? (splitValues(line.value)[0] ?? '') : line.value
  return { ...line, operator, value }
}

type Printed = readonly (string | Printed)[]

/** An advanced query as the text that an address carries, such as `["and",["name","like","王"],["or",["sex","eq","1"]]]`. */
export function printAdvanced(group: ConditionGroup): string {
  return JSON.stringify(printed(group))
}

function printed({ match, conditions }: ConditionGroup): Printed {
  return [match, ...conditions.map(node => (isGroup(node) ? printed(node) : [node.field, node.operator, node.value]))]
}

/** Undefined for a text that is no advanced query: an address may have been typed. */
export function parseAdvanced(text: string | undefined): ConditionGroup | undefined {
  const group = readWireGroup(unprinted(parseJson(text ?? '')))
  return group === undefined ? undefined : groupOfWire(group)
}

/** What was printed, in the shape in which queries are stored; a line is told from a group by its texts. */
function unprinted(part: unknown): unknown {
  if (!Array.isArray(part)) return undefined
  const [first, ...others] = part as unknown[]
  if (typeof others[0] === 'string') return { field: first, rule: others[0], val: others[1] }
  return { matchType: first, records: others.map(unprinted) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
