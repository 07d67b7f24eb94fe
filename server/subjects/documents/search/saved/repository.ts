import { sql } from 'kysely'
import type { DocumentSavedSearch, DocumentSearchQuery } from '../../../../generated/operations'
import type { SourceName } from '../../index/sources'
import type { Trx } from '../repository'

export type { Trx } from '../../../../query'

interface Owner {
  readonly userId: string
  readonly username: string
}

/** A user's own searches, the newest first. */
export async function ownSearches(trx: Trx, userId: string): Promise<DocumentSavedSearch[]> {
  const { rows } = await sql<DocumentSavedSearch>`select id, name, address, tells,
      to_char(create_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as create_time
    from document_saved_search where user_id = ${userId} order by create_time desc, id`.execute(trx)
  return rows
}

export async function countOwn(trx: Trx, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from document_saved_search where user_id = ${userId}`.execute(
    trx,
  )
  return rows[0]?.count ?? 0
}

export interface AddedSearch {
  readonly name: string
  readonly query: DocumentSearchQuery
  readonly address: string
  readonly tells: boolean
}

/** False where the name is used already. */
export async function addSearch(trx: Trx, { userId, username }: Owner, { name, query, address, tells }: AddedSearch): Promise<boolean> {
  const { rows } = await sql`insert into document_saved_search (user_id, username, name, query, address, tells)
    values (${userId}, ${username}, ${name}, ${JSON.stringify(query)}::jsonb, ${address}, ${tells})
    on conflict (tenant_id, user_id, name) do nothing returning id`.execute(trx)
  return rows.length > 0
}

/** Whether the user had it. */
export async function removeSearch(trx: Trx, userId: string, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from document_saved_search where user_id = ${userId} and id = ${id}`.execute(trx)
  return numAffectedRows > 0n
}

/** A search whose owner is told what is new. */
export interface SearchWithNotice extends Owner {
  readonly id: string
  readonly name: string
  readonly query: DocumentSearchQuery
  readonly address: string
  readonly savedTime: string
  /** Of what was taken in later, it has not been asked yet. */
  readonly askedTime: string
}

/** Searches of the tenant that have not been asked since something was taken in. */
export async function searchesWithNotice(trx: Trx): Promise<readonly SearchWithNotice[]> {
  const { rows } = await sql<SearchWithNotice>`select s.id, s.user_id as "userId", s.username, s.name, s.query, s.address,
      s.create_time::text as "savedTime", s.asked_time::text as "askedTime"
    from document_saved_search s
    where s.tells and s.asked_time < (select max(indexed_time) from document_index) order by s.asked_time`.execute(trx.withoutPlugins())
  return rows
}

/** The tenant, and the moment until which everything of it is taken in. */
export async function takenIn(trx: Trx): Promise<{ readonly tenantId: number; readonly until: string }> {
  const { rows } = await sql<{ tenantId: number; until: string }>`select weft.current_tenant() as "tenantId",
    coalesce(max(indexed_time), clock_timestamp())::text as until from document_index`.execute(trx.withoutPlugins())
  const [found] = rows
  if (!found) throw new Error('An aggregate without a row.')
  return found
}

/** Notes that a search was asked, and of what its owner is told; how much of it is told for the first time. */
export async function keepNotified(
  trx: Trx,
  id: string,
  until: string,
  records: readonly { readonly source: SourceName; readonly id: string }[],
): Promise<number> {
  await sql`update document_saved_search set asked_time = ${until}::timestamptz where id = ${id}`.execute(trx)
  const { rows } = await sql`insert into document_told (search_id, source, record_id)
    select ${id}, * from unnest(${records.map(({ source }) => source)}::text[], ${records.map(each => each.id)}::text[])
    on conflict do nothing returning record_id`.execute(trx)
  return rows.length
}
