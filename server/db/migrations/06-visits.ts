import { type Kysely, sql } from 'kysely'

/** What the dashboard counts of the log is found without reading the rest of it; see docs/decisions/13-visits.md. */
const indexes = [
  `create index sys_log_sign_in on weft.sys_log (tenant_id, create_time) include (userid, ip)
    where log_type = 1 and userid is not null and method is distinct from 'sysLogout'`,
  `create index sys_log_visit on weft.sys_log (tenant_id, create_time) include (userid, ip)
    where log_type = 2 and method = 'sysPermissionGetUserPermissionByToken'`,
  'create index sys_log_person on weft.sys_log (tenant_id, userid, create_time)',
  'create index sys_audit_person on weft.sys_audit (tenant_id, who, at)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of indexes) await sql.raw(index).execute(db)
}
