import { describe, expect, it } from 'vitest'
import { type Aggregate, type Amount, aggregated, compareAmounts, type Period, periodOf } from './aggregate'

describe('aggregated', () => {
  const mixed = [0.1, '0.2', null, '', 'x', 0.1]
  it.each<[readonly unknown[], Aggregate, Amount | null]>([
    [mixed, 'sum', 0.4],
    [mixed, 'average', 0.133333333333333],
    [mixed, 'count', 4],
    [mixed, 'distinct', 3],
    [[1.1, 1.1, 1.1], 'sum', 3.3],
    [['1234567890123456.78', 0.01], 'sum', '1234567890123456.79'],
    [['12345678901234567.8', '12345678901234567.6'], 'average', '12345678901234567.7'],
    [['12345678901234567.81', '12345678901234567.8'], 'max', '12345678901234567.81'],
    [[9007199254740992, '9007199254740993'], 'min', 9007199254740992],
    [['11489.4', 11489.4], 'sum', 22978.8],
    [[1e8, 0.0000001], 'sum', 100000000.0000001],
    [[2, 0, 0], 'average', 0.666666666666667],
    [[3, '12', 7], 'max', 12],
    [[3, '12', -7], 'min', -7],
    [[null, 'x'], 'sum', null],
    [[], 'average', null],
    [[], 'count', 0],
  ])('makes of %j by %s %s', (values, how, want) => {
    expect(aggregated(values, how)).toBe(want)
  })

  it('takes more numbers than a call has places', () => {
    expect(
      aggregated(
        Array.from({ length: 300_000 }, (_, index) => index),
        'max',
      ),
    ).toBe(299_999)
  })
})

it.each<[unknown, Period, string]>([
  ['2026-03-05', 'value', '2026-03-05'],
  ['2026-03-05', 'year', '2026'],
  ['2026-03-05 08:00:00', 'quarter', '2026-Q1'],
  ['2026-12-31', 'quarter', '2026-Q4'],
  ['2026-03-05 08:00:00', 'month', '2026-03'],
  ['2026-03-05 08:00:00', 'day', '2026-03-05'],
  ['soon', 'month', 'soon'],
  [null, 'month', ''],
  [7, 'value', '7'],
])('puts %j by %s under "%s"', (value, period, want) => {
  expect(periodOf(value, period)).toBe(want)
})

it('puts amounts in order by all their digits, those of nothing last', () => {
  const amounts = ['12345678901234567.81', null, 3, '12345678901234567.8', -1]
  const by = (order: 'rising' | 'falling') => amounts.toSorted((one, other) => compareAmounts(one, other, order))
  expect(by('rising')).toEqual([-1, 3, '12345678901234567.8', '12345678901234567.81', null])
  expect(by('falling')).toEqual(['12345678901234567.81', '12345678901234567.8', 3, -1, null])
})
