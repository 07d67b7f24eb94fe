import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/**
 * Answers that were kept for repeated requests held secrets and are forgotten; expired ones are removed by the auth role, whatever
 * their tenant. A failed sign-in remembers the known device that it came from.
 */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(answers(roles)).execute(db)
  await sql.raw(attempts).execute(db)
}

const answers = (roles: RoleNames) => `
truncate weft.sys_idempotency;
create policy expired on weft.sys_idempotency to "${roles.auth}" using (create_time < pg_catalog.now() - interval '1 day');
grant select (create_time), delete on weft.sys_idempotency to "${roles.auth}";
`

/** Null: the browser has no proof of an earlier sign-in to this account. */
const attempts = `
alter table weft.sys_login_attempt add column device text;
create index on weft.sys_login_attempt (device, at) where device is not null;
`
