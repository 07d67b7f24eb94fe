import { type Kysely, sql } from 'kysely'

/** The log also keeps operations that were done and failures with their cause; what an operation changed is found by its trace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weft.sys_log add column error text`.execute(db)
  await sql`create index sys_log_type on weft.sys_log (tenant_id, log_type, create_time)`.execute(db)
  await sql`create index sys_audit_trace on weft.sys_audit (trace) where trace is not null`.execute(db)
}
