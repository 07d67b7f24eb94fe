import { describe, expect, it } from 'vitest'
import { checkParameters, compilePlan, type Parameter, type Step, tracePlan, usualValues, valuesOf } from '.'

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

describe('whole numbers of a step', () => {
  const ASKED: readonly Parameter[] = [
    { name: '样本量', type: 'number' },
    { name: '种子', type: 'number', value: '7' },
    { name: '单位', type: 'text', value: '5' },
  ]
  const options = (parameters?: ReturnType<typeof valuesOf>) => ({
    sheet: () => ({ columns: [{ name: 'a', type: 'text' as const, stored: 'c1' }], files: ['x'] }),
    now: new Date(),
    parameters,
  })
  const SAMPLE = { do: 'sample', rows: 'param.样本量', seed: 'param.种子' } as const
  const compiled = (step: object, values: Readonly<Record<string, string | null>> = {}, asked = ASKED) =>
    compilePlan({ sheet: 's', steps: [step] }, options(valuesOf(asked, given(values)))).sql

  it('are those that a run gives in their place', () => {
    const written = (rows: number, seed: number) => compiled({ do: 'sample', rows, seed })
    expect(compiled(SAMPLE, { 样本量: '25' })).toBe(written(25, 7))
    expect(compiled(SAMPLE, { 样本量: ' 25.00 ', 种子: '0' })).toBe(written(25, 0))
    expect(compiled({ ...SAMPLE, rows: 3 }, { 种子: '1000000000' })).toBe(written(3, 1_000_000_000))
  })

  it.each<[values: Readonly<Record<string, string | null>>, message: string]>([
    [{}, '请填写参数“样本量”'],
    [{ 样本量: null }, '请填写参数“样本量”'],
    [{ 样本量: '0' }, '参数“样本量”须为 1 到 1000000000 的整数，“0”不是'],
    [{ 样本量: '-5' }, '参数“样本量”须为 1 到 1000000000 的整数，“-5”不是'],
    [{ 样本量: '2.5' }, '参数“样本量”须为 1 到 1000000000 的整数，“2.5”不是'],
    [{ 样本量: '999999999.999999999999' }, '“999999999.999999999999”不是'],
    [{ 样本量: '1000000001' }, '“1000000001”不是'],
    [{ 样本量: '10', 种子: '-1' }, '参数“种子”须为 0 到 1000000000 的整数，“-1”不是'],
    [{ 样本量: '10', 种子: '99999999999999999999999999' }, '参数“种子”须为 0 到 1000000000 的整数'],
  ])('are refused by the name of their parameter: %o', (values, message) => {
    expect(() => compiled(SAMPLE, values)).toThrow(message)
  })

  it('need a parameter that is there and is a number', () => {
    expect(() => compiled({ ...SAMPLE, rows: 'param.行数' })).toThrow('配方没有参数“行数”')
    expect(() => compiled({ ...SAMPLE, rows: 'param.单位' })).toThrow('参数“单位”的类型须为数值')
    expect(() => compilePlan({ sheet: 's', steps: [SAMPLE] }, options())).toThrow('配方没有参数“种子”')
  })

  it.each(['样本量', 'param.', 'param.样本量 * 2', 'param.1', "param.样本量' or 1=1", ' param.样本量', 'row.a', '25', 0, 1.5, null, true])(
    'are numbers or one parameter, and not %j',
    rows => {
      expect(() => compiled({ ...SAMPLE, rows }, { 样本量: '25' })).toThrow('步骤的设置有误')
    },
  )

  it('say in a preview which parameter is missing, and the steps behind stay checked', () => {
    const steps: readonly (Step | object)[] = [SAMPLE, { do: 'filter', when: 'b == 1' }, { ...SAMPLE, rows: 5 }]
    const trace = tracePlan('s', steps, options(usualValues(ASKED)))
    expect(trace.steps.map(({ fault }) => fault?.message)).toEqual(['请填写参数“样本量”', '没有名为“b”的列，是否为“a”？', undefined])
  })
})
