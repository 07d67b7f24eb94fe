import { type Kysely, sql } from 'kysely'

/** The model of analysis that the steps of a version were made of; null: they come from none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table weft.data_recipe_version add column model jsonb').execute(db)
}
