import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Databases of others; what opens them is sealed, and the audit table does not show it. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(table).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_data_source', { secret: ['sealed_password'] })
}

const table = `
create table weft.sys_data_source (${TENANCY_COLUMNS}, sys_org_code text default weft.current_org(),
  code text not null,
  name text not null,
  remark text,
  db_type text not null,
  db_driver text,
  db_url text not null,
  db_name text,
  db_username text not null,
  sealed_password text,
  tested_time timestamptz,
  test_error text,
  unique (tenant_id, code));
`
