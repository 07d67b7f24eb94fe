import { type Kysely, type SqlBool, sql } from 'kysely'
import type { SysDataLog } from '../../generated/operations'
import { andSql, attempt, type ListSpec, listAll, listPage, type PageOf, type RawListQuery, type Trx } from '../../query'

export type { Trx } from '../../query'

/** A record in whatever columns a list shows. */
export type Snapshot = Record<string, unknown>

const USER = 'sys_user,realname,username'
const CHANGES = sql<SqlBool>`t.action in ('insert', 'update', 'delete')`
const earlier = sql`(select count(*) from sys_audit e where e.table_name = t.table_name and e.record_id = t.record_id and e.id <= t.id
  and e.action in ('insert', 'update', 'delete'))::integer`

/** Changes as the administration lists them. */
const changes: ListSpec = {
  table: 'sys_audit',
  columns: [
    { name: 'id', kind: 'text', column: sql`t.id::text` },
    { name: 'dataTable', kind: 'text', column: 'table_name' },
    { name: 'dataId', kind: 'text', column: 'record_id' },
    { name: 'dataContent', kind: 'text', column: sql`coalesce(t.after, t.before)::text` },
    { name: 'dataVersion', kind: 'integer', column: sql`case when t.record_id is not null and ${CHANGES} then ${earlier} end` },
    { name: 'action', kind: 'text' },
    { name: 'createBy', kind: 'text', column: 'who', dict: USER },
    { name: 'createTime', kind: 'datetime', column: 'at' },
    { name: 'trace', kind: 'text' },
    { name: 'order', kind: 'integer', column: sql`t.id` },
  ],
  sort: { name: 'createTime', order: 'desc' },
}

export const changePage = (trx: Trx, query: RawListQuery): Promise<PageOf<SysDataLog>> => listPage<SysDataLog>(trx, changes, query)

/** For workbooks. */
export const allChanges = (trx: Trx, query: RawListQuery): Promise<SysDataLog[]> => listAll<SysDataLog>(trx, changes, query)

/** How many changes the filters leave. */
export const countChanges = async (trx: Trx, query: RawListQuery): Promise<number> =>
  (await changePage(trx, { ...query, pageNo: 1, pageSize: 1 })).total

/** The newest of them before a change, or of all; so many at most. */
export const changesAfter = (trx: Trx, query: RawListQuery, after: string | undefined, most: number): Promise<SysDataLog[]> => {
  const where = after === undefined ? undefined : sql<SqlBool>`t.id < ${after}::bigint`
  return listAll<SysDataLog>(trx, where ? { ...changes, where } : changes, { ...query, column: 'order', order: 'desc' }, most)
}

/** Changes by their ids, in no order. */
export const changesById = (trx: Trx, ids: readonly string[]): Promise<SysDataLog[]> =>
  listAll<SysDataLog>(trx, { ...changes, where: sql<SqlBool>`t.id = any(${[...ids]}::bigint[])` }, {})

const MOST_VERSIONS = 1000

/** The newest versions of one record. */
export const versionsOf = (trx: Trx, table: string, id: string): Promise<SysDataLog[]> =>
  listAll<SysDataLog>(
    trx,
    { ...changes, where: andSql(CHANGES, sql<SqlBool>`t.table_name = ${table} and t.record_id = ${id}`) },
    {},
    MOST_VERSIONS,
  )

/** A change with the whole record before and after it, by column. */
export interface WholeChange {
  readonly id: string
  readonly tableName: string
  readonly recordId: string | null
  readonly action: string
  readonly before: Snapshot | null
  readonly after: Snapshot | null
}

const MOST_OF_CALL = 500

/** One change, or the first of those that one call made, in their order. */
export async function wholeChanges(trx: Trx, by: { readonly id: string } | { readonly trace: string }): Promise<readonly WholeChange[]> {
  const which = 'id' in by ? sql`id = ${by.id}::bigint` : sql`trace = ${by.trace}`
  const { rows } = await sql<WholeChange>`select id::text as id, table_name as "tableName", record_id as "recordId", action, before, after
    from sys_audit where ${which} order by sys_audit.id limit ${MOST_OF_CALL}`.execute(plain(trx))
  return rows
}

/** Who changed the record and when. */
export interface VersionRow {
  readonly id: string
  readonly action: string
  readonly version: number | null
  readonly createBy: string | null
  readonly createBy_dictText?: string | null
  readonly createTime: string
}

const versionSpec = (table: string, id: string): ListSpec => ({
  table: 'sys_audit',
  columns: [
    { name: 'id', kind: 'text', column: sql`t.id::text` },
    { name: 'action', kind: 'text' },
    { name: 'version', kind: 'integer', column: sql`(coalesce(t.after, t.before) ->> 'version')::integer` },
    { name: 'createBy', kind: 'text', column: 'who', dict: USER },
    { name: 'createTime', kind: 'datetime', column: 'at' },
    { name: 'order', kind: 'integer', column: sql`t.id` },
  ],
  where: andSql(CHANGES, sql<SqlBool>`t.table_name = ${table} and t.record_id = ${id}`),
  sort: { name: 'order', order: 'desc' },
})

export const versionPage = (trx: Trx, table: string, id: string, query: RawListQuery): Promise<PageOf<VersionRow>> =>
  listPage<VersionRow>(trx, versionSpec(table, id), query)

/** Whether the list has the record. */
export async function isListed(trx: Trx, spec: ListSpec, id: string): Promise<boolean> {
  const where = andSql(spec.where, sql<SqlBool>`t.id::text = ${id}`)
  const { rows } = await sql`select from ${sql.table(spec.table)} t where ${where} limit 1`.execute(trx)
  return rows.length > 0
}

/** A record before or after a change. */
export interface Side {
  readonly change: string
  readonly after: boolean
  readonly row: Snapshot
}

/** Holds `before 7` or `after 7`; no column has this name. */
const SIDE = '__side'

/** What kept texts are no more since the column has another type. */
const CHANGED_TYPES = new Set(['22P02', '22003', '22007', '22008', '22001', '23514'])

/**
 * The record before and after each change as the list shows records: its columns, its texts, and only where the list would have the record
 * as it was then. A change that cannot be read any more, since a column has another type by now, has none.
 */
export async function sidesOf(trx: Trx, spec: ListSpec, ids: readonly string[]): Promise<readonly Side[]> {
  if (ids.length === 0) return []
  try {
    return await attempt(trx, () => readSides(trx, spec, ids))
  } catch (error) {
    if (!CHANGED_TYPES.has((error as { code?: string }).code ?? '')) throw error
    if (ids.length === 1) return []
    const found: Side[] = []
    for (const id of ids) found.push(...(await sidesOf(trx, spec, [id])))
    return found
  }
}

async function readSides(trx: Trx, spec: ListSpec, ids: readonly string[]): Promise<readonly Side[]> {
  const states = (name: 'before' | 'after') => sql`select ${`${name} `}::text || a.id as ${sql.id(SIDE)}, r.*
    from sys_audit a cross join lateral jsonb_populate_record(null::${sql.table(spec.table)}, a.${sql.id(name)}) r
    where a.id = any(${[...ids]}::bigint[]) and a.${sql.id(name)} is not null`
  const columns = [...spec.columns, { name: SIDE, kind: 'text' as const, column: SIDE }]
  const recorded = { ...spec, table: 'recorded', columns, with: sql`with recorded as (${states('before')} union all ${states('after')})` }
  const rows = await listAll<Snapshot>(trx, recorded, {})
  return rows.map(({ [SIDE]: side, ...row }) => {
    const [name, change = ''] = String(side).split(' ')
    return { change, after: name === 'after', row }
  })
}

/** Where the menu shows what needs these rights to be listed, by right. */
export async function pagesOf(trx: Trx, rights: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ perms: string; url: string }>`select perms, url from sys_permission
    where perms = any(${[...rights]}::text[]) and menu_type <> 2 and del_flag = 0 and url is not null order by sort_no desc`.execute(
    plain(trx),
  )
  return new Map(rows.map(({ perms, url }) => [perms, url]))
}

/** Those of the tables that online forms keep, with the ids of the forms. */
export async function formsOf(trx: Trx, tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ table: string; id: string }>`select table_name as "table", id from onl_form_head
    where table_name = any(${[...tables]}::text[])`.execute(plain(trx))
  return new Map(rows.map(({ table, id }) => [table, id]))
}

/** Aliases are property names already: the camel case plugin must leave them alone. */
const plain = (trx: Trx) => trx.withoutPlugins() as unknown as Kysely<unknown>
