import { type SqlBool, sql } from 'kysely'
import type { SysAnnouncement } from '../../generated/operations'
import {
  auditColumns,
  fillDictText,
  insertRow,
  isInList,
  type ListSpec,
  listAll,
  listPage,
  lockFor,
  mustFind,
  type RawListQuery,
  saveRow,
  type Trx,
} from '../../query'
import type { ReadableCheck } from '../files'
import { meantFor, shown } from './audience/repository'

export type { Trx } from '../../query'
export { push } from './audience/repository'

/** Who released it, by account; their name stands beside it. */
const SENDERS: ListSpec['columns'] = [{ name: 'sender', kind: 'text', dict: 'sys_user,realname,username' }]

const contents: ListSpec['columns'] = [
  { name: 'titile', kind: 'text' },
  { name: 'msgContent', kind: 'text' },
  { name: 'msgAbstract', kind: 'text' },
  ...SENDERS,
  { name: 'sendTime', kind: 'datetime' },
  { name: 'priority', kind: 'text', dict: 'priority' },
  { name: 'msgCategory', kind: 'text', dict: 'msg_category' },
  { name: 'busType', kind: 'text' },
  { name: 'busId', kind: 'text' },
  { name: 'openType', kind: 'text' },
  { name: 'openPage', kind: 'text' },
]

const list: ListSpec = {
  table: 'sys_announcement',
  columns: [
    { name: 'id', kind: 'text' },
    ...contents,
    { name: 'startTime', kind: 'datetime' },
    { name: 'endTime', kind: 'datetime' },
    { name: 'cancelTime', kind: 'datetime' },
    { name: 'msgType', kind: 'text', dict: 'msg_type' },
    { name: 'userIds', kind: 'text' },
    { name: 'departIds', kind: 'text' },
    { name: 'sendStatus', kind: 'text', dict: 'send_status' },
    { name: 'delFlag', kind: 'text' },
    ...auditColumns,
  ],
  // Messages of comments, jobs and alarms are for whom they are sent to alone.
  where: sql<SqlBool>`t.del_flag = '0' and coalesce(t.bus_type, '') not in ('comment', 'job', 'signIn', 'message', 'monitor', 'watchlist', 'documentSearch', 'recordShare', 'knowledge', 'website')`,
}

export const page = (trx: Trx, query: RawListQuery) => listPage<SysAnnouncement>(trx, list, query)
export const all = (trx: Trx, query: RawListQuery) => listAll<SysAnnouncement>(trx, list, query)
export const find = (trx: Trx, id: string) => mustFind<SysAnnouncement>(trx, list, id)
export const add = (trx: Trx, values: object) => insertRow(trx, 'sys_announcement', values)
export const save = (trx: Trx, key: { id: string; version?: number | null | undefined }, values: object) => saveRow(trx, list, key, values)
/** Until the transaction ends, no other transaction changes, releases or deletes it. */
export const lock = (trx: Trx, id: string) => lockFor(trx, `announcement ${id}`)

const isRead = (userId: string) =>
  sql<SqlBool>`exists (select from sys_announcement_send s where s.annt_id = t.id and s.user_id = ${userId} and s.read_flag = '1')`

const mine = (userId: string): ListSpec => ({
  table: 'sys_announcement',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'anntId', kind: 'text', column: 'id' },
    { name: 'userId', kind: 'text', column: sql`${userId}::text` },
    ...contents,
    { name: 'readFlag', kind: 'text', column: sql`case when ${isRead(userId)} then '1' else '0' end` },
    { name: 'createTime', kind: 'datetime' },
  ],
  where: sql<SqlBool>`${shown} and ${meantFor(sql`${userId}`)}`,
  sort: { name: 'sendTime', order: 'desc' },
})

export async function myPage(trx: Trx, userId: string, query: RawListQuery) {
  const page = await listPage<{ id: string } & Sent>(trx, mine(userId), query)
  nameSenders(page.records)
  return page
}

interface Sent {
  readonly sender?: string | null
  sender_dictText?: string | null
}

/** What is sent by a part of the system, such as the watch, is sent by no account: it stands for itself. */
function nameSenders(rows: readonly Sent[]): void {
  for (const row of rows) row.sender_dictText ??= row.sender ?? null
}

/** The same as their own list has it. */
export const findInMine = (trx: Trx, userId: string, id: string) => mustFind<{ id: string }>(trx, mine(userId), id)

/** A released announcement that is meant for the person; refused when there is none. */
export const findMine = (trx: Trx, userId: string, id: string) =>
  mustFind<SysAnnouncement>(trx, { ...list, where: sql<SqlBool>`${shown} and ${meantFor(sql`${userId}`)}` }, id)

/** Drafts with their pictures are for the editors, what is released for those whom it is meant for. */
export const isInReach: ReadableCheck = ({ session, can }, trx, _table, uses) =>
  isInList(trx, can('announcement:list') ? list : mine(session.userId), uses)

/** The newest of each kind that the person has not read, with the number of all of the kind. */
export async function unread(trx: Trx, userId: string, most: number): Promise<(SysAnnouncement & { total: number })[]> {
  const { rows } = await sql<SysAnnouncement & { total: number } & Record<string, unknown>>`
    select * from (select t.id, t.titile, t.msg_content, t.msg_abstract, t.sender, t.priority, t.msg_category, t.msg_type, t.send_status,
        t.send_time, t.start_time, t.end_time, t.bus_type, t.bus_id, t.open_type, t.open_page, t.create_time,
        count(*) over (partition by t.msg_category)::integer as total,
        row_number() over (partition by t.msg_category order by t.send_time desc, t.id) as place
      from sys_announcement t where ${shown} and ${meantFor(sql`${userId}`)} and not ${isRead(userId)}) found
    where place <= ${most} order by send_time desc, id`.execute(trx)
  await fillDictText(trx, SENDERS, rows)
  nameSenders(rows)
  return rows
}

/** Marks what is shown to the person as read; all of it without an id. How many were not read before. */
export async function markRead(trx: Trx, userId: string, id?: string): Promise<number> {
  const one = id === undefined ? sql<SqlBool>`true` : sql<SqlBool>`t.id = ${id}`
  const marked = await sql`
    insert into sys_announcement_send (annt_id, user_id, read_flag, read_time)
    select t.id, ${userId}, '1', now() from sys_announcement t
    where ${shown} and ${one} and ${meantFor(sql`${userId}`)} and not ${isRead(userId)}
    on conflict (annt_id, user_id) do update set read_flag = '1', read_time = now()`.execute(trx)
  return Number(marked.numAffectedRows ?? 0)
}

export interface Release {
  readonly id: string
  readonly sender: string
  readonly userIds: readonly string[]
}

/** Shows it to people as from now; earlier read marks are forgotten, named recipients get theirs. */
export async function release(trx: Trx, { id, sender, userIds }: Release): Promise<void> {
  await sql`update sys_announcement set send_status = '1', send_time = now(), cancel_time = null, sender = ${sender} where id = ${id}`.execute(
    trx,
  )
  await sql`delete from sys_announcement_send where annt_id = ${id}`.execute(trx)
  await sql`insert into sys_announcement_send (annt_id, user_id)
    select ${id}, u.id from sys_user u where u.id = any(${[...userIds]}::text[]) and u.del_flag = 0`.execute(trx)
}

export async function revoke(trx: Trx, id: string): Promise<void> {
  await sql`update sys_announcement set send_status = '2', cancel_time = now() where id = ${id}`.execute(trx)
}

/** Hides announcements for good; how many. */
export async function remove(trx: Trx, ids: readonly string[]): Promise<number> {
  const gone = await sql`update sys_announcement set del_flag = '1'
    where id = any(${[...ids]}::text[]) and del_flag = '0' and send_status <> '1'`.execute(trx)
  return Number(gone.numAffectedRows ?? 0)
}

/** Whether one of them is released. */
export async function anyReleased(trx: Trx, ids: readonly string[]): Promise<boolean> {
  const { rows } =
    await sql`select from sys_announcement where id = any(${[...ids]}::text[]) and send_status = '1' and del_flag = '0'`.execute(trx)
  return rows.length > 0
}

/** Whether all of the users, or departments, exist in the tenant. */
export async function allExist(trx: Trx, table: 'sys_user' | 'sys_depart', ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`select count(*)::integer as found from ${sql.table(table)}
    where id = any(${[...ids]}::text[]) and del_flag::text = '0'`.execute(trx)
  return rows[0]?.found === ids.length
}

/** Id of the user with an account who may still sign in; empty where there is none. */
export async function usersWith(trx: Trx, username: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from sys_user where username = ${username} and del_flag = 0`.execute(trx)
  return rows.map(({ id }) => id)
}
