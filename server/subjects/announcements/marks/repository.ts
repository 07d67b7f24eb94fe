import { sql } from 'kysely'
import type { SysAnnouncementSend } from '../../../generated/operations'
import { auditColumns, type ListSpec, listPage, mustFind, type RawListQuery, removeRows, type Trx } from '../../../query'

const list: ListSpec = {
  table: 'sys_announcement_send',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'anntId', kind: 'text' },
    { name: 'userId', kind: 'text', dict: 'sys_user,realname,id' },
    { name: 'readFlag', kind: 'text' },
    { name: 'readTime', kind: 'datetime' },
    ...auditColumns,
  ],
}

export const page = (trx: Trx, query: RawListQuery) => listPage<SysAnnouncementSend>(trx, list, query)
export const find = (trx: Trx, id: string) => mustFind<SysAnnouncementSend>(trx, list, id)
export const remove = (trx: Trx, ids: readonly string[]) => removeRows(trx, 'sys_announcement_send', ids)

/** Names a recipient; false when they are one already. */
export async function add(trx: Trx, anntId: string, userId: string): Promise<boolean> {
  const added = await sql`insert into sys_announcement_send (annt_id, user_id) values (${anntId}, ${userId})
    on conflict (annt_id, user_id) do nothing`.execute(trx)
  return Number(added.numAffectedRows ?? 0) > 0
}

export async function setRead(trx: Trx, id: string, readFlag: string): Promise<void> {
  await sql`update sys_announcement_send set read_flag = ${readFlag}, read_time = case when ${readFlag} = '1' then now() end
    where id = ${id}`.execute(trx)
}
