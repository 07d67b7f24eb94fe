import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Deleted roles with what belonged to them, under the ids that they had (decision 138). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(table).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_role_bin')
}

/** `grants`: of each menu or button `permissionId` and `dataRuleIds`; `queries` and `screens`: what was shared with the role. */
const table = `
create table weft.sys_role_bin (${TENANCY_COLUMNS},
  role_name text not null,
  role_code text not null,
  description text,
  grants jsonb not null,
  members text[] not null,
  queries text[] not null,
  screens text[] not null);
create index on weft.sys_role_bin (tenant_id, create_time);
`
