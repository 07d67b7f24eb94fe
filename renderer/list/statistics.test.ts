import { expect, it } from 'vitest'
import { testField } from '../../tests/helpers/screen'
import { statistic, statisticsOf } from './statistics'

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

it('names the statistics that columns ask for', () => {
  const columns = [testField('a', '甲', { statistics: ['average'] }), testField('b', '乙', { statistics: ['sum'] })]
  expect(statisticsOf(columns)).toEqual(['sum', 'average'])
  expect(statisticsOf([])).toEqual([])
})
