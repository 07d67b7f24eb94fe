import { sql } from 'kysely'
import type { DataMend } from '../../../generated/operations'
import { insertRow, type Trx, updateRow } from '../../../query'

const TABLE = 'data_mend'

export interface StoredMend {
  readonly id: string
  readonly sheetId: string
  /** The version whose rows they were set apart of. */
  readonly versionNo: number
  readonly rows: DataMend['rows']
  /** The version that has taken them in. */
  readonly madeNo: number | null
}

export const addMend = (trx: Trx, { id, no, rows }: DataMend): Promise<string> =>
  insertRow(trx, TABLE, { sheetId: id, versionNo: no, rows: JSON.stringify(rows) })

export async function findMend(trx: Trx, id: string): Promise<StoredMend | undefined> {
  const { rows } = await sql<StoredMend>`select id, sheet_id, version_no, rows, made_no from data_mend where id = ${id}`.execute(trx)
  return rows[0]
}

/** Notes which version has taken the rows in, which nothing needs here any more. */
export const markMade = (trx: Trx, id: string, madeNo: number): Promise<unknown> => updateRow(trx, TABLE, { id }, { madeNo, rows: '[]' })

/** Removes what was mended so many days ago. */
export async function removeOldMends(trx: Trx, days: number): Promise<void> {
  await sql`delete from data_mend where create_time < now() - make_interval(days => ${days})`.execute(trx)
}
