import { type Kysely, sql } from 'kysely'

/** Periods are found in texts by the analysis (decision 196): those that were analysed before keep what was found until their turn comes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(due).execute(db)
}

const due = `
alter table weft.document_analysis_due no force row level security;
alter table weft.document_analysis no force row level security;
insert into weft.document_analysis_due (tenant_id, source, record_id) select tenant_id, source, record_id from weft.document_analysis
  on conflict do nothing;
alter table weft.document_analysis force row level security;
alter table weft.document_analysis_due force row level security;
`
