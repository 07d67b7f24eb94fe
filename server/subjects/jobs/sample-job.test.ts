import { afterEach, expect, it, vi } from 'vitest'
import { startAgain, startTestServer, type TestServer } from '../../../tests/helpers/server'

let server: TestServer
afterEach(() => server.close())

const DICTIONARIES = ['job_schedule_type', 'job_step_type', 'job_type']
const SCHEDULE = { name: '示例', jobClassName: 'sample', cronExpression: '0 0 0 1 1 ? 2099' }
const FLOW = { name: '示例流程', steps: [{ name: '一', jobClassName: 'sample', waitsFor: 'all' }] }

type Admin = Awaited<ReturnType<TestServer['signIn']>>

/** The dictionaries that offer the sample kind, asked for by code and among all of them. */
async function offering(admin: Admin): Promise<string[]> {
  const { body } = await admin.get<Record<string, { value: string }[]>>('/sys/dict/queryAllDictItems')
  const all = body.result
  const found: string[] = []
  for (const code of DICTIONARIES) if (all[code]?.some(({ value }) => value === 'sample')) found.push(code)
  return found
}

it('the kind of job that schedules are tried with is neither offered nor taken outside demonstrations', async () => {
  server = await startTestServer({ sampleJob: undefined })
  const admin = await server.signIn()
  const { body } = await admin.get<{ name: string }[]>('/sys/quartzJob/types')
  expect(body.result.map(({ name }) => name)).toContain('cleanUp')
  expect(body.result.map(({ name }) => name)).not.toContain('sample')
  expect(await offering(admin)).toEqual([])
  expect((await admin.post('/sys/quartzJob/add', SCHEDULE)).body).toMatchObject({ success: false })
  expect((await admin.post('/sys/jobFlow/add', FLOW)).body).toMatchObject({ success: false })
  expect((await admin.get<{ total: number }>('/sys/quartzJob/list', { jobClassName: 'sample' })).body.result.total).toBe(0)
})

it('in a demonstration it is offered, in schedules and flows, and runs', async () => {
  server = await startTestServer({ demo: true, sampleJob: undefined })
  const admin = await server.signIn()
  expect(await offering(admin)).toEqual(DICTIONARIES)
  expect((await admin.post('/sys/jobFlow/add', FLOW)).body).toMatchObject({ success: true })
  expect((await admin.post('/sys/quartzJob/add', SCHEDULE)).body).toMatchObject({ success: true })
  const { body } = await admin.get<{ records: { id: string }[] }>('/sys/quartzJob/list', { name: SCHEDULE.name })
  await admin.get('/sys/quartzJob/execute', { id: body.result.records[0]?.id ?? '' })
  await vi.waitFor(async () => {
    const runs = await admin.get<{ records: object[] }>('/sys/jobRun/list', { name: SCHEDULE.name })
    expect(runs.body.result.records).toEqual([expect.objectContaining({ state: 'done', jobClassName_dictText: '示例任务' })])
  })
})

it('an installation that was a demonstration offers it no more, and names the runs that were', async () => {
  server = await startTestServer({ sampleJob: true })
  const admin = await server.signIn()
  expect(await offering(admin)).toEqual(DICTIONARIES)
  await startAgain(server, false, false)
  expect(await offering(admin)).toEqual([])
  const text = await admin.get<string>('/sys/dict/getDictText/job_type/sample')
  expect(text.body.result).toBe('示例任务')
  await startAgain(server, false, true)
  expect(await offering(admin)).toEqual(DICTIONARIES)
})
