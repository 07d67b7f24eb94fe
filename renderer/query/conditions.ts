import { type Condition, type ConditionGroup, OPERATORS, type Operator } from '../model/operator'

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

/** A line of the dialog while it is edited: field and value may be missing. */
export interface ConditionLine {
  /** Tells lines apart while they move; never leaves the dialog. */
  readonly key: number
  readonly field: string
  readonly operator: Operator
  readonly value: string
}

/** A named query as `JSuperQuerySaved_…` keeps it. */
export interface SavedQuery {
  readonly title: string
  readonly matchType: 'and' | 'or'
  readonly records: readonly { readonly field: string; readonly rule: Operator; readonly val: string }[]
}

/** The lines that say something; a line without field, value or operator says nothing. */
export function completeConditions(lines: readonly Omit<ConditionLine, 'key'>[]): readonly Condition[] {
  return lines.filter(line => line.field !== '' && line.value !== '').map(({ field, operator, value }) => ({ field, operator, value }))
}

/** Values of an `in`; a comma alone separates nothing. */
export const splitValues = (value: string): readonly string[] => value.split(',').filter(part => part !== '')

/** Another operator for a line: leaving `in` keeps the first value only. */
export function withOperator<Line extends Omit<ConditionLine, 'key'>>(line: Line, operator: Operator): Line {
  const value = line.operator === 'in' && operator !== 'in' ? (splitValues(line.value)[0] ?? '') : line.value
  return { ...line, operator, value }
}

export const savedQueryOf = (title: string, { match, conditions }: ConditionGroup): SavedQuery => ({
  title,
  matchType: match,
  records: conditions.map(({ field, operator, value }) => ({ field, rule: operator, val: value })),
})

export const groupOf = ({ matchType, records }: SavedQuery): ConditionGroup => ({
  match: matchType,
  conditions: records.map(({ field, rule, val }) => ({ field, operator: rule, value: val })),
})

/** What was stored as saved queries, leaving out whatever is none: the storage may be older than the code. */
export function readSavedQueries(stored: unknown): readonly SavedQuery[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: unknown) => {
    if (!isObject(entry) || typeof entry.title !== 'string' || !Array.isArray(entry.records)) return []
    const records = entry.records.filter(isRecord)
    return records.length === 0
      ? []
      : [{ title: entry.title, matchType: entry.matchType === 'or' ? ('or' as const) : ('and' as const), records }]
  })
}

/** An advanced query as the text that an address carries, such as `["and",["name","like","王"]]`. */
export function printAdvanced({ match, conditions }: ConditionGroup): string {
  return JSON.stringify([match, ...conditions.map(({ field, operator, value }) => [field, operator, value])])
}

/** Undefined for a text that is no advanced query: an address may have been typed. */
export function parseAdvanced(text: string | undefined): ConditionGroup | undefined {
  const parsed = parseJson(text ?? '')
  if (!Array.isArray(parsed)) return undefined
  const [match, ...lines] = parsed as unknown[]
  const conditions = lines.flatMap(line => {
    const [field, operator, value] = Array.isArray(line) ? (line as unknown[]) : []
    const record = { field, rule: operator, val: value }
    return isRecord(record) ? [{ field: record.field, operator: record.rule, value: record.val }] : []
  })
  return conditions.length === 0 ? undefined : { match: match === 'or' ? 'or' : 'and', conditions }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isRecord(value: unknown): value is SavedQuery['records'][number] {
  if (!isObject(value)) return false
  const { field, rule, val } = value
  return typeof field === 'string' && field !== '' && typeof val === 'string' && val !== '' && OPERATORS.some(operator => operator === rule)
}
