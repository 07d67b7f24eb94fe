import { describe, expect, it } from 'vitest'
import type { Operator } from '../model/operator'
import { decodeFilters, encodeFilters, otherFilters, type QueryEntry, type QueryField } from './filters'

const field = (operator: Operator, holdsSeveral = false): QueryField => ({ name: 'a', operator, holdsSeveral })

describe('entries of the query bar as API parameters', () => {
  it.each<[QueryField, QueryEntry, Record<string, string>]>([
    [field('eq'), '1', { a: '1' }],
    [field('like'), '王', { a: '*王*' }],
    [field('ne'), '1', { a: '!1' }],
    [field('ge'), '5', { a: '>= 5' }],
    [field('le'), '5', { a: '<= 5' }],
    [field('in'), '1,2', { a: '1,2' }],
    [field('in'), '1', { a: '1' }],
    [field('multi'), 'x,y', { a_MultiString: 'x,y' }],
    [field('like', true), 'x,y', { a: ',x,y,' }],
    [field('eq', true), 'x', { a: ',x,' }],
    [field('range'), { begin: '1', end: '9' }, { a_begin: '1', a_end: '9' }],
    [field('range'), { begin: '', end: '9' }, { a_end: '9' }],
  ])('%o holds %o as %o', (at, entry, filters) => {
    expect(encodeFilters([at], new Map([['a', entry]]))).toEqual(filters)
    expect(decodeFilters([at], filters).get('a')).toEqual(entry)
  })

  it('leaves empty entries out', () => {
    expect(encodeFilters([field('like')], new Map([['a', '']]))).toEqual({})
    expect(encodeFilters([field('range')], new Map([['a', { begin: '', end: '' }]]))).toEqual({})
    expect(decodeFilters([field('range')], {}).size).toBe(0)
  })

  it('tells its own parameters from others', () => {
    expect(otherFilters([field('range')], { a_begin: '1', departId: '7' })).toEqual({ departId: '7' })
  })
})
