import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/database'
import type { Trx } from '../../../query'

/** Released and within its time. */
export const shown = sql<SqlBool>`t.del_flag = '0' and t.send_status = '1'
  and (t.start_time is null or t.start_time <= now()) and (t.end_time is null or t.end_time > now())`

/** Named, or in a department that is named or stands below one, or one of all. */
export const meantFor = (userId: RawBuilder<unknown>) => sql<SqlBool>`(t.msg_type = 'ALL'
  or exists (select from sys_announcement_send s where s.annt_id = t.id and s.user_id = ${userId})
  or t.msg_type = 'DEPART' and exists (select from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
    join sys_depart top on top.id = any(string_to_array(t.depart_ids, ',')) and starts_with(d.org_code, top.org_code)
    where ud.user_id = ${userId}))`

/** What sockets are told when the transaction is through, in every process. */
export interface Push {
  readonly cmd: 'topic' | 'user'
  readonly msgTxt: string
  /** The announcement; absent: lists are only read again. */
  readonly msgId?: string
  /** Only this person. Absent: those whom the announcement is shown to, or without one everybody. */
  readonly userId?: string
}

export async function push(trx: Trx, { userId = '', ...frame }: Push): Promise<void> {
  await sql`select pg_notify('weft_announcement', jsonb_build_object('tenant', weft.current_tenant(), 'user', ${userId}::text,
    'frame', ${JSON.stringify(frame)}::jsonb)::text)`.execute(trx)
}

/** Which of these people an announcement is shown to now. */
async function audienceAmong(trx: Trx, id: string, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from unnest(${[...userIds]}::text[]) as u(id), sys_announcement t
    where t.id = ${id} and ${shown} and ${meantFor(sql`u.id`)}`.execute(trx)
  return rows.map(row => row.id)
}

/** Whether a released announcement of the tenant has begun or ended after `since`, which is exact to the microsecond; null: in the last minute. */
async function turnedSince(trx: Trx, since: string | null): Promise<{ turned: boolean; now: string }> {
  const from = since === null ? sql`now() - interval '1 minute'` : sql`${since}::timestamptz`
  const { rows } = await sql<{ turned: boolean; now: string }>`
    select now()::text as now, exists (select from sys_announcement t where t.del_flag = '0' and t.send_status = '1'
      and (t.start_time > ${from} and t.start_time <= now() or t.end_time > ${from} and t.end_time <= now())) as turned`.execute(trx)
  const [found] = rows
  if (!found) throw new Error('A query without a table has answered no row.')
  return found
}

const reading = (tenantId: number) => ({ tenantId, username: '', orgCode: null })

/** What sockets ask about announcements. */
export const announcementNews = (database: Pick<Database, 'withTenant'>) => ({
  announcementAudience: (tenantId: number, id: string, userIds: readonly string[]) =>
    database.withTenant(reading(tenantId), trx => audienceAmong(trx, id, userIds)),
  announcementsTurned: (tenantId: number, since: string | null) => database.withTenant(reading(tenantId), trx => turnedSince(trx, since)),
})
