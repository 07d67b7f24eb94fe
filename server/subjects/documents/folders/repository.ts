import { sql } from 'kysely'
import type { Trx } from '../../../query'

/** Folders, with all that stand below them. */
export async function belowFolders(trx: Trx, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`with recursive below as (select id from document_folder where id = any(${[...ids]}::text[])
    union select f.id from document_folder f join below b on f.pid = b.id) select id from below`.execute(trx)
  return rows.map(({ id }) => id)
}
