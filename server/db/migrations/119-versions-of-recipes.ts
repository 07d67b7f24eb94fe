import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** The steps of recipes, a row each time they are saved (decision 175). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(table).execute(db)
  await enableTenancyAndAudit(db, roles, 'data_recipe_version')
}

const table = `
create table weft.data_recipe_version (${TENANCY_COLUMNS},
  recipe_id text not null,
  no integer not null,
  steps jsonb not null,
  unique (tenant_id, recipe_id, no));
create index on weft.data_sheet_version using gin ((origin -> 'sheets') jsonb_path_ops);
`
