import type { Trx } from '../../../db/database'

/** The person of this tenant; undefined when there is none. */
export async function idOf(trx: Trx, username: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('sysUser')
    .select('id')
    .where('username', '=', username)
    .whereRef('tenantId', '=', trx.fn<number>('weft.current_tenant'))
    .where('delFlag', '=', 0)
    .executeTakeFirst()
  return row?.id
}
