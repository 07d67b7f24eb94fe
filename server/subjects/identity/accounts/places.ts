import { sql } from 'kysely'

/** A tenant that works: neither frozen nor before or after its time. */
export const isActiveTenant = sql<boolean>`t.status = 1 and t.del_flag = 0
  and coalesce(t.begin_date <= now(), true) and coalesce(t.end_date > now(), true)`

/** The tenants of a person `u`, with their department there; their own one has rank 0. */
export const placesOfPerson = sql`(
  select u.tenant_id, u.org_code, 0 as rank
  union all
  select rel.id, (select ut.org_code from sys_user_tenant ut where ut.user_id = u.id and ut.tenant_id = rel.id), 1
  from (select distinct case when trim(part) ~ '^[0-9]{1,9}$' then trim(part)::integer end as id
    from unnest(string_to_array(u.rel_tenant_ids, ',')) part) rel
  where rel.id is not null and rel.id <> u.tenant_id and exists (select from sys_tenant where id = rel.id)
)`
