import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Sites that pages may show in frames. Those of the menus that are there already are allowed. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(table).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_frame_origin')
  await sql.raw(readings(roles)).execute(db)
  await sql`select weft.begin_session(0, '', null, 'migration')`.execute(db)
  await sql.raw(present).execute(db)
}

const table = `
create table weft.sys_frame_origin (${TENANCY_COLUMNS},
  sys_org_code text default weft.current_org(),
  origin varchar(200) not null,
  description varchar(200));
`

const readings = (roles: RoleNames) => `
create policy pages_read on weft.sys_frame_origin for select to "${roles.auth}" using (true);
grant select on weft.sys_frame_origin to "${roles.auth}";

create function weft.frame_origin_changed() returns trigger language plpgsql as $$
begin
  perform pg_catalog.pg_notify('weft_frame_origin', '');
  return null;
end $$;
create trigger tells after insert or update or delete on weft.sys_frame_origin for each row execute function weft.frame_origin_changed();
`

const present = `
insert into weft.sys_frame_origin (origin)
  select distinct lower(substring(url from '^https?://[A-Za-z0-9.:-]+')) from weft.sys_permission
  where url ~ '^https?://[A-Za-z0-9.:-]+' and menu_type <> 2 and not internal_or_external;
`
