import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Tenants are kept by the house: the rules, the audit, and the word to sockets when a user is shut out. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(table(roles)).execute(db)
  await sql.raw(tellings).execute(db)
}

const table = (roles: RoleNames) => `
alter table weft.sys_tenant add column update_by text, add column update_time timestamptz, add column version integer not null default 0;
alter table weft.sys_tenant enable row level security;
alter table weft.sys_tenant force row level security;
-- Names and times of tenants are shown at the sign-in; only the house writes them.
create policy everybody_reads on weft.sys_tenant for select using (true);
create policy house_adds on weft.sys_tenant for insert with check ((select weft.current_tenant()) = 0);
create policy house_changes on weft.sys_tenant for update using ((select weft.current_tenant()) = 0);
create policy house_removes on weft.sys_tenant for delete using ((select weft.current_tenant()) = 0);
grant insert, update, delete on weft.sys_tenant to "${roles.app}";

create function weft.stamp_tenant() returns trigger language plpgsql as $$
declare
  person text := nullif(current_setting('weft.user', true), '');
begin
  if tg_op = 'INSERT' then
    new.create_by := person;
    new.create_time := clock_timestamp();
    new.version := 0;
  else
    new.id := old.id;
    new.create_by := old.create_by;
    new.create_time := old.create_time;
    new.update_by := person;
    new.update_time := clock_timestamp();
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger stamp before insert or update on weft.sys_tenant for each row execute function weft.stamp_tenant();

create function weft.track_tenant() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
declare
  former jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  present jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  insert into weft.sys_audit (tenant_id, table_name, record_id, action, before, after)
    values (0, tg_table_name, coalesce(present, former) ->> 'id', lower(tg_op), former, present);
  return null;
end $$;
create trigger track after insert or update or delete on weft.sys_tenant for each row execute function weft.track_tenant();
`

/** Sessions go on, in the tenants that are left; the sockets of this one are looked through. */
const tellings = `
create function weft.tenant_changed() returns trigger language plpgsql as $$
begin
  perform pg_catalog.pg_notify('weft_tenant', old.id::text);
  return null;
end $$;
create trigger tells after update or delete on weft.sys_tenant for each row execute function weft.tenant_changed();

create function weft.places_changed() returns trigger language plpgsql as $$
begin
  perform pg_catalog.pg_notify('weft_session', new.id);
  return null;
end $$;
create trigger tells_places after update on weft.sys_user for each row
  when (old.rel_tenant_ids is distinct from new.rel_tenant_ids) execute function weft.places_changed();
`
