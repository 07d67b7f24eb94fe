import { expect, it } from 'vitest'
import { type Expression, parseExpression, parseTemplate } from '../../renderer/core'
import { entity, field } from '../../tests/helpers/entities'
import { checkRecord } from './check'
import type { GivenRecord } from './check-context'

const expression = (text: string): Expression => {
  const parsed = parseExpression(text)
  if (!('expression' in parsed)) throw new Error(text)
  return parsed.expression
}
const template = (text: string) => {
  const parsed = parseTemplate(text)
  if (!('template' in parsed)) throw new Error(text)
  return parsed.template
}

const order = entity([
  field({ name: 'state', title: '状态', default: template('草拟'), readonly: expression("!('order:approve' in user.rights)") }),
  field({ name: 'supplier', title: '供应商', readonly: expression("state == '已批准'") }),
  field({ name: 'days', title: '天数', type: 'inputNumber', readonly: expression("state == '已批准'") }),
  field({ name: 'handler', title: '经办人', readonly: true }),
])

async function messagesOf(given: GivenRecord, rights: readonly string[], stored?: GivenRecord) {
  const checked = await checkRecord(order, given, {
    writer: { id: '1', username: 'lisi', realname: '李四', orgCode: null, roles: [], rights },
    taken: async () => undefined,
    byCode: async () => undefined,
    exists: async () => undefined,
    firstAbsent: async () => undefined,
    firstRefusedFile: async () => undefined,
    options: new Map(),
    ...(stored && { stored }),
  })
  return 'values' in checked ? [] : [...checked.messages]
}

const APPROVER = ['order:approve']
const draft = { state: '草拟', supplier: '甲', days: 3, handler: '王芳' }
const approved = { ...draft, state: '已批准' }
const refused = (name: string, title: string) => [[name, `${title}：您不能修改该项`]]

it.each<[what: string, given: GivenRecord, rights: readonly string[], stored: GivenRecord | undefined, messages: unknown]>([
  ['a state by who may not', { state: '已批准' }, [], draft, refused('state', '状态')],
  ['a state by who may', { state: '已批准' }, APPROVER, draft, []],
  ['a state that stays', { state: '草拟', supplier: '乙' }, [], draft, []],
  ['another field', { supplier: '乙' }, [], draft, []],
  ['what the state has closed', { supplier: '乙' }, [], approved, refused('supplier', '供应商')],
  ['the same of a number', { days: 4 }, [], approved, refused('days', '天数')],
  ['a number that stays', { days: 3 }, [], approved, []],
  ['what it closes with the same call', { state: '已批准', supplier: '乙' }, APPROVER, draft, []],
  ['what it opens with the same call', { state: '草拟', supplier: '乙' }, APPROVER, approved, []],
  ['what is emptied', { supplier: null }, [], approved, refused('supplier', '供应商')],
  ['a new record with the value it begins with', { state: '草拟' }, [], undefined, []],
  ['a new record with another one', { state: '已批准' }, [], undefined, refused('state', '状态')],
  ['a new record by who may', { state: '已批准' }, APPROVER, undefined, []],
  ['what the form fills', { handler: '赵敏' }, [], draft, []],
])('%s', async (_, given, rights, stored, messages) => {
  expect(await messagesOf(given, rights, stored)).toEqual(messages)
})
