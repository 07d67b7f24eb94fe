import { expect, it } from 'vitest'
import { findCells, replacedText } from './find-cells'

const table = [
  ['Apple', 'pear'],
  ['apple pie', 'PEAR'],
]
const find = (sought: Parameters<typeof findCells>[3]) =>
  findCells(2, 2, (row, column) => table[row]?.[column] ?? '', sought).map(({ row, column }) => `${row}${column}`)

it.each([
  [{ text: 'apple' }, ['00', '10']],
  [{ text: 'apple', exactCase: true }, ['10']],
  [{ text: 'apple', whole: true }, ['00']],
  [{ text: 'PEAR', exactCase: true, whole: true }, ['11']],
  [{ text: '' }, []],
])('finds %o', (sought, want) => {
  expect(find(sought)).toEqual(want)
})

it.each([
  ['a.b.a', { text: '.' }, '$&', 'a$&b$&a'],
  ['Aa', { text: 'a' }, 'x', 'xx'],
  ['Aa', { text: 'a', exactCase: true }, 'x', 'Ax'],
  ['aa', { text: 'a', whole: true }, 'x', 'aa'],
  ['A', { text: 'a', whole: true }, 'x', 'x'],
  ['（一）', { text: '（' }, '', '一）'],
])('replaces in %s', (text, sought, replacement, want) => {
  expect(replacedText(text, sought, replacement)).toBe(want)
})
