import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Operation } from '../../../server/http/contract'
import { isSystemRight } from '../../../server/util/system-tenant'
import type { Caller, TestAnswer } from '../../helpers/server'
import { Changes, tenantsOf } from '../support/changes'
import { operationOf, operations } from '../support/contracts'
import { type Request, requestFor, send } from '../support/requests'
import { sampled } from '../support/sample'
import { openWorld, world } from '../support/shared'
import { together } from '../support/together'
import { areas, type World } from '../support/world'

openWorld()

const SECRET = '甲方机密'
const named = (list: readonly Operation[]) => list.map(operation => [operation.id, operation] as const)
/** Tenants and menus are kept by the house alone. */
const ofTheHouse = operations.filter(({ auth }) => isSystemRight(auth))
const others = operations.filter(operation => operation.auth !== 'public' && !ofTheHouse.includes(operation))
const reads = others.filter(({ method }) => method === 'GET')
const tried = sampled(others)
const triedReads = tried.filter(({ method }) => method === 'GET')
/** Clients of the family write by GET here; all others only read. */
const WRITING_GETS = [
  'onlineCgformHeadCopyOnlineTable',
  'sysAnnountCementDoReleaseData',
  'sysAnnountCementDoReovkeData',
  'sysQuartzJobPause',
]
/** What a tenant reads of its own: all of it, or what is tried of it and what writes. */
const walked = reads.filter(one => triedReads.includes(one) || WRITING_GETS.includes(one.id))
const triedWrites = tried.filter(({ method }) => method !== 'GET')

/** What each tenant could ask of each operation. */
class Requests {
  private readonly made = new Map<string, Promise<Request>>()

  constructor(private readonly of: World) {}

  /** Makes them one after the other; one that cannot be made fails the test that takes it. */
  async make(list: readonly Operation[]): Promise<void> {
    for (const operation of list) {
      const request = requestFor(this.of, operation)
      this.made.set(operation.id, request)
      await request.catch(() => {})
    }
  }

  for({ id }: Operation): Promise<Request> {
    const request = this.made.get(id)
    if (!request) throw new Error(`No request was made for ${id}.`)
    return request
  }
}

let own: World
let stranger: World
let asked: Requests
let shared: Requests
let usual: Requests
/** All are made before the first is sent: jobs then have their work at once and are waited for once, not before each test. */
beforeAll(async () => {
  own = await world.tenant(7, SECRET)
  stranger = await world.tenant(8, '乙方')
  for (const [area, { add }] of Object.entries(areas)) if (!isSystemRight(operationOf(add).auth)) await own.usual(area)
  asked = new Requests(own)
  shared = new Requests(world)
  usual = new Requests(stranger)
  await asked.make(others.filter(one => walked.includes(one) || triedWrites.includes(one)))
  await shared.make(tried)
  await usual.make(triedReads)
  await world.settled([0, 7, 8])
  // No autovacuum does it here: the plan that a connection keeps for sessions is one for the few rows of the beginning.
  await world.server.sql('analyze')
})

let changes: Changes
/** Ids of the rows of the tenant whose secrets no other user may see, as they are after the change `known`. */
const secret = new Set<string>()
let known = ''
beforeAll(async () => {
  changes = await Changes.watch(world.server)
  known = await changes.now()
  for (const id of await changes.idsOf(7)) secret.add(id)
})
afterAll(() => changes?.close())

async function secretIds(): Promise<string[]> {
  for (const { no, tenant, id, line } of await changes.since(known)) {
    known = no
    if (tenant !== 7) continue
    if (line === null) secret.delete(id)
    else secret.add(id)
  }
  return [...secret].filter(id => /^[0-9a-f]{32}$/.test(id))
}

it('what each of them writes is noted', async () => {
  for (const [tenant, { admin }] of [
    [0, world],
    [7, own],
    [8, stranger],
  ] as const) {
    const before = await changes.now()
    await admin.post('/sys/role/add', { roleName: '被记下', roleCode: `noted_${tenant}` })
    expect([...tenantsOf(await changes.since(before))]).toEqual([tenant])
  }
  expect(changes.tables.length).toBeGreaterThan(80)
})

it('a tenant sees what is its own, and writes by GET where clients of the family do', async () => {
  let seen = 0
  const writing: string[] = []
  for (const operation of walked) {
    const request = await asked.for(operation)
    const before = await changes.now()
    const answer = await send(own.admin, operation, request)
    if (answer.raw.toString('utf8').includes(SECRET)) seen++
    if (tenantsOf(await changes.since(before)).has(7)) writing.push(operation.id)
  }
  expect(seen).toBeGreaterThan(walked.length === reads.length ? 35 : 0)
  expect(writing.sort()).toEqual(WRITING_GETS)
  // What these were asked about is no longer what it was.
  await asked.make(walked.filter(({ id }) => writing.includes(id)))
  await world.settled([7])
})

it.each(named(sampled(ofTheHouse)))('whoever works in a tenant does not reach %s', async (_, operation) => {
  expect((await send(own.admin, operation, await requestFor(world, operation))).status).toBe(403)
})

it.each(named(triedReads))('nobody else sees or changes anything of a tenant through %s', async (_, operation) => {
  const foreign = await asked.for(operation)
  const system = await shared.for(operation)
  const before = await changes.now()
  await send(stranger.admin, operation, system)
  expect(tenantsOf(await changes.since(before))).not.toContain(0)
  const ids = (await secretIds()).filter(id => !JSON.stringify([foreign.query, foreign.params]).includes(id))
  expect(ids.length).toBeGreaterThan(10)
  const intruders = [
    { admin: stranger.admin, known: await usual.for(operation) },
    { admin: world.admin, known: system },
  ]
  await together(intruders, async ({ admin, known }) => {
    for (const request of [foreign, known]) {
      const answer = await send(admin, operation, request)
      const text = answer.raw.toString('utf8')
      expect(answer.status).not.toBe(403)
      expect(text).not.toContain(SECRET)
      expect(ids.filter(id => text.includes(id))).toEqual([])
    }
  })
  expect(tenantsOf(await changes.since(before))).not.toContain(7)
})

it('a tenant is not told to have erased a dictionary that the system shares', async () => {
  const { params } = await requestFor(world, operationOf('sysDictDeletePhysic'))
  const { body } = await send(stranger.admin, operationOf('sysDictDeletePhysic'), { params: params ?? {} })
  expect(body).toMatchObject({ success: false, message: '该数据由其他租户维护，当前租户不能修改或删除' })
  expect((await world.rows(`select id from sys_dict where id = '${params?.id}'`)).length).toBe(1)
})

/** They end the session of who calls: a person of the stranger's tenant calls them. */
const ENDING: ReadonlySet<string> = new Set(['sysLogout', 'sysLogoutGet', 'sysUserUpdatePassword', 'sysUserUpdatePasswordPost'])

const strangerFor = async ({ id }: Operation): Promise<Caller> => (ENDING.has(id) ? (await stranger.person()).caller : stranger.admin)

/** A preview tells in its result that there is no such sheet: the steps stay to be corrected. */
const hasFault = ({ body }: TestAnswer) => typeof (body.result as { fault?: unknown } | null | undefined)?.fault === 'string'

it.each(named(triedWrites))('neither a tenant nor what the house shares is in reach of %s', async (_, operation) => {
  const theirs = await asked.for(operation)
  const system = await shared.for(operation)
  const users = await world.rows<{ username: string }>('select username from sys_user', 7)
  const keys = new Set([...(await secretIds()), ...users.map(({ username }) => username)])
  const foreign = (text: string) => [...text.matchAll(/\w+/g)].some(([word]) => keys.has(word))
  const before = await changes.now()
  const answer = await send(await strangerFor(operation), operation, theirs)
  await send(await strangerFor(operation), operation, system)
  expect((await stranger.admin.get('/sys/role/list')).status).toBe(200)
  const made = await changes.since(before)
  expect(made.filter(({ tenant }) => tenant === 7 || tenant === 0)).toEqual([])
  expect(made.filter(({ tenant, line }) => tenant === 8 && foreign(line ?? ''))).toEqual([])
  // No caller is told to have written what belongs to others.
  const named = JSON.stringify([theirs.params, theirs.query, theirs.body])
  if (foreign(named)) expect([named, answer.status, answer.body.success, answer.body.message, !hasFault(answer)]).toContain(false)
})

it('the header names the own tenant or none', async () => {
  for (const [tenant, status] of [
    ['7', 200],
    ['0', 200],
    ['', 200],
    ['8', 403],
    ['x', 403],
    ['7,8', 403],
  ] as const) {
    const answer = await own.admin.call('GET', '/sys/role/list', { headers: { tenant_id: tenant } })
    expect([tenant, answer.status]).toEqual([tenant, status])
  }
})

it('every table of a tenant is behind its wall and leaves a trace', async () => {
  const open = await world.server.sql<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relnamespace = 'weft'::regnamespace and c.relkind in ('r', 'p') and (not c.relrowsecurity or not c.relforcerowsecurity)`,
  )
  expect(open).toEqual([])
  const untracked = await world.server.sql<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relnamespace = 'weft'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'track') order by 1`,
  )
  // Uses and sums of files, and codes once given, are derived by triggers, and only read by the server; what is typed and not saved is no record yet; runs of
  // jobs and flows, with their lines, steps and alarms, are themselves the trace; figures of days are counted by a job.
  // The index of documents and what is found in them is made by the server of what is tracked; what users collect and read says what they look at.
  expect(untracked.map(({ name }) => name)).toEqual([
    'course_progress',
    'document_analysis',
    'document_analysis_due',
    'document_batch',
    'document_batch_item',
    'document_browse',
    'document_collect',
    'document_dictionary',
    'document_entity',
    'document_index',
    'document_index_due',
    'document_page',
    'document_print',
    'document_saved_search',
    'document_search',
    'document_set',
    'document_table',
    'document_term',
    'document_text',
    'document_told',
    'document_version_page',
    'document_word_known',
    'knowledge_notice',
    'knowledge_vote',
    'law_article',
    'sys_audit',
    'sys_day_figure',
    'sys_file_usage',
    'sys_file_use',
    'sys_form_draft',
    'sys_given_code',
    'sys_idempotency',
    'sys_job_alarm',
    'sys_job_flow_run',
    'sys_job_flow_step',
    'sys_job_line',
    'sys_job_run',
    'watch_due',
    'watch_force',
    'watch_hit',
    'watch_state',
    'watch_told',
  ])
})
