import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Files that documents had before, with their text; notes stay with the text that they were written on (decision 159). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(versions).execute(db)
  await enableTenancyAndAudit(db, roles, 'document_version')
  await sql.raw(pages(roles.app)).execute(db)
}

const versions = `
create table weft.document_version (${TENANCY_COLUMNS},
  record_id text not null,
  no integer not null check (no > 0),
  file text not null,
  file_type text,
  file_hash text,
  page_count integer,
  unique (tenant_id, record_id, no));
alter table weft.document_note drop constraint document_note_source_check;
alter table weft.document_note add constraint document_note_source_check check (source in ('document', 'knowledge', 'version'));
`

/** Made by jobs, so that no audit follows it. */
const pages = (app: string) => `
create table weft.document_version_page (
  tenant_id integer not null default weft.current_tenant(),
  version_id text not null references weft.document_version on delete cascade,
  page integer not null check (page > 0),
  text text not null,
  heading text,
  recognised boolean not null default false,
  places jsonb,
  headings jsonb,
  layout jsonb,
  primary key (tenant_id, version_id, page));
alter table weft.document_version_page enable row level security;
alter table weft.document_version_page force row level security;
create policy tenant on weft.document_version_page using (tenant_id = (select weft.current_tenant()))
  with check (tenant_id = (select weft.current_tenant()));
grant select, insert, update, delete on weft.document_version_page to "${app}";
`
