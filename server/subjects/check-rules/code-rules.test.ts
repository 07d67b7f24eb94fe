import { describe, expect, it } from 'vitest'
import { faultOf, readRules, refusalOf } from './code-rules'

const letters = { digits: '2', pattern: '^[A-Z]+$', message: '前两位须为大写字母' }
const numbers = { digits: '3', pattern: '[0-9]+', message: '第三至五位须为数字' }
const whole = { digits: '*', pattern: '^.{6}$', message: '须为6位' }

describe('the rules of a code', () => {
  it.each([
    ['AB123X', [letters, whole], undefined],
    ['aB123X', [letters, whole], { ...letters, beginIndex: 0, endIndex: 2, checkValue: 'aB', passed: false }],
    ['AB12', [letters, whole], { ...whole, checkValue: 'AB12', passed: false }],
    // Rules of the whole value take no characters away, wherever they stand.
    ['AB12xX', [whole, letters, numbers], { ...numbers, beginIndex: 2, endIndex: 5, checkValue: '12x', passed: false }],
    // What was not typed yet is empty.
    ['A', [letters, numbers], { ...numbers, beginIndex: 2, endIndex: 1, checkValue: '', passed: false }],
    ['AB1', [letters, numbers], undefined],
    // A pattern has to fit the whole of its characters.
    ['AB12', [{ ...numbers, digits: '4' }], { ...numbers, digits: '4', beginIndex: 0, endIndex: 4, checkValue: 'AB12', passed: false }],
    ['   ', [letters], undefined],
    ['', [letters], undefined],
  ])('judge %j', (value, rules, refused) => {
    expect(refusalOf(rules, value)).toEqual(refused)
  })

  it('answer in time that grows with the value alone', () => {
    // An engine that tries one way after the other would not come back from this.
    const slow = { digits: '*', pattern: '^(a+)+$', message: '不符' }
    expect(refusalOf([slow], `${'a'.repeat(20_000)}!`)?.passed).toBe(false)
  })

  it.each([
    [null, undefined],
    ['', undefined],
    ['{', undefined],
    ['{}', undefined],
    ['[1]', undefined],
    ['[]', []],
    ['[{"digits":2,"pattern":"^A","message":"甲"}]', [{ digits: '2', pattern: '^A', message: '甲' }]],
  ])('are read out of %j', (text, rules) => {
    expect(readRules(text)).toEqual(rules)
  })

  it.each([
    [[letters, whole], undefined],
    [[], '规则内容须为JSON数组，每项含位数(digits)、正则表达式(pattern)和提示(message)'],
    [[letters, { ...whole, digits: '0' }], '第2条规则的位数须为1到999的整数，或表示整个值的 *'],
    [[{ ...letters, digits: '两' }], '第1条规则的位数须为1到999的整数，或表示整个值的 *'],
    [[{ ...letters, pattern: '[A-' }], expect.stringContaining('第1条规则的正则表达式不能使用：')],
    [[{ ...letters, pattern: '(?=a)' }], expect.stringContaining('第1条规则的正则表达式不能使用：')],
    [[{ ...letters, message: ' ' }], '第1条规则缺少未通过时的提示'],
  ])('are refused where they cannot be used: %j', (rules, fault) => {
    expect(faultOf(JSON.stringify(rules))).toEqual(fault)
  })
})
