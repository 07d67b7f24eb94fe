import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Schedules, their runs with what they logged, and the servers that run them (decision 101). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql`grant usage on schema weft to ${sql.id(roles.jobs)}`.execute(db)
  await sql.raw(tables).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_quartz_job')
  await sql.raw(rights(roles)).execute(db)
}

/** The columns of schedules come with their entity. */
const tables = `
create table weft.sys_quartz_job (${TENANCY_COLUMNS}, sys_org_code text default weft.current_org());

create table weft.sys_job_plan (
  schedule_id text primary key references weft.sys_quartz_job on delete cascade,
  schedule_version integer not null,
  next_time timestamptz);
create index on weft.sys_job_plan (next_time);

-- One row for each living server: its number is an advisory lock that it holds.
create table weft.sys_job_server (
  no integer generated always as identity primary key,
  name text not null,
  begin_time timestamptz not null default clock_timestamp());

create table weft.sys_job_hold (
  one boolean primary key default true check (one),
  held boolean not null default false,
  held_by text,
  held_time timestamptz);
insert into weft.sys_job_hold default values;

create table weft.sys_job_run (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  tenant_id integer not null default weft.current_tenant(),
  schedule_id text,
  name text not null,
  job_class_name text not null,
  params jsonb not null default '{}',
  cause text not null check (cause in ('plan', 'hand', 'again', 'call')),
  owner text not null default pg_catalog.current_setting('weft.user', true),
  owner_org text default weft.current_org(),
  planned_time timestamptz not null default clock_timestamp(),
  run_key text,
  attempts integer not null default 1,
  pause_seconds integer not null default 10,
  time_limit integer not null default 3600,
  tells text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled', 'skipped')),
  sent boolean not null default false,
  due_time timestamptz not null default clock_timestamp(),
  turn integer not null default 0,
  failures integer not null default 0,
  losses integer not null default 0,
  stop_wanted boolean not null default false,
  server_no integer,
  server_name text,
  begin_time timestamptz,
  end_time timestamptz,
  done double precision,
  total double precision,
  progress_text text,
  steps jsonb not null default '{}',
  result jsonb,
  error text,
  told boolean not null default false,
  told_late boolean not null default false);
create unique index one_run_of_a_planned_time on weft.sys_job_run (schedule_id, planned_time) where cause = 'plan';
create unique index one_run_of_a_key on weft.sys_job_run (tenant_id, run_key)
  where run_key is not null and (state = 'running' or state = 'waiting' and sent);
create index on weft.sys_job_run (state, due_time) where state in ('waiting', 'running');
create index on weft.sys_job_run (end_time) where not told and state not in ('waiting', 'running');
create index on weft.sys_job_run (tenant_id, planned_time);
create index on weft.sys_job_run (tenant_id, schedule_id, planned_time);
create index on weft.sys_job_run (tenant_id, owner, planned_time);

create table weft.sys_job_line (
  id bigint generated always as identity primary key,
  tenant_id integer not null,
  run_id text not null references weft.sys_job_run on delete cascade,
  turn integer not null,
  at timestamptz not null default clock_timestamp(),
  level text not null check (level in ('info', 'warn', 'error')),
  text text not null);
create index on weft.sys_job_line (run_id, id);
`

const governed = (table: string, { app, jobs }: RoleNames) => `
alter table weft.${table} enable row level security;
alter table weft.${table} force row level security;
create policy tenant on weft.${table} to "${app}" using (tenant_id = (select weft.current_tenant()))
  with check (tenant_id = (select weft.current_tenant()));
create policy jobs on weft.${table} to "${jobs}" using (true) with check (true);
grant select, insert, update, delete on weft.${table} to "${jobs}";
`

const rights = (roles: RoleNames) => `
${governed('sys_job_run', roles)}
${governed('sys_job_line', roles)}
grant select, delete, insert (schedule_id, name, job_class_name, params, cause, run_key, attempts, pause_seconds, time_limit, tells),
  update (stop_wanted, steps, told, told_late) on weft.sys_job_run to "${roles.app}";
grant select on weft.sys_job_line to "${roles.app}";
grant select, insert, update, delete on weft.sys_job_plan, weft.sys_job_server to "${roles.jobs}";
grant select on weft.sys_job_hold, weft.sys_quartz_job to "${roles.jobs}";
grant select on weft.sys_job_plan, weft.sys_job_server, weft.sys_job_hold to "${roles.app}";
grant update on weft.sys_job_hold to "${roles.app}";
create policy jobs on weft.sys_quartz_job for select to "${roles.jobs}" using (true);
create policy jobs on weft.sys_user for select to "${roles.jobs}" using (true);
grant select (id, tenant_id, username, org_code, del_flag) on weft.sys_user to "${roles.jobs}";
grant execute on function weft.current_tenant(), weft.current_org() to "${roles.jobs}";
`
