import { type Kysely, sql } from 'kysely'

/** How each word of the texts is read, in letters (decision 194); those kept before have none until words are next counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weft.document_term add column reading text`.execute(db)
  await sql`create index document_term_reading on weft.document_term (tenant_id, reading)`.execute(db)
}
