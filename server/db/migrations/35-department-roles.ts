import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'
import { comparison } from './17-holdings'

const TABLES = ['sys_depart_permission', 'sys_depart_role', 'sys_depart_role_permission', 'sys_depart_role_user']

/** What departments are granted, their roles, and one view of what each user holds by roles of both kinds. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of TABLES) await enableTenancyAndAudit(db, roles, table)
  for (const table of ['sys_depart_role_permission', 'sys_depart_role_user']) await sql.raw(access(table, roles)).execute(db)
  await sql.raw(view(roles)).execute(db)
  await sql.raw(news).execute(db)
  const held =
    'select user_id as person_id, tenant_id, permission_id from weft.sys_user_permission where user_id in (select id from person)'
  await sql.raw(comparison(roles, held)).execute(db)
}

/** A role holds nothing beyond its department, and only members of the department hold the role: the keys see to both. */
const tables = `
create table weft.sys_depart_permission (${TENANCY_COLUMNS},
  depart_id text not null references weft.sys_depart on delete cascade,
  permission_id text not null references weft.sys_permission on delete cascade, unique (depart_id, permission_id));

create table weft.sys_depart_role (${TENANCY_COLUMNS},
  depart_id text not null references weft.sys_depart on delete cascade, role_name text not null, role_code text not null, description text,
  unique (tenant_id, role_code), unique (id, depart_id));
create index on weft.sys_depart_role (depart_id);

create table weft.sys_depart_role_permission (${TENANCY_COLUMNS},
  depart_id text not null, role_id text not null, permission_id text not null, unique (role_id, permission_id),
  foreign key (role_id, depart_id) references weft.sys_depart_role (id, depart_id) on delete cascade,
  foreign key (depart_id, permission_id) references weft.sys_depart_permission (depart_id, permission_id) on delete cascade);
create index on weft.sys_depart_role_permission (depart_id, permission_id);

create table weft.sys_depart_role_user (${TENANCY_COLUMNS},
  depart_id text not null, drole_id text not null, user_id text not null, unique (user_id, drole_id),
  foreign key (drole_id, depart_id) references weft.sys_depart_role (id, depart_id) on delete cascade,
  foreign key (user_id, depart_id) references weft.sys_user_depart (user_id, dep_id) on delete cascade);
create index on weft.sys_depart_role_user (drole_id);
`

const access = (table: string, { auth, owner }: RoleNames) => `
create policy sign_in on weft.${table} for select to "${auth}" using (true);
grant select on weft.${table} to "${auth}";
create policy whole_reads on weft.${table} for select to "${owner}"
  using ((select pg_catalog.current_setting('weft.whole', true)) = 'on');
`

/** Each reads it as their own role, so that the rows of their tenant are all that it shows. */
const view = ({ app, auth }: RoleNames) => `
create view weft.sys_user_permission with (security_invoker = true) as
  select ur.tenant_id, ur.user_id, rp.permission_id
    from weft.sys_user_role ur join weft.sys_role_permission rp on rp.role_id = ur.role_id
  union all
  select ru.tenant_id, ru.user_id, rp.permission_id
    from weft.sys_depart_role_user ru join weft.sys_depart_role_permission rp on rp.role_id = ru.drole_id;
grant select on weft.sys_user_permission to "${app}", "${auth}";
`

/** Sockets know roles of the whole tenant alone, so a change of a department's roles is news for everybody in it. */
const news = `
create function weft.depart_grant_changed() returns trigger language plpgsql as $$
begin
  perform weft.tell_permission(coalesce(new.tenant_id, old.tenant_id), '');
  return null;
end $$;
create trigger tells after insert or update or delete on weft.sys_depart_role_permission
  for each row execute function weft.depart_grant_changed();
create trigger ends_sessions after insert or update or delete on weft.sys_depart_role_user
  for each row execute function weft.user_link_changed();
`
