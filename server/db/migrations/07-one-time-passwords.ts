import { type Kysely, sql } from 'kysely'

/** Passwords that another user has seen: their person is asked for another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weft.sys_user_secret add column one_time boolean not null default false`.execute(db)
}
