import { type Kysely, sql } from 'kysely'

/** When a kind of job of a user had its turn last: users and their kinds of jobs take turns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create index on weft.sys_job_run (tenant_id, owner, job_class_name, begin_time) where begin_time is not null').execute(db)
}
