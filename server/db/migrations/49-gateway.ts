import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Routes of the gateway: what is written, what is on, what was on before, and what went wrong last (decision 115). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_gateway_route')
  await sql.raw(rights(roles)).execute(db)
}

const tables = `
create table weft.sys_gateway_route (${TENANCY_COLUMNS},
  router_id text not null,
  name text not null,
  sort_no integer not null default 100,
  draft jsonb not null,
  live jsonb,
  previous jsonb,
  status integer not null default 0 check (status in (0, 1)),
  del_flag integer not null default 0 check (del_flag in (0, 1)));
create unique index on weft.sys_gateway_route (router_id) where del_flag = 0;

create table weft.sys_gateway_fault (
  route_id text primary key references weft.sys_gateway_route on delete cascade,
  at timestamptz not null default clock_timestamp(),
  message text not null);

-- Every server takes over what is on once the change is through.
create function weft.gateway_changed() returns trigger language plpgsql as $$
begin
  perform pg_catalog.pg_notify('weft_gateway', '');
  return null;
end $$;
create trigger tells after insert or update or delete on weft.sys_gateway_route for each statement execute function weft.gateway_changed();
`

const rights = ({ app }: RoleNames) => `
grant select, insert, update, delete on weft.sys_gateway_fault to "${app}";
`
