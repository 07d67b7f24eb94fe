import { type Kysely, sql } from 'kysely'

/** Deleted tenants go into a recycle bin: they are shut, keep their number and their rows, and come back or are erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weft.sys_tenant add column del_flag smallint not null default 0 check (del_flag in (0, 1)),
    add check (id <> 0 or del_flag = 0)`.execute(db)
}
