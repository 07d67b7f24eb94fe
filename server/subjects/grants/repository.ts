import { sql } from 'kysely'
import { lockFor, type Trx } from '../../query'
import { SYSTEM_RIGHTS_ONLY } from '../../util/system-tenant'

export type { Trx } from '../../query'

/** The role that may grant everything. */
export const ADMIN = 'admin'

const texts = (rows: readonly { value: string }[]) => rows.map(row => row.value)

/** Ids of the menus and buttons that a person holds, disabled ones too. */
export async function heldPermissions(trx: Trx, userId: string): Promise<Set<string>> {
  const { rows } = await sql<{ value: string }>`
    select distinct permission_id as value from sys_user_permission where user_id = ${userId}`.execute(trx)
  return new Set(texts(rows))
}

/** The same of roles. */
export async function permissionsOfRoles(trx: Trx, roleIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select distinct permission_id as value from sys_role_permission where role_id = any(${[...roleIds]}::text[])`.execute(trx)
  return texts(rows)
}

/** A menu or button that is granted, with the rules for rows that the grant carries. */
export interface RuledGrant {
  readonly permissionId: string
  readonly dataRuleIds: readonly string[]
}

/** What roles grant, with its rules. */
export async function ruledGrants(trx: Trx, roleIds: readonly string[]): Promise<RuledGrant[]> {
  const { rows } = await sql<RuledGrant>`select permission_id, data_rule_ids from sys_role_permission
    where role_id = any(${[...roleIds]}::text[])`.execute(trx)
  return rows
}

/** The rules that a person is bound by, by menu entry. */
export async function heldRules(trx: Trx, userId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<RuledGrant>`select held.permission_id, array_agg(distinct rule) as data_rule_ids
    from sys_user_permission held cross join unnest(held.data_rule_ids) rule where held.user_id = ${userId} group by 1`.execute(trx)
  return new Map(rows.map(({ permissionId, dataRuleIds }) => [permissionId, dataRuleIds]))
}

/** The same of people. */
export async function permissionsOfUsers(trx: Trx, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select distinct permission_id as value from sys_user_permission where user_id = any(${[...userIds]}::text[])`.execute(trx)
  return texts(rows)
}

/** Whether one of the roles is the administrators'. */
export async function hasAdminRole(trx: Trx, roleIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select 1 from sys_role where role_code = ${ADMIN} and id = any(${[...roleIds]}::text[])`.execute(trx)
  return rows.length > 0
}

/** Whether one of the people is an administrator. */
export async function hasAdministrator(trx: Trx, userIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select 1 from sys_user_role ur join sys_role r on r.id = ur.role_id
    where r.role_code = ${ADMIN} and ur.user_id = any(${[...userIds]}::text[]) limit 1`.execute(trx)
  return rows.length > 0
}

/** How many administrators can sign in besides these people. Until the transaction ends no other transaction may ask. */
export async function otherAdministrators(trx: Trx, userIds: readonly string[]): Promise<number> {
  await lockFor(trx, 'administrators')
  const { rows } = await sql<{ count: number }>`
    select count(distinct u.id)::int as count from sys_user u join sys_user_role ur on ur.user_id = u.id join sys_role r on r.id = ur.role_id
    where r.role_code = ${ADMIN} and u.status = 1 and u.del_flag = 0 and not u.id = any(${[...userIds]}::text[])`.execute(trx)
  return rows[0]?.count ?? 0
}

/** How the acting user stands to another one. */
export interface Standing {
  readonly userId: string
  /** Whether this is the tenant that keeps the account. */
  readonly atHome: boolean
  /** Whether the acting user holds at least what the account holds, in every tenant. */
  readonly covered: boolean
}

/** Compares the acting user with these accounts over all tenants; accounts that this tenant does not see are left out. */
export async function standings(trx: Trx, userIds: readonly string[]): Promise<Standing[]> {
  const { rows } =
    await sql<Standing>`select account as user_id, at_home, covered from weft.compare_holdings(${[...userIds]}::text[])`.execute(trx)
  return rows
}

/** Whether one of these menus and buttons names rights of the system alone. */
export async function someOfSystem(trx: Trx, permissionIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from sys_permission
    where id = any(${[...permissionIds]}::text[]) and perms ~ ${SYSTEM_RIGHTS_ONLY} limit 1`.execute(trx)
  return rows.length > 0
}

/** Of these menus and buttons those that may be handed on to a tenant. */
export async function grantable(trx: Trx, permissionIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`select id as value from sys_permission
    where id = any(${[...permissionIds]}::text[]) and del_flag = 0 and coalesce(perms, '') !~ ${SYSTEM_RIGHTS_ONLY}`.execute(trx)
  return texts(rows)
}

/** The tenants beside the system's own. */
export async function tenantIds(trx: Trx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from sys_tenant where id <> 0`.execute(trx)
  return rows.map(({ id }) => id)
}

/** In a tenant itself: its managers get `added` too if they hold all of `rest`. */
export async function growManagers(trx: Trx, rest: readonly string[], added: readonly string[]): Promise<void> {
  await sql`insert into sys_role_permission (role_id, permission_id)
    select r.id, p.id from sys_role r cross join unnest(${[...added]}::text[]) as p (id)
    where r.role_code = ${ADMIN} and not exists (
      select from unnest(${[...rest]}::text[]) as held (id)
      where not exists (select from sys_role_permission rp where rp.role_id = r.id and rp.permission_id = held.id))
    on conflict do nothing`.execute(trx)
}

/** In the tenant itself: what users had there goes with them. */
export async function forgetMembers(trx: Trx, userIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('sysUserRole').where('userId', 'in', userIds).execute()
  await trx.deleteFrom('sysUserDepart').where('userId', 'in', userIds).execute()
  await trx.deleteFrom('sysUserTenant').where('userId', 'in', userIds).execute()
}
