import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Whole words by which the texts of a tenant were cut when the index took them in; what differs from its dictionary is taken in anew (decision 149). */
export async function up(db: Kysely<unknown>, { app }: RoleNames): Promise<void> {
  await sql.raw(words(app)).execute(db)
}

const words = (app: string) => `
create table weft.document_word_known (
  tenant_id integer not null default weft.current_tenant(),
  word text not null,
  primary key (tenant_id, word));
alter table weft.document_word_known enable row level security;
alter table weft.document_word_known force row level security;
create policy tenant on weft.document_word_known using (tenant_id = (select weft.current_tenant()))
  with check (tenant_id = (select weft.current_tenant()));
grant select, insert, update, delete on weft.document_word_known to "${app}";
`
