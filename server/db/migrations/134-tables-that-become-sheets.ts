import { type Kysely, sql } from 'kysely'

/** Tables of data sources that are brought in as files are (decision 207). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weft.data_import add column origin jsonb`.execute(db)
}
