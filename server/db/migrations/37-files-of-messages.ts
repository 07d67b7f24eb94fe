import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Files that go out with messages. The id is that of the message; no form writes here, so that no caller has a file of others sent. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(`create table weft.sys_message_file (${TENANCY_COLUMNS}, path text not null);`).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_message_file')
}
