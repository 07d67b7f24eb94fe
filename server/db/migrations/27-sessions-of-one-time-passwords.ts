import { type Kysely, sql } from 'kysely'

/** Which sessions began with a password that another user has seen: they may do nothing but set another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weft.sys_session add column one_time_password boolean not null default false`.execute(db)
  await sql`update weft.sys_session set one_time_password = true
    where user_id in (select user_id from weft.sys_user_secret where one_time)`.execute(db)
}
