import { sql } from 'kysely'
import type { ColumnProfile, Meanings, Semantic } from '../../../data/profile'
import { insertRow, removeRows, type Trx, updateRow } from '../../../query'
import { lockSheet } from '../versions/repository'

const TABLE = 'data_sheet_meaning'

/** What users have said that columns of a sheet mean, by their names: in all versions that come. */
export async function meaningsOf(trx: Trx, sheetId: string): Promise<Meanings> {
  const { rows } = await sql<{ name: string; kind: Semantic | 'none' }>`select column_name as name, kind from data_sheet_meaning
    where sheet_id = ${sheetId}`.execute(trx)
  return new Map(rows.map(({ name, kind }) => [name, kind]))
}

/** Says what a column means; `found`: as it is found. */
export async function setMeaning(trx: Trx, sheetId: string, columnName: string, kind: Semantic | 'none' | 'found'): Promise<void> {
  await lockSheet(trx, sheetId)
  const { rows } = await sql<{ id: string }>`select id from data_sheet_meaning where sheet_id = ${sheetId}
    and column_name = ${columnName}`.execute(trx)
  const id = rows[0]?.id
  if (id !== undefined && kind === 'found') await removeRows(trx, TABLE, [id])
  else if (id !== undefined) await updateRow(trx, TABLE, { id }, { kind })
  else if (kind !== 'found') await insertRow(trx, TABLE, { sheetId, columnName, kind })
}

/** Keeps what is known of one column of a version. */
export async function keepProfile(trx: Trx, versionId: string, at: number, profile: ColumnProfile): Promise<void> {
  await sql`update data_sheet_version set profile = jsonb_set(profile, array[${String(at)}], ${JSON.stringify(profile)}::jsonb)
    where id = ${versionId}`.execute(trx)
}

/** Removes what was said of sheets that are gone. */
export async function removeStrayMeanings(trx: Trx): Promise<void> {
  await sql`delete from data_sheet_meaning where not exists (select from data_sheet s where s.id = sheet_id)`.execute(trx)
}
