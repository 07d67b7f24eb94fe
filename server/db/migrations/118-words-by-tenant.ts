import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/**
 * What tells that the whole words of a tenant have changed, so that texts and questions of each tenant are cut by its own (decision 184). Where
 * several tenants had such words, texts were cut by those of all, and are taken in anew.
 */
export async function up(db: Kysely<unknown>, { app }: RoleNames): Promise<void> {
  await sql.raw(dictionary(app)).execute(db)
}

const dictionary = (app: string) => `
create table weft.document_dictionary (
  tenant_id integer primary key default weft.current_tenant(),
  version text not null);
alter table weft.document_word_known no force row level security;
insert into weft.document_dictionary (tenant_id, version) select distinct tenant_id, gen_random_uuid()::text from weft.document_word_known;
alter table weft.document_word_known force row level security;
alter table weft.document_dictionary enable row level security;
alter table weft.document_dictionary force row level security;
create policy tenant on weft.document_dictionary using (tenant_id = (select weft.current_tenant()))
  with check (tenant_id = (select weft.current_tenant()));
grant select, insert, update, delete on weft.document_dictionary to "${app}";

alter table weft.document_index_due no force row level security;
alter table weft.document_index no force row level security;
insert into weft.document_index_due (tenant_id, source, record_id) select tenant_id, source, record_id from weft.document_index
  where (select count(*) from weft.document_dictionary) > 1 on conflict do nothing;
alter table weft.document_index force row level security;
alter table weft.document_index_due force row level security;
`
