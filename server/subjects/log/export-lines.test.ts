import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import type { JobRun } from '../../generated/operations'

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

async function exported(query: Record<string, string>): Promise<JobRun> {
  const before = new Set((await admin.get<JobRun[]>('/sys/jobRun/mine')).body.result.map(({ id }) => id))
  const { body } = await admin.post('/sys/log/exportFile', { query })
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
    expect(run.resultText).toBe(`已导出 ${LINES} 行日志`)
    const { raw, status } = await admin.get(`/sys/common/static/${encodeURI(run.resultFile ?? '')}`)
    expect(status).toBe(200)
    const [head, ...rows] = raw.toString('utf8').split('\r\n').slice(0, -1)
    expect(head).toMatch(/^\uFEFF操作时间,日志类型,日志内容/)
    expect(rows).toHaveLength(LINES)
    expect(new Set(rows.map(row => row.split(',')[2])).size).toBe(LINES)
    expect(readdirSync(join(server.dataDir, 'files', 'arrivals'))).toEqual([])
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
      expect(body.result.records).toMatchObject([{ state: 'done', resultText: expect.stringMatching(/[12]个结果文件$/) }])
    })
    expect((await admin.get(path)).status).not.toBe(200)
    const later = (await admin.get<JobRun[]>('/sys/jobRun/mine')).body.result.find(({ id }) => id === run.id)
    expect(later?.resultFile).toBeNull()
  })

  it('refuses filters that make no sense before it begins, and who may not export', async () => {
    const { body } = await admin.post('/sys/log/exportFile', { query: { createTime_begin: 'never' } })
    const { caller } = await makePerson(server, admin, ['log:list'])
    expect([body.success, (await caller.post('/sys/log/exportFile', { query: {} })).body.code]).toEqual([false, 510])
  })
})
