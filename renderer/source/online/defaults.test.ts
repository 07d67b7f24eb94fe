import { expect, it } from 'vitest'
import { createScope, evaluate, parseTemplate } from '../../expression'
import { fillRuleOf } from '../../model/fill-rule'
import { defaultOf } from './defaults'

it.each<[unknown, boolean, unknown]>([
  [undefined, false, undefined],
  ['', false, undefined],
  ['甲', false, '甲'],
  ['12', false, '12'],
  ['12', true, 12],
  ['一', true, undefined],
  [7, true, 7],
  ['#{date}', false, '{{ today() }}'],
  ['#{datetime}', false, '{{ now() }}'],
  ['#{sysUserId}', false, '{{ user.id }}'],
  ['#{sysUserCode}', false, '{{ user.username }}'],
  ['#{sysUserName}', false, '{{ user.realname }}'],
  ['#{sysOrgCode}', false, '{{ user.orgCode }}'],
  ['#{sys_user_code}', false, '{{ user.username }}'],
  ['由#{sysUserName}登记', false, '由{{ user.realname }}登记'],
  ['#{nothing}', false, '#{nothing}'],
  ['${order_no}', false, undefined],
  ['{{ 1 + 2 }}', true, '{{ 1 + 2 }}'],
  ['{{ new Date().getTime() }}', false, undefined],
  ["{{ (function(){return 'x'})() }}", false, undefined],
])('a default of %j in a number %s begins as %j', (value, numeric, want) => {
  expect(defaultOf(value, numeric)).toBe(want)
})

it('tells the time of day', () => {
  const { template } = parseTemplate(String(defaultOf('#{time}', false)))
  const [part] = template?.parts ?? []
  if (part === undefined || typeof part === 'string') return expect.fail()
  expect(evaluate(part.expression, createScope({}), { now: () => new Date(2026, 0, 2, 3, 4, 5) })).toBe('03:04:05')
})

it.each([
  ['${order_no}', 'order_no'],
  [' ${ a-b } ', 'a-b'],
  ['${a}${b}', undefined],
  ['x${a}', undefined],
  [3, undefined],
])('the fill rule of %j is %j', (value, rule) => {
  expect(fillRuleOf(value)).toBe(rule)
})
