import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Searches of documents that users save, and of which records each has been told (decision 150). */
export async function up(db: Kysely<unknown>, { app }: RoleNames): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of ['document_saved_search', 'document_told']) await sql.raw(wall(table, app)).execute(db)
}

/** Nothing of it is audited: it says what a user looks for. */
const tables = `
create table weft.document_saved_search (
  tenant_id integer not null default weft.current_tenant(),
  id text not null default replace(gen_random_uuid()::text, '-', ''),
  user_id text not null references weft.sys_user on delete cascade,
  username text not null,
  name text not null check (length(name) between 1 and 60),
  query jsonb not null,
  address text not null,
  tells boolean not null,
  create_time timestamptz not null default clock_timestamp(),
  asked_time timestamptz not null default clock_timestamp(),
  primary key (id),
  unique (tenant_id, user_id, name));
create index on weft.document_saved_search (user_id);

create table weft.document_told (
  tenant_id integer not null default weft.current_tenant(),
  search_id text not null references weft.document_saved_search on delete cascade,
  source text not null check (source in ('document', 'knowledge')),
  record_id text not null,
  primary key (search_id, source, record_id));
`

const wall = (table: string, app: string) => `
alter table weft.${table} enable row level security;
alter table weft.${table} force row level security;
create policy tenant on weft.${table} using (tenant_id = (select weft.current_tenant())) with check (tenant_id = (select weft.current_tenant()));
grant select, insert, update, delete on weft.${table} to "${app}";
`
