import { type Condition, type ConditionGroup, type ConditionNode, OPERATORS, type Operator } from './operator'

/** Conditions that one advanced query holds at most, those of its groups included. */
export const MOST_CONDITIONS = 50

/** Groups that may stand in each other, the outermost included. */
export const DEEPEST_GROUP = 5

/** A line of an advanced query as the API family spells it. */
export interface WireCondition {
  readonly field: string
  readonly rule: Operator
  readonly val: string
}

/** A group as our API and the stores of saved queries spell it: the family's names, with groups among the lines. */
export interface WireGroup {
  readonly matchType: 'and' | 'or'
  readonly records: readonly (WireCondition | WireGroup)[]
}

export const isGroup = (node: ConditionNode): node is ConditionGroup => 'match' in node

/** Every condition of the tree, in the order in which it is read. */
export function allConditions(group: ConditionGroup): readonly Condition[] {
  return group.conditions.flatMap(node => (isGroup(node) ? allConditions(node) : [node]))
}

/** The same tree with each condition put through `change`. */
export function mapConditions(group: ConditionGroup, change: (condition: Condition) => Condition): ConditionGroup {
  return { match: group.match, conditions: group.conditions.map(node => (isGroup(node) ? mapConditions(node, change) : change(node))) }
}

/** True for a list of conditions without groups, which every back end of the family understands. */
export const isFlat = (group: ConditionGroup): group is ConditionGroup & { readonly conditions: readonly Condition[] } =>
  !group.conditions.some(isGroup)

/** What asks the same with as few groups as can be: empty ones go, one of a single part or of the same match as around it is opened. */
export function simplified(group: ConditionGroup): ConditionGroup {
  const conditions = group.conditions.flatMap((node): readonly ConditionNode[] => {
    if (!isGroup(node)) return [node]
    const inner = simplified(node)
    return inner.conditions.length <= 1 || inner.match === group.match ? inner.conditions : [inner]
  })
  const [only] = conditions
  return conditions.length === 1 && only !== undefined && isGroup(only) ? only : { match: group.match, conditions }
}

export function wireOf({ match, conditions }: ConditionGroup): WireGroup {
  const records = conditions.map(node => (isGroup(node) ? wireOf(node) : { field: node.field, rule: node.operator, val: node.value }))
  return { matchType: match, records }
}

export function groupOfWire({ matchType, records }: WireGroup): ConditionGroup {
  const conditions = records.map(record =>
    'records' in record ? groupOfWire(record) : { field: record.field, operator: record.rule, value: record.val },
  )
  return { match: matchType, conditions }
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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isRecord(value: unknown): value is WireCondition {
  if (!isObject(value)) return false
  const { field, rule, val } = value
  return typeof field === 'string' && field !== '' && typeof val === 'string' && val !== '' && OPERATORS.some(operator => operator === rule)
}
