import { sql } from 'kysely'
import type { OwnerAccess } from '../../../db/owner'
import { asSystemTenant, type SeedRow, seedRows } from '../../../db/seeds/rows'
import type { Trx } from '../../../query'

/** Adds rows of files that sample documents name, before those are added: so the files are theirs. */
export const addFiles = ({ db }: OwnerAccess, rows: readonly SeedRow[]): Promise<void> =>
  db.transaction().execute(async trx => {
    await asSystemTenant(trx)
    await seedRows(trx, 'sys_file', rows)
  })

/** Documents that were added as rows, past the calls that have files read. */
export async function unreadDocuments(trx: Trx): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from document where state is null and file <> '' order by id`.execute(trx)
  return rows.map(({ id }) => id)
}
