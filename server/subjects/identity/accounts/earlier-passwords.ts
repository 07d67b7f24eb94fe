import { sql } from 'kysely'
import type { Database } from '../../../db/database'
import { isPassword } from '../passwords'

/** Whether this is the password of the user, or one of those that it has replaced; of them all the last `most` count. */
export async function wasPassword(database: Database, userId: string, plain: string, most: number): Promise<boolean> {
  const { rows } = await sql<{ passwordHash: string }>`
    (select password_hash from sys_user_secret where user_id = ${userId} limit ${Math.min(most, 1)})
    union all (select password_hash from sys_earlier_password where user_id = ${userId} order by id desc limit ${Math.max(most - 1, 0)})`.execute(
    database.auth,
  )
  for (const { passwordHash } of rows) if (await isPassword(passwordHash, plain)) return true
  return false
}
