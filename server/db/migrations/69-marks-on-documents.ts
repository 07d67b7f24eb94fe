import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** What users collect and read of documents and knowledge, and how often a record is read (decision 140). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  for (const table of ['document_collect', 'document_browse']) await sql.raw(marks(table, roles)).execute(db)
  await sql.raw(counting(roles)).execute(db)
}

/** Nothing of it is audited: it says what a user looks at. */
const marks = (table: string, { app }: RoleNames) => `
create table weft.${table} (
  tenant_id integer not null default weft.current_tenant(),
  user_id text not null references weft.sys_user on delete cascade,
  source text not null check (source in ('document', 'knowledge')),
  record_id text not null,
  time timestamptz not null default clock_timestamp(),
  primary key (tenant_id, user_id, source, record_id));
create index on weft.${table} (user_id);
alter table weft.${table} enable row level security;
alter table weft.${table} force row level security;
create policy tenant on weft.${table} using (tenant_id = (select weft.current_tenant())) with check (tenant_id = (select weft.current_tenant()));
grant select, insert, update, delete on weft.${table} to "${app}";
`

/**
 * A count is neither a change of the record, which its version and its audit would tell, nor a reason to refuse a save that began before. The
 * triggers of the table pass it over while the owner counts, which no other role can pretend.
 */
const counting = ({ app, owner }: RoleNames) => `
alter table weft.document_browse add column counted_time timestamptz not null default clock_timestamp();

create function weft.counts_only() returns boolean language sql stable
  as $$ select current_user = '${owner}' and coalesce(current_setting('weft.counting', true), '') = 'on' $$;

create or replace function weft.stamp() returns trigger language plpgsql as $$
declare
  person text := nullif(current_setting('weft.user', true), '');
  seeding boolean := current_user = '${owner}';
begin
  if tg_op = 'INSERT' then
    new.create_by := person;
    new.create_time := case when seeding then coalesce(new.create_time, clock_timestamp()) else clock_timestamp() end;
    new.update_by := null;
    new.update_time := null;
    new.version := 0;
  elsif not (seeding and weft.counts_only()) then
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

create or replace function weft.track() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
declare
  former jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  present jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if tg_op = 'UPDATE' and weft.counts_only() then return null; end if;
  if tg_nargs > 0 then
    former := case when former is not null then weft.masked(former, tg_argv) end;
    present := case when present is not null then weft.masked(present, tg_argv) end;
  end if;
  insert into weft.sys_audit (tenant_id, table_name, record_id, action, before, after)
    values ((coalesce(present, former) ->> 'tenant_id')::integer, tg_table_name, coalesce(present, former) ->> 'id', lower(tg_op), former, present);
  return null;
end $$;

create function weft.note_browse(reader text, kind text, record text) returns void
  language plpgsql security definer set search_path = pg_catalog, weft as $$
declare last timestamptz;
begin
  select b.counted_time into last from document_browse b
    where b.user_id = reader and b.source = kind and b.record_id = record and b.tenant_id = weft.current_tenant() for update;
  if last > clock_timestamp() - interval '1 hour' then
    update document_browse b set time = clock_timestamp()
      where b.user_id = reader and b.source = kind and b.record_id = record and b.tenant_id = weft.current_tenant();
    return;
  end if;
  insert into document_browse (user_id, source, record_id) values (reader, kind, record)
    on conflict (tenant_id, user_id, source, record_id) do update set time = clock_timestamp(), counted_time = clock_timestamp();
  perform set_config('weft.counting', 'on', true);
  if kind = 'document' then update document set browse_count = coalesce(browse_count, 0) + 1 where id = record;
  else update knowledge_entry set browse_count = coalesce(browse_count, 0) + 1 where id = record; end if;
  perform set_config('weft.counting', '', true);
end $$;
revoke execute on function weft.note_browse(text, text, text) from public;
grant execute on function weft.note_browse(text, text, text) to "${app}";
`
