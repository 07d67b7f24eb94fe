import { type Kysely, sql } from 'kysely'

/** Servers hear when a transaction is through that has left something for the index of documents: the tenant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(news).execute(db)
}

const news = `
create function weft.tell_document_index() returns trigger language plpgsql as $$
begin
  perform pg_catalog.pg_notify('weft_document_index', weft.current_tenant()::text);
  return null;
end $$;
create trigger tell after insert or update on weft.document_index_due for each statement execute function weft.tell_document_index();
`
