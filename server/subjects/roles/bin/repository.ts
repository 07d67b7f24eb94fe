import { type SqlBool, sql } from 'kysely'
import type { SysRoleInBin } from '../../../generated/operations'
import { auditColumns, type ListSpec, listAll, type RawListQuery, removeRows, type Trx } from '../../../query'

export type { Trx } from '../../../query'

/** A deleted role with what belonged to it. */
export interface KeptRole {
  readonly id: string
  readonly roleName: string
  readonly roleCode: string
  readonly grants: readonly { readonly permissionId: string; readonly dataRuleIds: readonly string[] }[]
  readonly members: readonly string[]
  readonly queries: readonly string[]
  readonly screens: readonly string[]
}

const list: ListSpec = {
  table: 'sys_role_bin',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'roleName', kind: 'text' },
    { name: 'roleCode', kind: 'text' },
    { name: 'description', kind: 'text' },
    { name: 'grants', kind: 'integer', column: sql`jsonb_array_length(t.grants)` },
    { name: 'members', kind: 'integer', column: sql`cardinality(t.members)` },
    ...auditColumns,
  ],
}

export const inBin = (trx: Trx, query: RawListQuery) => listAll<SysRoleInBin>(trx, list, query)
export const erase = (trx: Trx, ids: readonly string[]) => removeRows(trx, 'sys_role_bin', ids)

/** Keeps roles with what belongs to them, before they are deleted. */
export async function keep(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`insert into sys_role_bin (id, role_name, role_code, description, grants, members, queries, screens)
    select r.id, r.role_name, r.role_code, r.description,
      (select coalesce(jsonb_agg(jsonb_build_object('permissionId', g.permission_id, 'dataRuleIds', g.data_rule_ids)), '[]')
        from sys_role_permission g where g.role_id = r.id),
      array(select m.user_id from sys_user_role m where m.role_id = r.id),
      array(select q.query_id from sys_saved_query_role q where q.role_id = r.id),
      array(select s.screen_id from sys_stored_screen_role s where s.role_id = r.id)
    from sys_role r where r.id = any(${[...ids]}::text[])`.execute(trx)
}

export async function find(trx: Trx, ids: readonly string[]): Promise<KeptRole[]> {
  const { rows } = await sql<KeptRole>`select id, role_name, role_code, grants, members, queries, screens
    from sys_role_bin where id = any(${[...ids]}::text[]) order by create_time, id for update`.execute(trx)
  return rows
}

/** What the grants of a kept role are today: of menus and data rules that still exist. */
export async function livingGrants(trx: Trx, { grants }: KeptRole): Promise<KeptRole['grants'][number][]> {
  const { rows } = await sql<KeptRole['grants'][number]>`
    select e.id as permission_id, array(
      select rule.id from sys_permission_data_rule rule where rule.permission_id = e.id and g."dataRuleIds" @> to_jsonb(rule.id)) as data_rule_ids
    from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as g ("permissionId" text, "dataRuleIds" jsonb)
    join sys_permission e on e.id = g."permissionId"`.execute(trx)
  return rows
}

/** Puts a role back; how much of what belonged to it came back beside its grants. */
export async function putBack(trx: Trx, role: KeptRole, grants: KeptRole['grants']): Promise<number> {
  await sql`insert into sys_role (id, role_name, role_code, description)
    select id, role_name, role_code, description from sys_role_bin where id = ${role.id}`.execute(trx)
  await sql`insert into sys_role_permission (role_id, permission_id, data_rule_ids)
    select ${role.id}, g."permissionId", array(select jsonb_array_elements_text(g."dataRuleIds"))
    from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as g ("permissionId" text, "dataRuleIds" jsonb)`.execute(trx)
  const joined = [
    await join(trx, role.id, { table: 'sys_user_role', column: 'user_id', of: 'sys_user', ids: role.members }),
    await join(trx, role.id, { table: 'sys_saved_query_role', column: 'query_id', of: 'sys_saved_query', ids: role.queries }),
    await join(trx, role.id, { table: 'sys_stored_screen_role', column: 'screen_id', of: 'sys_stored_screen', ids: role.screens }),
  ]
  await erase(trx, [role.id])
  return joined.reduce((sum, count) => sum + count, 0)
}

interface Joined {
  readonly table: string
  readonly column: string
  /** The table of what is joined. */
  readonly of: string
  readonly ids: readonly string[]
}

/** Joins the role to those that still exist; how many these are. */
async function join(trx: Trx, roleId: string, { table, column, of, ids }: Joined): Promise<number> {
  const living = sql<SqlBool>`t.id = any(${[...ids]}::text[])`
  const { numAffectedRows } = await sql`insert into ${sql.table(table)} (role_id, ${sql.id(column)})
    select ${roleId}, t.id from ${sql.table(of)} t where ${living}`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
