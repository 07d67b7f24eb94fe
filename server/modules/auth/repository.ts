import type { Actor, Trx } from '../../db/database'
import type { SysUser } from '../../generated/operations'

/** Rows of the sign-in log carry this `log_type`. */
const SIGN_IN_LOG = 1

/** Where what happens without a session is noted. */
export const house: Actor = { tenantId: 0, username: '', orgCode: null }

export async function findUser(trx: Trx, id: string): Promise<SysUser> {
  return trx.selectFrom('sysUser').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function setCurrentDepart(trx: Trx, userId: string, orgCode: string): Promise<void> {
  await trx.updateTable('sysUser').set({ orgCode }).where('id', '=', userId).execute()
}

export async function noteSignIn(
  trx: Trx,
  entry: { content: string; username: string; userid?: string; ip: string; method: string },
): Promise<void> {
  const { content, username, userid, ip, method } = entry
  await trx
    .insertInto('sysLog')
    .values({ logContent: content, username, userid: userid ?? null, ip, method, logType: SIGN_IN_LOG })
    .execute()
}
