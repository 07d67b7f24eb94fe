import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** The text of documents and knowledge entries, page by page, as it was taken out of files; made by jobs, so that no audit follows it. */
export async function up(db: Kysely<unknown>, { app }: RoleNames): Promise<void> {
  await sql.raw(pages(app)).execute(db)
}

const pages = (app: string) => `
create table weft.document_page (
  tenant_id integer not null default weft.current_tenant(),
  source text not null check (source in ('document', 'knowledge')),
  record_id text not null,
  page integer not null check (page > 0),
  text text not null,
  heading text,
  recognised boolean not null default false,
  places jsonb,
  primary key (tenant_id, source, record_id, page));
alter table weft.document_page enable row level security;
alter table weft.document_page force row level security;
create policy tenant on weft.document_page using (tenant_id = (select weft.current_tenant())) with check (tenant_id = (select weft.current_tenant()));
grant select, insert, update, delete on weft.document_page to "${app}";
`
