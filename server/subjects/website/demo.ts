import { sql } from 'kysely'
import type { OwnerAccess } from '../../db/owner'
import { asSystemTenant, seedId, seedRows } from '../../db/seeds/rows'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import { websiteSettings } from './settings'

/** The website of the samples is public from the first start on. */
export async function prepareWebsiteDemo(owner: OwnerAccess): Promise<void> {
  if (!owner.demo) return
  const { code } = websiteSettings.tenants
  const value = JSON.stringify(String(SYSTEM_TENANT))
  await owner.db.transaction().execute(async trx => {
    await asSystemTenant(trx)
    const fresh = await seedRows(trx, 'sys_setting', [{ id: seedId('setting', code), code, value }])
    if (fresh.length > 0) await sql`update weft.sys_setting set value = ${value}::jsonb where code = ${code} and value is null`.execute(trx)
  })
}
