import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Who the users of a tenant are, as they are counted; counting them reads indexes in place of all accounts (decision 129). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(counts).execute(db)
  await sql.raw(members(roles)).execute(db)
}

/** Own accounts by their tenant; of the others only those that are let in somewhere. */
const counts = `
create index sys_user_let_in on weft.sys_user (tenant_id) where rel_tenant_ids is not null;
create or replace function weft.count_users(tenant integer) returns bigint language sql volatile as $$
  select (select count(*) from weft.sys_user u where u.tenant_id = tenant and u.del_flag = 0)
    + (select count(*) from weft.sys_user u where u.rel_tenant_ids is not null and u.tenant_id <> tenant and u.del_flag = 0
         and tenant in (select weft.tenants_of(u.tenant_id, u.rel_tenant_ids)))
$$;
`

/** Telephones of accounts that another tenant keeps stay there. */
const members = ({ app }: RoleNames) => `
create function weft.tenant_members(tenant integer)
  returns table (id text, username text, realname text, phone text, status smallint, own text)
  language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  if weft.current_tenant() not in (0, tenant) then return; end if;
  perform set_config('weft.whole', 'on', true);
  return query select u.id, u.username, u.realname, case when u.tenant_id = weft.current_tenant() then u.phone end, u.status,
      '1'
    from sys_user u where u.del_flag = 0 and u.tenant_id = tenant
    union all
    select u.id, u.username, u.realname, case when u.tenant_id = weft.current_tenant() then u.phone end, u.status, '0'
    from sys_user u where u.rel_tenant_ids is not null and u.tenant_id <> tenant and u.del_flag = 0
      and tenant in (select tenants_of(u.tenant_id, u.rel_tenant_ids));
  perform set_config('weft.whole', '', true);
end $$;
revoke execute on function weft.tenant_members(integer) from public;
grant execute on function weft.tenant_members(integer) to "${app}";
`
