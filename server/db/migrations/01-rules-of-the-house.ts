import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Tenant and person of a transaction, audit columns and the audit table: what every other table stands on. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql`grant usage on schema weft to ${sql.id(roles.app)}, ${sql.id(roles.auth)}, ${sql.id(roles.report)}`.execute(db)
  await sql.raw(session).execute(db)
  await sql.raw(audit(roles)).execute(db)
}

const session = `
create function weft.current_tenant() returns integer language sql stable parallel safe
  as $$ select nullif(pg_catalog.current_setting('weft.tenant', true), '')::integer $$;

create function weft.current_org() returns text language sql stable parallel safe
  as $$ select nullif(pg_catalog.current_setting('weft.org', true), '') $$;

-- Once per transaction: a statement smuggled in later cannot become another tenant or person.
create function weft.begin_session(tenant integer, person text, org text, trace text) returns void
  language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  if coalesce(current_setting('weft.tenant', true), '') <> '' then
    raise exception 'the session of this transaction is set already' using errcode = '42501';
  end if;
  perform set_config('weft.tenant', tenant::text, true), set_config('weft.user', coalesce(person, ''), true),
    set_config('weft.org', coalesce(org, ''), true), set_config('weft.trace', coalesce(trace, ''), true);
end $$;
revoke execute on function weft.begin_session(integer, text, text, text) from public;
`

const audit = (roles: RoleNames) => `
grant execute on function weft.begin_session(integer, text, text, text) to "${roles.app}";

create table weft.sys_audit (
  id bigint generated always as identity primary key,
  tenant_id integer not null default weft.current_tenant(),
  who text default nullif(pg_catalog.current_setting('weft.user', true), ''),
  at timestamptz not null default clock_timestamp(),
  table_name text not null,
  record_id text,
  action text not null,
  before jsonb,
  after jsonb,
  trace text default nullif(pg_catalog.current_setting('weft.trace', true), '')
);
create index on weft.sys_audit (table_name, record_id);
create index on weft.sys_audit (tenant_id, at);
alter table weft.sys_audit enable row level security;
alter table weft.sys_audit force row level security;
create policy tenant on weft.sys_audit using (tenant_id = (select weft.current_tenant()));
-- Who and when are never given, only taken from the session.
grant select, insert (table_name, record_id, action, before, after) on weft.sys_audit to "${roles.app}";

-- Seeds, which run as the owner, may set the time of a row themselves; nobody else may.
create function weft.stamp() returns trigger language plpgsql as $$
declare
  person text := nullif(current_setting('weft.user', true), '');
  seeding boolean := current_user = '${roles.owner}';
begin
  if tg_op = 'INSERT' then
    new.create_by := person;
    new.create_time := case when seeding then coalesce(new.create_time, clock_timestamp()) else clock_timestamp() end;
    new.update_by := null;
    new.update_time := null;
    new.version := 0;
  else
    new.id := old.id;
    new.tenant_id := old.tenant_id;
    new.create_by := old.create_by;
    new.create_time := old.create_time;
    new.update_by := person;
    new.update_time := clock_timestamp();
    new.version := old.version + 1;
  end if;
  return new;
end $$;

create function weft.masked(record jsonb, secret text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, case when key = any(secret) and value <> 'null' then '"***"'::jsonb else value end), '{}')
  from jsonb_each(record) $$;

create function weft.track() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
declare
  former jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  present jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if tg_nargs > 0 then
    former := case when former is not null then weft.masked(former, tg_argv) end;
    present := case when present is not null then weft.masked(present, tg_argv) end;
  end if;
  insert into weft.sys_audit (tenant_id, table_name, record_id, action, before, after)
    values ((coalesce(present, former) ->> 'tenant_id')::integer, tg_table_name, coalesce(present, former) ->> 'id', lower(tg_op), former, present);
  return null;
end $$;
`
