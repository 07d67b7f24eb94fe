import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Titles within the pages of documents, and by what two documents are told to be nearly the same; made by jobs, so that no audit follows it. */
export async function up(db: Kysely<unknown>, { app }: RoleNames): Promise<void> {
  await sql.raw(prints(app)).execute(db)
}

const prints = (app: string) => `
alter table weft.document_page add column headings jsonb;
create table weft.document_print (
  tenant_id integer not null default weft.current_tenant(),
  record_id text not null,
  print bit(64) not null,
  primary key (tenant_id, record_id));
alter table weft.document_print enable row level security;
alter table weft.document_print force row level security;
create policy tenant on weft.document_print using (tenant_id = (select weft.current_tenant())) with check (tenant_id = (select weft.current_tenant()));
grant select, insert, update, delete on weft.document_print to "${app}";
`
