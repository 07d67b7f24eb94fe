import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Who measures files knows how old they are: bytes of one that has just come may still be on their way. */
export const up = async (db: Kysely<unknown>, { jobs }: RoleNames): Promise<void> =>
  void (await sql`grant select (create_time) on weft.sys_file to ${sql.id(jobs)}`.execute(db))
