import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Packs of menus and rights that bound what the users of a tenant can hold, whatever their roles grant (decision 124). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(table).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_tenant_pack', { shared: true })
  await sql.raw(rights(roles)).execute(db)
  await sql.raw(bound).execute(db)
}

const table = `
create table weft.sys_tenant_pack (${TENANCY_COLUMNS},
  pack_name text not null,
  status text not null default '1' check (status in ('0', '1')),
  remarks text,
  permission_ids text[] not null default '{}');
create unique index on weft.sys_tenant_pack (pack_name);
alter table weft.sys_tenant add column pack_id text references weft.sys_tenant_pack, add check (id <> 0 or pack_id is null);
`

const rights = ({ auth }: RoleNames) => `
create policy sign_in on weft.sys_tenant_pack for select to "${auth}" using (true);
grant select on weft.sys_tenant_pack to "${auth}";

-- Open pages read their menu anew.
create function weft.pack_changed() returns trigger language plpgsql as $$
begin
  perform weft.tell_permission(t.id, '') from weft.sys_tenant t where t.pack_id = new.id;
  return null;
end $$;
create trigger tells after update of permission_ids on weft.sys_tenant_pack for each row execute function weft.pack_changed();
create function weft.tenant_pack_changed() returns trigger language plpgsql as $$
begin
  perform weft.tell_permission(new.id, '');
  return null;
end $$;
create trigger tells_pack after update of pack_id on weft.sys_tenant for each row execute function weft.tenant_pack_changed();
`

/** What roles grant, and of it in a tenant with a pack what the pack has. */
const bound = `
create or replace view weft.sys_user_permission with (security_invoker = true) as
  select held.tenant_id, held.user_id, held.permission_id, held.data_rule_ids from (
    select ur.tenant_id, ur.user_id, rp.permission_id, rp.data_rule_ids
      from weft.sys_user_role ur join weft.sys_role_permission rp on rp.role_id = ur.role_id
    union all
    select ru.tenant_id, ru.user_id, rp.permission_id, dp.data_rule_ids || rp.data_rule_ids
      from weft.sys_depart_role_user ru join weft.sys_depart_role_permission rp on rp.role_id = ru.drole_id
      join weft.sys_depart_permission dp on dp.depart_id = rp.depart_id and dp.permission_id = rp.permission_id
  ) held
  where held.tenant_id = 0 or not exists (
    select from weft.sys_tenant t join weft.sys_tenant_pack p on p.id = t.pack_id
    where t.id = held.tenant_id and held.permission_id <> all (p.permission_ids));
`
