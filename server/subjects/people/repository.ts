import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SysUser } from '../../generated/operations'
import {
  andSql,
  type Catalog,
  findRow,
  insertRow,
  type ListColumn,
  type ListSpec,
  listAll,
  listPage,
  type RawListQuery,
  rowsWhere,
  type SaveKey,
  saveRow,
  type Trx,
  writeRights,
} from '../../query'
import { limitedNames, plainColumns } from './lists'

export type { Trx } from '../../query'

/** Names of all departments of a person, by code. */
const departNames = sql`(select string_agg(d.depart_name, ',' order by d.org_code) from sys_user_depart ud
  join sys_depart d on d.id = ud.dep_id where ud.user_id = t.id)`
/** `138****0000`; shorter numbers are hidden as a whole. */
const maskedPhone = sql`case when length(t.phone) > 7 then left(t.phone, 3) || '****' || right(t.phone, 4) when t.phone <> '' then '****' end`

const everything: readonly ListColumn[] = [...plainColumns, { name: 'orgCodeTxt', kind: 'text', column: departNames }]
const limited = everything
  .filter(column => limitedNames.has(column.name))
  .map(column => (column.name === 'phone' ? { ...column, column: maskedPhone } : column))

const present = sql<SqlBool>`t.del_flag = 0 and t.username <> '_reserve_user_external'`
/** Limited lists have no time of creation to sort by. */
const byName = { name: 'username', order: 'asc' } as const

/** People as this caller may read them. */
export function listFor(mayReadAll: boolean, where?: RawBuilder<SqlBool>): ListSpec {
  return readable(mayReadAll, where ? andSql(present, where) : present)
}

function readable(mayReadAll: boolean, both: RawBuilder<SqlBool>): ListSpec {
  return mayReadAll
    ? { table: 'sys_user', columns: everything, where: both }
    : { table: 'sys_user', columns: limited, where: both, sort: byName }
}

/** What the address book shows to every user; telephones and mail addresses are not in it. */
export function declarePeople({ readable, sources, checkable }: Catalog): void {
  readable.declare({ base: '/sys/user', right: null, exports: 'user:export', spec: ({ can }) => listFor(can('user:list')) })
  sources.declare({
    table: 'sys_user',
    base: '/sys/user',
    columns: ['id', 'username', 'realname', 'work_no'],
    fixed: { del_flag: 0 },
    lists: () => true,
  })
  checkable.declare('sys_user', ['username', 'phone', 'email', 'work_no'], writeRights('user:'))
  checkable.declareFrozen('sys_user', 'status', '2')
  checkable.declareHidden('sys_user', 'phone', 'user:list')
  checkable.declareHidden('sys_user', 'email', 'user:list')
}

const full = listFor(true)

/** People in the department or below it. */
export const inDepart = (departId: string) => sql<SqlBool>`exists (
  select 1 from sys_user_depart ud join sys_depart d on d.id = ud.dep_id join sys_depart above on above.id = ${departId}
  where ud.user_id = t.id and starts_with(d.org_code, above.org_code))`

export const withRole = (roleId: string) =>
  sql<SqlBool>`exists (select 1 from sys_user_role ur where ur.user_id = t.id and ur.role_id = ${roleId})`

/** The same list with the names of departments in the place of the code. */
export const withDepartNames = (spec: ListSpec): ListSpec => ({
  ...spec,
  columns: spec.columns.map(column => (column.name === 'orgCode' ? { ...column, column: departNames } : column)),
})

export const page = (trx: Trx, spec: ListSpec, query: RawListQuery) => listPage<SysUser>(trx, spec, query)
export const all = (trx: Trx, spec: ListSpec, query: RawListQuery) => listAll<SysUser>(trx, spec, query)
export const rows = (trx: Trx, spec: ListSpec) => rowsWhere<SysUser>(trx, spec)
export const find = (trx: Trx, id: string) => findRow<SysUser>(trx, full, id)
export const some = (trx: Trx, ids: readonly string[]) => rowsWhere<SysUser>(trx, full, sql<SqlBool>`t.id = any(${[...ids]}::text[])`)
export const inBin = (trx: Trx, mayReadAll: boolean, query: RawListQuery) =>
  listAll<SysUser>(trx, readable(mayReadAll, sql<SqlBool>`t.del_flag = 1`), query)

export const byUsername = (trx: Trx, username: string) =>
  trx.selectFrom('sysUser').select(['id', 'username']).where('username', '=', username).where('delFlag', '=', 0).executeTakeFirst()

/** Columns that no two people share. */
export type UniqueColumn = 'username' | 'phone' | 'email' | 'workNo'

/** How another person who has a value stands. */
export type Standing = 'usual' | 'frozen' | 'bin'

/** How another person stands who has the value, also one in the recycle bin; undefined when none has it. */
export async function standingOf(trx: Trx, column: UniqueColumn, value: string, id: string | undefined): Promise<Standing | undefined> {
  const found = await trx.selectFrom('sysUser').select(['id', 'status', 'delFlag']).where(column, '=', value).execute()
  const other = found.find(row => row.id !== id)
  if (other === undefined) return undefined
  if (other.delFlag === 1) return 'bin'
  return other.status === 2 ? 'frozen' : 'usual'
}

export const add = (trx: Trx, values: object) => insertRow(trx, 'sys_user', values)

/** The first password of a user whom this transaction has added; false for any other. */
export async function setFirstPassword(trx: Trx, id: string, hash: string): Promise<boolean> {
  const { rows } = await sql<{ set: boolean }>`select weft.set_first_password(${id}, ${hash}) as set`.execute(trx)
  return rows[0]?.set ?? false
}

export const save = (trx: Trx, key: SaveKey, values: object) => saveRow(trx, full, key, values)

/** Freezes people or thaws them; how many there are. */
export async function setStatus(trx: Trx, ids: readonly string[], status: number): Promise<number> {
  const changed = await trx.updateTable('sysUser').set({ status }).where('id', 'in', ids).where('delFlag', '=', 0).executeTakeFirst()
  return Number(changed.numUpdatedRows)
}

/** Moves people into the recycle bin, or back; how many were moved. */
export async function setDeleted(trx: Trx, ids: readonly string[], deleted: boolean): Promise<number> {
  const changed = await trx
    .updateTable('sysUser')
    .set({ delFlag: deleted ? 1 : 0 })
    .where('id', 'in', ids)
    .where('delFlag', '=', deleted ? 0 : 1)
    .executeTakeFirst()
  return Number(changed.numUpdatedRows)
}

/** Erases people of the recycle bin; how many went. */
export async function erase(trx: Trx, ids: readonly string[]): Promise<number> {
  const removed = await trx.deleteFrom('sysUser').where('id', 'in', ids).where('delFlag', '=', 1).executeTakeFirst()
  return Number(removed.numDeletedRows)
}

/** Whether these are ids of tenants. */
export async function areTenants(trx: Trx, ids: readonly string[]): Promise<boolean> {
  const known = new Set((await trx.selectFrom('sysTenant').select('id').where('delFlag', '=', 0).execute()).map(({ id }) => String(id)))
  return ids.every(id => known.has(id))
}

/** The name of the tenant at hand, in a list; empty for one without a row. */
export async function tenantNames(trx: Trx): Promise<string[]> {
  const rows = await trx.selectFrom('sysTenant').select('name').whereRef('id', '=', trx.fn<number>('weft.current_tenant')).execute()
  return rows.map(({ name }) => name)
}
