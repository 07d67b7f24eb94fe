import { type SqlBool, sql } from 'kysely'
import type { SysDepartRole, SysDepartRoleAdd, SysDepartRoleEdit, SysDepartRoleMember } from '../../generated/operations'
import {
  auditColumns,
  insertRow,
  type ListSpec,
  listPage,
  pick,
  type RawListQuery,
  removeRows,
  rowsWhere,
  saveRow,
  type Trx,
} from '../../query'

export type { Trx } from '../../query'

/** A role as it is stored. */
export type DepartRole = SysDepartRole & { readonly departId: string }

const list: ListSpec = {
  table: 'sys_depart_role',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'departId', kind: 'text' },
    { name: 'roleName', kind: 'text' },
    { name: 'roleCode', kind: 'text' },
    { name: 'description', kind: 'text' },
    ...auditColumns,
  ],
}

const columns = ['roleName', 'roleCode', 'description'] as const
const among = (column: 'id' | 'departId', ids: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column === 'id' ? 't.id' : 't.depart_id')} = any(${[...ids]}::text[])`

/** The roles of these departments; undefined: of all. */
export const page = (trx: Trx, departIds: readonly string[] | undefined, query: RawListQuery) =>
  listPage<DepartRole>(trx, { ...list, where: departIds && among('departId', departIds) }, query)
export const ofDepart = (trx: Trx, departId: string) => rowsWhere<DepartRole>(trx, list, among('departId', [departId]))
export const some = (trx: Trx, ids: readonly string[]) => rowsWhere<DepartRole>(trx, list, among('id', ids))
export const add = (trx: Trx, role: SysDepartRoleAdd) => insertRow(trx, 'sys_depart_role', pick(role, ['departId', ...columns]))
export const save = (trx: Trx, role: SysDepartRoleEdit) => saveRow(trx, list, role, pick(role, columns))
export const remove = (trx: Trx, ids: readonly string[]) => removeRows(trx, 'sys_depart_role', ids)

/** Whether another role of a department of the tenant has the code. */
export async function isTaken(trx: Trx, roleCode: string, id?: string): Promise<boolean> {
  const found = await rowsWhere<DepartRole>(trx, list, sql<SqlBool>`t.role_code = ${roleCode}`)
  return found.some(row => row.id !== id)
}

/** Whether the tenant has such a department. */
export async function isDepart(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql`select from sys_depart where id = ${id}`.execute(trx)
  return rows.length > 0
}

/** The departments that a superior is in charge of, with everything below them; none for any other user. */
export async function charged(trx: Trx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with recursive reached as (
      select d.id from sys_depart d join sys_user u on d.id = any(string_to_array(u.depart_ids, ','))
        where u.id = ${userId} and u.user_identity = 2
      union select d.id from sys_depart d join reached on d.parent_id = reached.id)
    select id from reached`.execute(trx)
  return rows.map(({ id }) => id)
}

const texts = (rows: readonly { value: string }[]) => rows.map(({ value }) => value)

/** Ids of the menus and buttons that a department holds. */
export async function heldByDepart(trx: Trx, departId: string): Promise<string[]> {
  const { rows } = await sql<{
    value: string
  }>`select permission_id as value from sys_depart_permission where depart_id = ${departId}`.execute(trx)
  return texts(rows)
}

/** The same of roles of departments. */
export async function heldByRoles(trx: Trx, roleIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`select distinct permission_id as value from sys_depart_role_permission
    where role_id = any(${[...roleIds]}::text[])`.execute(trx)
  return texts(rows)
}

/** The same with the rules that they carry. */
export async function ruledGrants(trx: Trx, roleIds: readonly string[]) {
  const { rows } = await sql<{
    permissionId: string
    dataRuleIds: string[]
  }>`select rp.permission_id, dp.data_rule_ids || rp.data_rule_ids as data_rule_ids
    from sys_depart_role_permission rp
    join sys_depart_permission dp on dp.depart_id = rp.depart_id and dp.permission_id = rp.permission_id
    where rp.role_id = any(${[...roleIds]}::text[])`.execute(trx)
  return rows
}

/** How many of these are menus or buttons. */
export async function countKnown(trx: Trx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`select from sys_permission where id = any(${[...ids]}::text[])`.execute(trx)
  return rows.length
}

/** `heir`: whose rules go on with what is granted. */
export async function grantDepart(trx: Trx, departId: string, ids: readonly string[], heir: string): Promise<void> {
  await sql`insert into sys_depart_permission (depart_id, permission_id, data_rule_ids)
    select ${departId}, id, weft.rules_held(${heir}, id) from unnest(${[...ids]}::text[]) as p (id) on conflict do nothing`.execute(trx)
}

/** What a department loses, its roles lose too. */
export async function revokeDepart(trx: Trx, departId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from sys_depart_permission where depart_id = ${departId} and permission_id = any(${[...ids]}::text[])`.execute(trx)
}

export async function grantRole(trx: Trx, { id, departId }: DepartRole, ids: readonly string[], heir: string): Promise<void> {
  await sql`insert into sys_depart_role_permission (depart_id, role_id, permission_id, data_rule_ids)
    select ${departId}, ${id}, p.id, weft.rules_held(${heir}, p.id) from unnest(${[...ids]}::text[]) as p (id) on conflict do nothing`.execute(
    trx,
  )
}

/** The rules that the grant of a department carries; undefined where it is not granted the entry. */
export async function rulesOfDepart(trx: Trx, departId: string, permissionId: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ ids: string[] }>`select data_rule_ids as ids from sys_depart_permission
    where depart_id = ${departId} and permission_id = ${permissionId}`.execute(trx)
  return rows[0]?.ids
}

export async function bindDepart(trx: Trx, departId: string, permissionId: string, ids: readonly string[]): Promise<void> {
  await sql`update sys_depart_permission set data_rule_ids = ${[...ids]}::text[]
    where depart_id = ${departId} and permission_id = ${permissionId}`.execute(trx)
}

/** The same of a role. */
export async function rulesOfRole(trx: Trx, roleId: string, permissionId: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ ids: string[] }>`select data_rule_ids as ids from sys_depart_role_permission
    where role_id = ${roleId} and permission_id = ${permissionId}`.execute(trx)
  return rows[0]?.ids
}

export async function bindRole(trx: Trx, roleId: string, permissionId: string, ids: readonly string[]): Promise<void> {
  await sql`update sys_depart_role_permission set data_rule_ids = ${[...ids]}::text[]
    where role_id = ${roleId} and permission_id = ${permissionId}`.execute(trx)
}

export async function revokeRole(trx: Trx, { id }: DepartRole, ids: readonly string[]): Promise<void> {
  await sql`delete from sys_depart_role_permission where role_id = ${id} and permission_id = any(${[...ids]}::text[])`.execute(trx)
}

/** The roles of a department that a user has; without one, those of all departments. */
export async function rolesOfUser(trx: Trx, userId: string, departId: string | null = null) {
  const { rows } = await sql<{ id: string; userId: string; droleId: string }>`select id, user_id, drole_id from sys_depart_role_user
    where user_id = ${userId} and coalesce(depart_id = ${departId}::text, true) order by create_time, id`.execute(trx)
  return rows
}

/** Whether a user belongs to a department. The user is not taken from it until the transaction ends. */
export async function isMember(trx: Trx, userId: string, departId: string): Promise<boolean> {
  const { rows } = await sql`select from sys_user_depart where user_id = ${userId} and dep_id = ${departId} for key share`.execute(trx)
  return rows.length > 0
}

/** Members of the department of a role. */
const membersOf = ({ id, departId }: DepartRole): ListSpec => ({
  table: 'sys_user',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'username', kind: 'text' },
    { name: 'realname', kind: 'text' },
    { name: 'phone', kind: 'text' },
    { name: 'createTime', kind: 'datetime' },
    {
      name: 'held',
      kind: 'text',
      column: sql`case when exists (select from sys_depart_role_user ru where ru.user_id = t.id and ru.drole_id = ${id}) then '1' else '0' end`,
    },
  ],
  where: sql<SqlBool>`t.del_flag = 0 and exists (select from sys_user_depart ud where ud.user_id = t.id and ud.dep_id = ${departId})`,
  sort: { name: 'username', order: 'asc' },
})

export const members = (trx: Trx, role: DepartRole, query: RawListQuery) => listPage<SysDepartRoleMember>(trx, membersOf(role), query)

export async function giveRoles(trx: Trx, userId: string, roleIds: readonly string[]): Promise<void> {
  await sql`insert into sys_depart_role_user (depart_id, drole_id, user_id)
    select r.depart_id, r.id, ${userId} from sys_depart_role r where r.id = any(${[...roleIds]}::text[])
    on conflict do nothing`.execute(trx)
}

export async function takeRoles(trx: Trx, userId: string, roleIds: readonly string[]): Promise<void> {
  await sql`delete from sys_depart_role_user where user_id = ${userId} and drole_id = any(${[...roleIds]}::text[])`.execute(trx)
}
