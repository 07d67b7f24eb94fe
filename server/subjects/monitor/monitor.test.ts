import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

interface Page<Row> {
  readonly records: readonly Row[]
  readonly total: number
}

async function rows<Row>(path: string, query: Record<string, string | number> = {}): Promise<readonly Row[]> {
  const { body } = await admin.get<Page<Row>>(`/sys/monitor/${path}`, { pageSize: 1000, ...query })
  expect(body.success, body.message).toBe(true)
  return body.result.records
}

const sample = (now?: Date) => server.app.sampler?.sample(now) ?? Promise.reject(new Error('Nothing is sampled.'))

describe('the pages of monitoring', () => {
  it('show the last minute of the servers and of the database', async () => {
    await sample()
    const [own, ...others] = await rows<{ state: string; pid: number; memory: number }>('server/list', { state: 'running' })
    expect([own?.state, own?.pid, others]).toEqual(['running', process.pid, []])
    expect(own?.memory).toBeGreaterThan(10)
    const { body } = await admin.get<Record<string, number>>('/sys/monitor/overview')
    expect(body.result).toMatchObject({ servers: 1, gone: 0, alarms: 0, waiting: 0 })
    expect(body.result.connections).toBeGreaterThan(0)
    const { body: history } = await admin.get<{ servers: number }[]>('/sys/monitor/serverHistory', { range: 'hour' })
    expect(history.result.length).toBe(60)
    expect(history.result.at(-1)?.servers).toBeGreaterThan(0)
    const { body: days } = await admin.get<object[]>('/sys/monitor/databaseHistory', { range: 'month' })
    expect(days.result.length).toBe(720)
  })

  it('show calls by operation with their errors, and the last ones with what they did', async () => {
    await admin.get('/sys/role/list', { roleName: 'secret-of-a-person' })
    await sample(new Date(Date.now() + 60_000))
    const [counted] = await rows<{ calls: number; path: string; method: string; p95: number }>('call/list', { id: 'sysRoleList' })
    expect(counted).toMatchObject({ calls: 1, path: '/sys/role/list', method: 'GET', range: 'hour' })
    expect(await rows('call/list', { id: 'sysRoleList', range: 'day' })).toMatchObject([{ calls: 1, range: 'day' }])
    const [traced] = await rows<{ id: string; username: string; ms: number; databaseMs: number }>('trace/list', {
      operation: 'sysRoleList',
    })
    expect(traced).toMatchObject({ username: 'admin' })
    expect(traced?.ms).toBeGreaterThan(0)
    const steps = await rows<{ step: string; text: string; begin: number }>('trace/steps', { traceId: traced?.id ?? '' })
    expect(steps.map(({ step }) => step)).toEqual(expect.arrayContaining(['guard', 'handler', 'statement']))
    expect(steps.some(({ text }) => text.includes('sys_role'))).toBe(true)
    expect(JSON.stringify(steps)).not.toContain('secret-of-a-person')
    expect(await rows('trace/steps', { traceId: 'unknown' })).toEqual([])
  })

  it('show who waits for whom', async () => {
    const { data } = server.app
    if (!data) throw new Error('There is no database.')
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    const actor = { tenantId: 0, username: 'admin', orgCode: null }
    const update = sql`update sys_role set description = 'held' where role_code = 'admin'`
    let second: Promise<unknown> | undefined
    const first = data.withTenant(actor, async trx => {
      await update.execute(trx)
      second = data.withTenant(actor, other => update.execute(other))
      await released
    })
    const waiting = async (): Promise<{ blockedBy: string; wait: string; query: string } | undefined> => {
      const found = await rows<{ blockedBy: string; wait: string; query: string }>('session/list')
      return found.find(({ blockedBy }) => blockedBy) ?? waiting()
    }
    const both = async () => {
      const waits = await waiting()
      const all = await rows<{ pid: number; blocks: number }>('session/list')
      return { ...waits, holder: all.find(({ pid }) => String(pid) === waits?.blockedBy) }
    }
    const found = await both().finally(release)
    await Promise.all([first, second])
    expect(found.holder?.blocks).toBe(1)
    expect(found.wait).toMatch(/^Lock /)
    expect(found.query).toBe("update sys_role set description = '?' where role_code = '?'")
  })

  it('show tables with their sizes', async () => {
    const [found] = await rows<{ size: number; indexSize: number }>('table/list', { name: 'sys_permission' })
    expect(found?.size).toBeGreaterThan(0)
    expect(found?.indexSize).toBeGreaterThan(0)
  })

  it('show tables without waiting for one that is held', async () => {
    const { data } = server.app
    const held = data?.withTenant({ tenantId: 0, username: 'admin', orgCode: null }, async trx => {
      await sql`lock table sys_category in access exclusive mode`.execute(trx)
      return rows<{ size: number }>('table/list', { name: 'sys_category' })
    })
    expect((await held)?.[0]?.size).toBeTypeOf('number')
  })

  it('end a session of the application, of which it is told when it is over already', async () => {
    const end = async (body: object) => (await admin.post('/sys/monitor/session/end', body)).body
    const { data } = server.app
    let session = { pid: 0, role: '' }
    const held = data?.withTenant({ tenantId: 0, username: 'admin', orgCode: null }, async trx => {
      const found = await sql<{ pid: number; role: string }>`select pg_backend_pid() as pid, current_user::text as role`.execute(trx)
      session = found.rows[0] ?? session
      expect(await end({ ...session, role: 'another' })).toMatchObject({ success: false, message: '该会话已经结束' })
      expect(await end(session)).toMatchObject({ success: true, message: '已结束会话' })
      await sql`select 1`.execute(trx)
    })
    await expect(held).rejects.toThrow(/terminat|connection/)
    expect((await end(session)).message).toBe('该会话已经结束')
    const audit = `select record_id as record from weft.sys_audit where action = 'end' order by id desc limit 1`
    expect((await server.sql<{ record: string }>(audit))[0]?.record).toBe(String(session.pid))
  })

  it('are the system tenant’s alone', async () => {
    const { body } = await server.anonymous.get('/sys/monitor/overview')
    expect(body.message).toBe('Token失效，请重新登录')
  })
})

describe('a slow statement', () => {
  it('stands with its plan and without its values', async () => {
    const values = ['nobody-of-this-name']
    server.app.monitor?.statement({ text: 'select id from sys_role where role_code = $1', values, ms: 700 }, 'withTenant')
    server.app.monitor?.statement({ text: 'select role_name from sys_role order by role_name', values: [], ms: 800 }, 'readReport')
    server.app.monitor?.statement({ text: "select 'a-literal', pg_sleep(9)", values: [], ms: 9000 }, undefined)
    await sample(new Date(Date.now() + 120_000))
    const found = await rows<{ text: string; longest: number; plan: string | null }>('statement/list', { origin: 'own' })
    const planned = found.find(({ text }) => text.includes('role_code'))
    expect(planned).toMatchObject({ longest: 700, calls: 1 })
    expect(planned?.plan).toMatch(/Scan/)
    expect(found.find(({ longest }) => longest === 800)?.plan).toMatch(/Scan/)
    expect(found.find(({ longest }) => longest === 9000)).toMatchObject({ text: "select '?', pg_sleep(9)", plan: null })
    expect(JSON.stringify(found)).not.toMatch(/nobody-of-this-name|a-literal/)
  })
})

describe('what browsers report', () => {
  const report = (items: readonly object[]) => admin.post('/sys/monitor/report', { items })

  it('stands together by what it is, without ids and queries of addresses', async () => {
    const error = { kind: 'error', name: 'TypeError', message: 'x is undefined', stack: 'at a.js:1' }
    await report([
      { ...error, page: '/course/lecturer?q=someone' },
      { ...error, page: '/course/lecturer' },
    ])
    await report([
      { kind: 'vital', name: 'TTFB', page: '/record/1790000000000000001/edit', value: 20 },
      { kind: 'vital', name: 'LCP', page: '/record/1790000000000000002/edit', value: 900 },
      { kind: 'vital', name: 'CLS', page: '/record/1790000000000000002/edit', value: 0.1234 },
    ])
    expect(await rows('frontError/list')).toMatchObject([
      { message: 'TypeError: x is undefined', page: '/course/lecturer', times: 2, users: 1 },
    ])
    expect(await rows('vital/list')).toMatchObject([{ page: '/record/…/edit', views: 1, lcp: 900, cls: 0.123, inp: null }])
  })

  it('is bounded: by size, by count, and for each user', async () => {
    const one = { kind: 'error', name: 'Error', page: '/' }
    expect((await report(Array.from({ length: 21 }, () => one))).status).toBe(400)
    expect((await report([{ ...one, message: 'x'.repeat(1001) }])).status).toBe(400)
    let last = 200
    for (let sent = 0; sent < 700 && last === 200; sent += 20) last = (await report(Array.from({ length: 20 }, () => one))).status
    expect(last).toBe(429)
  })
})
