import { expect, it } from 'vitest'
import type { Row } from '../../model/source'
import { findRow, inverseSteps, pickValues, placeRows, takeRows, withValues } from './row-change'

const letters = (text: string): Row[] => [...text].map(id => ({ id }))
const text = (rows: readonly Row[]) => rows.map(({ id }) => id).join('')
/** The rows of a text at places. */
const at = (places: readonly number[], ids: string) => places.map((index, place) => ({ index, row: { id: ids[place] } }))

it.each<[string, readonly number[], string]>([
  ['abc', [0], 'bc'],
  ['abc', [2], 'ab'],
  ['abcdef', [1, 2, 4], 'adf'],
  ['abcdefghijklmnop', [0, 2, 4, 6, 8, 10, 12, 14], 'bdfhjlnp'],
  ['abcdefghijklmnopqr', [1, 3, 5, 7, 9, 11, 13, 15, 17], 'acegikmoq'],
  ['abcdefghijklmnopqr', [0, 2, 4, 6, 8, 10, 12, 14, 15, 16], 'bdfhjlnr'],
])('of %s, rows at %j are taken and put back', (ids, places, left) => {
  const rows = letters(ids)
  const taken = places.map(index => ({ index, row: rows[index] as Row }))
  takeRows(rows, taken)
  expect(text(rows)).toBe(left)
  placeRows(rows, taken)
  expect(text(rows)).toBe(ids)
})

it.each<[string, readonly number[], string, string]>([
  ['ab', [5], 'x', 'abx'],
  ['', [0, 1], 'xy', 'xy'],
  ['ab', [1, 2], 'xy', 'axyb'],
  ['abc', [0, 2, 4, 6, 8, 10, 12, 14, 16], 'xyzuvwrst', 'xaybzcuvwrst'],
])('into %s, rows are placed at %j, at the end where it is shorter', (ids, places, placed, all) => {
  const rows = letters(ids)
  placeRows(rows, at(places, placed))
  expect(text(rows)).toBe(all)
})

it.each<[string, number, number]>([
  ['a', 0, 0],
  ['e', 0, 4],
  ['a', 4, 0],
  ['c', 2, 2],
  ['b', 99, 1],
  ['d', -5, 3],
  ['x', 1, -1],
])('finds %s from the place %i', (id, near, place) => {
  expect(findRow(letters('abcde'), id, 'id', near)).toBe(place)
})

it('finds the nearer of two, and none among none', () => {
  expect([findRow(letters('abca'), 'a', 'id', 2), findRow(letters('abca'), 'a', 'id', 1), findRow([], 'a', 'id', 0)]).toEqual([3, 0, -1])
})

it('takes fields with undefined values out of a row, which stays as it is', () => {
  const row = { id: 'a', name: 'x', note: 'y' }
  expect(withValues(row, { name: undefined, note: null, more: 1 })).toStrictEqual({ id: 'a', note: null, more: 1 })
  expect(row).toStrictEqual({ id: 'a', name: 'x', note: 'y' })
  expect(pickValues(row, { name: 1, gone: 2 })).toStrictEqual({ name: 'x', gone: undefined })
})

it('takes steps back in the other order', () => {
  const rows = at([1], 'x')
  const edits = [
    { id: 'a', near: 0, before: { n: 1 }, after: { n: 2 } },
    { id: 'b', near: 1, after: { n: 3 } },
  ]
  expect(
    inverseSteps([
      { step: 'edit', edits },
      { step: 'take', rows },
      { step: 'place', rows },
    ]),
  ).toEqual([
    { step: 'take', rows },
    { step: 'place', rows },
    {
      step: 'edit',
      edits: [
        { id: 'b', near: 1, before: { n: 3 }, after: {} },
        { id: 'a', near: 0, before: { n: 2 }, after: { n: 1 } },
      ],
    },
  ])
})

it('leaves what stands behind many places where it is', () => {
  const rows = Array.from({ length: 30 }, (_, id) => ({ id }))
  const placed = Array.from({ length: 9 }, (_, at) => ({ index: at * 2, row: { id: 100 + at } }))
  placeRows(rows, placed)
  expect(rows.map(({ id }) => id)).toEqual([
    ...Array.from({ length: 9 }, (_, at) => [100 + at, at]).flat(),
    ...Array.from({ length: 21 }, (_, at) => at + 9),
  ])
  takeRows(rows, placed)
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, id) => id))
})
