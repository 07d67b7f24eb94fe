import { type SqlBool, sql } from 'kysely'
import type { SysPermissionDataRule, SysPermissionDataRuleAdd, SysPermissionDataRuleEdit } from '../../generated/operations'
import { auditColumns, findRow, insertRow, type ListSpec, pick, removeRows, rowsWhere, saveRow, type Trx } from '../../query'

export type { Trx } from '../../query'

/** A rule as it is stored. */
export type DataRule = SysPermissionDataRule & {
  readonly permissionId: string
  readonly ruleColumn: string
  readonly ruleConditions: string
  readonly ruleValue: string
}

const list: ListSpec = {
  table: 'sys_permission_data_rule',
  columns: [
    ...['id', 'permissionId', 'ruleName', 'ruleColumn', 'ruleConditions', 'ruleValue', 'status'].map(name => ({
      name,
      kind: 'text' as const,
    })),
    ...auditColumns,
  ],
  sort: { name: 'createTime', order: 'asc' },
}

const columns = ['ruleName', 'ruleColumn', 'ruleConditions', 'ruleValue', 'status'] as const

/** The rules of a menu entry whose name and value hold these texts. */
export const ofMenu = (trx: Trx, permissionId: string, name = '', value = '') =>
  rowsWhere<DataRule>(
    trx,
    list,
    sql<SqlBool>`t.permission_id = ${permissionId} and strpos(t.rule_name, ${name}) > 0 and strpos(t.rule_value, ${value}) > 0`,
  )
export const find = (trx: Trx, id: string) => findRow<DataRule>(trx, list, id)
export const add = (trx: Trx, rule: SysPermissionDataRuleAdd) =>
  insertRow(trx, 'sys_permission_data_rule', pick(rule, ['permissionId', ...columns]))
export const save = (trx: Trx, rule: SysPermissionDataRuleEdit) => saveRow(trx, list, rule, pick(rule, columns))
export const remove = (trx: Trx, id: string) => removeRows(trx, 'sys_permission_data_rule', [id])

/** The rights that a menu entry names; undefined when there is none. */
export async function permsOf(trx: Trx, permissionId: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ perms: string | null }>`select perms from sys_permission where id = ${permissionId}`.execute(trx)
  return rows[0]?.perms
}

/** The rules that a user is bound by at a menu entry. */
export async function binding(trx: Trx, userId: string, permissionId: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`select weft.rules_held(${userId}, ${permissionId}) as ids`.execute(trx)
  return rows[0]?.ids ?? []
}

/** The rules that the grant of a role carries; undefined where the role is not granted the entry. */
export async function rulesOfRole(trx: Trx, roleId: string, permissionId: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ ids: string[] }>`select data_rule_ids as ids from sys_role_permission
    where role_id = ${roleId} and permission_id = ${permissionId}`.execute(trx)
  return rows[0]?.ids
}

export async function bindRole(trx: Trx, roleId: string, permissionId: string, ids: readonly string[]): Promise<void> {
  await sql`update sys_role_permission set data_rule_ids = ${[...ids]}::text[]
    where role_id = ${roleId} and permission_id = ${permissionId}`.execute(trx)
}
