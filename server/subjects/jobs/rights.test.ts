import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import { seedId } from '../../db/seeds/rows'
import { type JobType, JobTypes } from '../../jobs'

openServer()

/** Sees the rows of every tenant: not even the owner of the tables does. */
let client: pg.Client
beforeAll(async () => {
  client = new pg.Client(server.databaseUrl)
  await client.connect()
})
afterAll(() => client?.end())
const rows = async <Found extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
  (await client.query<Found>(text, [...values])).rows

/** Kinds that all who are signed in may ask for: they work on what their owner may read. */
const FOR_ALL = ['documentSetAnalysis', 'documentTablesExport']

const kinds = () => server.app.catalog?.jobs.all() ?? []
/** The rights of a kind, one that is enough of each. */
const rightsOf = (type: JobType) => [type.right].flat().map(right => right.split(',')[0] ?? '')
const walked = () => kinds().filter(type => !rightsOf(type).includes('login'))

interface Schema {
  readonly [name: string]: unknown
}

/** The least that a schema lets through. */
function sampleOf({ type, enum: words, oneOf, pattern, minimum, items, minItems, properties = {}, required = [] }: Schema): unknown {
  if (Array.isArray(words)) return words[0]
  if (Array.isArray(oneOf)) return (oneOf[0] as { const: unknown }).const
  if (type === 'object')
    return Object.fromEntries((required as string[]).map(name => [name, sampleOf((properties as Record<string, Schema>)[name] ?? {})]))
  if (type === 'array') return minItems ? [sampleOf(items as Schema)] : []
  if (type === 'integer' || type === 'number') return minimum ?? 0
  if (type === 'boolean') return false
  return pattern ? 'http://target.test/' : 'x'
}

/** A run of a kind as it would stand there; its id. */
async function put(
  type: JobType,
  owner: string,
  state: 'done' | 'waiting',
  more: { readonly file?: string; readonly schedule?: string } = {},
): Promise<string> {
  const steps = more.file ? { 'result file': more.file } : {}
  const [run] = await rows<{ id: string }>(
    `insert into weft.sys_job_run (tenant_id, name, job_class_name, params, cause, owner, planned_time, due_time, tells, state, steps, told, attempts,
      end_time, schedule_id)
      values (0, 'walked', $1, $2, 'hand', $3, now(), now(), '', $4, $5, true, 3, case when $4 = 'done' then now() end, $6) returning id`,
    [type.name, JSON.stringify(sampleOf({ ...type.params() })), owner, state, JSON.stringify(steps), more.schedule],
  )
  return run?.id ?? ''
}

const withdrawAll = ({ roleId }: TestPerson) => rows('delete from weft.sys_role_permission where role_id = $1', [roleId])

const ended = (condition: string, values: readonly unknown[]) =>
  vi.waitFor(
    async () => {
      const found = await rows<{ kind: string; state: string; error: string | null }>(
        `select job_class_name as kind, state, error from weft.sys_job_run where ${condition}`,
        values,
      )
      expect(found.filter(({ state }) => ['waiting', 'running'].includes(state))).toEqual([])
      return found
    },
    { timeout: 30_000 },
  )

/** What it takes to ask for all that is walked over. */
const allRights = () => [...new Set(walked().flatMap(rightsOf))]

describe('every kind of job', () => {
  it('names the right that asking takes, and one that can be granted', async () => {
    const granted = new Set((await rows<{ perms: string }>('select perms from weft.sys_permission')).map(({ perms }) => perms))
    const unknown = kinds().flatMap(type =>
      [type.right]
        .flat()
        .flatMap(right => right.split(','))
        .filter(right => !granted.has(right)),
    )
    expect([...new Set(unknown)]).toEqual(['login'])
    expect(
      kinds()
        .filter(type => rightsOf(type).includes('login'))
        .map(({ name }) => name),
    ).toEqual(FOR_ALL)
    const [first] = kinds()
    const types = new JobTypes({ declareTriple: () => {} })
    expect(() => types.declare({ ...(first as JobType), right: '' })).toThrow('names no right')
    expect(() => types.declare({ ...(first as JobType), right: [] })).toThrow('names no right')
  })

  it('is not run again by a person without its right', async () => {
    const { caller, username } = await makePerson(server, admin, ['jobRun:list', 'jobRun:again'])
    for (const type of walked()) {
      const id = await put(type, 'admin', 'done')
      const { body } = await caller.post('/sys/jobRun/again', { id })
      expect([type.name, body.success, body.code]).toEqual([type.name, false, 510])
    }
    expect(await rows('select from weft.sys_job_run where owner = $1', [username])).toEqual([])
  })

  it('is run again by who holds it; once it is withdrawn what waits is refused, and so are schedules and their hand', async () => {
    const person = await makePerson(server, admin, allRights())
    await admin.put('/sys/quartzJob/hold', { held: true })
    const own = new Map<string, string>()
    for (const type of walked()) {
      const id = await put(type, person.username, 'done')
      own.set(type.name, id)
      const { body } = await person.caller.post('/sys/jobRun/again', { id })
      expect([type.name, body.success, body.message]).toEqual([type.name, true, '已重新执行'])
    }
    await withdrawAll(person)
    for (const [name, id] of own) {
      const { body } = await person.caller.post('/sys/jobRun/again', { id })
      expect([name, body.success, body.code]).toEqual([name, false, 510])
    }
    const scheduled = walked().filter(type => type.scheduled !== false)
    // As the person would have added them while it was granted.
    await rows('begin')
    await rows(`select weft.begin_session(0, $1, null, 'walk')`, [person.username])
    for (const type of scheduled)
      await rows(
        `insert into weft.sys_quartz_job (name, job_class_name, cron_expression, parameter, status, del_flag)
          values ($1, $2, '* * * * * ?', $3, '0', 0)`,
        [`walked ${type.name}`, type.name, JSON.stringify(sampleOf({ ...type.params() }))],
      )
    await rows('commit')
    await admin.put('/sys/quartzJob/hold', { held: false })
    await vi.waitFor(
      async () => {
        const planned = await rows<{ kind: string }>(
          `select distinct job_class_name as kind from weft.sys_job_run where owner = $1 and cause = 'plan'`,
          [person.username],
        )
        expect(planned.map(({ kind }) => kind).sort()).toEqual(scheduled.map(({ name }) => name).sort())
      },
      { timeout: 30_000 },
    )
    await rows(`update weft.sys_quartz_job set status = '-1' where create_by = $1`, [person.username])
    const found = await ended(`owner = $1 and cause in ('plan', 'again') and state <> 'skipped'`, [person.username])
    const refusal = (kind: string) =>
      `已拒绝执行：账号“${person.username}”没有执行“${kinds()
        .find(({ name }) => name === kind)
        ?.title()}”的权限`
    expect(found.filter(({ kind, state, error }) => state !== 'failed' || error !== refusal(kind))).toEqual([])
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(walked().map(({ name }) => name)))
  }, 90_000)

  it('hands its file to its owner while the owner holds the right', async () => {
    const person = await makePerson(server, admin, allRights())
    expect((await person.caller.post('/sys/log/exportFile', { query: {}, format: 'csv' })).body).toMatchObject({ success: true })
    await ended('owner = $1', [person.username])
    const [run] = await rows<{ id: string; file: string }>(`select id, result ->> 'file' as file from weft.sys_job_run where owner = $1`, [
      person.username,
    ])
    const fetched = async () => (await person.caller.get(`/sys/common/static/${run?.file}`)).status
    const asKind = ({ name }: JobType) => rows('update weft.sys_job_run set job_class_name = $1 where id = $2', [name, run?.id])
    const readable = walked().filter(({ name }) => name !== 'mailReport')
    for (const type of readable) {
      await asKind(type)
      expect([type.name, await fetched()]).toEqual([type.name, 200])
    }
    const other = kinds().find(({ name }) => name === 'mailReport') as JobType
    await asKind(other)
    await rows(`update weft.sys_job_run set params = '{"reader":"admin"}' where id = $1`, [run?.id])
    expect(await fetched()).toBe(404)
    await withdrawAll(person)
    for (const type of walked()) {
      await asKind(type)
      expect([type.name, await fetched()]).toEqual([type.name, 404])
    }
  })

  it('is no step of a flow of who lacks it, nor of one that others keep; what is not scheduled is no step at all', async () => {
    const { caller } = await makePerson(server, admin, ['jobFlow:list', 'jobFlow:run'])
    const writer = await makePerson(server, admin, ['jobFlow:list', 'jobFlow:add'])
    for (const type of kinds()) {
      const parameter = JSON.stringify(sampleOf({ ...type.params() }))
      const step = { name: '步骤', jobClassName: type.name, waitsFor: 'all', parents: '', parameter }
      if (type.scheduled === false) {
        const { body } = await admin.post('/sys/jobFlow/add', { name: type.name, steps: [step] })
        expect([type.name, body.message]).toEqual([type.name, `步骤“步骤”：没有名为“${type.name}”的任务类型`])
        continue
      }
      if (rightsOf(type).every(right => right === 'quartzJob:add')) continue
      expect([type.name, (await writer.caller.post('/sys/jobFlow/add', { name: `w ${type.name}`, steps: [step] })).body.success]).toEqual([
        type.name,
        false,
      ])
      if (type.name === 'flow') continue
      const [flow] = await rows<{ id: string }>(
        `insert into weft.sys_job_flow (tenant_id, create_by, name) values (0, 'admin', $1) returning id`,
        [type.name],
      )
      await rows(
        `insert into weft.sys_job_flow_steps (tenant_id, _parent, _order, name, job_class_name, parameter, parents, waits_for)
          values (0, $1, 1, '步骤', $2, $3, '', 'all')`,
        [flow?.id, type.name, parameter],
      )
      expect([type.name, (await caller.post('/sys/jobFlow/run', { id: flow?.id })).body.message]).toEqual([
        type.name,
        `步骤“步骤”：没有执行“${type.title()}”的权限`,
      ])
    }
  })
})

describe('a run of an owner', () => {
  it.each([
    ['who is frozen', 'update weft.sys_user set status = 2 where id = $1'],
    ['who was deleted', 'update weft.sys_user set del_flag = 1 where id = $1'],
  ])('%s ends as refused, and is not tried again', async (_, statement) => {
    const { id, username } = await makePerson(server, admin, ['quartzJob:add'])
    await rows(statement, [id])
    const type = kinds().find(({ name }) => name === 'cleanUp') as JobType
    const run = await put(type, username, 'waiting')
    expect(await ended('id = $1', [run])).toEqual([
      { kind: 'cleanUp', state: 'failed', error: `已拒绝执行：账号“${username}”不存在、已冻结或已不在该租户` },
    ])
    expect(await rows('select failures from weft.sys_job_run where id = $1', [run])).toEqual([{ failures: 1 }])
  })

  it('goes on where a schedule of the installation has begun it, as long as that is of its kind', async () => {
    const { id, username } = await makePerson(server, admin, ['quartzJob:add'])
    await rows('update weft.sys_user set status = 2 where id = $1', [id])
    const schedule = seedId('schedule', 'countDays')
    const [own, other] = ['countDays', 'cleanUp'].map(kind => kinds().find(({ name }) => name === kind) as JobType)
    const runs = [
      await put(own as JobType, username, 'waiting', { schedule }),
      await put(other as JobType, username, 'waiting', { schedule }),
    ]
    const found = await ended('id = any($1)', [runs])
    expect(found.map(({ kind, state }) => [kind, state]).sort()).toEqual([
      ['cleanUp', 'failed'],
      ['countDays', 'done'],
    ])
  })
})
