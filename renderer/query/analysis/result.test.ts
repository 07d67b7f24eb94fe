import { expect, it } from 'vitest'
import { fieldModel } from '../../../tests/helpers/models'
import { type AnalysisResult, charted, type ResultColumn, titleOf } from './result'

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
