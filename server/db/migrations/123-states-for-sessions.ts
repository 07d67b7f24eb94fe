import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** The state of the dictionaries is read with the session of a call (decision 195). */
export async function up(db: Kysely<unknown>, { auth }: RoleNames): Promise<void> {
  await sql`grant select on weft.sys_dict_state to ${sql.id(auth)}`.execute(db)
}
