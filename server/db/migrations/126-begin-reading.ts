import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** A transaction that is no longer than a statement says that it only reads when it says whose it is (decision 195). */
export async function up(db: Kysely<unknown>, { app, report }: RoleNames): Promise<void> {
  await sql.raw(begins).execute(db)
  await sql`grant execute on function weft.begin_reading(integer, text, text, text, text) to ${sql.id(app)}, ${sql.id(report)}`.execute(db)
}

const begins = `
create function weft.begin_reading(tenant integer, person text, org text, trace text, level text) returns void
  language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  perform weft.begin_session(tenant, person, org, trace, level), set_config('transaction_read_only', 'on', true);
end $$;
revoke execute on function weft.begin_reading(integer, text, text, text, text) from public;
`
