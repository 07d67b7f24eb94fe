import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** What accounts hold in every tenant is compared by the database, which says no more than whether it is enough. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  for (const table of ['sys_user', 'sys_user_role', 'sys_role', 'sys_role_permission']) {
    await sql
      .raw(
        `create policy whole_reads on weft.${table} for select to "${roles.owner}"
          using ((select pg_catalog.current_setting('weft.whole', true)) = 'on')`,
      )
      .execute(db)
  }
  await sql.raw(comparison(roles, HELD_BY_ROLES)).execute(db)
  await sql.raw(takeFromTenants('tenant|permission')).execute(db)
}

const HELD_BY_ROLES =
  'select m.person_id, m.tenant_id, rp.permission_id from member m join weft.sys_role_permission rp on rp.role_id = m.role_id'

/**
 * Compares the acting user of the transaction with the users of `targets`. Users that the present tenant does not see are left out,
 * so that nothing is learned of them. Roles that are left over from a tenant count for the target, not for the actor. `held` selects
 * what each `person` holds: `person_id`, `tenant_id`, `permission_id`.
 */
export const comparison = (roles: RoleNames, held: string) => `
create or replace function weft.compare_holdings(targets text[]) returns table (account text, at_home boolean, covered boolean)
  language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  perform set_config('weft.whole', 'on', true);
  return query with actor as (
    select * from weft.sys_user where username = current_setting('weft.user', true) and status = 1 and del_flag = 0
  ), target as (
    select * from weft.sys_user where id = any(targets) and (tenant_id = weft.current_tenant()
      or string_to_array(replace(rel_tenant_ids, ' ', ''), ',') @> array[weft.current_tenant()::text])
  ), person as (
    select id, tenant_id, rel_tenant_ids from actor union select id, tenant_id, rel_tenant_ids from target
  ), place as (
    select id as person_id, tenant_id from person
    union select person.id, t.id from person cross join unnest(string_to_array(person.rel_tenant_ids, ',')) part
      join weft.sys_tenant t on t.id = case when trim(part) ~ '^[0-9]{1,9}$' then trim(part)::integer end
  ), member as (
    select ur.user_id as person_id, ur.tenant_id, ur.role_id, r.role_code = 'admin' as administers
    from weft.sys_user_role ur join weft.sys_role r on r.id = ur.role_id where ur.user_id in (select id from person)
  ), held as (
    ${held}
  )
  select target.id, target.tenant_id = weft.current_tenant(), exists (
    select from actor where exists (
      select from place join member using (person_id, tenant_id)
      where person_id = actor.id and tenant_id = 0 and administers
    ) or not exists (
      select from (
        select tenant_id from place where person_id = target.id union select tenant_id from member where person_id = target.id
        union select tenant_id from held where person_id = target.id
      ) works
      where not exists (select from place where person_id = actor.id and tenant_id = works.tenant_id)
        or (exists (select from member where person_id = target.id and tenant_id = works.tenant_id and administers)
          and not exists (select from member where person_id = actor.id and tenant_id = works.tenant_id and administers))
        or exists (select permission_id from held where person_id = target.id and tenant_id = works.tenant_id
          except select permission_id from held where person_id = actor.id and tenant_id = works.tenant_id)
    )
  ) from target;
  perform set_config('weft.whole', '', true);
end $$;
revoke execute on function weft.compare_holdings(text[]) from public;
grant execute on function weft.compare_holdings(text[]) to "${roles.app}";
`

/**
 * Takes from the roles of tenants what belongs to the system: it opens nothing there, and could not be handed on any more. `areas` are the
 * parts of rights before the colon, as a regular expression.
 */
export const takeFromTenants = (areas: string) => `
do $$
declare
  tenant integer;
begin
  perform set_config('weft.whole', 'on', true);
  for tenant in select distinct tenant_id from weft.sys_role_permission where tenant_id <> 0 loop
    perform set_config('weft.tenant', tenant::text, true);
    delete from weft.sys_role_permission rp using weft.sys_permission p where p.id = rp.permission_id and rp.tenant_id = tenant
      and p.perms ~ '^\\s*(${areas}):[^,]*(,\\s*(${areas}):[^,]*)*$';
  end loop;
  perform set_config('weft.tenant', '', true), set_config('weft.whole', '', true);
end $$;
`
