import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Codes by phone, tickets, accounts elsewhere, second factors: tables of the auth role alone. And the tenants of a person. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables(roles)).execute(db)
  await sql.raw(tenants(roles)).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_user_tenant')
  await sql.raw(sight(roles)).execute(db)
}

const tables = (roles: RoleNames) => `
create table weft.sys_sms_code (
  phone text not null,
  mode text not null check (mode in ('0', '1', '2')),
  code_hash text not null,
  sent timestamptz not null default clock_timestamp(),
  expires timestamptz not null,
  attempts integer not null default 0,
  primary key (phone, mode)
);
create table weft.sys_door_use (
  id bigint generated always as identity primary key,
  door text not null,
  subject text not null,
  at timestamptz not null default clock_timestamp()
);
create index on weft.sys_door_use (door, subject, at);
create index on weft.sys_door_use (at);
create table weft.sys_ticket (
  token_hash text primary key,
  purpose text not null,
  user_id text references weft.sys_user on delete cascade,
  detail jsonb not null default '{}',
  attempts integer not null default 0,
  expires timestamptz not null
);
create index on weft.sys_ticket (expires);
create table weft.sys_third_account (
  source text not null,
  subject text not null,
  user_id text not null references weft.sys_user on delete cascade,
  create_time timestamptz not null default clock_timestamp(),
  primary key (source, subject)
);
create index on weft.sys_third_account (user_id);
create table weft.sys_totp (
  user_id text primary key references weft.sys_user on delete cascade,
  secret text not null,
  confirmed timestamptz,
  last_step bigint not null default 0
);
create table weft.sys_recovery_code (
  user_id text not null references weft.sys_user on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
grant select, insert, update, delete on weft.sys_sms_code, weft.sys_door_use, weft.sys_ticket, weft.sys_third_account, weft.sys_totp,
  weft.sys_recovery_code to "${roles.auth}";
`

const tenants = (roles: RoleNames) => `
create table weft.sys_tenant (
  id integer primary key check (id >= 0),
  name text not null,
  begin_date timestamptz,
  end_date timestamptz,
  status smallint not null default 1 check (status in (0, 1)),
  create_by text,
  create_time timestamptz not null default clock_timestamp()
);
insert into weft.sys_tenant (id, name) values (0, '默认租户');
grant select on weft.sys_tenant to "${roles.app}", "${roles.auth}";
-- The current department of a person in a tenant that is not his own.
create table weft.sys_user_tenant (${TENANCY_COLUMNS},
  user_id text not null references weft.sys_user on delete cascade, org_code text, unique (tenant_id, user_id));
`

/** A tenant sees a user who also works in it; only their own tenant changes them. */
const sight = (roles: RoleNames) => `
create policy guest_reads on weft.sys_user for select
  using (pg_catalog.string_to_array(pg_catalog.replace(rel_tenant_ids, ' ', ''), ',') @> array[(select weft.current_tenant())::text]);
create policy sign_in on weft.sys_user_tenant for select to "${roles.auth}" using (true);
grant select on weft.sys_user_tenant to "${roles.auth}";
`
