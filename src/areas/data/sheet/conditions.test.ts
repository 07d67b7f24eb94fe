import { expect, it } from 'vitest'
import { contains, equals, isEmpty, isFilled, stepsOf, within } from './conditions'

const name = { name: '单位', type: 'text' as const }
const sum = { name: "金额('元')", type: 'decimal' as const }
const day = { name: '日期', type: 'date' as const }

it.each([
  [isEmpty(name), "row['单位'] == null || row['单位'] == ''"],
  [isFilled(day), "row['日期'] != null"],
  [equals(name, "a'b\\c\nd"), "row['单位'] == 'a\\'b\\\\c\\nd'"],
  [equals(sum, '-7.50'), "row['金额(\\'元\\')'] == -7.50"],
  [contains(name, '公司'), "'公司' in row['单位']"],
  [within(day, { from: '2026-01-01', to: '2026-02-01', count: 1 }, false), "row['日期'] >= '2026-01-01' && row['日期'] < '2026-02-01'"],
  [within(sum, { from: '0', to: '5', count: 1 }, true), "row['金额(\\'元\\')'] >= 0 && row['金额(\\'元\\')'] <= 5"],
])('%# is asked as an expression in which no text of a user ends a literal', ({ when }, wanted) => {
  expect(when).toBe(wanted)
})

it('conditions come before the order', () => {
  expect(stepsOf([contains(name, '甲')], [{ column: '金额', descending: true }])).toEqual([
    { do: 'filter', when: "'甲' in row['单位']" },
    { do: 'sort', keys: [{ column: '金额', descending: true }] },
  ])
  expect(stepsOf([], [])).toEqual([])
})
