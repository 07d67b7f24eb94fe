import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** What was found over a set of documents that a user has chosen; that user alone opens it (decision 152). */
export async function up(db: Kysely<unknown>, { app }: RoleNames): Promise<void> {
  await sql.raw(sets(app)).execute(db)
}

const sets = (app: string) => `
create table weft.document_set (
  tenant_id integer not null default weft.current_tenant(),
  id text not null default replace(gen_random_uuid()::text, '-', ''),
  username text not null default current_setting('weft.user', true),
  documents text[] not null,
  result jsonb,
  fault text,
  time timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id));
create index on weft.document_set (tenant_id, username, time);
alter table weft.document_set enable row level security;
alter table weft.document_set force row level security;
create policy tenant on weft.document_set using (tenant_id = (select weft.current_tenant())) with check (tenant_id = (select weft.current_tenant()));
create policy own on weft.document_set as restrictive
  using (username = nullif(current_setting('weft.user', true), '')) with check (username = nullif(current_setting('weft.user', true), ''));
grant select, insert, update, delete on weft.document_set to "${app}";
`
