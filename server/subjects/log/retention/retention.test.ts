import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addOldPart, ageLogRule, linkAll, sealAll, setLogRule } from '../../../../tests/helpers/log-parts'
import { makePerson } from '../../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'
import { carriedRules } from '../../../db/migrations/63-log-retention'
import type { JobLine, JobRun, LogPart, LogRetention, LogRuleEffect } from '../../../generated/operations'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  await addOldPart(server)
})
afterAll(() => server?.close())

const ruleOf = async (id: string) =>
  (await admin.get<{ records: LogRetention[] }>('/sys/logRetention/list')).body.result.records.find(row => row.id === id) as LogRetention
const part = async () =>
  (await admin.get<{ records: LogPart[] }>('/sys/logRetention/parts', { source: 'sys_log', pageSize: 100 })).body.result.records.find(
    ({ id }) => id === 'sys_log_2020_03',
  )
const effect = async (months: number) => (await admin.get<LogRuleEffect>('/sys/logRetention/effect', { id: 'sys_log', months })).body.result

async function keep(): Promise<JobRun & { readonly log: readonly unknown[] }> {
  const runs = async () =>
    (await admin.get<{ records: JobRun[] }>('/sys/jobRun/list', { pageSize: 100 })).body.result.records.filter(
      ({ jobClassName }) => jobClassName === 'keepLogs',
    )
  const [schedule] = await server.sql<{ id: string }>(`select id from weft.sys_quartz_job where job_class_name = 'keepLogs'`)
  const before = new Set((await runs()).map(({ id }) => id))
  await admin.get('/sys/quartzJob/execute', { id: schedule?.id ?? '' })
  return vi.waitFor(async () => {
    const run = (await runs()).find(({ id }) => !before.has(id))
    if (run?.state !== 'done') throw new Error(`the run is ${run?.state}: ${run?.error}`)
    const { body } = await admin.get<{ records: JobLine[] }>('/sys/jobRun/lines', { runId: run.id })
    return { ...run, log: body.result.records.map(({ text }) => text) }
  })
}

describe('a log', () => {
  it('is kept for ever until an administrator says otherwise, and says what it holds and when it is looked at', async () => {
    const rule = await ruleOf('sys_log')
    expect(rule).toMatchObject({
      nextTime: null,
      name: '系统日志',
      months: 0,
      rule: '永久保留',
      parts: 6,
      dueParts: 0,
      dueLines: 0,
      exact: true,
      updateBy: null,
    })
    expect(rule.oldest).toBe('2020-03-05 00:00:00')
    await server.sql("update weft.sys_quartz_job set status = '0' where job_class_name = 'keepLogs'")
    await vi.waitFor(async () => expect((await ruleOf('sys_log')).nextTime).toMatch(/03:20:00$/))
    expect(await part()).toMatchObject({ month: '2020-03', lines: 2, state: 'kept', oldest: '2020-03-05 00:00:00' })
    expect(JSON.parse((await keep()).result ?? '')).toMatchObject({ parts: 0 })
  })

  it('says before a rule is changed what will go, or why it cannot be', async () => {
    expect(await effect(12)).toEqual({ parts: 1, lines: 2, text: '将删除 1 个分区，共 2 行' })
    expect(await effect(240)).toMatchObject({ parts: 0, text: '没有需要删除的分区' })
    expect(await effect(3)).toMatchObject({ parts: 0, text: '至少保留 6 个月，或填 0 表示永久保留' })
  })

  it.each([5, 1, -6, 241, 12.5, '12'])('refuses a rule of %j months, and drops nothing', async months => {
    expect(await setLogRule(admin, months as number)).toMatchObject({ success: false })
    expect(await ruleOf('sys_log')).toMatchObject({ months: 0, dueParts: 0 })
  })

  it('loses nothing to a rule of this day, so that a mistyped one can be taken back', async () => {
    expect(await setLogRule(admin, 12)).toMatchObject({ success: true })
    expect(await ruleOf('sys_log')).toMatchObject({ rule: '保留 12 个月', dueParts: 1, dueLines: 2, updateBy: 'admin' })
    expect(await part()).toMatchObject({ state: 'due' })
    const run = await keep()
    expect(run.log).toContain('系统日志的保留规则在一天内修改过，本次不删除')
    expect(await part()).toMatchObject({ state: 'due' })
  })

  it('is dropped at once when as many lines are confirmed as go, and only then', async () => {
    await ageLogRule(server)
    const drop = async (lines: number) => (await admin.post('/sys/logRetention/run', { id: 'sys_log', lines })).body
    expect(await drop(1)).toMatchObject({ success: false, message: '要删除的行数已变为 2，请刷新后重新确认' })
    const { caller } = await makePerson(server, admin, ['logRetention:list'])
    expect((await caller.post('/sys/logRetention/run', { id: 'sys_log', lines: 2 })).body.code).toBe(510)
    await linkAll(server, admin)
    await linkAll(server, admin)
    await sealAll(server)
    expect(await drop(2)).toMatchObject({ success: true })
    await vi.waitFor(async () => expect(await part()).toMatchObject({ state: 'dropped', lines: 2, dropped: expect.stringMatching(/^2/) }))
    expect(await ruleOf('sys_log')).toMatchObject({ parts: 5, dueParts: 0, dueLines: 0 })
    expect(await drop(0)).toMatchObject({ success: false, message: '没有需要删除的分区' })
  })
})

describe('a schedule of earlier releases', () => {
  const ruleIn = async (parameter: string, status: string) => {
    await server.sql(`update weft.sys_quartz_job set parameter = $1, status = $2 where job_class_name = 'keepLogs'`, [parameter, status])
    await server.sql(`update weft.sys_setting set value = null where code = 'log.months'`)
    await server.sql(carriedRules)
    const rows = await server.sql(`select s.value, j.parameter from weft.sys_setting s, weft.sys_quartz_job j
      where s.code = 'log.months' and j.job_class_name = 'keepLogs'`)
    await server.sql(`update weft.sys_setting set value = null where code like 'log.%'`)
    await server.sql(`update weft.sys_quartz_job set status = '0' where job_class_name = 'keepLogs'`)
    return rows
  }

  it('goes on as the rule, unless it was stopped', async () => {
    expect(await ruleIn('{"logMonths":24}', '0')).toEqual([{ value: 24, parameter: '{}' }])
    expect(await ruleIn('', '0')).toEqual([{ value: 12, parameter: '{}' }])
    expect(await ruleIn('{"logMonths":24}', '-1')).toEqual([{ value: null, parameter: '{}' }])
  })
})
