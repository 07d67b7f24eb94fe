import { sql } from 'kysely'
import type { Trx } from '../../../query'

export type { Trx } from '../../../query'

/** The account whose address of mail it is; undefined where there is none, or where it cannot be told which. */
export async function accountOf(trx: Trx, address: string): Promise<string | undefined> {
  const { rows } = await sql<{ username: string }>`select username from sys_user
    where lower(email) = lower(${address}) and status = 1 and del_flag = 0 limit 2`.execute(trx)
  return rows.length === 1 ? rows[0]?.username : undefined
}
