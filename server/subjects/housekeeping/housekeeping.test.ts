import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Caller, startAgain, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { build } from '../../app/app'
import { readConfig } from '../../app/config'
import { readDefinitions } from '../../app/definitions'
import type { JobLine, JobRun } from '../../generated/operations'
import { cleanTemporary } from './clean-temporary'
import { maintainDatabase } from './maintain-database'
import { maintainTables } from './repository'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  // Those of test servers are off.
  await server.sql('delete from weft.sys_quartz_job')
  await server.sql(`delete from weft.seeded where key like 'sys_quartz_job %'`)
  await startAgain(server)
  admin = await server.signIn()
})
afterAll(() => server?.close())

/** Another session that holds a table, so that nothing else may work at it. */
async function holdTable(table: string): Promise<pg.Client> {
  const client = new pg.Client(server.databaseUrl)
  await client.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in access exclusive mode`)
  return client
}

interface Schedule {
  readonly id: string
  readonly name: string
  readonly jobClassName: string
  readonly status: string
  readonly cronExpression: string
  readonly version: number
}

const schedules = async () =>
  (await admin.get<{ records: Schedule[] }>('/sys/quartzJob/list', { pageSize: 100, column: 'jobClassName', order: 'asc' })).body.result
    .records
const schedule = async (kind: string) => (await schedules()).find(({ jobClassName }) => jobClassName === kind) as Schedule

async function run(kind: string): Promise<JobRun> {
  const { id } = await schedule(kind)
  const runs = async () =>
    (await admin.get<{ records: JobRun[] }>('/sys/jobRun/list', { jobClassName: kind, pageSize: 100 })).body.result.records
  const before = new Set((await runs()).map(each => each.id))
  expect((await admin.get('/sys/quartzJob/execute', { id })).body).toMatchObject({ success: true })
  return vi.waitFor(async () => {
    const ended = (await runs()).find(each => !before.has(each.id))
    if (ended?.state !== 'done') throw new Error(`the run is ${ended?.state}: ${ended?.error}`)
    return ended
  })
}

describe('an installation', () => {
  it('begins with schedules that keep it tidy, of the administrator, at work', async () => {
    const found = await schedules()
    for (const [jobClassName, name] of [
      ['cleanTemporary', '清理临时数据'],
      ['cleanUp', '清理过期数据'],
      ['keepLogs', '日志保留'],
      ['countDays', '统计访问'],
      ['maintainDatabase', '维护数据库'],
    ])
      expect(found).toContainEqual(expect.objectContaining({ jobClassName, name, status: '0', createBy: 'admin' }))
    const { id } = await schedule('cleanTemporary')
    expect((await admin.get('/sys/quartzJob/nextRuns', { id })).body.result).toHaveLength(5)
  })

  it('keeps what administrators changed or deleted of them, through the next start', async () => {
    const [kept, gone] = [await schedule('cleanTemporary'), await schedule('keepLogs')]
    const edited = (await admin.put('/sys/quartzJob/edit', { id: kept.id, version: kept.version, cronExpression: '0 5 2 * * ?' })).body
    expect(edited).toMatchObject({ success: true })
    expect((await admin.delete('/sys/quartzJob/delete', { id: gone.id })).body).toMatchObject({ success: true })
    const env = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir }
    const other = await build({ config: readConfig(env), definitions: readDefinitions(), jobs: false })
    await other.close()
    expect(await schedule('cleanTemporary')).toMatchObject({ cronExpression: '0 5 2 * * ?' })
    expect(await schedule('keepLogs')).toBeUndefined()
  })
})

describe('the clean-up of temporary data', () => {
  const upload = (name: string, days: number, folder = 'parts') => {
    const path = join(server.dataDir, 'files', folder, name)
    writeFileSync(path, 'part')
    const then = Date.now() / 1000 - days * 86_400
    utimesSync(path, then, then)
    return path
  }

  it('removes what nobody can use any more, of every tenant, says how much, and leaves the rest', async () => {
    const [old, young] = [upload('0'.repeat(32), 4), upload('1'.repeat(32), 2)]
    const [half, arriving] = [upload('2'.repeat(32), 2, 'arrivals'), upload('3'.repeat(32), 0, 'arrivals')]
    await server.sql(`insert into weft.sys_idempotency (tenant_id, user_id, key, operation, request_hash, create_time)
      values (0, 'u', 'old-answer', 'o', 'h', now() - interval '25 hours'), (0, 'u', 'young-answer', 'o', 'h', now() - interval '23 hours')`)
    await server.signIn()
    const [last] = await server.sql<{ id: string }>('select id from weft.sys_session order by last_seen desc limit 1')
    await server.sql(`update weft.sys_session set expires = now() - interval '1 second' where id = $1`, [last?.id])
    const [user] = await server.sql<{ id: string }>(`select id from weft.sys_user where username = 'admin'`)
    await server.sql(
      `insert into weft.sys_form_draft (user_id, place, content, written_at) values ($1, 'old', '{}', now() - interval '31 days')`,
      [user?.id],
      7,
    )
    await server.sql(`insert into weft.sys_tenant (id, name) values (7, '其他租户') on conflict do nothing`)
    const done = await run('cleanTemporary')
    expect(JSON.parse(done.result ?? '')).toEqual({ uploads: 1, arrivals: 1, answers: 1, sessions: 1, drafts: 1, rates: 0 })
    expect(done).toMatchObject({ percent: 100, resultText: '共清理 5 个' })
    const { body } = await admin.get<{ records: JobLine[] }>('/sys/jobRun/lines', { runId: done.id })
    expect(body.result.records.map(({ text }) => text)).toContain('未完成的上传：删除 1 个')
    expect([old, young, half, arriving].map(existsSync)).toEqual([false, true, false, true])
    expect(await server.sql(`select key from weft.sys_idempotency where user_id = 'u'`)).toEqual([{ key: 'young-answer' }])
    expect((await admin.get('/sys/quartzJob/list')).body.success).toBe(true)
  })

  it('is that of the whole installation, so that no other tenant runs it', async () => {
    const type = cleanTemporary(() => {
      throw new Error('reached')
    })
    await expect(type.run({ params: {}, actor: { tenantId: 7, username: 'a', orgCode: null } } as never)).rejects.toThrow('系统租户')
  })
})

describe('the maintenance of the database', () => {
  const dead = async (table: string) => {
    const [found] = await server.sql<{ dead: number; analyzed: Date | null }>(
      'select n_dead_tup::integer as dead, last_analyze as analyzed from pg_stat_all_tables where relname = $1',
      [table],
    )
    return found
  }

  it('frees the rows that are dead, makes statistics, and says what it did', async () => {
    await server.sql('create table weft.neglected as select n as id from generate_series(1, 5000) n')
    await server.sql('alter table weft.neglected set (autovacuum_enabled = false)')
    await server.sql('delete from weft.neglected where id > 1000')
    await vi.waitFor(async () => expect((await dead('neglected'))?.dead).toBe(4000))
    const done = await run('maintainDatabase')
    expect(done.percent).toBe(100)
    expect(done.resultText).toMatch(/^维护 \d+ 张表，清理 \d+ 行$/)
    expect(JSON.parse(done.result ?? '').freed).toBeGreaterThanOrEqual(4000)
    const { body } = await admin.get<{ records: JobLine[] }>('/sys/jobRun/lines', { runId: done.id, pageSize: 200 })
    expect(body.result.records.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^neglected：待清理行 4000 → 0，大小 0\.\dMB → 0\.\dMB$/),
    )
    expect((await dead('neglected'))?.analyzed).not.toBeNull()
    await server.sql('drop table weft.neglected')
  })

  it('is ended amid a table', async () => {
    const abort = new AbortController()
    await server.sql('create table weft.held as select n as id from generate_series(1, 100) n')
    const { data } = server.app
    if (!data) throw new Error('There is no database.')
    const quiet = { onTable: () => undefined, onDone: () => undefined, onPassedOver: () => undefined }
    const work = () => maintainTables({ ...quiet, url: data.adminUrl(), signal: abort.signal, deadRows: 0, deadPart: 0 })
    const locked = await holdTable('weft.held')
    const going = work()
    await vi.waitFor(async () => {
      const [found] = await server.sql(
        `select 1 from pg_stat_activity where application_name = 'weft maintenance' and wait_event_type = 'Lock'`,
      )
      expect(found).toBeDefined()
    })
    abort.abort()
    await expect(going).rejects.toThrow('canceling statement due to user request')
    await locked.end()
    await server.sql('drop table weft.held')
  })

  it('is that of the whole installation, and needs its owner', async () => {
    const start = (tenantId: number) =>
      maintainDatabase(() => '').run({ params: {}, actor: { tenantId, username: 'a', orgCode: null } } as never)
    await expect(start(7)).rejects.toThrow('系统租户')
    await expect(start(0)).rejects.toThrow('所有者')
  })
})
