import { sql } from 'kysely'
import type { SavedQuery, SharedQuery } from '../../generated/operations'
import {
  auditColumns,
  insertRow,
  isMine,
  isShared,
  isSharedWith,
  type ListSpec,
  listPage,
  ownerName,
  type RawListQuery,
  removeRows,
  roleIds,
  roleNames,
  type Shares,
  shareWith,
  type Trx,
  updateRow,
  WORDS,
} from '../../query'

export type { Trx } from '../../query'

const roles: Shares = { table: 'sys_saved_query_role', key: 'query_id' }

const shared: ListSpec = {
  table: 'sys_saved_query',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'page', kind: 'text' },
    { name: 'kind', kind: 'text' },
    { name: 'title', kind: 'text' },
    { name: 'ownerName', kind: 'text', column: ownerName('t') },
    { name: 'roleNames', kind: 'text', column: roleNames(roles, 't') },
    ...auditColumns,
  ],
  where: isShared(roles, 't'),
}

export const sharedPage = (trx: Trx, query: RawListQuery) => listPage<SharedQuery>(trx, shared, query)

/** Who asks. */
export interface Reader {
  readonly userId: string
  readonly username: string
  /** Sees every query that is shared, also with roles of others. */
  readonly everything: boolean
}

type Found = SavedQuery & { readonly createBy: string | null }

/** Queries that the reader sees: their own, and those that are shared with one of their roles. */
function visible({ userId, username, everything }: Reader) {
  const mine = isMine('t', username)
  const toRole = everything ? isShared(roles, 't') : isSharedWith(roles, 't', userId)
  const columns = sql`t.id, t.page, t.kind, t.title, t.content, t.version, t.create_by, ${mine} as mine, ${ownerName('t')} as owner_name,
    case when ${mine} then ${roleIds(roles, 't')} else '{}' end as role_ids`
  return { mine, columns, where: sql<boolean>`(${mine} or ${toRole})` }
}

export async function ofPage(trx: Trx, reader: Reader, page: string, kind: string): Promise<SavedQuery[]> {
  const { columns, where, mine } = visible({ ...reader, everything: false })
  const { rows } = await sql<Found>`select ${columns} from sys_saved_query t
    where t.page = ${page} and t.kind = ${kind} and ${where} order by ${mine} desc, t.title ${WORDS}, t.id limit 500`.execute(trx)
  return rows.map(told)
}

export async function find(trx: Trx, reader: Reader, id: string): Promise<SavedQuery | undefined> {
  const { columns, where } = visible(reader)
  const { rows } = await sql<Found>`select ${columns} from sys_saved_query t where t.id = ${id} and ${where}`.execute(trx)
  return rows[0] && told(rows[0])
}

const told = ({ createBy: _, ...query }: Found): SavedQuery => query

/** Own queries of a page, whatever they are. */
export async function countOwn(trx: Trx, username: string, page: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sys_saved_query
    where create_by = ${username} and page = ${page}`.execute(trx)
  return rows[0]?.count ?? 0
}

/** Whether another own query of the page and kind has the title. */
export async function isTaken(
  trx: Trx,
  username: string,
  query: Pick<SavedQuery, 'page' | 'kind' | 'title'>,
  id?: string,
): Promise<boolean> {
  const { rows } = await sql`select 1 from sys_saved_query where create_by = ${username} and page = ${query.page}
    and kind = ${query.kind} and title = ${query.title} and id is distinct from ${id ?? null}`.execute(trx)
  return rows.length > 0
}

export const add = (trx: Trx, values: Pick<SavedQuery, 'page' | 'kind' | 'title' | 'content'>) => insertRow(trx, 'sys_saved_query', values)

export const save = (
  trx: Trx,
  key: { id: string; version?: number },
  values: { title?: string | undefined; content?: string | undefined },
) => updateRow(trx, 'sys_saved_query', key, values)

export const remove = (trx: Trx, ids: readonly string[]) => removeRows(trx, 'sys_saved_query', ids)

/** Shares a query with these roles and no others; false when one of them does not exist. */
export const share = (trx: Trx, queryId: string, wanted: readonly string[]): Promise<boolean> => shareWith(trx, roles, queryId, wanted)
