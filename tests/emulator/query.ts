import type { Row, TableShape } from './tables'

type Query = Readonly<Record<string, string>>

const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

const RULES: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  eq: (value, wanted) => value === wanted,
  ne: (value, wanted) => value !== wanted,
  gt: (value, wanted) => compare(value, wanted) > 0,
  ge: (value, wanted) => compare(value, wanted) >= 0,
  lt: (value, wanted) => compare(value, wanted) < 0,
  le: (value, wanted) => compare(value, wanted) <= 0,
  like: (value, wanted) => value.includes(wanted),
  left_like: (value, wanted) => value.endsWith(wanted),
  right_like: (value, wanted) => value.startsWith(wanted),
  in: (value, wanted) => wanted.split(',').includes(value),
}

const compare = (left: string, right: string) =>
  Number.isFinite(Number(left)) && Number.isFinite(Number(right)) ? Number(left) - Number(right) : left.localeCompare(right)

/** The rule that the spelling of a filter means, and what it compares with. */
function ruleOf(text: string): readonly [string, string] {
  if (text.length > 2 && text.startsWith('*') && text.endsWith('*')) return ['like', text.slice(1, -1)]
  if (text.startsWith('*')) return ['left_like', text.slice(1)]
  if (text.endsWith('*')) return ['right_like', text.slice(0, -1)]
  if (text.includes(',')) return ['in', text]
  return text.startsWith('!') ? ['ne', text.slice(1)] : ['eq', text]
}

function fits(value: unknown, rule: string, wanted: string): boolean {
  return value !== null && value !== undefined && (RULES[rule]?.(String(value), wanted) ?? true)
}

interface Condition {
  readonly field?: string
  readonly rule?: string
  readonly val?: string
}

/** An unreadable text is ignored, not reported. */
function conditionsOf({ superQueryParams }: Query): readonly Condition[] {
  try {
    const read: unknown = JSON.parse(decodeURIComponent(superQueryParams ?? '[]'))
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}

/** Whether a row is found: filters by properties of the entity, ranges, and the advanced query. Other parameters are ignored. */
export function matches(row: Row, columns: TableShape['columns'], query: Query): boolean {
  for (const name of Object.keys(columns)) {
    const text = query[name]?.trim()
    if (text && !fits(row[name], ...ruleOf(text))) return false
    const [begin, end, several] = [query[`${name}_begin`], query[`${name}_end`], query[`${name}_MultiString`]]
    if (begin && !fits(row[name], 'ge', begin)) return false
    if (end && !fits(row[name], 'le', /^\d{4}-\d\d-\d\d$/.test(end) ? `${end} 23:59:59` : end)) return false
    if (several && !fits(row[name], 'in', several)) return false
  }
  const conditions = conditionsOf(query).filter(({ field, rule, val }) => field && rule && val)
  if (conditions.length === 0) return true
  const holds = ({ field = '', rule = '', val = '' }: Condition) => fits(row[field], rule, val)
  return query.superQueryMatchType === 'or' ? conditions.some(holds) : conditions.every(holds)
}

/** A row by the names of columns in the database. */
export const inColumns = (row: Row): Row => Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]))

/** The property behind a column of the database. */
export const propertyOf = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
