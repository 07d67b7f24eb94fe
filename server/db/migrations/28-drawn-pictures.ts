import { type Kysely, sql } from 'kysely'

/**
 * Whether a picture was drawn anew before it was kept. Null: not yet, since it was kept before that began; false: it cannot be, and is
 * handed out as an attachment only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weft.sys_file add column drawn boolean`.execute(db)
  await sql`create index on weft.sys_file (tenant_id, id) where drawn is null and type like 'image/%'`.execute(db)
}
