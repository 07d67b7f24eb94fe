import { sql } from 'kysely'
import type { Actor, Trx } from '../../db/database'
import type { DictMap, SysDepart, SysUser } from '../../generated/operations'

/** Rows of the sign-in log carry this `log_type`. */
const SIGN_IN_LOG = 1

/** Where what happens without a session is noted. */
export const house: Actor = { tenantId: 0, username: '', orgCode: null }

export async function findUser(trx: Trx, id: string): Promise<SysUser> {
  return trx.selectFrom('sysUser').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

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

export async function setCurrentDepart(trx: Trx, userId: string, orgCode: string): Promise<void> {
  await trx.updateTable('sysUser').set({ orgCode }).where('id', '=', userId).execute()
}

/** Enabled items of every dictionary by its code, in their order; a dictionary without items is an empty list. */
export async function allDictItems(trx: Trx): Promise<DictMap> {
  const { rows } = await sql<{ code: string; value: string | null; text: string | null }>`
    select d.dict_code as code, i.item_value as value, i.item_text as text
    from sys_dict d left join sys_dict_item i on i.dict_id = d.id and i.status = 1
    where d.del_flag = 0 order by d.tenant_id, d.dict_code, i.sort_order, i.create_time, i.id`.execute(trx)
  const map = new Map<string, DictMap[string]>()
  for (const { code, value, text } of rows) {
    const items = map.get(code) ?? []
    if (value !== null && text !== null) items.push({ value, text, title: text })
    map.set(code, items)
  }
  return Object.fromEntries(map)
}

export async function noteSignIn(trx: Trx, entry: { content: string; username: string; userid?: string; ip: string }): Promise<void> {
  const { content, username, userid, ip } = entry
  await trx
    .insertInto('sysLog')
    .values({ logContent: content, username, userid: userid ?? null, ip, logType: SIGN_IN_LOG })
    .execute()
}
