import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** The members of a tenant say which tenant keeps their account, so that those of any tenant can be taken out. */
export async function up(db: Kysely<unknown>, { app }: RoleNames): Promise<void> {
  await sql.raw(members(app)).execute(db)
}

const members = (app: string) => `
drop function weft.tenant_members(integer);
create function weft.tenant_members(tenant integer)
  returns table (id text, username text, realname text, phone text, status smallint, own text, home integer)
  language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  if weft.current_tenant() not in (0, tenant) then return; end if;
  perform set_config('weft.whole', 'on', true);
  return query select u.id, u.username, u.realname, case when u.tenant_id = weft.current_tenant() then u.phone end, u.status,
      '1', u.tenant_id
    from sys_user u where u.del_flag = 0 and u.tenant_id = tenant
    union all
    select u.id, u.username, u.realname, case when u.tenant_id = weft.current_tenant() then u.phone end, u.status, '0',
      u.tenant_id
    from sys_user u where u.rel_tenant_ids is not null and u.tenant_id <> tenant and u.del_flag = 0
      and tenant in (select tenants_of(u.tenant_id, u.rel_tenant_ids));
  perform set_config('weft.whole', '', true);
end $$;
revoke execute on function weft.tenant_members(integer) from public;
grant execute on function weft.tenant_members(integer) to "${app}";
`
