import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** The role of jobs, who sees every tenant, counts files and looks whether their bytes are there; it reads no name of a file. */
export async function up(db: Kysely<unknown>, { jobs }: RoleNames): Promise<void> {
  await sql`create policy watched on weft.sys_file for select to ${sql.id(jobs)} using (true)`.execute(db)
  await sql`grant select (id, size) on weft.sys_file to ${sql.id(jobs)}`.execute(db)
}
