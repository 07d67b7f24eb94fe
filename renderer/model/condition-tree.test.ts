import { expect, it } from 'vitest'
import { allConditions, groupOfWire, isFlat, mapConditions, readWireGroup, simplified, wireOf } from './condition-tree'
import type { ConditionGroup, ConditionNode } from './operator'

const is = (field: string): ConditionNode => ({ field, operator: 'eq', value: '1' })
const and = (...conditions: ConditionNode[]): ConditionGroup => ({ match: 'and', conditions })
const or = (...conditions: ConditionNode[]): ConditionGroup => ({ match: 'or', conditions })

it.each<[string, ConditionGroup, ConditionGroup]>([
  ['a list', and(is('a'), is('b')), and(is('a'), is('b'))],
  ['a group of the same match', and(is('a'), and(is('b'), is('c'))), and(is('a'), is('b'), is('c'))],
  ['a group of another match', and(is('a'), or(is('b'), is('c'))), and(is('a'), or(is('b'), is('c')))],
  ['a group of one', and(is('a'), or(is('b'))), and(is('a'), is('b'))],
  ['a group alone', and(or(is('a'), is('b'))), or(is('a'), is('b'))],
  ['empty groups', and(is('a'), or(), or(and())), and(is('a'))],
  ['a group that is left alone in a group', or(is('a'), and(or(is('b'), is('c')))), or(is('a'), is('b'), is('c'))],
])('opens needless groups: %s', (_name, before, after) => {
  expect(simplified(before)).toEqual(after)
})

it('goes to the wire and back', () => {
  const group = and(is('a'), or(is('b'), and(is('c'), is('d'))))
  expect(groupOfWire(wireOf(group))).toEqual(group)
  expect(allConditions(group).map(({ field }) => field)).toEqual(['a', 'b', 'c', 'd'])
  expect([isFlat(group), isFlat(and(is('a')))]).toEqual([false, true])
})

it('changes each condition, wherever it stands', () => {
  const group = and(is('a'), or(is('b'), and(is('c'))))
  const named = mapConditions(group, condition => ({ ...condition, field: `${condition.field}!` }))
  expect(named).toEqual(and(is('a!'), or(is('b!'), and(is('c!')))))
})

const line = { field: 'a', rule: 'eq', val: '1' }
const nested = (depth: number): object =>
  depth === 1 ? { matchType: 'and', records: [line] } : { matchType: 'and', records: [nested(depth - 1)] }

it.each<[string, unknown, unknown]>([
  ['lines', { matchType: 'or', records: [line] }, { matchType: 'or', records: [line] }],
  ['another match', { matchType: 'xor', records: [line] }, { matchType: 'and', records: [line] }],
  [
    'what is no line',
    { records: [line, null, 1, {}, { ...line, field: '' }, { ...line, val: '' }, { ...line, rule: 'x' }] },
    { matchType: 'and', records: [line] },
  ],
  ['a field that is no text', { records: [line, { ...line, field: 1 }, { ...line, val: 1 }] }, { matchType: 'and', records: [line] }],
  ['empty groups', { records: [line, { records: [] }] }, { matchType: 'and', records: [line] }],
  ['nothing', { records: [] }, undefined],
  ['no list', { records: 'a' }, undefined],
  ['no group', null, undefined],
  ['groups as deep as may be', nested(5), nested(5)],
  ['groups too deep', nested(6), undefined],
])('reads of a stored group %s', (_name, stored, group) => {
  expect(readWireGroup(stored)).toEqual(group)
})
