import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Rows that were set apart and mended, until they have come in (decision 198). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(table).execute(db)
  await enableTenancyAndAudit(db, roles, 'data_mend')
}

/** `made_no`: the version that has taken them in; its `rows` are empty then. */
const table = `
create table weft.data_mend (${TENANCY_COLUMNS},
  sheet_id text not null,
  version_no integer not null,
  rows jsonb not null,
  made_no integer);
`
