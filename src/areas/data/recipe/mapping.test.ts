import { expect, it } from 'vitest'
import { type Compared, isNamed, proposeMapping } from './mapping'

const column = (name: string, type: Compared['type'] = 'text', semantic: Compared['semantic'] = null): Compared => ({
  name,
  type,
  semantic,
})
const proposed = (own: readonly Compared[], other: readonly Compared[]) => Object.fromEntries(proposeMapping(own, other))

it('columns of one name belong together, also where width, case and signs differ', () => {
  expect(proposed([column('编号'), column('金额(元)', 'decimal')], [column('金额（元）', 'text'), column('编号')])).toEqual({
    编号: '编号',
    '金额(元)': '金额（元）',
  })
})

it('columns of another name are found by what their values mean, by near names and by type', () => {
  expect(proposed([column('身份证号', 'text', 'idCard')], [column('证件', 'text', 'idCard'), column('备注')])).toEqual({ 身份证号: '证件' })
  expect(proposed([column('收款单位')], [column('单位'), column('备注')])).toEqual({ 收款单位: '单位' })
  expect(proposed([column('付款日期', 'date')], [column('发生时点', 'date'), column('金额', 'decimal')])).toEqual({ 付款日期: '发生时点' })
})

it('what may mean two columns is proposed for none, and no column stands for two', () => {
  expect(proposed([column('甲方', 'text', 'firm')], [column('买', 'text', 'firm'), column('卖', 'text', 'firm')])).toEqual({})
  expect(proposed([column('起', 'date'), column('止', 'date')], [column('日期', 'date')])).toEqual({})
  expect(proposed([column('单位'), column('收款单位')], [column('收款单位')])).toEqual({ 收款单位: '收款单位' })
})

it('a step names a column in its settings and in its expressions', () => {
  expect(isNamed([{ do: 'sort', keys: [{ column: '金额' }] }], '金额')).toBe(true)
  expect(isNamed([{ do: 'filter', when: "row['金额'] > 1" }], '金额')).toBe(true)
  expect(isNamed([{ do: 'filter', when: '金额 > 1', off: true }], '金额')).toBe(false)
  expect(isNamed([{ do: 'filter', when: '金额 > 1' }], '日期')).toBe(false)
})
