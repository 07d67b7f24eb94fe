import { describe, expect, it } from 'vitest'
import { groupOfWire, readWireGroup, wireOf } from '../model/condition-tree'
import type { ConditionGroup } from '../model/operator'
import { parseAdvanced, printAdvanced, withOperator } from './conditions'

const group: ConditionGroup = {
  match: 'or',
  conditions: [
    { field: 'name', operator: 'like', value: '王' },
    { field: 'sex', operator: 'in', value: '1,2' },
  ],
}

describe('conditions of an advanced query', () => {
  it('travel in the address and come back', () => {
    const text = '["or",["name","like","王"],["sex","in","1,2"]]'
    expect(printAdvanced(group)).toBe(text)
    expect(parseAdvanced(text)).toEqual(group)
  })

  it('travel in groups', () => {
    const nested: ConditionGroup = { match: 'and', conditions: [{ field: 'or', operator: 'eq', value: 'x' }, group] }
    const text = '["and",["or","eq","x"],["or",["name","like","王"],["sex","in","1,2"]]]'
    expect(printAdvanced(nested)).toBe(text)
    expect(parseAdvanced(text)).toEqual(nested)
  })

  it('are stored with the names of the family and come back', () => {
    const saved = wireOf(group)
    expect(saved).toEqual({
      matchType: 'or',
      records: [
        { field: 'name', rule: 'like', val: '王' },
        { field: 'sex', rule: 'in', val: '1,2' },
      ],
    })
    expect(groupOfWire(saved)).toEqual(group)
    expect(readWireGroup(JSON.parse(JSON.stringify(saved)))).toEqual(saved)
  })

  it.each([
    undefined,
    '',
    'null',
    '{}',
    '["and"]',
    '["and",["name"]]',
    '["and",["name","sounds","x"]]',
    '["and",["name","eq",""]]',
    '["and",["or",["and",["or",["and",["or",["a","eq","1"]]]]]]]',
    '[[',
  ])('reads nothing from the address %s', text => {
    expect(parseAdvanced(text)).toBeUndefined()
  })

  it.each([[null], ['x'], [[1]], [{ matchType: 'or' }], [{ matchType: 'or', records: [{ field: 'b' }] }]])(
    'reads no saved query from %o',
    stored => {
      expect(readWireGroup(stored)).toBeUndefined()
    },
  )

  it.each([
    ['in', 'eq', 'a,b', 'a'],
    ['in', 'in', 'a,b', 'a,b'],
    ['eq', 'in', 'a', 'a'],
    ['in', 'like', '', ''],
    ['eq', 'like', 'a,b', 'a,b'],
  ] as const)('going from %s to %s turns "%s" into "%s"', (from, to, before, after) => {
    expect(withOperator({ field: 'a', operator: from, value: before }, to).value).toBe(after)
  })
})
