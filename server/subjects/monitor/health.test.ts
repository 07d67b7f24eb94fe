import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../tests/helpers/server'
import { build } from '../../app/app'
import { readConfig } from '../../app/config'

const TOKEN = 'a-token-of-the-tests'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { METRICS_TOKEN: TOKEN } })
})
afterAll(() => server?.close())

async function ask(url: string, headers: Record<string, string> = {}) {
  const { statusCode, body } = await server.app.inject({ url, headers })
  return { status: statusCode, body }
}

/** Answers are kept for a second: each question asks for another server's. */
async function ready() {
  const url = server.databaseUrl
  const app = await build({ config: readConfig({ DATA_DIR: server.dataDir, DATABASE_URL: url, ADMIN_PASSWORD: 'Test-keeper-2026' }) })
  return { ask: async () => app.inject({ url: '/readyz' }).then(({ statusCode, json }) => [statusCode, json()]), close: () => app.close() }
}

it('says that it lives and that it is ready, to everybody', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, body: '{"status":"ok"}' })
  const { status, body } = await ask('/readyz')
  expect([status, JSON.parse(body)]).toEqual([200, { status: 'ok', checks: { database: 'ok', migrations: 'ok', storage: 'ok' } }])
})

it('says which migrations are pending', async () => {
  const other = await ready()
  await server.sql(`delete from weft.migration where name = '51-monitoring'`)
  const said = await other.ask()
  await server.sql(`insert into weft.migration (name) values ('51-monitoring')`)
  await other.close()
  expect(said).toEqual([503, { status: 'failed', checks: { database: 'ok', migrations: 'pending: 51-monitoring', storage: 'ok' } }])
})

it('is not ready while files cannot be kept, and tells no path', async () => {
  const other = await ready()
  rmSync(join(server.dataDir, 'files'), { recursive: true })
  const said = await other.ask()
  await other.close()
  expect(said).toEqual([503, { status: 'failed', checks: { database: 'ok', migrations: 'ok', storage: 'failed' } }])
})

it('shows its measures to who has the token, and no page to others', async () => {
  expect((await ask('/metrics')).status).toBe(404)
  expect((await ask('/metrics', { authorization: `Bearer ${TOKEN}x` })).status).toBe(404)
  await server.anonymous.get('/sys/randomImage/1')
  const { status, body } = await ask('/metrics', { authorization: `Bearer ${TOKEN}` })
  expect(status).toBe(200)
  expect(body).toMatch(/^weft_process_resident_memory_bytes [1-9]\d+/m)
  expect(body).toContain('weft_call_duration_seconds_count{operation="sysRandomImage"} 1\n')
  expect(body).toContain('weft_call_duration_seconds_bucket{operation="sysRandomImage",le="+Inf"} 1\n')
})

it.each(['short', 'a token with many spaces', '密'.repeat(20)])('refuses the token %s at the start', METRICS_TOKEN => {
  expect(() => readConfig({ METRICS_TOKEN, DATA_DIR: server.dataDir })).toThrow('METRICS_TOKEN must have at least 16 characters')
})
