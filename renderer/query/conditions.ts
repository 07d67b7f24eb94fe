import { DEEPEST_GROUP, groupOfWire, isGroup, type WireCondition, type WireGroup } from '../model/condition-tree'
import { type ConditionGroup, OPERATORS, type Operator } from '../model/operator'
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

/** A named query as `JSuperQuerySaved_…` keeps it. */
export interface SavedQuery extends WireGroup {
  readonly title: string
}

/** Values of an `in`; a comma alone separates nothing. */
export const splitValues = (value: string): readonly string[] => value.split(',').filter(part => part !== '')

/** Another operator for a line: leaving `in` keeps the first value only. */
export function withOperator<Line extends Pick<DraftLine, 'operator' | 'value'>>(line: Line, operator: Operator): Line {
  const value = line.operator === 'in' && operator !== 'in' ? (splitValues(line.value)[0] ?? '') : line.value
  return { ...line, operator, value }
}

/** What was stored as saved queries, leaving out whatever is none: the storage may be older than the code. */
export function readSavedQueries(stored: unknown): readonly SavedQuery[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: unknown) => {
    const group = readWireGroup(entry)
    return group === undefined || !isObject(entry) || typeof entry.title !== 'string' ? [] : [{ title: entry.title, ...group }]
  })
}

/** A stored group without what is no condition; undefined when nothing is left, or when it is too deep. */
export function readWireGroup(stored: unknown, depth = 1): WireGroup | undefined {
  if (!isObject(stored) || !Array.isArray(stored.records) || depth > DEEPEST_GROUP) return undefined
  const records = stored.records.flatMap((record: unknown): readonly (WireCondition | WireGroup)[] => {
    if (isObject(record) && 'records' in record) return given(readWireGroup(record, depth + 1))
    return isRecord(record) ? [{ field: record.field, rule: record.rule, val: record.val }] : []
  })
  return records.length === 0 ? undefined : { matchType: stored.matchType === 'or' ? 'or' : 'and', records }
}

const given = (group: WireGroup | undefined) => (group === undefined ? [] : [group])

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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isRecord(value: unknown): value is WireCondition {
  if (!isObject(value)) return false
  const { field, rule, val } = value
  return typeof field === 'string' && field !== '' && typeof val === 'string' && val !== '' && OPERATORS.some(operator => operator === rule)
}
