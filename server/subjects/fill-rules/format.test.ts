import { describe, expect, it } from 'vitest'
import { readFormat, seriesOf, withNumber } from './format'

const values = {
  now: '2026-03-09 08:07:06',
  user: { orgCode: 'A01', username: 'wang', realname: '王芳' },
  record: { kind: '财务', count: 3, object: {}, long: 'x'.repeat(80) },
}
const text = (written: string) => ({ kind: 'text', text: written })
const made = (format: string, number = 7) => {
  const read = readFormat('format', JSON.stringify({ format }))
  return 'fault' in read ? read.fault : withNumber(seriesOf(read, values), number)
}

describe('a format', () => {
  it.each([
    ['审〔{yyyy}〕底稿-{0000}', '审〔2026〕底稿-0007'],
    ['{yyyyMMdd}-{00}号', '20260309-07号'],
    ['{yy}/{MM}.{dd} {HH}{mm}{ss}', '26/03.09 080706'],
    ['{yyyy年MM月}', '2026年03月'],
    ['{orgCode}-{username}-{realname}', 'A01-wang-王芳'],
    ['{form.kind}{form.count}{form.none}{form.object}{0}', '财务37'],
    ['{form.long}', 'x'.repeat(50)],
    ['固定', '固定'],
  ])('%s is written as %s', (format, value) => {
    expect(made(format)).toBe(value)
  })

  it.each([
    // parameters, what they are read as
    ['{"format":"a{00}b"}', { start: 1, parts: [text('a'), { kind: 'number', digits: 2 }, text('b')] }],
    [
      '{"format":"{00}{username}","start":0}',
      {
        start: 0,
        parts: [
          { kind: 'number', digits: 2 },
          { kind: 'user', of: 'username' },
        ],
      },
    ],
    ['{"format":"{000000000000}","start":9}', { start: 9, parts: [{ kind: 'number', digits: 12 }] }],
    [JSON.stringify({ format: 'x'.repeat(200) }), { start: 1, parts: [text('x'.repeat(200))] }],
  ])('%s has these parts', (ruleParams, format) => {
    expect(readFormat('format', ruleParams)).toEqual(format)
  })

  it.each([
    ['{"format":"a{00}b"}', { before: 'a', after: 'b', digits: 2 }],
    ['{"format":"{00}"}', { before: '', after: '', digits: 2 }],
    ['{"format":"ab"}', { before: 'ab', after: '', digits: undefined }],
  ])('%s has one series', (ruleParams, series) => {
    const read = readFormat('format', ruleParams)
    expect('fault' in read ? read : seriesOf(read, values)).toEqual(series)
  })

  it('writes a number that is longer than its digits whole', () => {
    expect(made('{00}', 12345)).toBe('12345')
  })

  it('of the family is a prefix, the second and a number', () => {
    const read = readFormat('org.jeecg.modules.system.rule.OrderNumberRule', '{"prefix":"C{0}N"}')
    expect('fault' in read ? read : withNumber(seriesOf(read, values), 1)).toBe('C0N2026030908070601')
  })

  it.each([
    ['java.lang.Runtime', '{}', '规则类型不存在'],
    ['constructor', '{}', '规则类型不存在'],
    [null, '{}', '规则类型不存在'],
    ['format', '[]', /^规则参数须为JSON对象/],
    ['format', 'x', /^规则参数须为JSON对象/],
    ['format', '{}', /^规则参数缺少编号格式/],
    ['format', JSON.stringify({ format: 'x'.repeat(201) }), /^规则参数缺少编号格式/],
    ['format', '{"format":"a","start":-1}', /^起始序号/],
    ['format', '{"format":"a","start":"1"}', /^起始序号/],
    ['format', '{"format":"a","start":1.5}', /^起始序号/],
    ['format', 'null', /^规则参数须为JSON对象/],
    ['format', '1', /^规则参数须为JSON对象/],
    ['format', null, /^规则参数缺少编号格式/],
    ['format', '{"format":"{0}{0}"}', /^编号格式中只能有一个序号/],
    ['format', '{"format":"{password}"}', '编号格式中的 {password} 不能识别'],
    ['format', '{"format":"{form.__proto__.x}"}', '编号格式中的 {form.__proto__.x} 不能识别'],
    ['format', '{"format":"{0000000000000}"}', '编号格式中的 {0000000000000} 不能识别'],
    ['format', '{"format":"a}{0}"}', '编号格式中的花括号不成对'],
  ])('is refused where it cannot be used: %s %s', (ruleClass, ruleParams, fault) => {
    const matching = typeof fault === 'string' ? fault : expect.stringMatching(fault)
    expect(readFormat(ruleClass, ruleParams)).toEqual({ fault: matching })
  })
})
