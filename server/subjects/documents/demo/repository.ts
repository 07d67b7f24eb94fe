import { sql } from 'kysely'
import type { Trx } from '../../../query'

/** Documents that were added as rows, past the calls that have files read. */
export async function unreadDocuments(trx: Trx): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from document where state is null and file <> '' order by id`.execute(trx)
  return rows.map(({ id }) => id)
}
