import { sql } from 'kysely'
import type { SavedQuery, SharedQuery } from '../../generated/operations'
import { auditColumns, insertRow, type ListSpec, listPage, type RawListQuery, removeRows, type Trx, updateRow } from '../../query'

export type { Trx } from '../../query'

const ownerName = sql`(select u.realname from sys_user u where u.username = t.create_by)`
const roleNames = sql`(select string_agg(r.role_name, ',' order by r.role_code) from sys_saved_query_role s
  join sys_role r on r.id = s.role_id where s.query_id = t.id)`

const shared: ListSpec = {
  table: 'sys_saved_query',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'page', kind: 'text' },
    { name: 'kind', kind: 'text' },
    { name: 'title', kind: 'text' },
    { name: 'ownerName', kind: 'text', column: ownerName },
    { name: 'roleNames', kind: 'text', column: roleNames },
    ...auditColumns,
  ],
  where: sql`exists (select 1 from sys_saved_query_role s where s.query_id = t.id)`,
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

/** Queries that the reader sees: his own, and those that are shared with a role of his. */
function visible({ userId, username, everything }: Reader) {
  const mine = sql<boolean>`t.create_by is not distinct from ${username}`
  const roles = sql`coalesce((select array_agg(s.role_id order by s.role_id) from sys_saved_query_role s where s.query_id = t.id), '{}')`
  const toRole = everything
    ? sql`exists (select 1 from sys_saved_query_role s where s.query_id = t.id)`
    : sql`exists (select 1 from sys_saved_query_role s join sys_user_role ur on ur.role_id = s.role_id
        where s.query_id = t.id and ur.user_id = ${userId})`
  const columns = sql`t.id, t.page, t.kind, t.title, t.content, t.version, t.create_by, ${mine} as mine, ${ownerName} as owner_name,
    case when ${mine} then ${roles} else '{}' end as role_ids`
  return { mine, columns, where: sql<boolean>`(${mine} or ${toRole})` }
}

export async function ofPage(trx: Trx, reader: Reader, page: string, kind: string): Promise<SavedQuery[]> {
  const { columns, where, mine } = visible({ ...reader, everything: false })
  const { rows } = await sql<Found>`select ${columns} from sys_saved_query t
    where t.page = ${page} and t.kind = ${kind} and ${where} order by ${mine} desc, t.title, t.id limit 500`.execute(trx)
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
export async function share(trx: Trx, queryId: string, roleIds: readonly string[]): Promise<boolean> {
  const ids = [...new Set(roleIds)]
  await sql`delete from sys_saved_query_role where query_id = ${queryId} and role_id <> all(${ids}::text[])`.execute(trx)
  await sql`insert into sys_saved_query_role (query_id, role_id)
    select ${queryId}, r.id from sys_role r where r.id = any(${ids}::text[]) on conflict do nothing`.execute(trx)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sys_saved_query_role
    where query_id = ${queryId}`.execute(trx)
  return rows[0]?.count === ids.length
}
