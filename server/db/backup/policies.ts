import type pg from 'pg'
import type { RoleNames } from '../owner'
import { roleOf, SCHEMAS } from './schema'
import { nameOf } from './snapshot'

/**
 * A role that row security binds sees, as the owner of the tables, the rows of every tenant while it makes a backup: a policy that holds for
 * who has signed in as a role that may become the owner, and asks for it. Superusers need none. Gives it to tables that lack it.
 */
export async function openRowsToOwners(client: pg.Client, roles: RoleNames): Promise<void> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relrowsecurity and c.relkind in ('r', 'p')
       and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'backup')`,
    [SCHEMAS],
  )
  for (const table of rows) {
    const role = roleOf(roles, table.schema)
    await client.query(`set role "${role}"`)
    await client.query(`create policy backup on ${nameOf(table)} for select to "${role}"
      using (pg_catalog.current_setting('weft.backup', true) = 'on' and pg_catalog.pg_has_role(session_user, '${role}', 'member'))`)
  }
  await client.query('reset role')
}
