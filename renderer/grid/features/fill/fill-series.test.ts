import { expect, it } from 'vitest'
import { fillSeries } from './fill-series'

it.each([
  [[5], 3, [5, 5, 5]],
  [[1, 2], 3, [3, 4, 5]],
  [[0.1, 0.2], 3, [0.3, 0.4, 0.5]],
  [[10, 7], 2, [4, 1]],
  [[1, 2, 4], 4, [1, 2, 4, 1]],
  [['甲', '乙'], 3, ['甲', '乙', '甲']],
  [['第1章'], 2, ['第2章', '第3章']],
  [['A-007', 'A-009'], 2, ['A-011', 'A-013']],
  [['A1', 'B2'], 2, ['A1', 'B2']],
  [['2026-02-27'], 3, ['2026-02-28', '2026-03-01', '2026-03-02']],
  [['2026-01-01', '2026-01-08'], 2, ['2026-01-15', '2026-01-22']],
  [[true, null], 3, [true, null, true]],
  [[1, 'x'], 2, [1, 'x']],
  [[], 2, []],
])('fills %o on by %i cells', (chosen, count, want) => {
  expect(fillSeries(chosen, count)).toEqual(want)
})

it.each([
  [[3, 4], 2, [2, 1]],
  [['第3章', '第4章'], 2, ['第2章', '第1章']],
  [['甲', '乙'], 3, ['乙', '甲', '乙']],
])('fills %o upwards', (chosen, count, want) => {
  expect(fillSeries(chosen, count, true)).toEqual(want)
})
