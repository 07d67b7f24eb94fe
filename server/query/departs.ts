import type { Trx } from '../db/database'
import type { SysDepart } from '../generated/operations'

/** The departments of a person, by code. */
export async function departsOf(trx: Trx, userId: string): Promise<SysDepart[]> {
  return trx
    .selectFrom('sysDepart')
    .innerJoin('sysUserDepart', 'sysUserDepart.depId', 'sysDepart.id')
    .selectAll('sysDepart')
    .where('sysUserDepart.userId', '=', userId)
    .where('sysDepart.delFlag', '=', '0')
    .orderBy('sysDepart.orgCode')
    .execute()
}
