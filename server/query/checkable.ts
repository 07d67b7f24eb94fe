import { type Kysely, sql } from 'kysely'
import type { Trx } from '../db/database'
import { isSecret } from './secret'

/** Names of database columns by table: what a duplicate check may look at. */
const checkable = new Map<string, Set<string>>()

/** Lets the duplicate check look at columns of a table, both as the database spells them. Secret columns cannot be declared. */
export function declareCheckable(table: string, columns: readonly string[]): void {
  const secret = columns.find(isSecret)
  if (secret) throw new Error(`The column "${secret}" of "${table}" is secret and cannot be declared for duplicate checks.`)
  checkable.set(table, new Set([...(checkable.get(table) ?? []), ...columns]))
}

/** What a duplicate check asks. */
export interface DuplicateQuestion {
  readonly table: string
  readonly column: string
  readonly value: string
  /** The record's own id, which does not count. */
  readonly id?: string | undefined
}

/** Whether another row holds the value. An undeclared table or column answers as a free value does. */
export async function isDuplicate(trx: Trx, { table, column, value, id }: DuplicateQuestion): Promise<boolean> {
  if (value === '' || !checkable.get(table)?.has(column)) return false
  const plain = trx.withoutPlugins() as unknown as Kysely<unknown>
  const { rows } = await sql<{ found: boolean }>`
    select exists(select 1 from ${sql.id(table)} where (${sql.id(column)})::text = ${value} and id is distinct from ${id ?? null}) as found`.execute(
    plain,
  )
  return rows[0]?.found === true
}

declareCheckable('sys_user', ['username', 'phone', 'email', 'work_no'])
declareCheckable('sys_role', ['role_code', 'role_name'])
declareCheckable('sys_permission', ['url', 'perms', 'name'])
declareCheckable('sys_depart', ['org_code', 'depart_name'])
declareCheckable('sys_dict', ['dict_code', 'dict_name'])
declareCheckable('sys_dict_item', ['item_value', 'item_text'])
declareCheckable('sys_category', ['code', 'name'])

/** The columns of every declared table that a duplicate check may look at. */
export const checkableColumns = (): readonly (readonly [table: string, columns: readonly string[]])[] =>
  [...checkable].map(([table, columns]) => [table, [...columns]])
