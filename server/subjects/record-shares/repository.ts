import { sql } from 'kysely'
import type { RecordShare } from '../../generated/operations'
import {
  findRow,
  insertRow,
  isInForce,
  isShareOf,
  type ListSpec,
  listPage,
  type PageOf,
  type RawListQuery,
  removeRows,
  type ShareKind,
  type Trx,
} from '../../query'

export type { ShareKind, Trx } from '../../query'

const TABLE = 'sys_record_share'
/** Users who are told of one share at most. */
const MOST_TOLD = 500

/** A record of a table. */
export interface SharedRecord {
  readonly tableName: string
  readonly tableDataId: string
}

export interface Share extends RecordShare, SharedRecord {}

const targetName = sql`case t.kind
  when 'user' then (select u.realname from sys_user u where u.id = t.target_id)
  when 'role' then (select r.role_name from sys_role r where r.id = t.target_id)
  else (select d.depart_name from sys_depart d where d.id = t.target_id) end`

const shares: ListSpec = {
  table: TABLE,
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'tableName', kind: 'text' },
    { name: 'tableDataId', column: 'record_id', kind: 'text' },
    { name: 'kind', kind: 'text' },
    { name: 'targetId', kind: 'text' },
    { name: 'targetName', column: targetName, kind: 'text' },
    { name: 'until', kind: 'date' },
    { name: 'state', column: sql`(select case when ${isInForce} then 'inForce' else 'over' end from (select t.until) s)`, kind: 'text' },
    { name: 'createBy', kind: 'text', dict: 'sys_user,realname,username' },
    { name: 'createTime', kind: 'datetime' },
  ],
  sort: { name: 'createTime', order: 'desc' },
}

/** A page of whom a record is shared with. */
export const page = (trx: Trx, { tableName, tableDataId }: SharedRecord, query: RawListQuery): Promise<PageOf<Share>> =>
  listPage<Share>(trx, { ...shares, where: sql<boolean>`t.table_name = ${tableName} and t.record_id = ${tableDataId}` }, query)

export const find = (trx: Trx, id: string): Promise<Share | undefined> => findRow<Share>(trx, shares, id)

export async function count(trx: Trx, { tableName, tableDataId }: SharedRecord): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from sys_record_share
    where table_name = ${tableName} and record_id = ${tableDataId}`.execute(trx)
  return rows[0]?.n ?? 0
}

const TARGETS: Readonly<Record<ShareKind, { readonly table: string; readonly where: ReturnType<typeof sql<boolean>> }>> = {
  user: { table: 'sys_user', where: sql<boolean>`del_flag = 0` },
  depart: { table: 'sys_depart', where: sql<boolean>`del_flag = '0'` },
  role: { table: 'sys_role', where: sql<boolean>`true` },
}

/** Whether all of these are there to share with. */
export async function areThere(trx: Trx, kind: ShareKind, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const { table, where } = TARGETS[kind]
  const { rows } = await sql`select id from ${sql.table(table)} where id = any(${[...ids]}::text[]) and ${where}`.execute(trx)
  return rows.length === new Set(ids).size
}

/** Shares a record; one that is shared with a target already is given the new last day. */
export async function share(trx: Trx, record: SharedRecord, kind: ShareKind, targetId: string, until: string | null): Promise<void> {
  const { tableName, tableDataId: recordId } = record
  const { numAffectedRows = 0n } = await sql`update sys_record_share set until = ${until}::date
    where table_name = ${tableName} and record_id = ${recordId} and kind = ${kind} and target_id = ${targetId}`.execute(trx)
  if (numAffectedRows === 0n) await insertRow(trx, TABLE, { tableName, recordId, kind, targetId, until })
}

export const remove = (trx: Trx, id: string): Promise<number> => removeRows(trx, TABLE, [id])

/** A user with whom a record is shared. */
export interface SharedWith {
  readonly id: string
  readonly username: string
}

/** Whom a record is shared with now, one by one, as far as they are few enough to be told. */
export async function readersOf(trx: Trx, { tableName, tableDataId }: SharedRecord): Promise<readonly SharedWith[]> {
  const { rows } = await sql<SharedWith>`select u.id, u.username from sys_user u where u.del_flag = 0 and u.status = 1 and exists (
      select from sys_record_share s where s.table_name = ${tableName} and s.record_id = ${tableDataId} and ${isInForce} and ${isShareOf})
    order by u.id limit ${MOST_TOLD}`.execute(trx)
  return rows
}

/** Whether a row is in a list. */
export async function isIn(trx: Trx, spec: ListSpec, id: string): Promise<boolean> {
  const { rows } =
    await sql`select from ${sql.table(spec.table)} t where t.id = ${id} ${spec.where ? sql`and ${spec.where}` : sql``}`.execute(trx)
  return rows.length > 0
}

/** Today, where the application stands. */
export async function today(trx: Trx): Promise<string> {
  const { rows } = await sql<{ day: string }>`select to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day`.execute(trx)
  return rows[0]?.day ?? ''
}
