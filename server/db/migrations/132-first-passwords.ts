import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** The first password of a user who is being added (decision 197). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(firstPassword(roles)).execute(db)
}

/**
 * The only way from the app role to a password: of a user of the own tenant whom this very transaction, or a savepoint of it, has added, and who
 * has none. A row of another transaction is either older than this one, or no longer in progress when it can be seen.
 */
const firstPassword = ({ app }: RoleNames) => `
create function weft.set_first_password(person text, hash text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  insert into sys_user_secret (user_id, password_hash, one_time)
    select u.id, hash, true from sys_user u
      where u.id = person and u.tenant_id = weft.current_tenant() and case when age(u.xmin) > 0 then false
        else pg_xact_status((pg_current_xact_id()::text::bigint - age(u.xmin))::text::xid8) = 'in progress' end
    on conflict do nothing;
  return found;
end $$;
revoke execute on function weft.set_first_password(text, text) from public;
grant execute on function weft.set_first_password(text, text) to "${app}";
`
