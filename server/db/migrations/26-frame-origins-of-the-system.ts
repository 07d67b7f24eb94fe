import { type Kysely, sql } from 'kysely'
import { takeFromTenants } from './17-holdings'

/** The list of sites that may stand in frames is the system tenant's; no role of another tenant holds rights to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(takeFromTenants('tenant|permission|frameOrigin')).execute(db)
}
