import { type Kysely, sql } from 'kysely'

/** The log is a record of its own: what is written to it is not written to the audit once more; who changes or clears it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger track on weft.sys_log`.execute(db)
  await sql`create trigger track after update or delete on weft.sys_log for each row execute function weft.track()`.execute(db)
}
