import { type Kysely, sql } from 'kysely'

/** How the paragraphs of a page look, of files that say it (decision 147). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table weft.document_page add column layout jsonb').execute(db)
}
