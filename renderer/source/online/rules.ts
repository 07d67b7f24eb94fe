import { normaliseRule, wholeDigits } from '../../rules'
import type { AuthoredRule } from '../../screen/generated/authored'
import type { OnlineGridColumn, OnlineProperty } from './answers'
import { numberOf } from './extension'

const UNIQUE = 'only'

/** A copied form keeps its rows in the table of the one that it was copied from. */
const physical = (table: string) => table.replace(/\$\d+$/, '')

const TABLE_AND_COLUMN = /^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/i

/** The checks of a property. A pattern that is none, or that could take for ever, is left to the server. */
export function rulesOf(
  column: string,
  { pattern, errorInfo, minLength, wholeDigits: whole }: OnlineProperty,
  table: string,
): AuthoredRule[] {
  const message = errorInfo === undefined || errorInfo === '' ? {} : { message: errorInfo }
  const least = numberOf(minLength) ?? 0
  const rules: AuthoredRule[] = least > 0 ? [{ pattern: `^[\\s\\S]{${least},}$` }] : []
  rules.push(...digitsOf(whole))
  if (pattern === UNIQUE) {
    const remote = `${physical(table)}.${column}`
    rules.push(TABLE_AND_COLUMN.test(remote) ? { remote, ...message } : { unique: true, ...message })
  } else if (pattern !== undefined && pattern !== '') rules.push({ pattern, ...message })
  return rules.filter(runs)
}

/** What the column has no room for is told while it is typed. */
function digitsOf(whole: OnlineProperty['wholeDigits']): AuthoredRule[] {
  const digits = wholeDigits(numberOf(whole) ?? Number.NaN)
  return digits === undefined ? [] : [digits]
}

/** Whether the rule can be run; a bare word that is no preset matches nothing that people type. */
function runs(rule: AuthoredRule): boolean {
  const pattern = typeof rule === 'object' && 'pattern' in rule ? rule.pattern : undefined
  const { rule: found } = normaliseRule(rule)
  const bare = pattern !== undefined && /^\*?[A-Za-z]*[\d-]*$/.test(pattern)
  return found !== undefined && found !== null && !(bare && found.rule === 'pattern' && found.preset === undefined)
}

/** The checks of a column of rows, and whether it wants a value. */
export function columnRules({ validateRules, wholeDigits: whole }: OnlineGridColumn): {
  readonly required: boolean
  readonly rules: AuthoredRule[]
} {
  const all = Array.isArray(validateRules) ? validateRules : []
  const rules = all.flatMap(({ required, unique, pattern, message }): AuthoredRule[] => {
    const told = message === undefined ? {} : { message }
    if (unique === true || pattern === UNIQUE) return [{ unique: true, ...told }]
    if (pattern !== undefined) return [{ pattern, ...told }]
    // Its own words; `required` alone marks the column.
    return required === true && message !== undefined ? [{ required: true, ...told }] : []
  })
  return { required: all.some(({ required }) => required === true), rules: [...digitsOf(whole), ...rules].filter(runs) }
}
