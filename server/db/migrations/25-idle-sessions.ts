import { type Kysely, sql } from 'kysely'

/**
 * How long a session may be idle is kept with it, as the setting was when it began. Sessions of before keep their day. What a session
 * without use is told by is asked at every call, so it is a column of its own and not a part of `expires`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table weft.sys_session add column idle_minutes integer not null default 1440 check (idle_minutes > 0)').execute(db)
}
