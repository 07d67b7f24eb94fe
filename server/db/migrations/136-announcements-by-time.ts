import { type Kysely, sql } from 'kysely'

/** Announcements that begin or end by time are looked for every few seconds (decision 212); few of all messages do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on weft.sys_announcement (tenant_id, start_time) where start_time is not null`.execute(db)
  await sql`create index on weft.sys_announcement (tenant_id, end_time) where end_time is not null`.execute(db)
}
