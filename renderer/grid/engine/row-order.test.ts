import { expect, it } from 'vitest'
import { decimalIn } from '../../model/decimal'
import { type ColumnSort, compareValues, rowOrder } from './row-order'

const rows = [
  { name: '张三', age: 30, code: 'A10' },
  { name: '李四', age: 9, code: 'a2' },
  { name: '', age: 30, code: 'B1' },
  { name: '安五', age: null, code: 'A1' },
]
type Name = keyof (typeof rows)[number]
const reader = {
  size: rows.length,
  value: (index: number, field: string) => rows[index]?.[field as Name],
  text: (index: number, field: string) => String(rows[index]?.[field as Name] ?? ''),
}
const none = new Map<string, string>()
const by = (...sorts: string[]): ColumnSort[] =>
  sorts.map(text => (text.startsWith('-') ? { field: text.slice(1), order: 'desc' } : { field: text, order: 'asc' }))

it.each([
  [['age'], [1, 0, 2, 3]],
  [['-age'], [0, 2, 1, 3]],
  [
    ['age', '-code'],
    [1, 2, 0, 3],
  ],
  [['name'], [3, 1, 0, 2]],
  [['-name'], [0, 1, 3, 2]],
  [['code'], [3, 1, 0, 2]],
])('sorts by %o', (sorts, want) => {
  expect(rowOrder(reader, { sorts: by(...sorts), filters: none })).toEqual(want)
})

it('shows the rows whose cells hold the texts', () => {
  expect(rowOrder(reader, { sorts: [], filters: new Map([['code', 'A1']]) })).toEqual([0, 3])
  expect(
    rowOrder(reader, {
      sorts: by('code'),
      filters: new Map([
        ['code', 'a1'],
        ['name', '张'],
      ]),
    }),
  ).toEqual([0])
})

it('leaves the rows as they stand where nothing is asked', () => {
  expect(rowOrder(reader, { sorts: [], filters: new Map([['code', '']]) })).toBeUndefined()
})

it.each([
  [1, 2, -1],
  [10, 9, 1],
  ['10', '9', 1],
  ['b', 'a', 1],
  [null, 1, 1],
  [1, '', -1],
  [null, undefined, 0],
  [decimalIn('12345678901234567.81'), decimalIn('12345678901234567.80'), 1],
  [decimalIn('12345678901234567.81'), 5, 1],
])('compares %o and %o', (one, other, want) => {
  expect(Math.sign(compareValues(one, other, 'asc'))).toBe(want)
})

it('compares a number with a text as words', () => {
  expect(compareValues(5, 'a', 'asc')).toBeLessThan(0)
  expect(compareValues('a', 5, 'desc')).toBeLessThan(0)
})

it('leaves rows of equal values as they stand', () => {
  const reader = { size: 12, value: () => 1, text: () => '' }
  const shown = rowOrder(reader, { sorts: [{ field: 'a', order: 'desc' }], filters: new Map() })
  expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})
