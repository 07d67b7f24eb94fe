import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** The index of document search, the queue of what it has yet to take in, and what users have looked for (decision 142). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of ['document_index', 'document_text', 'document_index_due', 'document_term', 'document_search'])
    await sql.raw(wall(table, roles)).execute(db)
  await sql.raw(own).execute(db)
  await sql.raw(finding(roles)).execute(db)
  await sql.raw(marking).execute(db)
}

const KEY = `
  tenant_id integer not null default weft.current_tenant(),
  source text not null check (source in ('document', 'knowledge')),
  record_id text not null`

const tables = `
create table weft.document_index (${KEY},
  title text not null,
  keywords text not null,
  initials text collate "C" not null,
  reading text collate "C" not null,
  title_grams tsvector not null,
  grams tsvector not null,
  words tsvector not null,
  -- Too many different grams for one row: the text itself decides.
  wide boolean not null,
  length integer not null,
  source_hash text not null,
  made_hash text,
  indexed_time timestamptz not null default clock_timestamp(),
  primary key (tenant_id, source, record_id));
create index document_index_title_grams on weft.document_index using gin (title_grams);
create index document_index_grams on weft.document_index using gin (grams);
create index document_index_words on weft.document_index using gin (words);
create index document_index_wide on weft.document_index (tenant_id) where wide;
create index document_index_initials on weft.document_index (tenant_id, initials);
create index document_index_reading on weft.document_index (tenant_id, reading);

create table weft.document_text (${KEY},
  page integer not null,
  text text not null,
  primary key (tenant_id, source, record_id, page));

create table weft.document_index_due (${KEY},
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, source, record_id));
create index on weft.document_index_due (tenant_id, at);

create table weft.document_term (
  tenant_id integer not null default weft.current_tenant(),
  term text not null,
  documents integer not null,
  primary key (tenant_id, term));

create table weft.document_search (
  tenant_id integer not null default weft.current_tenant(),
  username text not null,
  text text not null check (length(text) between 1 and 200),
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, username, text));
`

/** The program alone writes these tables, from rows that are audited: a wall between tenants, and no audit. */
const wall = (table: string, { app }: RoleNames) => `
alter table weft.${table} enable row level security;
alter table weft.${table} force row level security;
create policy tenant on weft.${table} using (tenant_id = (select weft.current_tenant())) with check (tenant_id = (select weft.current_tenant()));
grant select, insert, update, delete on weft.${table} to "${app}";
`

const own = `
create policy own on weft.document_search as restrictive
  using (username = nullif(current_setting('weft.user', true), '')) with check (username = nullif(current_setting('weft.user', true), ''));
`

/**
 * Row-level security keeps GIN indexes from being used: their operators might tell of rows that the caller must not see. So the owner finds the
 * keys, of the tenant of the session alone; who may read which of them is decided by the lists that they are joined with.
 */
const finding = ({ app, owner }: RoleNames) => `
create policy finds on weft.document_index for select to "${owner}" using (true);

create function weft.find_documents(part text, wanted tsquery) returns table (source text, record_id text)
  language plpgsql stable security definer set search_path = pg_catalog, weft set plan_cache_mode = force_custom_plan as $$
declare tenant integer := weft.current_tenant();
begin
  if part = 'title' then
    return query select i.source, i.record_id from document_index i where i.tenant_id = tenant and i.title_grams @@ wanted;
  elsif part = 'words' then
    return query select i.source, i.record_id from document_index i where i.tenant_id = tenant and i.words @@ wanted;
  else
    return query select i.source, i.record_id from document_index i where i.tenant_id = tenant and (i.grams @@ wanted or i.wide);
  end if;
end $$;

create function weft.find_titles_read(typed text) returns table (source text, record_id text)
  language plpgsql stable security definer set search_path = pg_catalog, weft set plan_cache_mode = force_custom_plan as $$
declare tenant integer := weft.current_tenant();
begin
  return query select i.source, i.record_id from document_index i
    where i.tenant_id = tenant and i.initials >= typed and i.initials < typed || '~' limit 200;
  return query select i.source, i.record_id from document_index i
    where i.tenant_id = tenant and i.reading >= typed and i.reading < typed || '~' limit 200;
end $$;

revoke execute on function weft.find_documents(text, tsquery), weft.find_titles_read(text) from public;
grant execute on function weft.find_documents(text, tsquery), weft.find_titles_read(text) to "${app}";
`

/** What a statement has changed is due. The tables of entities are made at starts, which put the triggers on. */
const marking = `
create function weft.mark_record() returns trigger language plpgsql as $$
declare unseen text[] := array['browse_count', 'state', 'state_reason', 'version', 'update_by', 'update_time'];
begin
  if tg_op = 'UPDATE' then
    insert into weft.document_index_due (tenant_id, source, record_id)
      select c.tenant_id, tg_argv[0], c.id from changed c join before b on b.id = c.id where to_jsonb(c) - unseen is distinct from to_jsonb(b) - unseen
      on conflict (tenant_id, source, record_id) do update set at = clock_timestamp();
  else
    insert into weft.document_index_due (tenant_id, source, record_id) select c.tenant_id, tg_argv[0], c.id from changed c
      on conflict (tenant_id, source, record_id) do update set at = clock_timestamp();
  end if;
  return null;
end $$;

create function weft.mark_pages() returns trigger language plpgsql as $$
begin
  insert into weft.document_index_due (tenant_id, source, record_id) select distinct c.tenant_id, c.source, c.record_id from changed c
    where c.source = 'document' on conflict (tenant_id, source, record_id) do update set at = clock_timestamp();
  return null;
end $$;
`
