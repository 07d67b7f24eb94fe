import { sql } from 'kysely'
import type { Trx } from '../../../query'

export type { Trx } from '../../../query'

export interface RoleRow {
  readonly id: string
  readonly roleCode: string
}

export const roles = (trx: Trx, ids: readonly string[]): Promise<RoleRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : trx.selectFrom('sysRole').select(['id', 'roleCode']).where('id', 'in', ids).execute()

export const rolesByCode = (trx: Trx, codes: readonly string[]): Promise<RoleRow[]> =>
  codes.length === 0 ? Promise.resolve([]) : trx.selectFrom('sysRole').select(['id', 'roleCode']).where('roleCode', 'in', codes).execute()

export const rolesOf = (trx: Trx, userId: string): Promise<RoleRow[]> =>
  trx
    .selectFrom('sysUserRole')
    .innerJoin('sysRole', 'sysRole.id', 'sysUserRole.roleId')
    .select(['sysRole.id', 'sysRole.roleCode'])
    .where('sysUserRole.userId', '=', userId)
    .orderBy('sysRole.roleCode')
    .execute()

/** Gives roles to people; who has one already keeps it, and their session. */
export async function addRoles(trx: Trx, userIds: readonly string[], roleIds: readonly string[]): Promise<void> {
  const rows = userIds.flatMap(userId => roleIds.map(roleId => ({ userId, roleId })))
  if (rows.length === 0) return
  await trx
    .insertInto('sysUserRole')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function removeRoles(trx: Trx, userIds: readonly string[], roleIds: readonly string[]): Promise<number> {
  if (userIds.length === 0 || roleIds.length === 0) return 0
  const removed = await trx.deleteFrom('sysUserRole').where('userId', 'in', userIds).where('roleId', 'in', roleIds).executeTakeFirst()
  return Number(removed.numDeletedRows)
}

export interface DepartRow {
  readonly id: string
  readonly departName: string
  readonly orgCode: string
}

export const departs = (trx: Trx, ids: readonly string[]): Promise<DepartRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : trx
        .selectFrom('sysDepart')
        .select(['id', 'departName', 'orgCode'])
        .where('id', 'in', ids)
        .where('delFlag', '=', '0')
        .orderBy('orgCode')
        .execute()

export const departsByCode = (trx: Trx, codes: readonly string[]): Promise<DepartRow[]> =>
  codes.length === 0
    ? Promise.resolve([])
    : trx.selectFrom('sysDepart').select(['id', 'departName', 'orgCode']).where('orgCode', 'in', codes).where('delFlag', '=', '0').execute()

export async function addDeparts(trx: Trx, userIds: readonly string[], departIds: readonly string[]): Promise<void> {
  const rows = userIds.flatMap(userId => departIds.map(depId => ({ userId, depId })))
  if (rows.length === 0) return
  await trx
    .insertInto('sysUserDepart')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function removeDeparts(trx: Trx, userIds: readonly string[], departIds: readonly string[]): Promise<number> {
  if (userIds.length === 0 || departIds.length === 0) return 0
  const removed = await trx.deleteFrom('sysUserDepart').where('userId', 'in', userIds).where('depId', 'in', departIds).executeTakeFirst()
  return Number(removed.numDeletedRows)
}

/** The current department of each person is one of their own: the first where it was not, none where they have none. */
export async function correctCurrentDepart(trx: Trx, userIds: readonly string[]): Promise<void> {
  await sql`
    update sys_user u set org_code = own.first
    from (select p.id, (select min(d.org_code) from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
        where ud.user_id = p.id and d.del_flag = '0') as first
      from unnest(${[...userIds]}::text[]) as p (id)) own
    where own.id = u.id and u.org_code is distinct from own.first and not exists (
      select 1 from sys_user_depart ud join sys_depart d on d.id = ud.dep_id where ud.user_id = u.id and d.org_code = u.org_code
        and d.del_flag = '0')`.execute(trx)
}

/** Which of the ids are people who are not in the recycle bin. */
export async function knownUsers(trx: Trx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await trx.selectFrom('sysUser').select('id').where('id', 'in', ids).where('delFlag', '=', 0).execute()
  return rows.map(row => row.id)
}

/** Departments that a superior is in charge of; null for any other user. */
export async function chargeOf(trx: Trx, userId: string): Promise<string | null> {
  const found = await trx.selectFrom('sysUser').select(['userIdentity', 'departIds']).where('id', '=', userId).executeTakeFirst()
  return found?.userIdentity === 2 ? found.departIds : null
}
