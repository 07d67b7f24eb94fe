import { MOST_CONDITIONS } from '../../../renderer/core'
import { errors } from '../../util/errors'
import { texts } from '../texts'
import type { Condition, ListSpec } from '../types'
import { conditionOf, isRule } from './rule'

/** Clients encode once or twice; a text that is no encoding stands for itself. */
export function decoded(text: string): string {
  let current = text
  for (let round = 0; round < 2 && !/^\s*[[{]/.test(current); round++) {
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
export function decodedAgain(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** `superQueryParams`: one bracketed condition, or null when there is none. A field that the caller may not read is an error. */
export function readSuperQuery(spec: ListSpec, text: string, matchType: string): Condition | null {
  if (text.trim() === '') return null
  const rules = parseRules(text).filter(isRule)
  if (rules.length > MOST_CONDITIONS) throw errors.badConditions(texts.tooMany(MOST_CONDITIONS))
  if (rules.length === 0) return null
  return { kind: matchType.toLowerCase() === 'or' ? 'any' : 'all', conditions: rules.map(rule => conditionOf(spec, rule)) }
}
