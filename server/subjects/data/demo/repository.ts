import { sql } from 'kysely'
import type { OwnerAccess } from '../../../db/owner'
import { asSystemTenant, type SeedRow, seedRows } from '../../../db/seeds/rows'
import type { Trx } from '../../../query'

/** Who owns what the samples hold of data. */
export const SAMPLE_AUDITOR = 'auditor'

/** Adds imports that no earlier start has added, as those of the sample auditor; `file` says where they are written. */
export async function addImports({ db }: Pick<OwnerAccess, 'db'>, rows: readonly SeedRow[], file: string): Promise<void> {
  const imports = rows.map(row => ({ ...row, createBy: SAMPLE_AUDITOR }))
  await db.transaction().execute(async trx => {
    await asSystemTenant(trx)
    await seedRows(trx, 'data_import', imports, { file })
  })
}

/** Those of these imports that were not begun. */
export async function readyImports(trx: Trx, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from data_import
    where id = any(${ids}::text[]) and state = 'ready' and run_id is null order by id`.execute(trx)
  return rows.map(({ id }) => id)
}
