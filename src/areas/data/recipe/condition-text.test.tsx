import { expect, it } from 'vitest'
import { type Conditions, conditionsOf, type Line, textOf } from './condition-text'

const isNumeric = (column: string) => column === '金额'
const LINES: readonly Line[] = [
  { column: '金额', rule: 'ge', value: '-12.50' },
  { column: '金额', rule: 'ne', value: '0' },
  { column: "名'称", rule: 'eq', value: "甲'\\公司" },
  { column: '编号', rule: 'eq', value: '001' },
  { column: '名称', rule: 'has', value: '公司' },
  { column: '名称', rule: 'hasnt', value: '作废' },
  { column: '名称', rule: 'starts', value: '示例' },
  { column: '名称', rule: 'ends', value: '分公司' },
  { column: '类别', rule: 'in', value: '甲\n乙' },
  { column: '金额', rule: 'in', value: '1\n2.5' },
  { column: '备注', rule: 'empty', value: '' },
  { column: '备注', rule: 'filled', value: '' },
  { column: '金额', rule: 'le', value: '限额', param: true },
  { column: '名称', rule: 'hasnt', value: '单位', param: true },
]

it.each(['and', 'or'] as const)('conditions joined by %s come back from their expression as they were', match => {
  const conditions: Conditions = { match, lines: LINES }
  expect(conditionsOf(textOf(conditions, isNumeric))).toEqual({ match, lines: LINES.with(0, { ...LINES[0], value: '-12.5' } as Line) })
})

it('a number in a column of texts stays a text', () => {
  expect(textOf({ match: 'and', lines: [{ column: '编号', rule: 'eq', value: '001' }] }, isNumeric)).toBe("row['编号'] == '001'")
})

it('a value of a parameter is written in whatever form is read', () => {
  expect(conditionsOf('日期 >= param.起始日')).toEqual({
    match: 'and',
    lines: [{ column: '日期', rule: 'ge', value: '起始日', param: true }],
  })
})

it('a line without a column or a value says nothing', () => {
  expect(
    textOf(
      {
        match: 'and',
        lines: [
          { column: '', rule: 'eq', value: 'x' },
          { column: '名称', rule: 'has', value: '' },
        ],
      },
      isNumeric,
    ),
  ).toBe('')
  expect(conditionsOf('')).toEqual({ match: 'and', lines: [] })
})

it.each(['金额 > 数量', 'a == 1 && (b == 2 || c == 3)', 'a + 1 > 2', 'year(日期) == 2026', 'a == ', '!startsWith(a, "b")'])(
  '%s is more than lines can show',
  text => expect(conditionsOf(text)).toBeUndefined(),
)
