import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../tests/helpers/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true })
})
afterAll(() => server?.close())

it('all findings of the demonstration rest on articles of their days', async () => {
  const admin = await server.signIn()
  const { body } = await admin.get<{ records: { id: string; version: number }[] }>('/audit/finding/list', { pageSize: '100' })
  expect(body.result.records.length).toBeGreaterThan(5)
  for (const { id, version } of body.result.records) {
    const edited = await admin.put('/audit/finding/edit', { id, version })
    expect(edited.body, `${id}: ${edited.body.message}`).toMatchObject({ success: true })
  }
})
