import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../tests/helpers/server'
import { DEMO_PASSWORD } from '../../app/seeds/demo/password'
import { readDocuments, readOperations } from '../../http/contract'

interface Page {
  readonly total: number
  readonly records: readonly { readonly [name: string]: string }[]
}

let server: TestServer
const operations = readOperations(readDocuments('schemas/api'))
beforeAll(async () => {
  server = await startTestServer({ demo: true })
})
afterAll(() => server?.close())

it('shows the contracts to who may configure, and to nobody else', async () => {
  expect((await server.anonymous.get('/sys/apiDocs/list')).body.message).toBe('Token失效，请重新登录')
  const auditor = await server.signIn('auditor', DEMO_PASSWORD)
  expect((await auditor.get('/sys/apiDocs/list')).status).toBe(403)
  const admin = await server.signIn()
  const { result } = (await admin.get<Page>('/sys/apiDocs/list', { pageSize: 5 })).body
  expect([result.total, result.records.length]).toEqual([operations.length, 5])
})

it('finds operations as lists do, with their schemas', async () => {
  const admin = await server.signIn()
  const { result } = (await admin.get<Page>('/sys/apiDocs/list', { path: '*sys/login', method: 'POST' })).body
  expect(result.records).toHaveLength(1)
  expect(result.records[0]).toMatchObject({ id: 'sysLogin', path: '/jeecg-boot/sys/login', auth: '无需登录', params: '' })
  expect(JSON.parse(result.records[0]?.body ?? '')).toMatchObject({ type: 'object', properties: { username: {} } })
  const added = (await admin.get<Page>('/sys/apiDocs/list', { path: '*course/lecturer/add' })).body.result.records[0]
  expect(added?.summary).toBe('讲师：新增记录')
  const order = async (order: string) => (await admin.get<Page>('/sys/apiDocs/list', { column: 'path', order, pageSize: 1 })).body.result
  expect((await order('asc')).records[0]?.path).not.toBe((await order('desc')).records[0]?.path)
  const superQueryParams = encodeURIComponent(JSON.stringify([{ field: 'id', rule: 'eq', val: 'sysLogin', type: 'string' }]))
  expect((await admin.get<Page>('/sys/apiDocs/list', { superQueryParams })).body.result.total).toBe(1)
})
