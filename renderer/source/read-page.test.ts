import { expect, it } from 'vitest'
import { picked, readPage } from './read-page'

const row = { id: '1' }

it.each([
  ['the paging object', { records: [row], total: 31 }, undefined, { rows: [row], total: 31 }],
  ['a total that is text', { records: [row], total: '31' }, undefined, { rows: [row], total: 31 }],
  ['records without a total', { records: [row] }, undefined, { rows: [row], total: 1 }],
  ['a bare array', [row, row], undefined, { rows: [row, row], total: 2 }],
  ['nothing', null, undefined, { rows: [], total: 0 }],
  ['a part by name', { treeList: [row], ids: ['1'] }, 'treeList', { rows: [row], total: 1 }],
  ['a part by path', { page: { records: [row], total: 5 } }, 'page', { rows: [row], total: 5 }],
  ['entries that are no rows', [row, 7, null], undefined, { rows: [row], total: 3 }],
])('reads rows out of %s', (_, result, pick, want) => {
  expect(readPage(result, pick)).toEqual(want)
})

it.each([
  ['a text', 'x'],
  ['an object without records', { treeList: [] }],
])('refuses %s', (_, result) => {
  expect(() => readPage(result)).toThrow('返回数据类型不识别')
})

it('picks the same part of every item of a list', () => {
  expect(picked([{ key: '1', title: 'a' }, { key: '2' }], 'key')).toEqual(['1', '2'])
})
