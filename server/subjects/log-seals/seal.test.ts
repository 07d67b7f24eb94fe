import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addOldPart, ageLogRule, linkAll, sealAll, setLogRule } from '../../../tests/helpers/log-parts'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import type { Data } from '../../app/data'
import type { JobType } from '../../jobs'
import { keepLogs } from '../log/keep-logs'
import { LogChainer } from './chain'
import { checkLogs } from './check-logs'
import { SealCopies } from './copies'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

interface Chains {
  readonly logLines: number
  readonly logWaiting: number
  readonly changeLines: number
  readonly changeWaiting: number
}

const chains = async () => (await admin.get<Chains>('/sys/logSeal/chains')).body.result
const as = (tenantId: number) => ({ tenantId, username: 'admin', orgCode: null })
/** Runs a job as the engine does. */
function run(job: JobType, params: object, tenantId: number) {
  const { withTenant } = server.app.data as Data
  const context = { params, actor: as(tenantId), log: () => {}, progress: () => {}, signal: new AbortController().signal }
  return job.run({ ...context, withTenant: (work: never) => withTenant(as(tenantId), work) } as never)
}
const check = (tenantId = 0) => run(checkLogs(new SealCopies(server.dataDir)), {}, tenantId)

/** Does what an owner of the database can, and takes it back. */
async function tampered(statement: string, undo: string): Promise<string> {
  const tables = ['sys_log', 'sys_audit', 'sys_log_link', 'sys_audit_link', 'sys_log_seal']
  const triggers = (what: string) => tables.map(table => `alter table weft.${table} ${what} trigger user`).join(';')
  const around = (text: string) => server.sql(`${triggers('disable')}; ${text}; ${triggers('enable')}`)
  await around(statement)
  const fault = await check().then(
    () => '',
    (error: Error) => error.message,
  )
  await around(undo)
  return fault
}

describe('the chain', () => {
  it('links every line in the order of its transactions, and finds itself whole', async () => {
    await admin.post('/sys/role/add', { roleName: '链', roleCode: 'chained' })
    await linkAll(server, admin)
    const [{ count }] = (await server.sql<{ count: number }>(
      'select count(*)::int as count from weft.sys_log_link where no between 1 and (select no from weft.sys_log_chain where source = $1)',
      ['sys_log'],
    )) as [{ count: number }]
    expect(count).toBe((await chains()).logLines)
    expect(count).toBeGreaterThan(0)
    expect(await check()).toMatchObject({ text: expect.stringMatching(/^系统日志完好（\d+ 条）；数据变更完好（\d+ 条）$/) })
  })

  it('is not held up by a writer, and takes its lines once it is through', async () => {
    const { withTenant } = server.app.data as Data
    await linkAll(server, admin)
    let before = await chains()
    await withTenant(as(0), async trx => {
      await trx.insertInto('sysLog').values({ logType: 2, logContent: '未提交' }).execute()
      await admin.post('/sys/role/add', { roleName: '其间', roleCode: 'meanwhile' })
      await server.app.logChain?.run()
      before = await chains()
      expect(before.changeWaiting).toBeGreaterThan(0)
    })
    await linkAll(server, admin)
    expect((await chains()).logLines).toBeGreaterThan(before.logLines)
    expect(await check()).toMatchObject({ text: expect.stringContaining('完好') })
  })

  it('links each line once when several servers link at a time', async () => {
    await admin.post('/sys/role/add', { roleName: '同时', roleCode: 'together' })
    const others = [1, 2, 3].map(() => new LogChainer(server.app.data as Data, new SealCopies(server.dataDir)))
    await Promise.all([...others.map(other => other.run()), server.app.logChain?.run()])
    await linkAll(server, admin)
    expect(await check()).toMatchObject({ text: expect.stringContaining('完好') })
  })

  it('is changed by no role of the server', async () => {
    const { withTenant } = server.app.data as Data
    for (const statement of [
      'insert into weft.sys_log_seal (id) values (1)',
      'select * from weft.sys_log_link',
      'select weft.seal_day($$sys_log$$)',
    ])
      await expect(withTenant(as(0), trx => trx.executeQuery({ sql: statement, parameters: [] } as never))).rejects.toMatchObject({
        code: '42501',
      })
    for (const table of ['sys_log', 'sys_audit', 'sys_log_link', 'sys_audit_link', 'sys_log_seal'])
      await expect(server.sql(`delete from weft.${table}`)).rejects.toMatchObject({ code: '42501' })
  })
})

it('lets parts be dropped by rule once all of their lines are sealed, and knows how many went', async () => {
  await addOldPart(server)
  await setLogRule(admin, 12)
  await ageLogRule(server)
  expect(await run(keepLogs, {}, 0)).toMatchObject({ text: expect.stringContaining('删除 0 个') })
  await linkAll(server, admin)
  expect(await run(keepLogs, {}, 0)).toMatchObject({ text: expect.stringContaining('删除 0 个') })
  await sealAll(server)
  expect(await run(keepLogs, {}, 0)).toMatchObject({ text: expect.stringContaining('删除 1 个过期分区（2 行）') })
  const { body } = await admin.get<{ records: { logContent: string }[] }>('/sys/log/list', { keyWord: 'sys_log_2020_03' })
  expect(body.result.records).toMatchObject([{ logContent: '按保留规则删除日志分区 sys_log_2020_03：2 行' }])
  await linkAll(server, admin)
  expect(await check()).toMatchObject({ text: expect.stringContaining('完好') })
  await expect(run(keepLogs, {}, 7)).rejects.toThrow('系统租户')
})

describe('the check', () => {
  const FIRST = '(select line_id from weft.sys_log_link where no = 3)'
  const OTHER = '(select line_id::bigint from weft.sys_audit_link where no = 5)'
  it.each([
    [
      'a line that was changed',
      `update weft.sys_log set ip = '6.6.6.6' || coalesce(ip, '-') where id = ${FIRST}`,
      `update weft.sys_log set ip = nullif(substr(ip, 8), '-') where id = ${FIRST}`,
      /^系统日志从第 3 条（\w+，[\d :-]+）起不可信：内容与哈希不符$/,
    ],
    [
      'a line that was deleted',
      `create table weft.aside as select * from weft.sys_audit where id = ${OTHER}; delete from weft.sys_audit where id = ${OTHER}`,
      'insert into weft.sys_audit select * from weft.aside; drop table weft.aside',
      /^数据变更从第 5 条（\d+，[\d :-]+）起不可信：已不存在$/,
    ],
    [
      'a line that was deleted with its link',
      'create table weft.aside as select * from weft.sys_log_link where no = 4; delete from weft.sys_log_link where no = 4',
      'insert into weft.sys_log_link select * from weft.aside; drop table weft.aside',
      /^系统日志缺少 3 条的链，按保留规则删除的只有 2 条$/,
    ],
    [
      'a line that was put in',
      "insert into weft.sys_log (log_type, log_content, xid) values (2, '伪造', 1)",
      "delete from weft.sys_log where log_content = '伪造'",
      /^系统日志中有一条不在链中/,
    ],
    [
      'links that were made anew',
      'update weft.sys_audit_link set before = hash where no = 7',
      'update weft.sys_audit_link k set before = (select hash from weft.sys_audit_link where no = 6) where no = 7',
      /^数据变更从第 7 条（.*起不可信/,
    ],
    [
      'a seal that was changed',
      'update weft.sys_log_seal set last_no = last_no - 1',
      'update weft.sys_log_seal set last_no = last_no + 1',
      /^系统日志 \d{4}-\d\d-\d\d 的封存被改动；数据变更/,
    ],
  ])('names %s', async (_what, statement, undo, fault) => {
    await linkAll(server, admin)
    expect(await tampered(statement, undo)).toMatch(fault)
    expect(await check()).toMatchObject({ text: expect.stringContaining('完好') })
  })

  it('knows a seal that was made anew by the copy of the server', async () => {
    const file = join(server.dataDir, 'log-seals.txt')
    const [line = ''] = (await readFile(file, 'utf8')).split('\n')
    expect(line).toMatch(/^sys_(log|audit) \d{4}-\d\d-\d\d [0-9a-f]{64}$/)
    await appendFile(file, `sys_log 2020-01-01 ${'ab'.repeat(32)}\n`)
    await expect(check()).rejects.toThrow('系统日志 2020-01-01 的封存与本服务器保存的副本不符')
  })

  it('is for the system tenant alone', async () => {
    await expect(check(7)).rejects.toThrow('系统租户')
  })

  it('is asked for by a call, and answers as a run', async () => {
    expect((await admin.post('/sys/logSeal/check')).body.message).toBe('已开始检查，可在任务中心查看进度和结果')
    const { body } = await admin.get<{ records: { jobClassName: string }[] }>('/sys/jobRun/list', { jobClassName: 'checkLogs' })
    expect(body.result.records).toHaveLength(1)
  })
})

it('links what was restored from another cluster, whose transactions have higher numbers', async () => {
  await linkAll(server, admin)
  await server.sql(`insert into weft.sys_log (log_type, log_content, xid) values (2, '原库', 8000000000000000);
    update weft.sys_log_chain set xid = 9000000000000000`)
  for (let above = true; above; ) {
    await server.app.logChain?.run()
    above = (await server.sql('select from weft.sys_log_chain where xid = 9000000000000000')).length > 0
  }
  await admin.post('/sys/role/add', { roleName: '恢复后', roleCode: 'restored' })
  await linkAll(server, admin)
  expect(
    await server.sql("select from weft.sys_log_link k join weft.sys_log l on l.id = k.line_id where log_content = '原库'"),
  ).toHaveLength(1)
  // A schedule of the installation may run meanwhile, whose lines are linked as others are.
  await vi.waitFor(async () => {
    await linkAll(server, admin)
    expect((await chains()).changeWaiting).toBe(0)
  })
})

describe('seals', () => {
  it('cover what was linked until the day ended, one for each day', async () => {
    await linkAll(server, admin)
    const { body } = await admin.get<{ records: { source: string; firstNo: number; lastNo: number; lines: number; seal: string }[] }>(
      '/sys/logSeal/list',
    )
    const ofChanges = body.result.records.filter(({ source }) => source === 'sys_audit')
    expect(ofChanges).toMatchObject([{ firstNo: 1, lines: ofChanges[0]?.lastNo, seal: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(body.result.records.filter(({ source }) => source === 'sys_log')).toHaveLength(2)
  })
})
