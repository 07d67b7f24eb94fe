import { expect, it } from 'vitest'
import { type EntityField, type Expression, parseExpression } from '../../renderer/core'
import { entity, field } from '../../tests/helpers/entities'
import { checkRecord } from './check'
import { withComputed } from './computed'

const value = (text: string) => (parseExpression(text) as { expression: Expression }).expression
const computed = (name: string, text: string): EntityField => {
  const { storage: _, ...rest } = field({ name, kind: 'decimal', type: 'inputNumber' })
  return { ...rest, value: value(text) } as EntityField
}
const number = (name: string) => field({ name, kind: 'decimal', type: 'inputNumber' })

/** Each stands before what it reads. */
const order = entity([
  computed('due', 'total * (1 - rate)'),
  computed('total', 'sum(lines, line => line.net)'),
  {
    ...field({ name: 'lines', kind: 'rows', type: 'grid' }),
    storage: undefined,
    fields: [
      computed('net', 'gross - off'),
      computed('gross', 'price * count'),
      number('price'),
      number('count'),
      computed('off', 'form.gift'),
    ],
  } as unknown as EntityField,
  computed('gift', 'rate * 10'),
  number('rate'),
])

it('computes a record over computed fields of its rows, and rows over computed fields of their record', () => {
  const row = {
    id: '1',
    rate: 0.5,
    lines: [
      { price: 10, count: 2 },
      { price: 5, count: 1 },
    ],
  }
  withComputed(order, [row as never])
  expect(row).toMatchObject({
    gift: 5,
    lines: [
      { gross: 20, off: 5, net: 15 },
      { gross: 5, net: 0 },
    ],
    total: 15,
    due: 7.5,
  })
})

it('validates what is sent over the same values', async () => {
  const rules = [{ rule: 'expression', expression: value('total > 100'), message: '至少一百' }]
  const checked = entity([...order.fields, field({ name: 'note', rules: rules as never })])
  const given = (count: number) => ({ rate: 0, note: 'x', lines: [{ price: 60, count }] })
  const check = (count: number) =>
    checkRecord(checked, given(count), {
      writer: { id: '', username: '', realname: '', orgCode: '', roles: [], rights: [] },
      taken: async () => undefined,
      options: new Map(),
    } as never)
  expect(await check(1)).toMatchObject({ messages: new Map([['note', '名称：至少一百']]) })
  expect(await check(2)).toHaveProperty('values')
})
