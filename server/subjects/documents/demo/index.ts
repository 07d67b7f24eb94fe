import type { Database } from '../../../db/database'
import { SYSTEM_TENANT } from '../../../util/system-tenant'
import { askReadings } from '../ingest/ask'
import { unreadDocuments } from './repository'

/** Asks for one run that reads the sample documents that were not read yet; their files are there. */
export async function readDemo({ withTenant }: Pick<Database, 'withTenant'>): Promise<void> {
  await withTenant({ tenantId: SYSTEM_TENANT, username: 'admin', orgCode: null, clearance: '2' }, async trx => {
    await askReadings(trx, await unreadDocuments(trx))
  })
}
