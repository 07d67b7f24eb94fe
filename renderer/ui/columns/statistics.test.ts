import { expect, it } from 'vitest'
import { testField } from '../../../tests/helpers/screen'
import { statistic, statisticsOf, statisticText } from './statistics'

it.each([
  ['sum', [1, 2.5, '3'], 6.5],
  ['sum', [0.1, 0.2], 0.3],
  ['average', [1, 2, null, ''], 1.5],
  ['sum', ['x', null, true], undefined],
  ['average', [], undefined],
] as const)('computes the %s of %o as %s', (kind, values, want) => {
  expect(
    statistic(
      kind,
      'fee',
      values.map(fee => ({ fee })),
    ),
  ).toBe(want)
})

it.each([
  ['sum', { precision: 2 }, '3.50'],
  ['sum', {}, '3.5'],
  ['average', { precision: 0 }, '1.75'],
  ['average', { precision: 3 }, '1.750'],
] as const)('shows the %s of a column with %o as %s', (kind, settings, want) => {
  expect(statisticText(kind, testField('fee', '课酬', { settings }), [{ fee: 1 }, { fee: 2.5 }])).toBe(want)
  expect(statisticText(kind, testField('fee', '课酬', { settings }), [])).toBe('')
})

it('names the statistics that columns ask for', () => {
  const columns = [testField('a', '甲', { statistics: ['average'] }), testField('b', '乙', { statistics: ['sum'] })]
  expect(statisticsOf(columns)).toEqual(['sum', 'average'])
  expect(statisticsOf([])).toEqual([])
})
