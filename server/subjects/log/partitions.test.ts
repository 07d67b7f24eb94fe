import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import type { Data } from '../../app/data'
import { keepLogs } from './keep-logs'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
})
afterAll(() => server?.close())

const parts = async (table: string) =>
  (await server.sql<{ part: string }>('select part from weft.log_parts($1) order by ends', [table])).map(({ part }) => part)
/** The parts of the three months after this one. */
const monthsAhead = async (table: string) =>
  (
    await server.sql<{ part: string }>(
      `select $1 || to_char(weft.month_begin(n) at time zone 'Asia/Shanghai', '"_"YYYY"_"MM') as part from generate_series(1, 3) n`,
      [table],
    )
  ).map(({ part }) => part)
const as = (tenantId: number) => ({ tenantId, username: 'admin', orgCode: null })

/** Runs the job as the engine does. */
const run = (tenantId: number) => {
  const { withTenant } = server.app.data as Data
  const context = {
    params: {},
    actor: as(tenantId),
    log: () => {},
    signal: new AbortController().signal,
  }
  return keepLogs.run({ ...context, withTenant: (work: never) => withTenant(as(tenantId), work) } as never)
}

describe('the parts of the log and of the audit table', () => {
  it('are made ahead at a start, hold what was there before, and let nobody in beside the whole', async () => {
    for (const table of ['sys_log', 'sys_audit']) {
      // A database that was made last month has a part for this one too.
      const [first, ...rest] = await parts(table)
      expect(first).toBe(`${table}_former`)
      expect(rest.slice(-4)).toEqual([...(await monthsAhead(table)), `${table}_rest`])
    }
    const [{ count }] = (await server.sql<{ count: string }>('select count(*) from weft.sys_log_former')) as [{ count: string }]
    expect(Number(count)).toBeGreaterThan(100)
    const { withTenant } = server.app.data as Data
    for (const table of ['sys_log_former', 'sys_audit_rest'])
      await expect(withTenant(as(0), trx => sql.raw(`select from weft.${table}`).execute(trx))).rejects.toMatchObject({ code: '42501' })
  })

  it('take what comes, whenever it comes', async () => {
    await server.sql("insert into weft.sys_log (log_type, log_content, create_time) values (2, '以后', '2099-01-01 00:00:00+08')")
    expect(await server.sql("select from weft.sys_log_rest where log_content = '以后'")).toHaveLength(1)
    const { body } = await admin.get<{ total: number }>('/sys/log/list', { logContent: '以后' })
    expect(body.result.total).toBe(1)
  })

  it('are never dropped while they are younger than six months', async () => {
    const { withTenant } = server.app.data as Data
    const young = withTenant(as(0), trx => sql`select * from weft.drop_log_parts('sys_log', 5)`.execute(trx))
    await expect(young).rejects.toMatchObject({ code: '22023' })
  })

  it('are those of all tenants, so that only the one of the system keeps them', async () => {
    await expect(run(7)).rejects.toThrow('系统租户')
  })
})
