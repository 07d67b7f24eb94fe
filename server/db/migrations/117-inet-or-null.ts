import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** An address as a text may be none: what a proxy names is not checked. PostgreSQL 15 cannot ask before it casts. */
export async function up(db: Kysely<unknown>, { app, auth, report }: RoleNames): Promise<void> {
  await sql.raw(inetOrNull).execute(db)
  await sql`grant execute on function weft.inet_or_null(text) to ${sql.id(app)}, ${sql.id(auth)}, ${sql.id(report)}`.execute(db)
}

const inetOrNull = `
create function weft.inet_or_null(address text) returns inet language plpgsql immutable strict set search_path = pg_catalog as $$
begin
  return regexp_replace(lower(address), '^::ffff:(?=[0-9]+[.])', '')::inet;
exception when invalid_text_representation then
  return null;
end $$;
revoke execute on function weft.inet_or_null(text) from public;
`
