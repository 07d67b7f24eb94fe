import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Rules of how long logs are kept are settings (decision 127); what the parts hold, and those that were dropped. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(facts(roles)).execute(db)
  await sql`select weft.begin_session(0, '', null, 'migration')`.execute(db)
  await sql.raw(carriedRules).execute(db)
}

const facts = ({ app }: RoleNames) => `
-- The parts of a table that are there, then those that were dropped. Of large ones lines are an estimate, and no oldest line is looked for.
create function weft.log_part_facts(parent text, months integer) returns table (part text, begins timestamptz, ends timestamptz, lines bigint,
  exact boolean, bytes bigint, oldest timestamptz, due boolean, dropped timestamptz) language plpgsql security definer
  set search_path = pg_catalog, weft set jit = off as $$
#variable_conflict use_column
declare
  found record; bound text; key text := case parent when 'sys_log' then 'create_time' else 'at' end;
begin
  if parent not in ('sys_log', 'sys_audit') then return; end if;
  for found in select c.oid, c.relname::text as name, c.relpages, c.reltuples, pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ('weft.' || parent)::regclass loop
    part := found.name;
    begins := substring(found.bound from 'FROM \\(''([^'']+)''\\)')::timestamptz;
    ends := substring(found.bound from 'TO \\(''([^'']+)''\\)')::timestamptz;
    bytes := pg_total_relation_size(found.oid) + coalesce(pg_total_relation_size(to_regclass('weft.' || replace(part, parent, parent || '_link'))), 0);
    due := coalesce(months >= 6 and ends <= weft.month_begin(-months), false);
    exact := due or pg_relation_size(found.oid) < 268435456;
    if exact then
      execute format('select count(*), min(%I) from weft.%I', key, part) into lines, oldest;
    else
      lines := greatest(found.reltuples, 0)::bigint;
      oldest := begins;
    end if;
    return next;
  end loop;
  return query select d.part, null::timestamptz, null::timestamptz, d.lines, true, 0::bigint, null::timestamptz, false, d.dropped
    from weft.sys_log_drop d where d.source = parent;
end $$;
revoke execute on function weft.log_part_facts(text, integer) from public;
grant execute on function weft.log_part_facts(text, integer) to "${app}";
`

/** What a schedule at work said until now goes on as the rule; where there is none, nothing is dropped. Columns of schedules come with their entity. */
export const carriedRules = `
do $$
begin
  if not exists (select from information_schema.columns where table_schema = 'weft' and table_name = 'sys_quartz_job' and column_name = 'parameter') then
    return;
  end if;
  insert into weft.sys_setting (id, code, value)
    select md5('setting' || chr(10) || r.code), r.code, to_jsonb(r.months) from (
      select code, max(coalesce((p.given ->> field)::integer, usual)) as months
      from weft.sys_quartz_job j, lateral (select coalesce(nullif(trim(j.parameter), ''), '{}')::jsonb as given) p,
        (values ('log.months', 'logMonths', 12), ('log.changeMonths', 'changeMonths', 36)) as v (code, field, usual)
      where j.job_class_name = 'keepLogs' and j.status = '0' group by code) r
    on conflict (code) do update set value = excluded.value;
  update weft.sys_quartz_job set parameter = '{}' where job_class_name = 'keepLogs';
end $$;
`
