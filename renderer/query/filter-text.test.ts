import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Operator } from '../model/operator'
import { parseFilter, printFilter } from './filter-text'

describe('a filter as parameter text', () => {
  it.each<[Operator, string, string]>([
    // operator, value, as the API spells it
    ['eq', 'admin', 'admin'],
    ['eq', '甲,乙', 'eq 甲,乙'],
    ['eq', '!admin', 'eq !admin'],
    ['eq', '审计*', 'eq 审计*'],
    ['eq', 'le 9', 'eq le 9'],
    ['eq', ',a,', 'eq ,a,'],
    ['ne', 'admin', '!admin'],
    ['ne', 'a,b', 'ne a,b'],
    ['ne', 'a*', 'ne a*'],
    ['ne', '= 5', 'ne = 5'],
    ['like', '审计', '*审计*'],
    ['like', 'a,b', '*a,b*'],
    ['left_like', '审计', '*审计'],
    ['right_like', '审计', '审计*'],
    ['in', '1,2', '1,2'],
    ['in', '1', '1'],
    ['in', 'a,b*', 'in a,b*'],
    ['gt', '5', '> 5'],
    ['ge', '5', '>= 5'],
    ['lt', '-5', '< -5'],
    ['le', '5', '<= 5'],
    ['multi', 'a,b', ',a,b,'],
  ])('writes %s of "%s" as "%s"', (operator, value, text) => {
    expect(printFilter({ operator, value })).toBe(text)
    const read = parseFilter(text)
    expect(read.value).toBe(value)
    if (value !== '1') expect(read.operator).toBe(operator)
  })

  it.each<[string, Operator, string]>([
    // from other clients
    ['le 9', 'le', '9'],
    ['= 5', 'eq', '5'],
    ['!= 5', 'ne', '5'],
    ['in 1,2', 'in', '1,2'],
    ['>=5', 'eq', '>=5'],
    ['!', 'eq', '!'],
    ['*', 'eq', '*'],
    [',', 'in', ','],
  ])('reads "%s" as %s of "%s"', (text, operator, value) => {
    expect(parseFilter(text)).toEqual({ operator, value })
  })

  it('brings every value of an operator with a code back', () => {
    const operators = fc.constantFrom<Operator>('eq', 'ne', 'gt', 'ge', 'lt', 'le')
    const text = fc.string({ unit: fc.constantFrom(...'ab审*,!<>= 1') })
    fc.assert(
      fc.property(operators, text, (operator, value) => {
        fc.pre(value !== '' && !/^,.*,$/s.test(value))
        expect(parseFilter(printFilter({ operator, value }))).toEqual({ operator, value })
      }),
    )
  })
})
