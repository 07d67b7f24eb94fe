import { type Kysely, sql } from 'kysely'

/** Courses that are there are public, as they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table if exists weft.course add column if not exists secret_level varchar(1) not null default '0';
    alter table if exists weft.course alter column secret_level drop default;`)
    .execute(db)
}
