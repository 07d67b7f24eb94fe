import { expect, it } from 'vitest'
import { dateText, momentOf, momentText } from './date'
import { compare, isEmpty, isEqual, numberOf } from './value'

const day = new Date(2024, 1, 29, 8, 30)
const at = (time: number) => new Date(time)

it.each([
  [null, true],
  [undefined, true],
  ['', true],
  [[], true],
  [{}, true],
  [0, false],
  [false, false],
  [' ', false],
  [[null], false],
  [{ a: undefined }, false],
])('%j holds nothing: %s', (value, empty) => {
  expect(isEmpty(value)).toBe(empty)
})

it.each([
  [true, 1],
  [false, 0],
  [5, 5],
  [at(7), 7],
  [at(Number.NaN), null],
  [Number.POSITIVE_INFINITY, null],
  [' 5 ', 5],
  ['-.5e2', -50],
  ['5.', 5],
  ['1e999', null],
  ['0x10', null],
  ['', null],
  ['a', null],
  [`5${'0'.repeat(999)}`, null],
  [`${' '.repeat(999)}5`, 5],
  [`${' '.repeat(1000)}5`, null],
  [null, null],
  [[5], null],
])('%j is the number %s', (value, number) => {
  expect(numberOf(value)).toBe(number)
})

it.each<[unknown, unknown, boolean]>([
  [null, undefined, true],
  [null, 0, false],
  [0, null, false],
  [1, '1', true],
  ['1.0', 1, true],
  ['a', 1, false],
  ['1', '1.0', false],
  [true, 1, false],
  ['true', true, false],
  [day, at(day.getTime()), true],
  [day, at(0), false],
  [at(1000), at(1001), false],
  [day, '2024-02-29 08:30:00', true],
  ['2024-02-29', day, false],
  [{}, {}, false],
])('%j equals %j: %s', (left, right, equal) => {
  expect(isEqual(left, right)).toBe(equal)
})

it.each<[unknown, unknown, number | undefined]>([
  [at(5), at(3), 2],
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  [day, '2024-02-29 08:30:01', -1],
  ['2024-03-01', day, 1],
  [1, '2', -1],
  ['10', 9, 1],
  [2, '2', 0],
  [true, 0, 1],
  ['a', 1, undefined],
  [1, 'a', undefined],
  [null, 1, undefined],
  [1, undefined, undefined],
])('%j before %j: %s', (left, right, order) => {
  expect(compare(left, right)).toBe(order)
})

it.each([
  ['2024-02-29', '2024-02-29'],
  ['2023-02-29', null],
  ['2024-12-31', '2024-12-31'],
  ['2024-13-01', null],
  ['2024-00-01', null],
  ['2024-01-00', null],
  ['2024-01-01', '2024-01-01'],
  ['2024-01-31', '2024-01-31'],
  ['2024-04-31', null],
  [' 2024-02-29 23:59:59 ', '2024-02-29 23:59:59'],
  ['2024-02-29 24:00:00', null],
  ['2024-02-29 23:60:00', null],
  ['2024-02-29 23:59:60', null],
  ['2024-02-29 00:00:00', '2024-02-29 00:00:00'],
  [day, '2024-02-29 08:30:00'],
  [day.getTime(), '2024-02-29 08:30:00'],
  [Number.NaN, null],
  [at(Number.NaN), null],
  ['soon', null],
  [true, null],
])('%j is the moment %s', (value, text) => {
  const moment = momentOf(value)
  expect(moment && momentText(moment)).toBe(text)
})

it.each([
  ['2024-02', '2024-02-01 00:00:00'],
  ['2024-02-29', '2024-02-29 00:00:00'],
  ['2024-02-29 08:30', '2024-02-29 08:30:00'],
])('%s begins at %s', (value, begin) => {
  expect(momentOf(value)?.at.toISOString().slice(0, 19).replace('T', ' ')).toBe(begin)
})

it('reads the zone of a moment', () => {
  expect(momentOf('2024-02-29T08:30:00+09:30')?.at.valueOf()).toBe(Date.UTC(2024, 1, 28, 23, 0))
  expect(momentOf('2024-02-29T08:30:00-03:30')?.at.valueOf()).toBe(Date.UTC(2024, 1, 29, 12, 0))
})

it('says nothing of a date that is none', () => {
  expect(dateText(at(Number.NaN))).toBe('')
  expect(dateText(day)).toBe('2024-02-29 08:30:00')
})
