import { expect, it } from 'vitest'
import { pointsOf } from './points'

const rows = [
  { day: '2026-02-01', money: 10, who: '甲' },
  { day: '2026-01-31', money: '2.5', who: '乙' },
  { day: '2026-02-28', money: null, who: '甲' },
]
const asked = { kind: 'bar', category: 'day', by: 'value', series: [{ value: 'money', title: '金额' }], order: 'rows' } as const
const draw = (parts: object) =>
  pointsOf({ ...asked, series: [...asked.series], ...parts }, rows).map(({ name, values }) => [name, ...values])

it.each([
  [
    'each row',
    {},
    [
      ['2026-02-01', 10],
      ['2026-01-31', 2.5],
      ['2026-02-28', null],
    ],
  ],
  [
    'by name',
    { order: 'name' },
    [
      ['2026-01-31', 2.5],
      ['2026-02-01', 10],
      ['2026-02-28', null],
    ],
  ],
  [
    'the smallest first',
    { order: 'rising' },
    [
      ['2026-01-31', 2.5],
      ['2026-02-01', 10],
      ['2026-02-28', null],
    ],
  ],
  [
    'the largest first',
    { order: 'falling', most: 2 },
    [
      ['2026-02-01', 10],
      ['2026-01-31', 2.5],
    ],
  ],
  [
    'a month at a time',
    {
      by: 'month',
      series: [
        { value: 'money', title: '金额', aggregate: 'sum' },
        { value: 'who', title: '人数', aggregate: 'distinct' },
      ],
    },
    [
      ['2026-02', 10, 1],
      ['2026-01', 2.5, 1],
    ],
  ],
  ['a field that no row has', { category: 'no', series: [{ value: 'money', title: '金额', aggregate: 'count' }] }, [['', 2]]],
])('draws %s', (_, parts, want) => {
  expect(draw(parts)).toEqual(want)
})

it('leads by the first row of a point', () => {
  const [point] = pointsOf({ ...asked, by: 'month', series: [{ value: 'money', title: '金额', aggregate: 'sum' }] }, rows)
  expect(point?.row).toBe(rows[0])
})

it('keeps all digits of long numbers, and their order', () => {
  const long = ['9007199254740993.01', '9007199254740993.02', '0.01'].map((money, at) => ({
    day: at < 2 ? `2026-0${at + 1}` : '2026-01',
    money,
  }))
  const points = pointsOf({ ...asked, series: [{ value: 'money', title: '金额', aggregate: 'sum' }], order: 'falling' }, [
    ...long,
    { day: '2026-02', money: '-0.01' },
  ])
  expect(points.map(({ name, amounts, values }) => [name, ...amounts, ...values])).toEqual([
    ['2026-01', '9007199254740993.02', 9007199254740994],
    ['2026-02', '9007199254740993.01', 9007199254740994],
  ])
})
