import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** The log also keeps refused calls and runs of reports; the application adds to it and changes nothing in it. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(columns).execute(db)
  await sql`revoke update, delete on weft.sys_log from ${sql.id(roles.app)}`.execute(db)
}

const columns = `
-- Why a call was refused, by the name of the error; null: it was let in. Times: for how many calls the line stands.
alter table weft.sys_log add column refused text, add column times integer not null default 1 check (times > 0),
  add column trace text default nullif(pg_catalog.current_setting('weft.trace', true), '');
-- A refused opening of the application is no visit.
drop index weft.sys_log_visit;
create index sys_log_visit on weft.sys_log (tenant_id, create_time) include (userid, ip)
  where log_type = 2 and method = 'sysPermissionGetUserPermissionByToken' and refused is null;
create index sys_log_refused on weft.sys_log (tenant_id, create_time) where refused is not null;
`
