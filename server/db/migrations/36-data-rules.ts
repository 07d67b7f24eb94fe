import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Rules for the rows of lists, by the menu entry of the list, and which of them each grant of the entry carries. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_permission_data_rule', { shared: true })
  for (const table of ['sys_permission_data_rule', 'sys_user_depart', 'sys_depart']) await sql.raw(signIn(table, roles)).execute(db)
  await sql.raw(view).execute(db)
  await sql.raw(triggers(roles)).execute(db)
}

const tables = `
create table weft.sys_permission_data_rule (${TENANCY_COLUMNS},
  permission_id text not null references weft.sys_permission on delete cascade, rule_name text not null, rule_column text not null,
  rule_conditions text not null, rule_value text not null, status text not null default '1' check (status in ('0', '1')));
create index on weft.sys_permission_data_rule (permission_id);
alter table weft.sys_role_permission add column data_rule_ids text[] not null default '{}';
alter table weft.sys_depart_permission add column data_rule_ids text[] not null default '{}';
alter table weft.sys_depart_role_permission add column data_rule_ids text[] not null default '{}';
`

const signIn = (table: string, { auth }: RoleNames) => `
create policy sign_in on weft.${table} for select to "${auth}" using (true);
grant select on weft.${table} to "${auth}";
`

/** Rules of a department bind every role of it. */
const view = `
create or replace view weft.sys_user_permission with (security_invoker = true) as
  select ur.tenant_id, ur.user_id, rp.permission_id, rp.data_rule_ids
    from weft.sys_user_role ur join weft.sys_role_permission rp on rp.role_id = ur.role_id
  union all
  select ru.tenant_id, ru.user_id, rp.permission_id, dp.data_rule_ids || rp.data_rule_ids
    from weft.sys_depart_role_user ru join weft.sys_depart_role_permission rp on rp.role_id = ru.drole_id
    join weft.sys_depart_permission dp on dp.depart_id = rp.depart_id and dp.permission_id = rp.permission_id;
`

const triggers = ({ app, auth, owner }: RoleNames) => `
grant select on weft.sys_user_permission to "${app}", "${auth}";
create policy sign_in on weft.sys_depart_permission for select to "${auth}" using (true);
grant select on weft.sys_depart_permission to "${auth}";
create policy whole_reads on weft.sys_depart_permission for select to "${owner}"
  using ((select pg_catalog.current_setting('weft.whole', true)) = 'on');

create function weft.rules_held(person text, menu text) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct rule), '{}') from weft.sys_user_permission held cross join unnest(held.data_rule_ids) rule
  where held.user_id = person and held.permission_id = menu
$$;

create function weft.data_rule_changed() returns trigger language plpgsql as $$
begin
  perform weft.tell_permission(coalesce(new.tenant_id, old.tenant_id), '');
  return null;
end $$;
create trigger tells after insert or update or delete on weft.sys_permission_data_rule
  for each row execute function weft.data_rule_changed();
create trigger tells after update of data_rule_ids on weft.sys_depart_permission
  for each row execute function weft.depart_grant_changed();
`
