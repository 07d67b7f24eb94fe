import { RE2JS } from 're2js'
import { describe, expect, it } from 'vitest'
import { normaliseRule } from './normalise-rule'
import { presetCodes, presetOf } from './presets'
import { unsafePattern } from './unsafe-pattern'
import { createRules, type PatternMatcher } from './validate'

interface Case {
  readonly code: string
  readonly message: string
  readonly accepts: readonly unknown[]
  readonly refuses: readonly unknown[]
}

const cases: readonly Case[] = [
  { code: '*', message: '名称不能为空!', accepts: ['a', ' a ', 0, false], refuses: ['', ' ', '\u3000\u200b', null, undefined, []] },
  {
    code: 'n6-16',
    message: '请输入6到16位数字!',
    accepts: ['', ' ', null, '123456', ' 123456\u00a0', '1234567890123456', '123456789012345678', 123456],
    refuses: ['12345', '1234567890123456789', '12345a', '-123456', '123456.5', '123 456'],
  },
  {
    code: '*6-16',
    message: '请输入6到16位任意字符!',
    accepts: ['', 'abcdef', '一二三四五六', 'a b\nc d', '1234567890123456'],
    refuses: ['abcde', '12345678901234567'],
  },
  {
    code: 's6-18',
    message: '请输入6到18位字母!',
    accepts: ['', 'abcdef', 'ABCDEFGHIJKLMNOPQR'],
    refuses: ['abcde', 'ABCDEFGHIJKLMNOPQRS', 'abcde1', 'abc|ef'],
  },
  { code: '*2-20', message: '请输入2到20位任意字符!', accepts: ['张三', 'x'.repeat(20)], refuses: ['张', 'x'.repeat(21)] },
  { code: 'n2-4', message: '请输入2到4位数字!', accepts: ['12', '1234'], refuses: ['1', '12345', 'ab'] },
  { code: 's1-3', message: '请输入1到3位字母!', accepts: ['a', 'abc'], refuses: ['abcd', '1'] },
  {
    code: 'url',
    message: '请输入正确的网址!',
    accepts: [
      ...['', 'http://www.example.com', 'https://example.com/a/b.html?x=1&y=%20#top', 'ftp://files.example.com/', 'http://10.0.0.1:8080/x'],
      ...['http://localhost:3000', 'http://中文.cn/路径'],
    ],
    refuses: [
      'www.example.com',
      'http://',
      'javascript:alert(1)',
      'http://a b.com',
      'http://.com',
      'http:/example.com',
      'x http://example.com',
    ],
  },
  {
    code: 'e',
    message: '请输入正确的电子邮件!',
    accepts: ['', 'a@b.cn', 'first.last+tag@mail.example.com', 'a_b-c@x-y.info'],
    refuses: ['a', 'a@b', '@b.cn', 'a@@b.cn', 'a.@b.cn', '.a@b.cn', 'a b@c.cn', 'a@b.c', 'a@b..cn'],
  },
  {
    code: 'm',
    message: '请输入正确的手机号码!',
    accepts: ['', '13800138000', '19912345678', 13800138000],
    refuses: ['12800138000', '1380013800', '138001380001', '+8613800138000', '1380013800a'],
  },
  { code: 'p', message: '请输入正确的邮政编码!', accepts: ['', '100000', 518000], refuses: ['010000', '10000', '1000000', '10000a'] },
  { code: 's', message: '请输入字母!', accepts: ['', 'a', 'Abc'], refuses: ['a1', 'a b', '中', 'a|b'] },
  {
    code: 'n',
    message: '请输入数字!',
    accepts: ['', '0', '-1', '12.50', -3.5, 0, '007'],
    refuses: ['1.', '.5', '+1', '1e3', '1,000', '-', 'abc'],
  },
  { code: 'z', message: '请输入整数!', accepts: ['', '0', '-12', 7], refuses: ['1.5', 1.5, '1.0', '+1', '-'] },
  {
    code: 'money',
    message: '请输入正确的金额!',
    accepts: ['', '1', '100', '0.5', '0.55', '12.30', 0, '0', 99.9],
    refuses: ['01', '00', '00.5', '1.', '1.234', '.5', '-1', '1,000', '1e3'],
  },
]

const linear: PatternMatcher = (pattern, text) => RE2JS.compile(RE2JS.translateRegExp(pattern)).matcher(text).find()
const engines = [
  ['the JavaScript engine', createRules()],
  ['the linear-time engine of the server', createRules({ matcher: linear })],
] as const

describe.each(engines)('the presets with %s', (_name, { validateNow }) => {
  describe.each(cases)('$code', ({ code, message, accepts, refuses }) => {
    const { rule } = normaliseRule(code)
    const judge = (value: unknown) => rule && validateNow(value, [rule], { title: '名称' })

    it.each(accepts.map(value => [value]))('accepts %j', value => {
      expect(judge(value)).toBeUndefined()
    })

    it.each(refuses.map(value => [value]))('refuses %j', value => {
      expect(judge(value)).toBe(message)
    })
  })
})

describe('the table of presets', () => {
  it('has a case here for every code', () => {
    expect(presetCodes.filter(code => code !== 'only' && !cases.some(one => one.code === code))).toEqual([])
  })

  it.each(cases.filter(({ code }) => code !== '*').map(({ code }) => [code]))('%s has a safe pattern', code => {
    expect(unsafePattern(presetOf(code)?.pattern ?? '(')).toBeUndefined()
  })

  it.each([['abc'], ['*'], ['only'], ['*6'], ['n16-6'], ['*6-'], ['x6-16'], ['^a$'], ['M']])('has no %s', code => {
    expect(presetOf(code)).toBeUndefined()
  })
})
