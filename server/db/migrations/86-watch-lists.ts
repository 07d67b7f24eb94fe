import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Entries of black and white lists in force, where they stand in documents, and what has yet to be looked through (decision 153). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of ['watch_force', 'watch_state', 'watch_hit', 'watch_due', 'watch_told']) await sql.raw(wall(table, roles)).execute(db)
  await sql.raw(functions).execute(db)
  await sql.raw(triggers).execute(db)
}

const TENANT = 'tenant_id integer not null default weft.current_tenant()'

const tables = `
-- The version of an entry that was approved last. Its dates decide on which days it counts.
create table weft.watch_force (${TENANT},
  entry_id text not null,
  kind text not null check (kind in ('company', 'person', 'account', 'word', 'address')),
  side text not null check (side in ('black', 'white')),
  level text not null,
  list_name text not null,
  name text not null,
  aliases text not null,
  number text not null,
  wins boolean not null,
  reason text not null,
  valid_from date,
  valid_until date,
  -- Whether it counted when documents were compared with it last.
  counted boolean not null default false,
  approved_by text not null,
  approved_time timestamptz not null default clock_timestamp(),
  primary key (tenant_id, entry_id));

-- Grows with each change of what is in force: servers that keep a list in memory see by it that theirs is old.
create table weft.watch_state (${TENANT},
  revision bigint not null default 1,
  primary key (tenant_id));

create table weft.watch_hit (${TENANT},
  source text not null check (source in ('document', 'knowledge')),
  record_id text not null,
  entry_id text not null,
  how text not null,
  grade real not null,
  places jsonb not null,
  count integer not null,
  overruled_by text,
  found_time timestamptz not null default clock_timestamp(),
  -- Whether those who watch the entry have been told, as far as they may read the record.
  told boolean not null default false,
  primary key (tenant_id, source, record_id, entry_id));
create index on weft.watch_hit (tenant_id, entry_id, found_time);
create index on weft.watch_hit (tenant_id, entry_id) where not told;

create table weft.watch_due (${TENANT},
  source text not null,
  record_id text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, source, record_id));
create index on weft.watch_due (tenant_id, at);

create table weft.watch_told (${TENANT},
  source text not null,
  record_id text not null,
  entry_id text not null,
  username text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, source, record_id, entry_id, username));
`

/** The program alone writes these tables, from rows that are audited. */
const wall = (table: string, { app }: RoleNames) => `
alter table weft.${table} enable row level security;
alter table weft.${table} force row level security;
create policy tenant on weft.${table} using (tenant_id = (select weft.current_tenant())) with check (tenant_id = (select weft.current_tenant()));
grant select, insert, update, delete on weft.${table} to "${app}";
`

const functions = `
create function weft.note_watch_change() returns trigger language plpgsql as $$
begin
  insert into weft.watch_state as s (revision) values (1) on conflict (tenant_id) do update set revision = s.revision + 1;
  -- Routes of the gateway name lists of addresses.
  if weft.current_tenant() = 0 then perform pg_catalog.pg_notify('weft_gateway', ''); end if;
  return null;
end $$;

-- A record whose text the index has taken in, or has dropped.
create function weft.mark_watch_due() returns trigger language plpgsql as $$
begin
  insert into weft.watch_due (tenant_id, source, record_id) select c.tenant_id, c.source, c.record_id from changed c
    on conflict (tenant_id, source, record_id) do update set at = clock_timestamp();
  return null;
end $$;

create function weft.tell_watch_due() returns trigger language plpgsql as $$
begin
  perform pg_catalog.pg_notify('weft_watch_due', weft.current_tenant()::text);
  return null;
end $$;

-- An entry that is deleted for good is in force no more; what it matched is due.
create function weft.forget_watch_entries() returns trigger language plpgsql as $$
begin
  insert into weft.watch_due (tenant_id, source, record_id)
    select distinct h.tenant_id, h.source, h.record_id from weft.watch_hit h join removed r on r.id = h.entry_id and r.tenant_id = h.tenant_id
    on conflict (tenant_id, source, record_id) do update set at = clock_timestamp();
  delete from weft.watch_force f using removed r where f.entry_id = r.id and f.tenant_id = r.tenant_id;
  return null;
end $$;
`

const triggers = `
create trigger noted after insert or update or delete on weft.watch_force for each statement execute function weft.note_watch_change();
create trigger watch_added after insert on weft.document_index referencing new table as changed for each statement execute function weft.mark_watch_due();
create trigger watch_removed after delete on weft.document_index referencing old table as changed for each statement execute function weft.mark_watch_due();
create trigger tell after insert or update on weft.watch_due for each statement execute function weft.tell_watch_due();
`
