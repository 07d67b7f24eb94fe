import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Uploads in parts: who began which file. Their bytes lie in the folder of files under the same id. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql
    .raw(
      `create table weft.sys_upload (${TENANCY_COLUMNS},
        name text not null, biz text not null, size integer not null check (size > 0), path text)`,
    )
    .execute(db)
  await sql.raw('create index on weft.sys_upload (tenant_id, create_by) where path is null').execute(db)
  await sql.raw('create index on weft.sys_upload (tenant_id, create_time)').execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_upload')
}
