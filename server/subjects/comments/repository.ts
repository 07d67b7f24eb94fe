import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  fillDictText,
  findRow,
  insertRow,
  type ListSpec,
  listPage,
  type PageOf,
  removeRows,
  rowsWhere,
  type Trx,
  updateRow,
} from '../../query'

export type { Trx } from '../../query'

/** A record that comments are about. */
export interface Commented {
  readonly tableName: string
  readonly tableDataId: string
}

/** A comment as it is kept. */
export interface StoredComment extends Commented {
  readonly id: string
  readonly fromUserId: string
  readonly toUserId: string | null
  readonly commentId: string | null
  readonly commentContent: string
  /** Stored paths joined by commas. */
  readonly files: string | null
  readonly createBy: string | null
  readonly createTime: string
}

const avatarOf = (column: 'from_user_id' | 'to_user_id') => sql`(select u.avatar from sys_user u where u.id = t.${sql.id(column)})`

const comments: ListSpec = {
  table: 'sys_comment',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'tableName', kind: 'text' },
    { name: 'tableDataId', kind: 'text' },
    { name: 'fromUserId', kind: 'text', dict: 'sys_user,realname,id' },
    { name: 'fromUserAvatar', kind: 'text', column: avatarOf('from_user_id') },
    { name: 'toUserId', kind: 'text', dict: 'sys_user,realname,id' },
    { name: 'toUserAvatar', kind: 'text', column: avatarOf('to_user_id') },
    { name: 'commentId', kind: 'text' },
    { name: 'commentContent', kind: 'text' },
    { name: 'files', kind: 'text' },
    { name: 'createBy', kind: 'text', dict: 'sys_user,realname,username' },
    { name: 'createTime', kind: 'datetime' },
  ],
  sort: { name: 'createTime', order: 'desc' },
}

const about = ({ tableName, tableDataId }: Commented): RawBuilder<SqlBool> =>
  sql<SqlBool>`t.table_name = ${tableName} and t.table_data_id = ${tableDataId}`

/** A page of the comments on a record, or of those that carry files, the newest first. */
export function page(
  trx: Trx,
  record: Commented,
  { pageNo, pageSize, filed = false }: { readonly pageNo?: number; readonly pageSize?: number; readonly filed?: boolean },
): Promise<PageOf<StoredComment>> {
  const where = filed ? sql<SqlBool>`${about(record)} and t.files is not null` : about(record)
  return listPage<StoredComment>(trx, { ...comments, where }, { pageNo: String(pageNo ?? 1), pageSize: String(pageSize ?? 100) })
}

/** One comment with its names; undefined when there is none. */
export async function find(trx: Trx, id: string): Promise<StoredComment | undefined> {
  const found = await findRow<StoredComment & Record<string, unknown>>(trx, comments, id)
  if (found) await fillDictText(trx, comments.columns, [found])
  return found
}

/** The comments with these ids, without names. */
export const withIds = (trx: Trx, ids: readonly string[]): Promise<StoredComment[]> =>
  rowsWhere<StoredComment>(trx, comments, sql<SqlBool>`t.id = any(${[...ids]}::text[])`)

export const add = (trx: Trx, values: object): Promise<string> => insertRow(trx, comments.table, values)
export const setFiles = (trx: Trx, id: string, files: string): Promise<boolean> => updateRow(trx, comments.table, { id }, { files })
export const remove = (trx: Trx, id: string): Promise<number> => removeRows(trx, comments.table, [id])

/** Accounts of the tenant that work, by their names for signing in or by their ids. */
export async function people(trx: Trx, { names, ids }: { readonly names: readonly string[]; readonly ids: readonly string[] }) {
  const { rows } = await sql<{ id: string; username: string }>`select id, username from sys_user
    where del_flag = 0 and status = 1 and (username = any(${[...names]}::text[]) or id = any(${[...ids]}::text[]))`.execute(trx)
  return rows
}
