import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/**
 * The log and the audit table stand in parts by month, which are made ahead and dropped whole. What was there before is the first part, as
 * it is: no row is copied. Rows of a month without a part go to the rest.
 */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(logTable(roles)).execute(db)
  await sql.raw(auditTable(roles)).execute(db)
  await sql.raw(parts).execute(db)
  for (const table of ['sys_log', 'sys_audit']) await sql.raw(firstParts(table, roles)).execute(db)
  await sql.raw(rights(roles)).execute(db)
}

const TENANT = '(select weft.current_tenant())'

const logTable = ({ app }: RoleNames) => `
drop trigger stamp on weft.sys_log;
drop trigger track on weft.sys_log;
alter table weft.sys_log rename to sys_log_former;
alter table weft.sys_log_former drop constraint sys_log_pkey;
alter table weft.sys_log_former alter column create_by set default nullif(pg_catalog.current_setting('weft.user', true), '');
create table weft.sys_log (like weft.sys_log_former including defaults including constraints) partition by range (create_time);
alter table weft.sys_log add primary key (id, create_time);
create index on weft.sys_log (tenant_id, create_time);
create index on weft.sys_log (tenant_id, log_type, create_time);
create index on weft.sys_log (tenant_id, userid, create_time);
create index on weft.sys_log (tenant_id, create_time) include (userid, ip)
  where log_type = 1 and userid is not null and method is distinct from 'sysLogout';
create index on weft.sys_log (tenant_id, create_time) include (userid, ip)
  where log_type = 2 and method = 'sysPermissionGetUserPermissionByToken' and refused is null;
create index on weft.sys_log (tenant_id, create_time) where refused is not null;
alter table weft.sys_log enable row level security;
alter table weft.sys_log force row level security;
create policy tenant on weft.sys_log using (tenant_id = ${TENANT});
-- A trigger of a part knows the part alone by name; the audit table knows the log.
create function weft.track_log() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  insert into weft.sys_audit (tenant_id, table_name, record_id, action, before, after)
    values (old.tenant_id, 'sys_log', old.id, lower(tg_op), to_jsonb(old), case tg_op when 'UPDATE' then to_jsonb(new) end);
  return null;
end $$;
create trigger track after update or delete on weft.sys_log for each row execute function weft.track_log();
-- Who and when are never given, only taken from the session.
grant select, insert (log_content, userid, username, ip, method, request_url, request_type, request_param, cost_time, log_type,
  operate_type, refused, times, trace, error) on weft.sys_log to "${app}";
`

const auditTable = ({ app, owner }: RoleNames) => `
alter table weft.sys_audit rename to sys_audit_former;
alter table weft.sys_audit_former drop constraint sys_audit_pkey;
alter table weft.sys_audit_former no force row level security;
create sequence weft.sys_audit_no;
select setval('weft.sys_audit_no', (select coalesce(max(id), 0) + 1 from weft.sys_audit_former), false);
alter table weft.sys_audit_former alter column id drop identity;
alter table weft.sys_audit_former alter column id set default nextval('weft.sys_audit_no');
create table weft.sys_audit (like weft.sys_audit_former including defaults including constraints) partition by range (at);
alter table weft.sys_audit add primary key (id, at);
create index on weft.sys_audit (table_name, record_id);
create index on weft.sys_audit (tenant_id, at);
create index on weft.sys_audit (tenant_id, who, at);
create index on weft.sys_audit (trace) where trace is not null;
alter table weft.sys_audit enable row level security;
alter table weft.sys_audit force row level security;
create policy tenant on weft.sys_audit using (tenant_id = ${TENANT});
create policy tracked on weft.sys_audit for insert to "${owner}" with check (true);
grant usage on sequence weft.sys_audit_no to "${app}";
grant select, insert (table_name, record_id, action, before, after) on weft.sys_audit to "${app}";
`

const parts = `
-- The first moment of a month by the clock of China, so many months from now.
create function weft.month_begin(months integer) returns timestamptz language sql stable set search_path = pg_catalog as $$
  select (date_trunc('month', now() at time zone 'Asia/Shanghai') + make_interval(months => months)) at time zone 'Asia/Shanghai' $$;

-- The parts of a table and when they end; the rest has no end.
create function weft.log_parts(parent text) returns table (part text, ends timestamptz) language sql stable
  set search_path = pg_catalog, weft as $$
  select c.relname::text, substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''([^'']+)''\\)')::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = ('weft.' || quote_ident(parent))::regclass $$;

create function weft.make_log_parts(ahead integer) returns integer language plpgsql security definer
  set search_path = pg_catalog, weft set lock_timeout = '5s' as $$
declare
  parent text; key text; part text; begins timestamptz; ends timestamptz; late boolean; made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('weft log parts', 0));
  foreach parent in array array['sys_log', 'sys_audit'] loop
    key := case parent when 'sys_log' then 'create_time' else 'at' end;
    for month in 0..ahead loop
      begins := weft.month_begin(month);
      ends := weft.month_begin(month + 1);
      continue when begins < (select max(p.ends) from weft.log_parts(parent) p);
      -- A part cannot take what the rest has of its month.
      execute format('select exists (select from weft.%I where %I >= $1 and %I < $2)', parent || '_rest', key, key)
        into late using begins, ends;
      continue when late;
      part := parent || to_char(begins at time zone 'Asia/Shanghai', '"_"YYYY"_"MM');
      execute format('create table weft.%I partition of weft.%I for values from (%L) to (%L)', part, parent, begins, ends);
      perform weft.guard_log_part(part);
      made := made + 1;
    end loop;
  end loop;
  return made;
end $$;

create function weft.drop_log_parts(parent text, months integer) returns table (part text, lines bigint) language plpgsql
  security definer set search_path = pg_catalog, weft set lock_timeout = '5s' as $$
declare
  found record; counted bigint;
begin
  if parent not in ('sys_log', 'sys_audit') or months < 6 then
    raise exception 'logs are kept for six months at least' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('weft log parts', 0));
  for found in select p.part, p.ends from weft.log_parts(parent) p where p.ends <= weft.month_begin(-months) order by p.ends loop
    execute format('select count(*) from weft.%I', found.part) into counted;
    execute format('alter table weft.%I detach partition weft.%I', parent, found.part);
    execute format('drop table weft.%I', found.part);
    part := found.part;
    lines := counted;
    return next;
  end loop;
end $$;
`

/** What was there becomes the part up to the end of this month. */
const firstParts = (table: string, { owner, app }: RoleNames) => `
create or replace function weft.guard_log_part(part text) returns void language plpgsql set search_path = pg_catalog, weft as $$
begin
  execute format('alter table weft.%I enable row level security', part);
  execute format('alter table weft.%I force row level security', part);
  execute format('create policy kept on weft.%I for select to %I using (true)', part, '${owner}');
end $$;
revoke all on weft.${table}_former from "${app}";
do $$ begin
  execute format('alter table weft.${table} attach partition weft.${table}_former for values from (minvalue) to (%L)', weft.month_begin(1));
end $$;
create table weft.${table}_rest partition of weft.${table} default;
select weft.guard_log_part('${table}_former');
select weft.guard_log_part('${table}_rest');
`

const rights = ({ app }: RoleNames) => `
revoke execute on function weft.make_log_parts(integer), weft.drop_log_parts(text, integer), weft.guard_log_part(text) from public;
grant execute on function weft.make_log_parts(integer), weft.drop_log_parts(text, integer) to "${app}";
`
