import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Runs of flows of jobs and of their steps (decision 111). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables).execute(db)
  await sql.raw(['sys_job_flow_run', 'sys_job_flow_step'].map(table => governed(table, roles)).join('')).execute(db)
  await sql.raw(rights(roles)).execute(db)
}

const tables = `
create table weft.sys_job_flow_run (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  tenant_id integer not null default weft.current_tenant(),
  flow_id text not null,
  name text not null,
  owner text not null default pg_catalog.current_setting('weft.user', true),
  owner_org text default weft.current_org(),
  state text not null default 'running' check (state in ('running', 'done', 'failed', 'cancelled')),
  stop_wanted boolean not null default false,
  -- Something has to be looked at: it was begun, stopped, or begun again.
  fresh boolean not null default true,
  told boolean not null default false,
  begin_time timestamptz not null default clock_timestamp(),
  end_time timestamptz);
create unique index one_run_of_a_flow on weft.sys_job_flow_run (flow_id) where state = 'running';
create index on weft.sys_job_flow_run (tenant_id, begin_time);
create index on weft.sys_job_flow_run (end_time) where not told;

create table weft.sys_job_flow_step (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  tenant_id integer not null default weft.current_tenant(),
  flow_run_id text not null references weft.sys_job_flow_run on delete cascade,
  place integer not null,
  name text not null,
  parents text[] not null default '{}',
  waits_for text not null default 'all' check (waits_for in ('all', 'one')),
  job_class_name text not null,
  params jsonb not null default '{}',
  attempts integer,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled', 'skipped')),
  run_id text,
  end_time timestamptz,
  error text,
  unique (flow_run_id, name));
create index on weft.sys_job_flow_step (run_id) where state = 'running';
`

const governed = (table: string, { app, jobs }: RoleNames) => `
alter table weft.${table} enable row level security;
alter table weft.${table} force row level security;
create policy tenant on weft.${table} to "${app}" using (tenant_id = (select weft.current_tenant()))
  with check (tenant_id = (select weft.current_tenant()));
create policy jobs on weft.${table} to "${jobs}" using (true) with check (true);
grant select, update on weft.${table} to "${jobs}";
`

const rights = ({ app }: RoleNames) => `
grant select, delete, insert (flow_id, name), update (state, stop_wanted, fresh, told, end_time) on weft.sys_job_flow_run to "${app}";
grant select, insert (flow_run_id, place, name, parents, waits_for, job_class_name, params, attempts),
  update (state, run_id, end_time, error) on weft.sys_job_flow_step to "${app}";
`
