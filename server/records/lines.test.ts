import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'

interface Line {
  readonly id?: string
  readonly code: string
  readonly name?: string
  readonly quantity?: number | null
  readonly price?: number
  readonly amount?: number
}
interface Order {
  readonly id: string
  readonly version: number
  readonly lines: readonly Line[]
}

const BASE = '/example/order'
let server: TestServer
let admin: Caller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

const line = (code: string, quantity = 1): Line => ({ code, name: `物料${code}`, quantity, price: 2.5 })
const head = (no: string) => ({ no, customer: '审计局', orderDate: '2026-03-01' })

async function read(no: string): Promise<Order> {
  const { records } = (await admin.get<{ records: Order[] }>(`${BASE}/list`, { no })).body.result
  return (await admin.get<Order>(`${BASE}/queryById`, { id: records[0]?.id ?? '' })).body.result
}

async function added(no: string, ...lines: Line[]): Promise<Order> {
  expect((await admin.post(`${BASE}/add`, { ...head(no), lines })).body).toMatchObject({ success: true })
  return await read(no)
}

describe('the lines of a record', () => {
  it('are saved and read with it, in their order, computed values filled in', async () => {
    const order = await added('AA1001', line('M002', 3), line('M001'))
    expect(order.lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['M002', 7.5],
      ['M001', 2.5],
    ])
    expect(Object.keys(order.lines[0] ?? {})).not.toContain('_parent')
  })

  it('are told apart by their id: kept, changed, added, moved and removed in one save', async () => {
    const order = await added('AA1002', line('M001'), line('M002'), line('M003'))
    const [first, , third] = order.lines
    const lines = [line('M009'), { id: third?.id, code: 'M003', name: 'new', quantity: 9, price: 1 }, { id: first?.id, ...line('M001') }]
    const body = { id: order.id, version: order.version, ...head('AA1002'), lines }
    expect((await admin.put(`${BASE}/edit`, body)).body).toMatchObject({ success: true })
    const after = await read('AA1002')
    expect(after.lines.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['M009', 1],
      ['M003', 9],
      ['M001', 1],
    ])
    expect(after.lines.map(({ id }) => id).slice(1)).toEqual([third?.id, first?.id])
    expect(after.version).toBe(order.version + 1)
  })

  it('stay as they are when a change leaves them out', async () => {
    const order = await added('AA1003', line('M001'))
    await admin.put(`${BASE}/edit`, { id: order.id, version: order.version, customer: '财政局' })
    expect((await read('AA1003')).lines).toHaveLength(1)
  })

  it.each([
    ['a missing value', [line('M001'), { code: 'M002' }], { field: 'lines', row: 1, column: 'name', message: '第2行 物料名称不能为空!' }],
    ['a value twice', [line('M001'), line('M001')], { field: 'lines', row: 0, column: 'code' }],
    ['a wrong pattern', [line('X1')], { field: 'lines', row: 0, column: 'code' }],
  ])('refuse %s and save nothing', async (_, lines, wanted) => {
    const { body } = await admin.post(`${BASE}/add`, { ...head('AA1004'), lines })
    expect(body).toMatchObject({ success: false, result: expect.arrayContaining([expect.objectContaining(wanted)]) })
    expect((await admin.get<{ total: number }>(`${BASE}/list`, { no: 'AA1004' })).body.result.total).toBe(0)
  })

  it('go with their record', async () => {
    const order = await added('AA1005', line('M001'), line('M002'))
    await admin.delete(`${BASE}/delete`, { id: order.id })
    const rows = await server.sql('select 1 from weft.example_order_lines where _parent = $1', [order.id])
    expect(rows).toHaveLength(0)
  })

  it('are shown in a conflict', async () => {
    const order = await added('AA1006', line('M001'))
    await admin.put(`${BASE}/edit`, { id: order.id, version: order.version, customer: '甲' })
    const { body } = await admin.put(`${BASE}/edit`, { id: order.id, version: order.version, customer: '乙' })
    expect(body).toMatchObject({ code: 409, result: { customer: '甲', lines: [{ code: 'M001' }] } })
  })
})
