import { describe, expect, it } from 'vitest'
import { type Aggregate, aggregated, type Period, periodOf } from './aggregate'

describe('aggregated', () => {
  const mixed = [0.1, '0.2', null, '', 'x', 0.1]
  it.each<[readonly unknown[], Aggregate, number | null]>([
    [mixed, 'sum', 0.4],
    [mixed, 'average', 0.133333333333333],
    [mixed, 'count', 4],
    [mixed, 'distinct', 3],
    [[1.1, 1.1, 1.1], 'sum', 3.3],
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
