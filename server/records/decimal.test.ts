import * as XLSX from '@e965/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'

const BASE = '/example/budget'
let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

const add = (name: string, amounts: { quantity: number; price: number; spent: number }) =>
  admin.post(`${BASE}/add`, { name, kind: '设备', item: '服务器', ...amounts })

it('takes a budget that is spent to the last cent, and refuses one cent more', async () => {
  expect((await add('恰好', { quantity: 100, price: 1.15, spent: 115 })).body).toMatchObject({ success: true })
  expect((await add('超支', { quantity: 100, price: 1.15, spent: 115.01 })).body).toMatchObject({
    success: false,
    message: expect.stringContaining('超支原因'),
  })
})

it('reads and exports computed fields with the digits of paper', async () => {
  await add('余额', { quantity: 3, price: 1.1, spent: 0 })
  await add('大额', { quantity: 19, price: 1209.41, spent: 22978.79 })
  const { body } = await admin.get<{ records: { name: string; amount: number; rest: number }[] }>(`${BASE}/list`)
  const found = body.result.records.map(({ name, amount, rest }) => [name, amount, rest])
  expect(found).toEqual([
    ['大额', 22978.79, 0],
    ['恰好', 115, 0],
    ['余额', 3.3, 3.3],
  ])
  const { Sheets, SheetNames } = XLSX.read((await admin.get(`${BASE}/exportXls`)).raw)
  const [, , header = [], ...rows] = XLSX.utils.sheet_to_json<string[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 })
  const columns = ['项目', '金额', '结余'].map(title => header.indexOf(title))
  expect(rows.map(row => columns.map(at => row[at]))).toEqual(found)
})
