import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** What users say that columns of sheets mean (decision 199). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(table).execute(db)
  await enableTenancyAndAudit(db, roles, 'data_sheet_meaning')
}

const table = `
create table weft.data_sheet_meaning (${TENANCY_COLUMNS},
  sheet_id text not null,
  column_name text not null,
  kind text not null,
  unique (tenant_id, sheet_id, column_name));
`
