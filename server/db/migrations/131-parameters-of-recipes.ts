import { type Kysely, sql } from 'kysely'

/** What is asked of each run of a recipe, beside its steps (decision 202). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weft.data_recipe_version add column params jsonb not null default '[]'`.execute(db)
}
