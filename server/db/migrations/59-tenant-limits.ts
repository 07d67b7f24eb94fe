import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** How many users a tenant may have and how much it may keep, what it has now, and a refusal of one user too many (decision 124). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(limits(roles)).execute(db)
  await sql.raw(counts(roles)).execute(db)
  await sql.raw(refusal).execute(db)
}

const limits = ({ owner }: RoleNames) => `
alter table weft.sys_tenant
  add column user_limit integer check (user_limit between 1 and 999999999),
  add column storage_mb integer check (storage_mb between 1 and 999999999);
create policy whole_reads on weft.sys_file_usage for select to "${owner}"
  using ((select pg_catalog.current_setting('weft.whole', true)) = 'on');
`

/** Its own accounts, frozen ones too, and those of the default tenant that are let in. The default tenant has its own alone. */
const counts = ({ app }: RoleNames) => `
create function weft.tenants_of(home integer, related text) returns setof integer language sql immutable as $$
  select home union select part::integer from unnest(string_to_array(replace(related, ' ', ''), ',')) part
    where part ~ '^[0-9]{1,9}$' and part::integer <> 0
$$;

create function weft.count_users(tenant integer) returns bigint language sql volatile as $$
  select count(*) from weft.sys_user u where u.del_flag = 0 and tenant in (select weft.tenants_of(u.tenant_id, u.rel_tenant_ids))
$$;

create function weft.tenant_use(tenant integer) returns table (users bigint, bytes bigint)
  language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  if weft.current_tenant() not in (0, tenant) then return; end if;
  perform set_config('weft.whole', 'on', true);
  return query select weft.count_users(tenant), coalesce((select f.bytes from weft.sys_file_usage f where f.tenant_id = tenant and f.username = ''), 0);
  perform set_config('weft.whole', '', true);
end $$;
revoke execute on function weft.tenant_use(integer) from public;
grant execute on function weft.tenant_use(integer) to "${app}";
`

/** Users who are added at once wait for each other by the lock of their tenant; each then sees those who were added before. */
const refusal = `
create function weft.limit_users() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
declare
  place record;
  present bigint;
begin
  if new.del_flag <> 0 then return null; end if;
  for place in
    select t.id, t.name, t.user_limit from sys_tenant t
    where t.user_limit is not null and t.id in (select tenants_of(new.tenant_id, new.rel_tenant_ids))
      and not (tg_op = 'UPDATE' and old.del_flag = 0 and t.id in (select tenants_of(old.tenant_id, old.rel_tenant_ids)))
    order by t.id
  loop
    perform pg_advisory_xact_lock(hashtextextended('users of tenant ' || place.id, 0));
    perform set_config('weft.whole', 'on', true);
    present := count_users(place.id);
    perform set_config('weft.whole', '', true);
    if present > place.user_limit then
      raise exception 'the tenant has as many users as it may have'
        using errcode = 'WF002', detail = json_build_object('name', place.name, 'limit', place.user_limit)::text;
    end if;
  end loop;
  return null;
end $$;
create trigger limit_users after insert or update of rel_tenant_ids, del_flag, tenant_id on weft.sys_user
  for each row execute function weft.limit_users();
`
