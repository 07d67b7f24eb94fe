import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { GatewayDraft, GatewayRoute } from '../../generated/operations'
import {
  findRow,
  insertRow,
  type ListColumn,
  type ListSpec,
  listPage,
  type RawListQuery,
  rowsWhere,
  type Trx,
  updateRow,
} from '../../query'
import { errors } from '../../util/errors'

export type { Trx } from '../../query'

const TEXTS = [
  'paths',
  'methods',
  'hosts',
  'headers',
  'targets',
  'addPrefix',
  'setHeaders',
  'removeHeaders',
  'answerHeaders',
  'rights',
  'allowAddresses',
  'denyAddresses',
  'healthPath',
  'internalAddresses',
  'description',
] as const
const NUMBERS = [
  'weight',
  'stripPrefix',
  'rateLimit',
  'retries',
  'breakerFailures',
  'breakerSeconds',
  'timeLimit',
  'totalLimit',
  'healthSeconds',
] as const

const FLAGS = ['rawPaths', 'trustedPages'] as const

const drafted = (name: string) => sql`t.draft ->> ${sql.lit(name)}`
/** What is no such number, as rows of earlier releases may hold, is none: one row must not break the list for all. */
const wholeNumber = (name: string) => sql`case when ${drafted(name)} ~ '^[0-9]{1,9}$' then (${drafted(name)})::integer end`
const state = sql`case when t.live is null then 'draft' when t.status = 0 then 'off' when t.live = t.draft then 'on' else 'changed' end`
const fault = (column: RawBuilder<unknown>) => sql`(select ${column} from sys_gateway_fault f where f.route_id = t.id)`

const columns: readonly ListColumn[] = [
  { name: 'id', kind: 'text' },
  { name: 'routerId', kind: 'text' },
  { name: 'name', kind: 'text' },
  { name: 'sortNo', kind: 'integer' },
  ...TEXTS.map(name => ({ name, kind: 'text', column: sql`weft.hide_sealed(${drafted(name)})` }) as const),
  ...NUMBERS.map(name => ({ name, kind: 'integer', column: wholeNumber(name) }) as const),
  ...FLAGS.map(name => ({ name, kind: 'boolean', column: sql`(${drafted(name)})::boolean` }) as const),
  { name: 'status', kind: 'integer' },
  { name: 'state', kind: 'text', column: state },
  { name: 'error', kind: 'text', column: fault(sql`f.message`) },
  { name: 'errorTime', kind: 'datetime', column: fault(sql`f.at`) },
  { name: 'createBy', kind: 'text' },
  { name: 'createTime', kind: 'datetime' },
  { name: 'updateBy', kind: 'text' },
  { name: 'updateTime', kind: 'datetime' },
  { name: 'version', kind: 'integer' },
]

const routes: ListSpec = {
  table: 'sys_gateway_route',
  columns,
  where: sql<SqlBool>`t.del_flag = 0`,
  sort: { name: 'sortNo', order: 'asc' },
}
const bin: ListSpec = { ...routes, where: sql<SqlBool>`t.del_flag = 1` }

/** A route as it is stored. */
export interface StoredRoute {
  readonly id: string
  readonly version: number
  readonly draft: GatewayDraft
  readonly live: GatewayDraft | null
  readonly previous: GatewayDraft | null
  readonly status: number
}

/** A route that is on, with what it does. */
export interface LiveRoute {
  readonly id: string
  readonly draft: GatewayDraft
}

export const routePage = (trx: Trx, query: RawListQuery) => listPage<GatewayRoute>(trx, routes, query)
export const findRoute = (trx: Trx, id: string) => findRow<GatewayRoute>(trx, routes, id)
export const allRoutes = (trx: Trx) => rowsWhere<GatewayRoute>(trx, routes)
export const binned = (trx: Trx) => rowsWhere<GatewayRoute>(trx, bin)

/** The row as it is stored, locked until the transaction ends. */
export async function storedRoute(trx: Trx, id: string): Promise<StoredRoute | undefined> {
  const plain = trx.withoutPlugins()
  const { rows } = await sql<StoredRoute>`select id, version, draft, live, previous, status
    from sys_gateway_route where id = ${id} and del_flag = 0 for update`.execute(plain)
  return rows[0]
}

/** What is on, in the order in which routes take calls. */
export async function liveRoutes(trx: Trx): Promise<readonly LiveRoute[]> {
  const { rows } = await sql<LiveRoute>`select id, live as draft from sys_gateway_route
    where status = 1 and del_flag = 0 and live is not null order by sort_no, create_time, id`.execute(trx.withoutPlugins())
  return rows
}

export async function isTaken(trx: Trx, routerId: string, own: string): Promise<boolean> {
  const { rows } = await sql`select from sys_gateway_route where router_id = ${routerId} and id <> ${own} and del_flag = 0`.execute(trx)
  return rows.length > 0
}

const values = (draft: GatewayDraft, routerId: string) => ({
  routerId,
  name: draft.name,
  sortNo: draft.sortNo ?? 100,
  draft: JSON.stringify(draft),
})

export const addRoute = (trx: Trx, draft: GatewayDraft, routerId: string) => insertRow(trx, 'sys_gateway_route', values(draft, routerId))

/** Changes what is written; refuses when another user has changed it meanwhile. */
export async function editRoute(
  trx: Trx,
  { id, version }: { id: string; version?: number | null | undefined },
  draft: GatewayDraft,
  routerId: string,
): Promise<void> {
  if (!(await updateRow(trx, 'sys_gateway_route', { id, version }, values(draft, routerId)))) throw errors.stale(await findRoute(trx, id))
}

/** Switches a content on, and keeps what was on before; what went wrong with that is forgotten. */
export async function switchOn(trx: Trx, { id, draft, live, previous }: StoredRoute): Promise<void> {
  const before = live !== null && JSON.stringify(live) !== JSON.stringify(draft) ? live : previous
  await sql`update sys_gateway_route set draft = ${JSON.stringify(draft)}::jsonb, live = ${JSON.stringify(draft)}::jsonb,
    previous = ${before === null ? null : JSON.stringify(before)}::jsonb, status = 1 where id = ${id}`.execute(trx)
  await sql`delete from sys_gateway_fault where route_id = ${id}`.execute(trx)
}

export const switchOff = (trx: Trx, id: string) => updateRow(trx, 'sys_gateway_route', { id }, { status: 0 })

/** Into the recycle bin or back, off either way; how many. */
export async function setDeleted(trx: Trx, ids: readonly string[], deleted: boolean): Promise<number> {
  const [from, to] = deleted ? [0, 1] : [1, 0]
  const { numAffectedRows } = await sql`update sys_gateway_route set del_flag = ${to}, status = 0
    where id = any(${[...ids]}::text[]) and del_flag = ${from}`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** Of deleted routes one that cannot come back: another that stands, or comes back with it, has its number. */
export async function withoutNumber(
  trx: Trx,
  ids: readonly string[],
): Promise<{ readonly name: string; readonly routerId: string } | undefined> {
  const { rows } = await sql<{ name: string; routerId: string }>`select r.name, r.router_id as "routerId" from sys_gateway_route r
    where r.id = any(${[...ids]}::text[]) and r.del_flag = 1 and exists (select from sys_gateway_route o
      where o.router_id = r.router_id and o.id <> r.id and (o.del_flag = 0 or o.id = any(${[...ids]}::text[])))
    order by r.name limit 1`.execute(trx)
  return rows[0]
}

export async function erase(trx: Trx, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`delete from sys_gateway_route where id = any(${[...ids]}::text[]) and del_flag = 1`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

export const wakeServers = (trx: Trx) => sql`select pg_notify('weft_gateway', '')`.execute(trx)

/** Keeps what went wrong last. */
export async function noteFault(trx: Trx, id: string, text: string): Promise<void> {
  await sql`insert into sys_gateway_fault (route_id, message) select ${id}, ${text}
    where exists (select from sys_gateway_route where id = ${id})
    on conflict (route_id) do update set at = clock_timestamp(), message = excluded.message`.execute(trx)
}

/** Counts a call of an address, over all servers; false when it has called too often within the second. */
export async function takeToken(trx: Trx, id: string, address: string, rate: number): Promise<boolean> {
  const left = sql`least(${rate}, r.tokens + extract(epoch from clock_timestamp() - r.at)::double precision * ${rate})`
  const { rows } = await sql`insert into sys_gateway_rate as r (route_id, address, tokens, at)
    values (${id}, ${address}, ${rate - 1}, clock_timestamp())
    on conflict (route_id, address) do update set tokens = ${left} - 1, at = clock_timestamp() where ${left} >= 1
    returning 1 as taken`.execute(trx)
  return rows.length > 0
}

/** Counts that say nothing any more: a second after a call its address is free again. How many. */
export async function removeOldRates(trx: Trx): Promise<number> {
  const { numAffectedRows } = await sql`delete from sys_gateway_rate where at < now() - interval '1 minute'`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
