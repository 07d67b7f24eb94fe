import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Names what all users hold now, so that servers may keep it (decision 200). */
export async function up(db: Kysely<unknown>, { app, auth }: RoleNames): Promise<void> {
  await sql.raw(state).execute(db)
  await sql`grant select on weft.sys_rights_state to ${sql.id(app)}, ${sql.id(auth)}`.execute(db)
  for (const [table, columns] of TABLES)
    await sql`create constraint trigger rights_change after insert or delete or update ${sql.raw(columns && `of ${columns}`)}
      on ${sql.id('weft', table)} deferrable initially deferred for each row execute function weft.rights_changed()`.execute(db)
}

/** All that the rights of a user are made of; of some tables only the columns that count. */
const TABLES: readonly (readonly [table: string, columns: string])[] = [
  ['sys_permission', ''],
  ['sys_permission_data_rule', ''],
  ['sys_role', 'id, role_code'],
  ['sys_user_role', ''],
  ['sys_role_permission', ''],
  ['sys_depart_permission', ''],
  ['sys_depart_role_permission', ''],
  ['sys_depart_role_user', ''],
  ['sys_tenant', 'id, pack_id'],
  ['sys_tenant_pack', 'id, permission_ids'],
]

/** Not a number: one that a restore takes back would come again for other rights. */
const state = `
create table weft.sys_rights_state (one boolean primary key default true check (one), state uuid not null default gen_random_uuid())
  with (fillfactor = 50);
insert into weft.sys_rights_state default values;

-- At the end of a transaction, so that none waits for another while it changes more; and once for each.
create function weft.rights_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  update weft.sys_rights_state set state = gen_random_uuid() where xmin <> pg_current_xact_id()::xid;
  return null;
end $$;
`
