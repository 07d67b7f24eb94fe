import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** The role of reports may say for whom it reads; what it may read is granted at every start. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql`grant execute on function weft.begin_session(integer, text, text, text) to ${sql.id(roles.report)}`.execute(db)
}
