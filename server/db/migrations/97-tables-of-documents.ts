import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Tables that were found in documents, and how users have corrected them (decision 139). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables(roles.app)).execute(db)
  await enableTenancyAndAudit(db, roles, 'document_table_edit')
  await sql.raw(marking).execute(db)
}

/** What was found is written by the program alone; a correction is kept by what it corrects, so that it outlives another reading of the same file. */
const tables = (app: string) => `
alter table weft.document_analysis add column more_tables boolean not null default false;

create table weft.document_table (
  tenant_id integer not null default weft.current_tenant(),
  source text not null check (source in ('document', 'knowledge')),
  record_id text not null,
  no integer not null,
  key text not null,
  origin text not null check (origin in ('laid', 'aligned', 'recognised')),
  title text not null,
  page integer not null,
  last_page integer not null,
  titles jsonb not null,
  cells jsonb not null,
  places jsonb not null,
  primary key (tenant_id, source, record_id, no));
alter table weft.document_table enable row level security;
alter table weft.document_table force row level security;
create policy tenant on weft.document_table using (tenant_id = (select weft.current_tenant())) with check (tenant_id = (select weft.current_tenant()));
grant select, insert, update, delete on weft.document_table to "${app}";

create table weft.document_table_edit (${TENANCY_COLUMNS},
  source text not null check (source in ('document', 'knowledge')),
  record_id text not null,
  key text not null,
  title text not null,
  titles jsonb not null,
  cells jsonb not null,
  -- For each row the number of the found one that it was; null for one that was added.
  rows jsonb not null,
  unique (tenant_id, source, record_id, key));

insert into weft.document_analysis_due (tenant_id, source, record_id) select distinct tenant_id, source, record_id from weft.document_page
  where layout is not null or places is not null on conflict do nothing;
`

const marking = `
create function weft.forget_tables() returns trigger language plpgsql as $$
begin
  delete from weft.document_table t using gone g where t.tenant_id = g.tenant_id and t.source = g.source and t.record_id = g.record_id;
  return null;
end $$;
create trigger tables_forgotten after delete on weft.document_analysis referencing old table as gone
  for each statement execute function weft.forget_tables();
`
