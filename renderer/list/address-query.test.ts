import { expect, it } from 'vitest'
import type { ListQuery } from '../model/source'
import { addressToQuery, queryToAddress } from './address-query'

const start: ListQuery = { page: 1, pageSize: 10, filters: {}, sort: { field: 'createTime', order: 'desc' } }
const advanced = { match: 'or' as const, conditions: [{ field: 'age', operator: 'gt' as const, value: '3' }] }
const sizes = [10, 20, 30]

it.each([
  [{}, {}],
  [{ page: 3 }, { page: '3' }],
  [{ pageSize: 20 }, { size: '20' }],
  [{ sort: { field: 'age', order: 'asc' } }, { sort: 'age' }],
  [{ filters: { name: '*王*', page: '1' } }, { 'f.name': '*王*', 'f.page': '1' }],
  [{ advanced }, { advanced: '["or",["age","gt","3"]]' }],
] as const)('keeps %o in the address as %o', (parts, address) => {
  const query: ListQuery = { ...start, ...parts }
  expect(queryToAddress(query, start)).toEqual(address)
  expect(addressToQuery(address, start, sizes)).toEqual(query)
})

it('remembers that a default sort was taken away', () => {
  const { sort: _, ...query } = start
  expect(queryToAddress(query, start)).toEqual({ sort: '' })
  expect(addressToQuery({ sort: '' }, start, sizes)).toEqual(query)
})

it.each([{ page: '-1' }, { page: 'x' }, { size: '100000' }, { advanced: '{' }, { advanced: '["and",["a","drop","1"]]' }])(
  'begins as the screen does where the address makes no sense: %o',
  address => {
    expect(addressToQuery(address, start, sizes)).toEqual(start)
  },
)
