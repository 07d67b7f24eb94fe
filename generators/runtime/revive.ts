/** Where in a value texts stand for dates, and numbers for large ones; functions lead to other plans, so that they may refer to each other. */
export type Plan = 'Date' | 'bigint' | 'string' | (() => Plan) | { readonly [part: string]: Plan } | readonly Plan[]

/**
 * A value as its type says. A plan is what a place becomes, or by name what its properties become; `[]` stands for the items of a list, `{}`
 * for the properties that are not named; a list holds plans that all apply. `sending`: numbers held as texts are numbers on the way out.
 */
export function revived(value: unknown, plan: Plan, sending = false): unknown {
  if (value === null || value === undefined) return value
  if (typeof plan === 'function') return revived(value, plan(), sending)
  if (typeof plan === 'string') return converted(value, sending && plan === 'string' ? 'bigint' : plan)
  if (Array.isArray(plan)) return (plan as readonly Plan[]).reduce<unknown>((made, one) => revived(made, one, sending), value)
  const parts = plan as { readonly [part: string]: Plan }
  if (Array.isArray(value)) return parts['[]'] === undefined ? value : value.map(item => revived(item, parts['[]'] ?? [], sending))
  if (typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value as Readonly<Record<string, unknown>>).map(([name, inner]) => {
      const given = Object.hasOwn(parts, name) ? parts[name] : parts['{}']
      return [name, given === undefined ? inner : revived(inner, given, sending)]
    }),
  )
}

/** Stands before the digits of a number that is kept as a text for a while. */
const MARK = '\u0001'

function converted(value: unknown, to: 'Date' | 'bigint' | 'string'): unknown {
  if (to === 'Date') {
    const date = typeof value === 'string' ? new Date(value) : null
    return date === null || Number.isNaN(date.getTime()) ? value : date
  }
  const digits =
    typeof value === 'number' && Number.isInteger(value) ? String(value) : typeof value === 'string' ? value.replace(MARK, '') : ''
  if (!/^-?\d+$/.test(digits)) return value
  return to === 'bigint' ? BigInt(digits) : digits
}

/** Texts, which stay, and whole numbers of so many digits that a number of JavaScript may not hold them. */
const LARGE = /"(?:[^"\\]|\\.)*"|(?<=[[\s:,]|^)-?\d{16,}(?=[\s,}\]]|$)/g

/** A text of JSON as its type says, with every digit of large numbers. */
export function exactly(text: string, plan: Plan): unknown {
  const kept = text.replace(LARGE, found => (found.startsWith('"') ? found : `"\\u0001${found}"`))
  return unmarked(revived(JSON.parse(kept), plan))
}

/** What no plan wants becomes the number that it was. */
function unmarked(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(MARK) ? Number(value.slice(1)) : value
  if (Array.isArray(value)) return value.map(unmarked)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, unmarked(inner)]))
}

/** A body as JSON in which large numbers are numbers again, and dates texts. */
export function written(body: unknown, plan: Plan): string | undefined {
  if (body === undefined) return undefined
  const text = JSON.stringify(revived(body, plan, true), (_, value: unknown) => (typeof value === 'bigint' ? `${MARK}${value}` : value))
  return text.replace(/"\\u0001(-?\d+)"/g, '$1')
}
