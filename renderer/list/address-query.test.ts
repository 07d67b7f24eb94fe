import { expect, it } from 'vitest'
import type { ListQuery } from '../model/source'
import { addressToQuery, queryToAddress, withListState } from './address-query'

const start: ListQuery = { page: 1, pageSize: 10, filters: {}, sort: { field: 'createTime', order: 'desc' } }
const advanced = { match: 'or' as const, conditions: [{ field: 'age', operator: 'gt' as const, value: '3' }] }
const sizes = [10, 20, 30]

it.each([
  [{}, {}],
  [{ page: 3 }, { 'list.page': '3' }],
  [{ pageSize: 20 }, { 'list.size': '20' }],
  [{ sort: { field: 'age', order: 'asc' } }, { 'list.sort': 'age' }],
  [{ filters: { name: '*王*', page: '1' } }, { 'f.name': '*王*', 'f.page': '1' }],
  [{ advanced }, { 'list.advanced': '["or",["age","gt","3"]]' }],
] as const)('keeps %o in the address as %o', (parts, address) => {
  const query: ListQuery = { ...start, ...parts }
  expect(queryToAddress(query, start)).toEqual(address)
  expect(addressToQuery(address, start, sizes)).toEqual(query)
})

it('remembers that a default sort was taken away', () => {
  const { sort: _, ...query } = start
  expect(queryToAddress(query, start)).toEqual({ 'list.sort': '' })
  expect(addressToQuery({ 'list.sort': '' }, start, sizes)).toEqual(query)
})

it('remembers that the filters of the start were taken away', () => {
  const filtered = { ...start, filters: { state: '1' } }
  const address = queryToAddress(start, filtered)
  expect(address).toEqual({ 'f.': '' })
  expect(addressToQuery(address, filtered, sizes).filters).toEqual({})
  expect(addressToQuery({ page: '3', sort: 'x' }, filtered, sizes)).toEqual(filtered)
})

it('leaves what belongs to others in the address', () => {
  const address = { page: '7', code: 'A', 'list.page': '2', 'f.name': 'x' }
  expect(withListState(address, { 'list.sort': 'age' })).toEqual({ page: '7', code: 'A', 'list.sort': 'age' })
})

it.each([
  { 'list.page': '-1' },
  { 'list.page': 'x' },
  { 'list.size': '100000' },
  { 'list.advanced': '{' },
  { 'list.advanced': '["and",["a","drop","1"]]' },
])('begins as the screen does where the address makes no sense: %o', address => {
  expect(addressToQuery(address, start, sizes)).toEqual(start)
})
