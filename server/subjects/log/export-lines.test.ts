import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { rowsOf } from '../../../tests/helpers/workbook'
import type { JobRun } from '../../generated/operations'
import { type ListSpec, listAll } from '../../query'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

const LINES = 5003
const add = (content: string, lines: number) =>
  server.sql(
    `insert into weft.sys_log (log_type, log_content, username, create_time) select 2, $1 || n, 'admin', date_trunc('minute', clock_timestamp())
     from generate_series(1, $2::integer) n`,
    [content, lines],
  )

async function exported(
  query: Record<string, string>,
  { format, base = '/sys/log' }: { format?: string; base?: string } = {},
): Promise<JobRun> {
  const before = new Set((await admin.get<JobRun[]>('/sys/jobRun/mine')).body.result.map(({ id }) => id))
  const { body } = await admin.post(`${base}/exportFile`, { query, format })
  expect(body).toMatchObject({ success: true, message: expect.stringContaining('已开始导出') })
  return vi.waitFor(async () => {
    const run = (await admin.get<JobRun[]>('/sys/jobRun/mine')).body.result.find(({ id }) => !before.has(id))
    if (run?.state !== 'done') throw new Error(`the run is ${run?.state}: ${run?.error}`)
    return run
  })
}

describe('the export of the log as a job', () => {
  it('holds every line that the filters leave once, also where many have one time', async () => {
    await add('导出的行', LINES)
    await add('别的行', 2)
    const run = await exported({ logContent: '*导出的行*' })
    expect(run.resultText).toBe(`已导出 ${LINES} 行`)
    const { raw, status } = await admin.get(`/sys/common/static/${encodeURI(run.resultFile ?? '')}`)
    expect(status).toBe(200)
    const [head, ...rows] = raw.toString('utf8').split('\r\n').slice(0, -1)
    expect(head).toMatch(/^\uFEFF操作时间,日志类型,日志内容/)
    expect(rows).toHaveLength(LINES)
    expect(new Set(rows.map(row => row.split(',')[2])).size).toBe(LINES)
    expect(readdirSync(join(server.dataDir, 'files', 'arrivals'))).toEqual([])
  })

  it('is a workbook where that is asked for, with its lines below their titles', async () => {
    const run = await exported({ logContent: '*别的行*' }, { format: 'xlsx' })
    expect(run.resultFile).toMatch(/\.xlsx$/)
    const [title, , head, ...rows] = rowsOf((await admin.get(`/sys/common/static/${encodeURI(run.resultFile ?? '')}`)).raw)
    expect([title?.[0], head?.slice(0, 3)]).toEqual(['系统日志', ['操作时间', '日志类型', '日志内容']])
    expect(rows.map(row => row[2]).sort()).toEqual(['别的行1', '别的行2'])
  })

  it('is read by its owner alone, and goes when it has been kept long enough', async () => {
    const run = await exported({ logType: '1' })
    const path = `/sys/common/static/${encodeURI(run.resultFile ?? '')}`
    const { caller } = await makePerson(server, admin, ['log:list', 'log:export', 'jobRun:list'])
    expect((await caller.get(path)).status).not.toBe(200)
    await server.sql('alter table weft.sys_file disable trigger stamp')
    await server.sql(`update weft.sys_file set create_time = create_time - interval '8 days' where biz = 'job-results'`)
    await server.sql('alter table weft.sys_file enable trigger stamp')
    const schedule = { name: '清理', jobClassName: 'cleanUp', cronExpression: '0 0 0 1 1 ? 2099', parameter: '{}' }
    expect((await admin.post('/sys/quartzJob/add', schedule)).body.message).toMatch(/成功/)
    const [row] = await server.sql<{ id: string }>(`select id from weft.sys_quartz_job where name = '清理'`)
    expect((await admin.get('/sys/quartzJob/execute', { id: row?.id ?? '' })).body).toMatchObject({ success: true })
    await vi.waitFor(async () => {
      const { body } = await admin.get<{ records: JobRun[] }>('/sys/jobRun/list', { jobClassName: 'cleanUp' })
      expect(body.result.records).toMatchObject([{ state: 'done', resultText: expect.stringMatching(/[1-3]个结果文件$/) }])
    })
    expect((await admin.get(path)).status).not.toBe(200)
    const later = (await admin.get<JobRun[]>('/sys/jobRun/mine')).body.result.find(({ id }) => id === run.id)
    expect(later?.resultFile).toBeNull()
  })

  it('is repeated by who may export, and by no other caller who repeats runs', async () => {
    const { id } = await exported({ logType: '1' })
    const repeated = async (rights: string[]) => {
      const { caller } = await makePerson(server, admin, rights)
      return (await caller.post('/sys/jobRun/again', { id })).body
    }
    expect(await repeated(['jobRun:again'])).toMatchObject({ success: false, code: 510 })
    expect(await repeated(['jobRun:again', 'log:export'])).toMatchObject({ success: true })
  })

  it('is offered where one workbook at once cannot hold the lines, which are never cut off', async () => {
    await add('太多的行', 100_001)
    const { body } = await admin.get('/sys/log/exportXls', { logContent: '*太多的行*' })
    expect(body).toMatchObject({ success: false, message: '日志超过 100000 行，请缩小查询范围，或使用“后台导出”' })
    const spec: ListSpec = { table: 'sys_log', columns: [{ name: 'id', kind: 'text' }] }
    const all = server.app.data?.withTenant({ tenantId: 0, username: '', orgCode: null }, trx => listAll(trx, spec, {}))
    await expect(all).rejects.toThrow('数据超过 100000 行，不能一次导出，请缩小查询范围')
  })

  it('refuses filters that make no sense before it begins, and who may not export', async () => {
    const { body } = await admin.post('/sys/log/exportFile', { query: { createTime_begin: 'never' } })
    const { caller } = await makePerson(server, admin, ['log:list'])
    expect([body.success, (await caller.post('/sys/log/exportFile', { query: {} })).body.code]).toEqual([false, 510])
  })
})

describe('the export of changes as a job', () => {
  it('holds what the filters leave, with the names of tables and of those who changed them', async () => {
    await admin.post('/sys/role/add', { roleName: '导出变更', roleCode: 'changed' })
    for (const format of ['xlsx', 'csv']) {
      const run = await exported({ dataTable: 'sys_role', action: 'insert' }, { format, base: '/sys/dataLog' })
      const { raw } = await admin.get(`/sys/common/static/${encodeURI(run.resultFile ?? '')}`)
      const rows = format === 'xlsx' ? rowsOf(raw).map(row => row.join()) : raw.toString('utf8').split('\r\n')
      expect(
        rows.find(row => row.includes('导出变更')),
        format,
      ).toMatch(/管理员,admin,添加,角色,sys_role/)
    }
  })

  it('refuses who may not export', async () => {
    const { caller } = await makePerson(server, admin, ['dataLog:list'])
    expect((await caller.post('/sys/dataLog/exportFile', { query: {} })).body.code).toBe(510)
  })
})
