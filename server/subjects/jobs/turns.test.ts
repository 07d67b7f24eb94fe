import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'

openServer()

const [GREEDY, SMALL, LATE] = [7001, 7002, 7003]

/** Sees the rows of every tenant: not even the owner of the tables does. */
let client: pg.Client
beforeAll(async () => {
  client = new pg.Client(server.databaseUrl)
  await client.connect()
})
afterAll(() => client?.end())
const rows = async <Found extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
  (await client.query<Found>(text, [...values])).rows

/** Runs for a tenant. `dueIn`: seconds from now; `owner`: default the installation. */
async function put(
  tenant: number,
  count: number,
  params: object,
  { dueIn = 0, owner = '', kind = 'sample', key = null as string | null } = {},
): Promise<void> {
  await rows(
    `insert into weft.sys_job_run (tenant_id, name, job_class_name, params, cause, owner, tells, due_time, run_key)
      select $1, 'turn', $6, $2, 'call', $5, '', now() + make_interval(secs => $4), $7 from generate_series(1, $3)`,
    [tenant, JSON.stringify(params), count, dueIn, owner, kind, key],
  )
  await rows(`select pg_notify('weft_job_wake', '')`)
}

const count = async (tenant: number, state: string) =>
  Number(
    (await rows<{ n: number }>('select count(*) as n from weft.sys_job_run where tenant_id = $1 and state = $2', [tenant, state]))[0]?.n,
  )
/** How many runs of one tenant may wait. */
async function setMaxWaiting(value: number): Promise<void> {
  const { body } = await admin.get<{ records: { id: string; code: string; version: number }[] }>('/sys/setting/list', { pageSize: 200 })
  const { id, version } = body.result.records.find(({ code }) => code === 'jobs.maxWaiting') ?? {}
  expect((await admin.put('/sys/setting/edit', { id, version, given: { value } })).body).toMatchObject({ success: true })
}

const LONG = { steps: 10_000, seconds: 1 }

it('a tenant holds half of the places at most; others begin at once, however many of its runs wait', async () => {
  await put(GREEDY, 50, LONG)
  await put(GREEDY, 50, LONG, { dueIn: 1 })
  await vi.waitFor(async () => expect(await count(GREEDY, 'running')).toBe(2))
  await put(SMALL, 3, { steps: 1 })
  await vi.waitFor(async () => expect(await count(SMALL, 'done')).toBe(3), { timeout: 10_000 })
  await vi.waitFor(async () =>
    expect((await rows(`select from weft.sys_job_run where tenant_id = $1 and due_time > now()`, [GREEDY])).length).toBe(0),
  )
  await put(LATE, 1, { steps: 1 })
  await vi.waitFor(async () => expect(await count(LATE, 'done')).toBe(1), { timeout: 10_000 })
  expect(await count(GREEDY, 'running')).toBe(2)
  expect(await rows('select from weft.sys_job_run where tenant_id = $1 and sent', [GREEDY])).toHaveLength(2)
})

it('a tenant with as many runs that wait as the settings allow gets no more, by hand or by the clock', async () => {
  await setMaxWaiting(10)
  const schedule = { name: '满', jobClassName: 'sample', cronExpression: '0 0 0 1 1 ? 2099', overlap: 'wait' }
  expect((await admin.post('/sys/quartzJob/add', schedule)).body).toMatchObject({ success: true })
  const { body } = await admin.get<{ records: { id: string; version: number }[] }>('/sys/quartzJob/list', { name: schedule.name })
  const { id = '', version } = body.result.records[0] ?? {}
  await rows('update weft.sys_job_hold set held = true')
  await put(0, 9, { steps: 1 }, { dueIn: 3600 })
  const begin = async () => (await admin.get('/sys/quartzJob/execute', { id })).body
  expect(await begin()).toMatchObject({ success: true })
  const message = '本租户等待执行的任务已达上限（10个），请等待其中一些执行后再试'
  expect(await begin()).toMatchObject({ success: false, message })
  expect(await count(0, 'waiting')).toBe(10)
  await rows(
    "update weft.sys_job_run set due_time = now() + interval '1 hour' where tenant_id = 0; update weft.sys_job_hold set held = false",
  )
  await admin.put('/sys/quartzJob/edit', { ...schedule, id, version, cronExpression: '* * * * * ?' })
  await vi.waitFor(async () =>
    expect((await rows<{ error: string }>(`select error from weft.sys_job_run where state = 'skipped'`))[0]?.error).toBe(message),
  )
  await admin.get('/sys/quartzJob/pause', { id })
  await rows('update weft.sys_job_run set stop_wanted = true where tenant_id = 0')
  await vi.waitFor(async () => expect(await count(0, 'waiting')).toBe(0), { timeout: 10_000 })
  await setMaxWaiting(1000)
})

it('places that are free go round among the tenants that wait', async () => {
  await rows('update weft.sys_job_run set stop_wanted = true where tenant_id = $1', [GREEDY])
  await vi.waitFor(async () => expect(await count(GREEDY, 'cancelled')).toBe(100), { timeout: 10_000 })
  await rows('update weft.sys_job_hold set held = true')
  for (const tenant of [GREEDY, SMALL, LATE]) await put(tenant, 6, { steps: 2, seconds: 0.2 })
  await rows('update weft.sys_job_hold set held = false')
  await rows(`select pg_notify('weft_job_wake', '')`)
  await vi.waitFor(async () => expect(await rows(`select from weft.sys_job_run where state in ('waiting', 'running')`)).toEqual([]), {
    timeout: 30_000,
  })
  const begun = await rows<{ tenant: number }>(
    `select tenant_id as tenant from weft.sys_job_run where params @> '{"seconds":0.2}' order by begin_time`,
  )
  // Of eighteen the first half does not belong to the tenant that came first.
  const half = begun.slice(0, 9).map(({ tenant }) => tenant)
  for (const tenant of [GREEDY, SMALL, LATE]) expect(half.filter(each => each === tenant).length, String(tenant)).toBeGreaterThanOrEqual(2)
})

/** Who had the first turns of runs that are put while all are held, in their order: owners and kinds. */
async function turnsOf(putAll: () => Promise<void>): Promise<readonly string[]> {
  await rows('update weft.sys_job_hold set held = true')
  const [{ now } = { now: '' }] = await rows<{ now: string }>('select clock_timestamp()::text as now')
  await putAll()
  await rows('update weft.sys_job_hold set held = false')
  await rows(`select pg_notify('weft_job_wake', '')`)
  await vi.waitFor(
    async () => expect(await rows(`select from weft.sys_job_run where state in ('waiting', 'running') and tenant_id = 0`)).toEqual([]),
    { timeout: 30_000 },
  )
  const begun = await rows<{ owner: string; kind: string }>(
    `select owner, job_class_name as kind from weft.sys_job_run where tenant_id = 0 and planned_time > $1 and name = 'turn' order by begin_time`,
    [now],
  )
  return begun.map(({ owner, kind }) => `${owner || 'house'} ${kind}`)
}

const SHORT = { steps: 1, seconds: 0.2 }

it('users of a tenant take turns, and so do the kinds of jobs of one user', async () => {
  const turns = await turnsOf(async () => {
    await put(0, 12, SHORT)
    await put(0, 2, SHORT, { owner: 'admin' })
    await put(0, 1, {}, { kind: 'documentTextCheck' })
  })
  expect(turns.slice(0, 5).toSorted()).toEqual(
    ['admin sample', 'admin sample', 'house documentTextCheck', 'house sample', 'house sample'].toSorted(),
  )
})

it('users take turns within a key that only bounds how many run at once; of another one the first that was asked for goes first', async () => {
  const key = 'documentIngest 0'
  const lanes = await turnsOf(async () => {
    await put(0, 6, { id: 'gone' }, { kind: 'documentIngest', key })
    await put(0, 1, { id: 'gone' }, { kind: 'documentIngest', key, owner: 'admin' })
  })
  expect(lanes.indexOf('admin documentIngest')).toBe(1)
  const strict = await turnsOf(async () => {
    await put(0, 3, SHORT, { key: 'one by one' })
    await put(0, 1, SHORT, { key: 'one by one', owner: 'admin' })
  })
  expect(strict.indexOf('admin sample')).toBe(3)
})
