import { errors } from '../errors'
import { byOperator } from './syntax'
import type { Condition, ListColumn } from './types'

const MOST_RULES = 50

interface Rule {
  readonly field: string
  readonly rule: string
  readonly val: string
}

/** Clients encode once or twice; a text that is no encoding stands for itself. */
function decoded(text: string): string {
  let current = text
  for (let round = 0; round < 2 && !current.trimStart().startsWith('['); round++) {
    try {
      current = decodeURIComponent(current)
    } catch {
      return current
    }
  }
  return current
}

function parseRules(text: string): unknown[] {
  for (const candidate of [decoded(text), decodedAgain(text)]) {
    try {
      const rules: unknown = JSON.parse(candidate)
      if (Array.isArray(rules)) return rules
    } catch {
      // The family ignores what it cannot read.
    }
  }
  return []
}

/** `encodeURI` leaves a readable bracket in front of encoded values. */
function decodedAgain(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function isRule(value: unknown): value is Rule {
  if (typeof value !== 'object' || value === null) return false
  const { field, rule, val } = value as Record<string, unknown>
  const complete = typeof field === 'string' && field !== '' && typeof rule === 'string' && rule !== ''
  if (!complete) return false
  return (typeof val === 'string' && val !== '') || typeof val === 'number' || rule === 'empty' || rule === 'not_empty'
}

/** `superQueryParams`: one bracketed condition, or null when there is none. A field that the caller may not read is an error. */
export function readSuperQuery(columns: ReadonlyMap<string, ListColumn>, text: string, matchType: string): Condition | null {
  if (text.trim() === '') return null
  const rules = parseRules(text).filter(isRule).slice(0, MOST_RULES)
  const conditions: Condition[] = []
  for (const { field, rule, val } of rules) {
    const column = columns.get(field)
    if (!column) throw errors.unknownField(field)
    const condition = byOperator(column, rule, String(val ?? ''))
    if (!condition) throw errors.badFilterValue(field, rule)
    conditions.push(condition)
  }
  if (conditions.length === 0) return null
  return { kind: matchType.toLowerCase() === 'or' ? 'any' : 'all', conditions }
}
