import { sql } from 'kysely'
import type { Trx } from '../db/database'

/** Tables whose codes are given once, also after their rows are gone: a trigger keeps each (decision 225). */
export type CodedTable = 'sys_depart' | 'sys_category' | 'sys_tenant' | 'onl_form_head'

/** Codes of three signs that were ever given below a parent (`''` at the top). */
export async function givenBelow(trx: Trx, table: CodedTable, parent: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select code from sys_given_code
    where kind = ${table} and starts_with(code, ${parent}) and length(code) = ${parent.length + 3}`.execute(trx)
  return rows.map(({ code }) => code)
}

/** Whether a code was ever given. */
export async function wasGiven(trx: Trx, table: CodedTable, code: string): Promise<boolean> {
  const { rows } = await sql`select from sys_given_code where kind = ${table} and code = ${code}`.execute(trx)
  return rows.length > 0
}

/** The greatest number that ever stood behind the prefix in a code; 0 where none did. */
export async function lastNumberGiven(trx: Trx, table: CodedTable, prefix: string): Promise<number> {
  const number = sql`substr(code, ${prefix.length + 1}::int)`
  const { rows } = await sql<{ last: number | null }>`select max(${number}::int) as last from sys_given_code
    where kind = ${table} and starts_with(code, ${prefix}) and ${number} ~ '^[1-9][0-9]{0,8}$'`.execute(trx)
  return rows[0]?.last ?? 0
}
