import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/**
 * What is deleted with a row, such as what other tenants granted of a menu entry, is written into the log of the tenant it belonged to. Only
 * the owner may, as whom the triggers run: the application writes its own tenant alone.
 */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql`create policy tracked on weft.sys_audit for insert to ${sql.id(roles.owner)} with check (true)`.execute(db)
}
