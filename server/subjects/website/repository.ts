import { sql } from 'kysely'
import type { OwnerAccess } from '../../db/owner'
import { asSystemTenant, seedId, seedRows } from '../../db/seeds/rows'

/** Sets a setting that has no value yet, at the first start with samples and at no later one. */
export const setAtFirst = ({ db }: OwnerAccess, code: string, given: string): Promise<void> =>
  db.transaction().execute(async trx => {
    await asSystemTenant(trx)
    const value = JSON.stringify(given)
    const fresh = await seedRows(trx, 'sys_setting', [{ id: seedId('setting', code), code, value }])
    if (fresh.length > 0) await sql`update weft.sys_setting set value = ${value}::jsonb where code = ${code} and value is null`.execute(trx)
  })
