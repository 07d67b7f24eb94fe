import { sql } from 'kysely'
import type { Actor, Trx } from '../../../db/database'
import type { SysUser } from '../../../generated/operations'

/** Rows of the sign-in log carry this `log_type`. */
const SIGN_IN_LOG = 1

/** Where what happens without a session is noted. */
export const systemActor: Actor = { tenantId: 0, username: '', orgCode: null }

export async function findUser(trx: Trx, id: string): Promise<SysUser> {
  return trx.selectFrom('sysUser').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** The person's own tenant keeps their department in their row; another one where they work, beside it. */
export async function setCurrentDepart(trx: Trx, userId: string, orgCode: string): Promise<void> {
  const { numUpdatedRows } = await trx.updateTable('sysUser').set({ orgCode }).where('id', '=', userId).executeTakeFirst()
  if (numUpdatedRows > 0n) return
  await trx
    .insertInto('sysUserTenant')
    .values({ userId, orgCode })
    .onConflict(conflict => conflict.columns(['tenantId', 'userId']).doUpdateSet({ orgCode }))
    .execute()
}

/** One line of the sign-in log; `method` is the operation. */
export interface SignInNote {
  readonly content: string
  readonly username: string
  /** Absent: no session. */
  readonly userid?: string
  readonly ip: string
  readonly method: string
}

export async function noteSignIn(trx: Trx, { content, username, userid, ip, method }: SignInNote): Promise<void> {
  await trx
    .insertInto('sysLog')
    .values({ logContent: content, username: username.slice(0, 100), userid: userid ?? null, ip, method, logType: SIGN_IN_LOG })
    .execute()
}

export async function addUser(
  trx: Trx,
  values: { username: string; realname: string; phone: string | null; email: string | null },
): Promise<string> {
  const { id } = await trx.insertInto('sysUser').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Gives a person a role of the house; false when there is none with this code. */
export async function giveRole(trx: Trx, userId: string, roleCode: string): Promise<boolean> {
  const role = await trx.selectFrom('sysRole').select('id').where('roleCode', '=', roleCode).executeTakeFirst()
  if (role) await trx.insertInto('sysUserRole').values({ userId, roleId: role.id }).execute()
  return role !== undefined
}

/** Ids of those who administer the tenant and may act. */
export async function administrators(trx: Trx, adminRole: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct u.id from sys_user_role ur join sys_role r on r.id = ur.role_id
    join sys_user u on u.id = ur.user_id where r.role_code = ${adminRole} and u.status = 1 and u.del_flag = 0`.execute(trx)
  return rows.map(({ id }) => id)
}
