import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Files that came as documents together, and the folders that they came from. */
export async function up(db: Kysely<unknown>, { app }: RoleNames): Promise<void> {
  await sql.raw(folders).execute(db)
  await sql.raw(batches(app)).execute(db)
}

const folders = `
alter table weft.sys_file add column folder text;
alter table weft.sys_upload add column folder text;
`

/** One of a file that was an archive names the run that unpacks it; what is in it are items of their own. */
const batches = (app: string) => `
create table weft.document_batch (
  tenant_id integer not null default weft.current_tenant(),
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  username text not null default current_setting('weft.user', true),
  time timestamptz not null default clock_timestamp());
create index on weft.document_batch (tenant_id, username, time);
create table weft.document_batch_item (
  tenant_id integer not null default weft.current_tenant(),
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  batch_id text not null references weft.document_batch on delete cascade,
  no bigint not null generated always as identity,
  path text not null,
  document_id text,
  run_id text);
create index on weft.document_batch_item (batch_id, no);
${['document_batch', 'document_batch_item']
  .map(
    table => `
alter table weft.${table} enable row level security;
alter table weft.${table} force row level security;
create policy tenant on weft.${table} using (tenant_id = (select weft.current_tenant())) with check (tenant_id = (select weft.current_tenant()));
grant select, insert, update, delete on weft.${table} to "${app}";`,
  )
  .join('')}
`
