import { type Kysely, sql } from 'kysely'

/** How rows keep the rules of the recipe that made them, beside the profile of each version (decision 209). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weft.data_sheet_version add column quality jsonb`.execute(db)
}
