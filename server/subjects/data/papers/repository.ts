import { sql } from 'kysely'
import type { Trx } from '../../../query'

/** The name of a user as people read it; null: there is none, or not any more. */
export async function realnameOf(trx: Trx, username: string | null): Promise<string | null> {
  const { rows } = await sql<{ realname: string }>`select realname from sys_user where username = ${username}`.execute(trx)
  return rows[0]?.realname ?? null
}
