import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EntityField } from '../../renderer/core'
import { expression } from '../../tests/helpers/expressions'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'
import { readDefinitions } from '../app/definitions'

const BASE = '/example/order'
/** Rows that are closed at a rate of 0.5, and a column of theirs at 0.6. */
const closing: Readonly<Record<string, (field: EntityField) => EntityField>> = {
  lines: field => ({
    ...field,
    readonly: expression('rate == 0.5'),
    fields: (field.fields ?? []).map(own => (own.name === 'price' ? { ...own, readonly: expression('form.rate == 0.6') } : own)),
  }),
}

let server: TestServer
let admin: Caller
beforeAll(async () => {
  const definitions = readDefinitions()
  const entities = definitions.entities.map(entity =>
    entity.base === BASE ? { ...entity, fields: entity.fields.map(field => closing[field.name]?.(field) ?? field) } : entity,
  )
  server = await startTestServer({ definitions: { ...definitions, entities } })
  admin = await server.signIn()
})
afterAll(() => server?.close())

interface Order {
  readonly id: string
  readonly lines: readonly { readonly id: string; readonly code: string; readonly price: number }[]
}

let nth = 100
async function made(rate: number): Promise<Order> {
  const no = `CR${++nth}00`
  const lines = ['M001', 'M002'].map(code => ({ code, name: code, quantity: 2, price: 2.5, urgent: 'Y', reason: '急', due: '2026-03-05' }))
  const { body } = await admin.post(`${BASE}/add`, { no, customer: '甲', orderDate: '2026-03-01', lines })
  expect(body, body.message).toMatchObject({ success: true })
  const { records } = (await admin.get<{ records: Order[] }>(`${BASE}/list`, { no })).body.result
  const id = records[0]?.id ?? ''
  // What closes is given alone: the rows are those that stand.
  expect((await edit({ id, rate })).success).toBe(true)
  return { id, lines: await linesOf(id) }
}
/** As a call gives them: without what is computed. */
async function linesOf(id: string): Promise<Order['lines']> {
  const { lines } = (await admin.get<Order>(`${BASE}/queryById`, { id })).body.result
  return lines.map(line => Object.fromEntries(Object.entries(line).filter(([name]) => !/^amount$|_dictText$/.test(name))) as typeof line)
}
const edit = async (change: object) => (await admin.put(`${BASE}/edit`, change)).body
const refused = { success: false, message: '订单明细：您不能修改该项', result: [{ field: 'lines', message: '订单明细：您不能修改该项' }] }

describe('rows that an expression closes', () => {
  it('are refused when one is changed, added, taken away or moved', async () => {
    const { id, lines } = await made(0.5)
    const [first, second] = lines
    const changes = [
      [{ ...first, name: '另一个' }, second],
      [...lines, { code: 'M009', name: '新', quantity: 1, price: 1 }],
      [first],
      [],
      [second, first],
    ]
    for (const change of changes) expect(await edit({ id, lines: change })).toMatchObject(refused)
    expect(await linesOf(id)).toEqual(lines)
  })

  it('may be sent back as they stand, and changed while another field opens them or closes them', async () => {
    const { id, lines } = await made(0.5)
    expect(await edit({ id, customer: '乙', lines })).toMatchObject({ success: true })
    expect(await edit({ id, rate: 1, lines: lines.slice(0, 1) })).toMatchObject({ success: true })
    expect(await edit({ id, rate: 0.5, lines: [] })).toMatchObject({ success: true })
  })

  it('may be given to a new record, which begins open', async () => {
    const order = { no: 'CR90000', customer: '甲', orderDate: '2026-03-01', rate: 0.5 }
    const lines = [{ code: 'M001', name: '甲', quantity: 1, price: 1 }]
    expect((await admin.post(`${BASE}/add`, { ...order, lines })).body).toMatchObject({ success: true })
  })
})

describe('a column that the record closes', () => {
  it('is refused in a row, though the call says nothing of the field that closes it', async () => {
    const { id, lines } = await made(0.6)
    const message = '第1行：单价：您不能修改该项'
    const answer = await edit({ id, lines: lines.map((line, at) => (at === 0 ? { ...line, price: 9 } : line)) })
    expect(answer).toMatchObject({ success: false, result: [{ field: 'lines', row: 0, column: 'price' }] })
    expect(answer.message).toContain(message.slice(4))
    expect(await edit({ id, lines: lines.map(line => ({ ...line, name: '别的' })) })).toMatchObject({ success: true })
  })

  it('is open in the call that opens it, and in the one that closes it', async () => {
    const { id, lines } = await made(0.6)
    const dearer = lines.map(line => ({ ...line, price: 9 }))
    expect(await edit({ id, rate: 1, lines: dearer })).toMatchObject({ success: true })
    expect(await edit({ id, rate: 0.6, lines: lines.map(line => ({ ...line, price: 8 })) })).toMatchObject({ success: true })
  })
})
