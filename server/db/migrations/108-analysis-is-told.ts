import { type Kysely, sql } from 'kysely'

/** Texts that wait for their analysis are told of when their transaction is through, as those that wait for the index are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(telling).execute(db)
}

const telling = `
create function weft.tell_analysis_due() returns trigger language plpgsql as $$
begin
  perform pg_catalog.pg_notify('weft_document_analysis', weft.current_tenant()::text);
  return null;
end $$;
create trigger tell after insert or update on weft.document_analysis_due for each statement execute function weft.tell_analysis_due();
`
