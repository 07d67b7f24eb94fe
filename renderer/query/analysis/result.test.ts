import { expect, it } from 'vitest'
import { fieldModel } from '../../../tests/helpers/models'
import { type AnalysisResult, charted, columnsOf, type ResultColumn, titleOf } from './result'

const fields = [fieldModel('level', { title: '级别' }), fieldModel('fee', { title: '课酬' }), fieldModel('born', { title: '生日' })]
const group = (at: number, field: string, bucket: ResultColumn['bucket'] = null): ResultColumn => ({
  name: `g${at}`,
  kind: 'text',
  field,
  bucket,
  measure: null,
})
const measure = (at: number, one: ResultColumn['measure'], field: string | null, kind = 'integer'): ResultColumn => ({
  name: `m${at}`,
  kind,
  field,
  bucket: null,
  measure: one,
})
const result = (columns: readonly ResultColumn[], rows: AnalysisResult['rows']): AnalysisResult => ({ columns, rows, truncated: false })

it.each([
  [group(0, 'level'), '级别'],
  [group(0, 'born', 'month'), '生日(月)'],
  [measure(0, 'count', null), '记录数'],
  [measure(0, 'avg', 'fee'), '课酬平均值'],
  [measure(0, 'distinct', 'fee'), '课酬去重数'],
  [group(0, 'gone'), 'gone'],
])('calls %o %s', (column, title) => {
  expect(titleOf(column, fields)).toBe(title)
})

it('draws each measure as a series, by the texts of groups', () => {
  const rows = [
    { g0: '1', g0_dictText: '初级', m0: 2, m1: 5 },
    { g0: null, m0: 1, m1: 7 },
  ]
  const drawn = charted(result([group(0, 'level'), measure(0, 'count', null), measure(1, 'sum', 'fee', 'decimal')], rows), fields)
  expect(drawn?.series).toEqual([
    { value: 'm0', title: '记录数' },
    { value: 'm1', title: '课酬合计' },
  ])
  expect(drawn?.rows.map(({ category }) => category)).toEqual(['初级', '（空）'])
})

it('draws the second of two groups as series', () => {
  const rows = [
    { g0: '2024', g1: 'a', m0: 1 },
    { g0: '2024', g1: 'b', m0: 2 },
    { g0: '2025', g1: 'b', m0: 3 },
  ]
  expect(charted(result([group(0, 'born', 'year'), group(1, 'level'), measure(0, 'count', null)], rows), fields)).toEqual({
    rows: [
      { category: '2024', s0: 1, s1: 2 },
      { category: '2025', s1: 3 },
    ],
    series: [
      { value: 's0', title: 'a' },
      { value: 's1', title: 'b' },
    ],
  })
})

it.each([
  ['no group', [measure(0, 'count', null)]],
  ['no number', [group(0, 'level'), measure(0, 'min', 'born', 'date')]],
  ['rows as they are', [{ ...group(0, 'level'), name: 'level' }]],
] as const)('draws nothing of %s', (_name, columns) => {
  expect(charted(result(columns, [{}]), fields)).toBeNull()
})

const question = { source: '/a', columns: ['level'], groups: [], measures: [], limit: 9, chart: 'none' } as const

it('knows its columns before it is asked', () => {
  const plain = { bucket: null, measure: null }
  expect(columnsOf(question)).toEqual([{ name: 'level', field: 'level', ...plain }])
  const groups = [{ field: 'level' }, { field: 'born', bucket: 'year' }] as const
  expect(columnsOf({ ...question, groups })).toEqual([
    { name: 'g0', field: 'level', ...plain },
    { name: 'g1', field: 'born', bucket: 'year', measure: null },
  ])
  expect(columnsOf({ ...question, measures: [{ measure: 'count' }, { measure: 'sum', field: 'fee' }] })).toEqual([
    { name: 'm0', field: null, bucket: null, measure: 'count' },
    { name: 'm1', field: 'fee', bucket: null, measure: 'sum' },
  ])
})

it.each([
  [6, 's5'],
  [7, 'm0'],
])('of %s values of the second group, the last series is %s', (count, series) => {
  const rows = Array.from({ length: count }, (_, at) => ({ g0: 'a', g1: `b${at}`, m0: at }))
  const drawn = charted(result([group(0, 'level'), group(1, 'born'), measure(0, 'count', null)], rows), fields)
  expect(drawn?.series.at(-1)?.value).toBe(series)
})

it('names points by all groups where they are three, or measures are two', () => {
  const rows = [{ g0: 'a', g1: '', g2: 'c', m0: 1, m1: 2 }]
  const groups = [group(0, 'level'), group(1, 'born'), group(2, 'fee')]
  const one = measure(0, 'count', null)
  expect(charted(result([...groups, one], rows), fields)?.rows).toMatchObject([{ category: 'a / （空） / c' }])
  const two = charted(result([...groups.slice(0, 2), one, measure(1, 'sum', 'fee')], rows), fields)
  expect(two).toMatchObject({ rows: [{ category: 'a / （空）' }], series: [{ value: 'm0' }, { value: 'm1' }] })
})

it('shows six measures at most', () => {
  const measures = Array.from({ length: 7 }, (_, at) => measure(at, 'sum', 'fee'))
  expect(charted(result([group(0, 'level'), ...measures], [{}]), fields)?.series).toHaveLength(6)
})
