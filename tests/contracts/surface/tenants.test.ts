import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Operation } from '../../../server/http/contract'
import { isSystemRight } from '../../../server/util/system-tenant'
import type { Caller } from '../../helpers/server'
import { operationOf, operations } from '../support/contracts'
import { requestFor, send } from '../support/requests'
import { openWorld, world } from '../support/shared'
import { together } from '../support/together'
import { areas, type World } from '../support/world'

openWorld()

const SECRET = '甲方机密'
let own: World
let stranger: World
beforeAll(async () => {
  own = await world.tenant(7, SECRET)
  stranger = await world.tenant(8, '乙方')
  for (const [area, { add }] of Object.entries(areas)) if (!isSystemRight(operationOf(add).auth)) await own.usual(area)
})
const named = (list: readonly Operation[]) => list.map(operation => [operation.id, operation] as const)
/** Tenants and menus are kept by the house alone. */
const ofTheHouse = operations.filter(({ auth }) => isSystemRight(auth))
const others = operations.filter(operation => operation.auth !== 'public' && !ofTheHouse.includes(operation))
const reads = others.filter(({ method }) => method === 'GET')
const writes = others.filter(({ method }) => method !== 'GET')

/** Reads all tenants at once, as no role of a server can; statements over all tables are planned once. */
let reader: pg.Client
let tables: readonly string[]
beforeAll(async () => {
  reader = new pg.Client(world.server.databaseUrl)
  await reader.connect()
  const { rows } = await reader.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     join pg_attribute i on i.attrelid = c.oid and i.attname = 'id'
     where c.relnamespace = 'weft'::regnamespace and c.relkind = 'r' and not c.relispartition
       and c.relname not in ('sys_idempotency', 'sys_job_run', 'sys_job_line', 'sys_job_alarm', 'sys_job_flow_run', 'sys_job_flow_step') order by 1`,
  )
  tables = rows.map(({ name }) => name)
})
afterAll(() => reader?.end())

/** The query of every row but of what triggers derive, which has no ids, and of the log and runs of jobs, which are written behind answers. */
const everyRow = (columns: string, where = '') =>
  tables.map(table => `select '${table}' as part, ${columns} from weft.${table} t ${where}`).join(' union all ')

type Digests = ReadonlyMap<number, string>

/** What is there of each tenant as one short text: which version of each row, and how many. A row that is written has a new version. */
async function digests(): Promise<Digests> {
  const rows = everyRow("t.tenant_id, hashtextextended(t.xmin::text || ' ' || t.ctid::text, 0) as version")
  const text = `select tenant_id, md5(count(*) || ' ' || sum(version)) as sum from (${rows}) x group by 1`
  const found = await reader.query<{ tenant_id: number; sum: string }>({ name: 'digests', text })
  return new Map(found.rows.map(({ tenant_id, sum }) => [tenant_id, sum]))
}

/** Ids of the rows of the tenant whose secrets no other user may see. */
async function secretIds(): Promise<string[]> {
  const text = `select id from (${everyRow('t.id::text', 'where t.tenant_id = 7')}) x where id ~ '^[0-9a-f]{32}$'`
  const { rows } = await reader.query<{ id: string }>({ name: 'ids', text })
  return rows.map(({ id }) => id)
}

/** The number that the next change of a row is marked with, or a later one. */
async function nextChange(): Promise<string> {
  const { rows } = await reader.query<{ next: string }>(
    'select (pg_snapshot_xmax(pg_current_snapshot())::text::bigint & 4294967295)::text as next',
  )
  return rows[0]?.next ?? ''
}

/** Rows of the stranger's tenant that were written since, as text. */
async function writtenSince(change: string): Promise<string[]> {
  const rows = everyRow('to_jsonb(t)::text as line', 'where t.tenant_id = 8 and t.xmin::text::bigint >= $1')
  const { rows: found } = await reader.query<{ line: string }>({ name: 'written', text: `select line from (${rows}) x`, values: [change] })
  return found.map(({ line }) => line)
}

/** Clients of the family write by GET here; all others only read. */
const WRITING_GETS = [
  'onlineCgformHeadCopyOnlineTable',
  'sysAnnountCementDoReleaseData',
  'sysAnnountCementDoReovkeData',
  'sysQuartzJobPause',
]

it('a tenant sees what is its own, and writes by GET where clients of the family do', async () => {
  let seen = 0
  const writing: string[] = []
  for (const operation of reads) {
    const request = await requestFor(own, operation)
    const before = (await digests()).get(7)
    const answer = await send(own.admin, operation, request)
    if (answer.raw.toString('utf8').includes(SECRET)) seen++
    if ((await digests()).get(7) !== before) writing.push(operation.id)
  }
  expect(seen).toBeGreaterThan(35)
  expect(writing.sort()).toEqual(WRITING_GETS)
})

it.each(named(ofTheHouse))('whoever works in a tenant does not reach %s', async (_, operation) => {
  expect((await send(own.admin, operation, await requestFor(world, operation))).status).toBe(403)
})

it.each(named(reads))('nobody else sees or changes anything of a tenant through %s', async (_, operation) => {
  const asked = await requestFor(own, operation)
  const shared = await requestFor(world, operation)
  const before = await digests()
  await send(stranger.admin, operation, shared)
  expect((await digests()).get(0)).toBe(before.get(0))
  const ids = (await secretIds()).filter(id => !JSON.stringify([asked.query, asked.params]).includes(id))
  expect(ids.length).toBeGreaterThan(10)
  await together([stranger, world], async intruder => {
    for (const request of [asked, await requestFor(intruder, operation)]) {
      const answer = await send(intruder.admin, operation, request)
      const text = answer.raw.toString('utf8')
      expect(answer.status).not.toBe(403)
      expect(text).not.toContain(SECRET)
      expect(ids.filter(id => text.includes(id))).toEqual([])
    }
  })
  expect((await digests()).get(7)).toBe(before.get(7))
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

it.each(named(writes))('neither a tenant nor what the house shares is in reach of %s', async (_, operation) => {
  const asked = await requestFor(own, operation)
  const shared = await requestFor(world, operation)
  const [before, change] = [await digests(), await nextChange()]
  const users = await world.rows<{ username: string }>('select username from sys_user', 7)
  const keys = new Set([...(await secretIds()), ...users.map(({ username }) => username)])
  const foreign = (text: string) => [...text.matchAll(/\w+/g)].some(([word]) => keys.has(word))
  const answer = await send(await strangerFor(operation), operation, asked)
  await send(await strangerFor(operation), operation, shared)
  expect((await stranger.admin.get('/sys/role/list')).status).toBe(200)
  const now = await digests()
  expect(now.get(7)).toBe(before.get(7))
  expect(now.get(0)).toMatch(/^[0-9a-f]{32}$/)
  expect(now.get(0)).toBe(before.get(0))
  expect((await writtenSince(change)).filter(foreign)).toEqual([])
  // No caller is told to have written what belongs to others.
  const named = JSON.stringify([asked.params, asked.query, asked.body])
  if (foreign(named)) expect([named, answer.status, answer.body.success, answer.body.message]).toContain(false)
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
  // Uses and sums of files are derived by triggers, and only read by the server; what is typed and not saved is no record yet; runs of
  // jobs and flows, with their lines, steps and alarms, are themselves the trace.
  expect(untracked.map(({ name }) => name)).toEqual([
    'sys_audit',
    'sys_file_usage',
    'sys_file_use',
    'sys_form_draft',
    'sys_idempotency',
    'sys_job_alarm',
    'sys_job_flow_run',
    'sys_job_flow_step',
    'sys_job_line',
    'sys_job_run',
  ])
})
