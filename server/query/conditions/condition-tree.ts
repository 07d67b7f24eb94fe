import { DEEPEST_GROUP, MOST_CONDITIONS } from '../../../renderer/core'
import { errors } from '../../util/errors'
import { texts } from '../texts'
import type { Condition, ListSpec } from '../types'
import { conditionOf, isRule, type Rule } from './rule'
import { decoded, decodedAgain } from './super-query'

/** A thousand ids, and some more. */
const LONGEST = 60_000

/**
 * `superQueryTree`: conditions in groups, `{"matchType":"or","records":[{"field":…,"rule":…,"val":…},{"matchType":…,"records":[…]}]}`;
 * null when it is empty. Ours alone, so that nothing in it is passed over: what cannot be read is an error.
 */
export function readConditionTree(spec: ListSpec, text: string): Condition | null {
  if (text.trim() === '') return null
  if (text.length > LONGEST) throw errors.badConditions(texts.tooLong)
  return treeCondition(spec, parsed(text))
}

function parsed(text: string): unknown {
  for (const candidate of [decoded(text), decodedAgain(text)]) {
    try {
      return JSON.parse(candidate) as unknown
    } catch {
      // The other spelling, or none.
    }
  }
  throw errors.badConditions(texts.unreadable)
}

/** The same of a tree that is parsed already. */
export function treeCondition(spec: ListSpec, tree: unknown): Condition {
  return groupCondition(tree, rule => conditionOf(spec, rule))
}

/** Refuses what is no tree of conditions; whether there are such columns is not asked. */
export function checkConditionTree(tree: unknown): void {
  groupCondition(tree, () => NOTHING)
}

const NOTHING: Condition = { kind: 'all', conditions: [] }

function groupCondition(tree: unknown, conditionFor: (rule: Rule) => Condition): Condition {
  let left = MOST_CONDITIONS
  const read = (group: unknown, depth: number): Condition => {
    if (depth > DEEPEST_GROUP) throw errors.badConditions(texts.tooDeep(DEEPEST_GROUP))
    const { matchType, records } = readGroup(group)
    const conditions = records.map(record => {
      if (typeof record === 'object' && record !== null && 'records' in record) return read(record, depth + 1)
      left -= 1
      if (left < 0) throw errors.badConditions(texts.tooMany(MOST_CONDITIONS))
      if (!isRule(record)) throw errors.badConditions(texts.unreadable)
      return conditionFor(record)
    })
    return { kind: matchType === 'or' ? 'any' : 'all', conditions }
  }
  return read(tree, 1)
}

function readGroup(group: unknown): { readonly matchType: 'and' | 'or'; readonly records: readonly unknown[] } {
  const { matchType, records } = (typeof group === 'object' && group !== null ? group : {}) as { matchType?: unknown; records?: unknown }
  if ((matchType !== 'and' && matchType !== 'or') || !Array.isArray(records) || records.length === 0)
    throw errors.badConditions(texts.unreadable)
  return { matchType, records }
}
