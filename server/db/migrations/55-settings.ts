import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Settings of the installation (decision 122): one row for each that a module declares, its value when it was changed. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(table).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_setting', { secret: ['sealed'] })
}

const table = `
create table weft.sys_setting (${TENANCY_COLUMNS},
  code text not null unique,
  value jsonb,
  sealed text);

-- Every server reads them anew once the change is through.
create function weft.setting_changed() returns trigger language plpgsql as $$
begin
  perform pg_catalog.pg_notify('weft_setting', '');
  return null;
end $$;
create trigger tells after insert or update or delete on weft.sys_setting for each statement execute function weft.setting_changed();
`
