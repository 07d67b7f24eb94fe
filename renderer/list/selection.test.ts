import { expect, it } from 'vitest'
import type { Row } from '../model/source'
import { selectedRows } from './selection'

const rows = (ids: string): Row[] => [...ids].map(id => ({ id }))
const keyOf = (row: Row) => String(row.id)

it.each([
  ['', ['b'], 'abc', 'b'],
  ['b', ['b', 'a'], 'abc', 'ba'],
  ['ba', ['a'], 'abc', 'a'],
  ['xb', ['x', 'b', 'c'], 'abc', 'xbc'],
  ['x', [], 'abc', ''],
])('from %s with %o of %s makes %s', (before, keys, shown, want) => {
  expect(selectedRows(rows(before), keys, rows(shown), keyOf)).toEqual(rows(want))
})
