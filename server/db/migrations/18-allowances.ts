import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** What users have left of what is counted in every process together. Lost with the database's memory: everybody begins anew then. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql
    .raw(
      `create unlogged table weft.sys_allowance (kind text not null, subject text not null, level double precision not null,
      at timestamptz not null default clock_timestamp(), primary key (kind, subject));
    grant select, insert, update on weft.sys_allowance to "${roles.auth}";`,
    )
    .execute(db)
}
