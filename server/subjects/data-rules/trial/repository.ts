import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListSpec, Trx } from '../../../query'

export type { Trx } from '../../../query'

/** A menu entry that a user is granted. */
export interface Entry {
  readonly id: string
  readonly name: string
  readonly perms: string
}

/** A grant of an entry, with one of the rules that it carries; without one where it carries none. */
export interface Grant {
  readonly menu: string
  /** `formDepart`, `user`: by the rights of an online form alone. */
  readonly kind: 'role' | 'departRole' | 'depart' | 'formDepart' | 'user'
  readonly role: string | null
  readonly depart: string | null
  readonly ruleName: string | null
  readonly ruleColumn: string | null
  readonly ruleOperator: string | null
  readonly ruleValue: string | null
  readonly status: string | null
}

/** Records beyond this number are not counted. */
export const MOST_COUNTED = 100_000

/** What is granted to the user in this tenant, as far as its package of rights has it. */
const isHeld = (userId: string, permissionId: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select from sys_user_permission h where h.user_id = ${userId} and h.permission_id = ${permissionId})`

/** The entries with rights that a user is granted, by a part of their names. */
export async function entriesOf(trx: Trx, userId: string, name: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`select p.id, p.name, p.perms from sys_permission p
    where p.perms <> '' and p.del_flag = 0 and p.status = '1' and strpos(p.name, ${name}) > 0 and ${isHeld(userId, sql`p.id`)}
    order by p.sort_no, p.id`.execute(trx)
  return rows
}

/** Every way by which a user is granted entries that name a right. */
export async function grantsOf(trx: Trx, userId: string, right: string): Promise<Grant[]> {
  const { rows } = await sql<Grant>`
    with granted as (
      select 'role' as kind, r.role_name as role, null as depart, rp.permission_id, rp.data_rule_ids
        from sys_user_role ur join sys_role r on r.id = ur.role_id join sys_role_permission rp on rp.role_id = r.id
        where ur.user_id = ${userId}
      union all
      select 'departRole', r.role_name, d.depart_name, rp.permission_id, rp.data_rule_ids
        from sys_depart_role_user ru join sys_depart_role r on r.id = ru.drole_id join sys_depart d on d.id = r.depart_id
        join sys_depart_role_permission rp on rp.role_id = r.id
        where ru.user_id = ${userId}
      union
      select 'depart', null, d.depart_name, dp.permission_id, dp.data_rule_ids
        from sys_depart_role_user ru join sys_depart_role_permission rp on rp.role_id = ru.drole_id join sys_depart d on d.id = rp.depart_id
        join sys_depart_permission dp on dp.depart_id = rp.depart_id and dp.permission_id = rp.permission_id
        where ru.user_id = ${userId} and dp.data_rule_ids <> '{}')
    select g.kind, g.role, g.depart, p.name as menu, rule.rule_name, rule.rule_column,
      rule.rule_conditions as rule_operator, rule.rule_value, rule.status
    from granted g join sys_permission p on p.id = g.permission_id
    left join sys_permission_data_rule rule on rule.id = any(g.data_rule_ids) and rule.permission_id = g.permission_id
    where p.del_flag = 0 and p.status = '1' and ${right} = any(regexp_split_to_array(trim(p.perms), '\s*,\s*')) and ${isHeld(userId, sql`p.id`)}
    order by (rule.id is null), g.kind, g.role, g.depart, rule.create_time, rule.id`.execute(trx)
  return rows
}

/** Of the first records of a list, how many another list has as well. */
export async function countSeen(trx: Trx, list: ListSpec, { where }: ListSpec): Promise<{ readonly seen: number; readonly total: number }> {
  const { rows } = await sql<{ seen: number; total: number }>`
    select count(*) filter (where f.seen)::int as seen, count(*)::int as total from (
      select ${where ?? sql`true`} as seen from ${sql.table(list.table)} t where ${list.where ?? sql`true`} limit ${MOST_COUNTED + 1}) f`.execute(
    trx,
  )
  return rows[0] ?? { seen: 0, total: 0 }
}
