import type { OwnerAccess } from '../../../db/owner'
import { asSystemTenant, type SeedRow, seedRows } from '../../../db/seeds/rows'

/** Adds rows of files that sample rows name, before those are added: so the files are theirs. */
export const addFiles = ({ db }: OwnerAccess, rows: readonly SeedRow[]): Promise<void> =>
  db.transaction().execute(async trx => {
    await asSystemTenant(trx)
    await seedRows(trx, 'sys_file', rows)
  })
