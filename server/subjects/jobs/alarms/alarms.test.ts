import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson } from '../../../../tests/helpers/people'
import { ZONE } from '../../../jobs'
import { wallText } from '../wall-text'

const BASE = '/sys/quartzJob'
openServer()

/** Sees the rows of every tenant: not even the owner of the tables does. */
let client: pg.Client
beforeAll(async () => {
  client = new pg.Client(server.databaseUrl)
  await client.connect()
})
afterAll(() => client.end())
const rows = async <Found extends pg.QueryResultRow>(text: string) => (await client.query<Found>(text)).rows

interface Row {
  readonly id: string
  readonly version: number
}

async function add(name: string, more: object): Promise<Row> {
  const { body } = await admin.post(`${BASE}/add`, { name, jobClassName: 'sample', cronExpression: '* * * * * ?', ...more })
  expect(body, JSON.stringify(body)).toMatchObject({ success: true })
  return (await admin.get<{ records: Row[] }>(`${BASE}/list`, { name })).body.result.records[0] as Row
}

const edit = async ({ id }: Row, changed: object) => {
  const { version } = (await admin.get<Row>(`${BASE}/queryById`, { id })).body.result
  const { body } = await admin.put(`${BASE}/edit`, { id, version, ...changed })
  expect(body, JSON.stringify(body)).toMatchObject({ success: true })
}

const titles = async (name: string) =>
  (
    await rows<{ titile: string }>(
      `select titile from weft.sys_announcement where bus_type = 'job' and titile like '%：${name}%' order by create_time`,
    )
  ).map(({ titile }) => titile)
const told = async ({ id }: Row, state: string) =>
  (await rows(`select from weft.sys_job_run where schedule_id = '${id}' and state = '${state}' and told`)).length

it('failures in a row are told once, to the owner and to whom the schedule names, and then that all is well again', async () => {
  const { id: userId, username } = await makePerson(server, admin)
  const schedule = await add('连败', { parameter: '{"failsAt":1}', attempts: 1, alarmAfter: 2, informed: username })
  await vi.waitFor(async () => expect(await told(schedule, 'failed')).toBeGreaterThan(3))
  expect(await titles('连败')).toEqual(['任务连续失败2次：连败（按参数要求在第1步失败）'])
  const heard = await rows(`select from weft.sys_announcement_send where user_id = '${userId}'`)
  expect(heard).toHaveLength(1)
  await edit(schedule, { parameter: '{"failsAt":0}' })
  await vi.waitFor(async () => expect(await told(schedule, 'done')).toBeGreaterThan(1))
  expect(await titles('连败')).toEqual(['任务连续失败2次：连败（按参数要求在第1步失败）', '任务已恢复正常：连败（已完成1步）'])
  await edit(schedule, { parameter: '{"failsAt":1}' })
  await vi.waitFor(async () => expect(await titles('连败')).toHaveLength(3))
  await admin.get(`${BASE}/pause`, { id: schedule.id })
})

it('late runs are told once, but not while all jobs are held', async () => {
  const schedule = await add('迟到', { cronExpression: '0 0 0 1 1 ? 2099', tells: 'late' })
  const late = async (minutes: number) =>
    void (await rows(`insert into weft.sys_job_run (tenant_id, schedule_id, name, job_class_name, cause, owner, planned_time, due_time, tells, sent)
      select tenant_id, id, name, job_class_name, 'plan', create_by, now() - interval '${minutes} minutes', now() + interval '1 day', tells, true
      from weft.sys_quartz_job where id = '${schedule.id}'`))
  const marked = async () => (await rows(`select from weft.sys_job_run where schedule_id = '${schedule.id}' and told_late`)).length
  await late(5)
  await late(60)
  await vi.waitFor(async () => expect(await marked()).toBe(1))
  await late(50)
  await vi.waitFor(async () => expect(await marked()).toBe(2))
  expect(await titles('迟到')).toEqual([expect.stringContaining('任务迟迟未开始：迟到')])
  await admin.put(`${BASE}/hold`, { held: true })
  await rows(`update weft.sys_job_hold set held_time = now() - interval '1 day'`)
  await late(40)
  expect((await rows(`select from weft.sys_job_run r where schedule_id = '${schedule.id}' and not told_late`)).length).toBe(2)
  await admin.put(`${BASE}/hold`, { held: false })
  expect(await marked()).toBe(2)
})

it('a day shows what has run and what is to come, and figures count it', async () => {
  const { id } = await add('日程', { cronExpression: '0 0/5 * * * ?' })
  await admin.get(`${BASE}/execute`, { id })
  interface Time {
    readonly time: string
    readonly name: string
    readonly state: string
    readonly note: string | null
  }
  const of = async (day?: string) =>
    (await admin.get<Time[]>(`${BASE}/today`, day ? { day } : {})).body.result.filter(({ name }) => name === '日程')
  await vi.waitFor(async () => expect((await of()).map(({ state }) => state)).toContain('done'))
  const coming = await of('2098-06-01')
  expect(coming).toHaveLength(24)
  expect(coming[0]).toMatchObject({ time: '2098-06-01 00:00:00', state: 'planned', stateText: '未到时间', note: null })
  expect(coming.at(-1)).toMatchObject({ time: '2098-06-01 01:55:00', note: '当天另有264次' })
  const tomorrow = wallText(new Date(Date.now() + 24 * 3_600_000), ZONE).slice(0, 10)
  const ahead = (await admin.get<Time[]>(`${BASE}/today`, { ahead: 1 })).body.result.filter(({ name }) => name === '日程')
  expect(ahead[0]?.time).toBe(`${tomorrow} 00:00:00`)
  expect((await admin.get(`${BASE}/today`, { day: '2098-13-41' })).body).toMatchObject({ success: false, message: '没有日期“2098-13-41”' })
  await admin.put(`${BASE}/hold`, { held: true })
  expect(await of('2098-06-01')).toEqual([])
  expect((await admin.get(`${BASE}/nextRuns`, { id, pageNo: 1, pageSize: 10 })).body).toMatchObject({ success: true, result: [] })
  await admin.put(`${BASE}/hold`, { held: false })
  expect((await admin.get<unknown[]>(`${BASE}/nextRuns`, { id, pageNo: 1, pageSize: 10 })).body.result).toHaveLength(5)
  const { result } = (await admin.get<{ total: number; done: number }>('/sys/jobRun/figures')).body
  expect(result.done).toBeGreaterThan(0)
  expect(result.total).toBeGreaterThanOrEqual(result.done)
})
