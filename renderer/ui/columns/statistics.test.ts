import { expect, it } from 'vitest'
import { testField } from '../../../tests/helpers/screen'
import { statistic, statisticsOf, statisticText } from './statistics'

it.each([
  ['sum', [1, 2.5, '3'], 6.5],
  ['sum', [0.1, 0.2], 0.3],
  ['sum', Array.from({ length: 10 }, () => 0.1), 1],
  ['sum', [19 * 1209, '0.00000000041', 0.41], 22971.41000000041],
  ['average', ['0.1', 0.2, 0.3], 0.2],
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

it.each([
  ['sum', { precision: 2 }, ['1.005', 0], '1.01'],
  ['sum', {}, ['9007199254740993', 1], '9007199254740994'],
  ['sum', { precision: 2 }, ['99999999999999.99', '99999999999999.99'], '199,999,999,999,999.98'],
  ['average', { precision: 2 }, [0.01, 0, 0.02, 0.03], '0.02'],
  ['average', { precision: 2 }, [1.005, 1.005], '1.01'],
] as const)('has the digits of paper in the %s with %o of %o', (kind, settings, fees, want) => {
  const rows = fees.map(fee => ({ fee }))
  expect(statisticText(kind, testField('fee', '课酬', { settings }), rows)).toBe(want)
})

it('names the statistics that columns ask for', () => {
  const columns = [testField('a', '甲', { statistics: ['average'] }), testField('b', '乙', { statistics: ['sum'] })]
  expect(statisticsOf(columns)).toEqual(['sum', 'average'])
  expect(statisticsOf([])).toEqual([])
})
