import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Screens that people have made, and the roles that see them. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_stored_screen')
  await enableTenancyAndAudit(db, roles, 'sys_stored_screen_role')
}

const tables = `
create table weft.sys_stored_screen (${TENANCY_COLUMNS},
  name text not null check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(name) <= 60),
  title text not null check (length(title) between 1 and 100),
  kind text not null check (length(kind) between 1 and 50),
  content text not null check (length(content) <= 200000),
  description text check (length(description) <= 200),
  audience text not null check (audience in ('own', 'roles', 'all')));
create unique index on weft.sys_stored_screen (tenant_id, name);
create index on weft.sys_stored_screen (tenant_id, create_time);

create table weft.sys_stored_screen_role (${TENANCY_COLUMNS},
  screen_id text not null references weft.sys_stored_screen on delete cascade,
  role_id text not null references weft.sys_role on delete cascade,
  unique (screen_id, role_id));
create index on weft.sys_stored_screen_role (role_id);
create index on weft.sys_stored_screen_role (tenant_id, create_time);
`
