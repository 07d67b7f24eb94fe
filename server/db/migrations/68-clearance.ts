import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Up to which secrecy a transaction sees rows: told once with tenant and user, kept by policies of the tables (decision 140). */
export async function up(db: Kysely<unknown>, { app, report }: RoleNames): Promise<void> {
  await sql.raw(functions).execute(db)
  await sql`grant execute on function weft.begin_session(integer, text, text, text, text) to ${sql.id(app)}, ${sql.id(report)}`.execute(db)
}

const functions = `
create function weft.clearance() returns text language sql stable parallel safe
  as $$ select coalesce(nullif(pg_catalog.current_setting('weft.clearance', true), ''), '0') $$;

-- The other function refuses a second session, and so this one.
create function weft.begin_session(tenant integer, person text, org text, trace text, level text) returns void
  language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  perform weft.begin_session(tenant, person, org, trace), set_config('weft.clearance', coalesce(level, '0'), true);
end $$;
revoke execute on function weft.begin_session(integer, text, text, text, text) from public;
`
