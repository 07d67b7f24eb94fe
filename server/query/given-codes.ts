import { sql } from 'kysely'
import type { Trx } from '../db/database'

/** Tables whose codes are given once, also after their rows are gone: a trigger keeps each (decision 225). */
export type CodedTable = 'sys_depart' | 'sys_category' | 'sys_tenant'

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
