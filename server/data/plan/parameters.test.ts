import { describe, expect, it } from 'vitest'
import { checkParameters, type Parameter, usualValues, valuesOf } from '.'

const PARAMETERS: readonly Parameter[] = [
  { name: '单位', type: 'text', required: true },
  { name: '起始日', type: 'date', value: '2026-01-01' },
  { name: '限额', type: 'number' },
  { name: '级别', type: 'text', options: ['高', '低'], value: '低' },
]

const given = (values: Readonly<Record<string, string | null>>) => Object.entries(values).map(([name, value]) => ({ name, value }))
const taken = (values: Readonly<Record<string, string | null>>) =>
  Object.fromEntries([...valuesOf(PARAMETERS, given(values))].map(([name, { value }]) => [name, value]))

describe('values of a run', () => {
  it('are those that are given, else the usual ones', () => {
    expect(taken({ 单位: '甲', 限额: ' 12.50 ' })).toEqual({ 单位: '甲', 起始日: '2026-01-01', 限额: '12.50', 级别: '低' })
    expect(taken({ 单位: ' 甲', 起始日: null, 级别: '高' })).toEqual({ 单位: ' 甲', 起始日: null, 限额: null, 级别: '高' })
  })

  it.each<[values: Readonly<Record<string, string | null>>, message: string]>([
    [{}, '请填写参数“单位”'],
    [{ 单位: '' }, '请填写参数“单位”'],
    [{ 单位: null }, '请填写参数“单位”'],
    [{ 单位: '甲', 限额: '一百' }, '参数“限额”须为数值，“一百”不是'],
    [{ 单位: '甲', 限额: '1e5' }, '参数“限额”须为数值，“1e5”不是'],
    [{ 单位: '甲', 起始日: '2026-02-30' }, '参数“起始日”须为日期，如 2026-01-31，“2026-02-30”不是'],
    [{ 单位: '甲', 起始日: "2026-01-01' or 1=1" }, '参数“起始日”须为日期'],
    [{ 单位: '甲', 级别: '中' }, '参数“级别”不能为“中”，请从可选值中选择'],
    [{ 单位: '甲', 部门: '乙' }, '配方没有参数“部门”'],
    [{ 单位: '甲'.repeat(1001) }, '参数“单位”的值不能超过 1000 个字符'],
  ])('are refused: %o', (values, message) => {
    expect(() => taken(values)).toThrow(message)
  })

  it('are the usual ones in a preview, also where a run would need one', () => {
    expect([...usualValues(PARAMETERS)].map(([name, { value }]) => [name, value])).toEqual([
      ['单位', null],
      ['起始日', '2026-01-01'],
      ['限额', null],
      ['级别', '低'],
    ])
  })
})

describe('parameters', () => {
  it.each<[parameters: readonly Parameter[], message: string]>([
    [[{ name: '1月', type: 'text' }], '参数名“1月”须以文字开头'],
    [[{ name: 'a b', type: 'text' }], '参数名“a b”须以文字开头'],
    [[{ name: '甲'.repeat(51), type: 'text' }], '不超过 50 个字符'],
    [
      [
        { name: '甲', type: 'text' },
        { name: '甲', type: 'date' },
      ],
      '参数名“甲”重复',
    ],
    [[{ name: '甲', type: 'number', value: 'x' }], '参数“甲”须为数值，“x”不是'],
    [[{ name: '甲', type: 'text', options: ['高'], value: '低' }], '参数“甲”不能为“低”'],
  ])('are refused: %o', (parameters, message) => {
    expect(() => checkParameters(parameters)).toThrow(message)
  })

  it('are taken as they are', () => {
    expect(() => checkParameters(PARAMETERS)).not.toThrow()
  })
})
