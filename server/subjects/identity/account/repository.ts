import type { Trx } from '../../../db/database'

export async function notePasswordReset(trx: Trx, userId: string): Promise<void> {
  await trx
    .insertInto('sysAudit')
    .values({ tableName: 'sys_user', recordId: userId, action: 'password', before: null, after: null })
    .execute()
}
