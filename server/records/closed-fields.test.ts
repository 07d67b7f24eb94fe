import { expect, it } from 'vitest'
import { entity, field } from '../../tests/helpers/entities'
import { expression, template } from '../../tests/helpers/expressions'
import { checkRecord } from './check'
import type { GivenRecord } from './check-context'

const order = entity([
  field({ name: 'state', title: '状态', default: template('草拟'), readonly: expression("!('order:approve' in user.rights)") }),
  field({ name: 'supplier', title: '供应商', readonly: expression("state == '已批准'") }),
  field({ name: 'days', title: '天数', type: 'inputNumber', readonly: expression("state == '已批准'") }),
  field({ name: 'handler', title: '经办人', readonly: true }),
  field({
    name: 'delivery',
    title: '收货信息',
    type: 'object',
    kind: 'json',
    fields: [
      field({ name: 'city', title: '城市', readonly: expression("form.state == '已批准'") }),
      field({ name: 'phone', title: '电话', readonly: expression("city == '北京'") }),
      field({ name: 'note', title: '说明' }),
    ],
  }),
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
const approvedAt = { ...approved, delivery: { city: '北京', phone: '1', note: '甲' } }
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
  ['a field of an object', { delivery: { city: '上海' } }, [], approvedAt, refused('delivery.city', '城市')],
  ['a field of an object that is open yet', { delivery: { city: '上海', phone: '1' } }, [], { ...approvedAt, state: '草拟' }, []],
  ['another field of an object', { delivery: { city: '北京', phone: '1', note: '乙' } }, [], approvedAt, []],
  [
    'a field that another one of its object closes',
    { delivery: { city: '北京', phone: '2' } },
    [],
    approvedAt,
    refused('delivery.phone', '电话'),
  ],
  ['a field of an object that is left out', { delivery: { phone: '1' } }, [], approvedAt, refused('delivery.city', '城市')],
  ['an object that is emptied', { delivery: null }, [], approvedAt, refused('delivery.city', '城市')],
  ['an object that is open and is emptied', { delivery: null }, [], { ...draft, delivery: { note: '甲' } }, []],
  ['a new record with an object', { delivery: { city: '上海' } }, [], undefined, []],
  ['what the form fills', { handler: '赵敏' }, [], draft, []],
])('%s', async (_, given, rights, stored, messages) => {
  expect(await messagesOf(given, rights, stored)).toEqual(messages)
})
