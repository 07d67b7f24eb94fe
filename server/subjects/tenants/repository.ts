import { type SqlBool, sql } from 'kysely'
import type { SysTenant, TenantUser } from '../../generated/operations'
import {
  insertRow,
  type ListSpec,
  listPage,
  lockFor,
  mustFind,
  type RawListQuery,
  type RecordListFinder,
  saveRow,
  type Trx,
  wasGiven,
} from '../../query'
import { fail } from '../../util/errors'
import { texts } from './texts'

export type { Trx } from '../../query'

const every: ListSpec = {
  table: 'sys_tenant',
  columns: [
    { name: 'id', kind: 'integer' },
    { name: 'name', kind: 'text' },
    { name: 'beginDate', kind: 'datetime' },
    { name: 'endDate', kind: 'datetime' },
    { name: 'status', kind: 'integer', dict: 'tenant_status' },
    { name: 'userLimit', kind: 'integer' },
    { name: 'storageMb', kind: 'integer' },
    { name: 'users', kind: 'integer', column: sql`(select users from weft.tenant_use(t.id))` },
    { name: 'storageUsed', kind: 'decimal', column: sql`(select round(bytes / 1048576.0, 1)::float8 from weft.tenant_use(t.id))` },
    { name: 'packId', kind: 'text' },
    { name: 'packName', kind: 'text', column: sql`(select p.pack_name from sys_tenant_pack p where p.id = t.pack_id)` },
    { name: 'createBy', kind: 'text' },
    { name: 'createTime', kind: 'datetime' },
    { name: 'updateBy', kind: 'text' },
    { name: 'updateTime', kind: 'datetime' },
    { name: 'version', kind: 'integer' },
  ],
}
const list: ListSpec = { ...every, where: sql<SqlBool>`t.del_flag = 0` }
const bin: ListSpec = { ...every, where: sql<SqlBool>`t.del_flag = 1` }

/** What a tenant uses now belongs to none of its versions. */
const past: ListSpec = { ...list, columns: list.columns.filter(({ name }) => name !== 'users' && name !== 'storageUsed') }

/** The list by which a caller reads one tenant. */
export const recordList: RecordListFinder = async (_trx, { can }, table) => (table === list.table && can('tenant:list') ? past : undefined)

export const page = (trx: Trx, query: RawListQuery) => listPage<SysTenant>(trx, list, query)
export const binPage = (trx: Trx, query: RawListQuery) => listPage<SysTenant>(trx, bin, query)
export const find = (trx: Trx, id: number | string) => mustFind<SysTenant>(trx, list, String(id))
export const add = (trx: Trx, values: object) => insertRow(trx, 'sys_tenant', values)
export const save = (trx: Trx, key: { id: number; version?: number | null | undefined }, values: object) =>
  saveRow(trx, list, { ...key, id: String(key.id) }, values)

/** Whether a tenant has the number, and whether it lies in the recycle bin. */
export const byNumber = (trx: Trx, id: number) => trx.selectFrom('sysTenant').select('delFlag').where('id', '=', id).executeTakeFirst()

const HIGHEST_ID = 999_999_999

/** Whether a number was ever given, also to a tenant that is gone. */
export const wasNumber = (trx: Trx, id: number): Promise<boolean> => wasGiven(trx, 'sys_tenant', String(id))

/** The number after the highest that was ever given; callers who ask at once wait for each other. */
export async function nextId(trx: Trx): Promise<number> {
  await lockFor(trx, 'tenant number')
  const { rows } = await sql<{ next: number }>`select greatest((select max(id) from sys_tenant),
    (select max(code::int) from sys_given_code where kind = 'sys_tenant'), 0) + 1 as next`.execute(trx)
  const next = rows[0]?.next ?? 1
  return next <= HIGHEST_ID ? next : fail(texts.noNumber)
}

/** Moves tenants into the recycle bin, or back; how many were moved. */
export async function setDeleted(trx: Trx, ids: readonly number[], deleted: boolean): Promise<number> {
  const changed = await trx
    .updateTable('sysTenant')
    .set({ delFlag: deleted ? 1 : 0 })
    .where('id', 'in', ids)
    .where('delFlag', '=', deleted ? 0 : 1)
    .executeTakeFirst()
  return Number(changed.numUpdatedRows)
}

/** Erases tenants of the recycle bin; how many went. */
export async function erase(trx: Trx, ids: readonly number[]): Promise<number> {
  const removed = await trx.deleteFrom('sysTenant').where('id', 'in', ids).where('delFlag', '=', 1).executeTakeFirst()
  return Number(removed.numDeletedRows)
}

/** Whether a person `t` of the house is let into a tenant. */
const worksIn = (tenantId: number) => sql<boolean>`t.del_flag = 0 and t.tenant_id = 0
  and string_to_array(replace(coalesce(t.rel_tenant_ids, ''), ' ', ''), ',') @> array[${String(tenantId)}]`

/** Own accounts of a tenant, and those of the system tenant that are let in. */
const people = (tenantId: number): ListSpec => ({
  table: 'member',
  with: sql`with member as (select * from weft.tenant_members(${tenantId}))`,
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'username', kind: 'text' },
    { name: 'realname', kind: 'text' },
    { name: 'phone', kind: 'text' },
    { name: 'status', kind: 'integer', dict: 'user_status' },
    { name: 'own', kind: 'text', column: sql`case when t.own = '0' and t.home <> 0 then '2' else t.own end` },
  ],
  sort: { name: 'username', order: 'asc' },
})

export const members = (trx: Trx, tenantId: number, query: RawListQuery) => listPage<TenantUser>(trx, people(tenantId), query)

/** Which of these people of the house work in the tenant; all of them when none are named. */
export async function membersAmong(trx: Trx, tenantId: number, ids?: readonly string[]): Promise<string[]> {
  const named = ids ? sql`t.id = any(${[...ids]}::text[])` : sql`true`
  const { rows } = await sql<{ id: string }>`select t.id from sys_user t where ${worksIn(tenantId)} and ${named}`.execute(trx)
  return rows.map(row => row.id)
}

/** Those of these users whom the tenant lets in, with the tenant that keeps their account. */
export async function letInAmong(trx: Trx, tenantId: number, ids: readonly string[]): Promise<readonly { id: string; home: number }[]> {
  const { rows } = await sql<{ id: string; home: number }>`select id, home from weft.tenant_members(${tenantId})
    where own = '0' and id = any(${[...ids]}::text[])`.execute(trx)
  return rows
}

/** Ids of people of the house by their accounts. */
export async function idsOf(trx: Trx, usernames: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from sys_user
    where username = any(${[...usernames]}::text[]) and del_flag = 0 and tenant_id = 0`.execute(trx)
  return rows.map(row => row.id)
}

/** Lets people in; a user who is in already stays so. */
export async function letIn(trx: Trx, tenantId: number, ids: readonly string[]): Promise<void> {
  const tenant = String(tenantId)
  await sql`update sys_user t set rel_tenant_ids = concat_ws(',', nullif(trim(t.rel_tenant_ids), ''), ${tenant}::text)
    where t.id = any(${[...ids]}::text[]) and not (${worksIn(tenantId)})`.execute(trx)
}

export async function takeOut(trx: Trx, tenantId: number, ids: readonly string[]): Promise<void> {
  await sql`update sys_user t set rel_tenant_ids = nullif(array_to_string(
      array_remove(string_to_array(replace(t.rel_tenant_ids, ' ', ''), ','), ${String(tenantId)}::text), ','), '')
    where t.id = any(${[...ids]}::text[])`.execute(trx)
}

/** In the tenant itself: whether people were made there. */
export async function hasOwnPeople(trx: Trx): Promise<boolean> {
  const { rows } = await sql`select from sys_user where tenant_id = weft.current_tenant() and del_flag = 0 limit 1`.execute(trx)
  return rows.length > 0
}

const MANAGER = 'admin'

/** In the tenant itself: the role of its managers; undefined as long as there was none. */
export async function managerRole(trx: Trx): Promise<string | undefined> {
  return (await trx.selectFrom('sysRole').select('id').where('roleCode', '=', MANAGER).executeTakeFirst())?.id
}

export const addManagerRole = (trx: Trx, roleName: string, description: string) =>
  insertRow(trx, 'sys_role', { roleName, roleCode: MANAGER, description })

export async function removeManagerRole(trx: Trx): Promise<void> {
  await trx.deleteFrom('sysRole').where('roleCode', '=', MANAGER).execute()
}

/** In the tenant itself: who manages it. */
export async function managers(trx: Trx): Promise<ReadonlySet<string>> {
  const found = await trx
    .selectFrom('sysUserRole')
    .innerJoin('sysRole', 'sysRole.id', 'sysUserRole.roleId')
    .select('sysUserRole.userId')
    .where('sysRole.roleCode', '=', MANAGER)
    .execute()
  return new Set(found.map(row => row.userId))
}

export async function appoint(trx: Trx, roleId: string, userId: string, manager: boolean): Promise<void> {
  if (!manager) {
    await trx.deleteFrom('sysUserRole').where('roleId', '=', roleId).where('userId', '=', userId).execute()
    return
  }
  await trx
    .insertInto('sysUserRole')
    .values({ roleId, userId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Grants what the role does not have yet. */
export async function grantAll(trx: Trx, roleId: string, permissionIds: readonly string[]): Promise<void> {
  await sql`insert into sys_role_permission (role_id, permission_id)
    select ${roleId}, id from unnest(${[...permissionIds]}::text[]) as p (id) on conflict do nothing`.execute(trx)
}
