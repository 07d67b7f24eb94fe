import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** What is watched beside figures: calls with their traces, slow statements, what browsers report, and alarms. */
export async function up(db: Kysely<unknown>, { app }: RoleNames): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of ['sys_watch_trace', 'sys_watch_statement', 'sys_watch_front', 'sys_watch_alarm'])
    await sql`grant select, insert, update, delete on ${sql.table(`weft.${table}`)} to ${sql.id(app)}`.execute(db)
}

const tables = `
-- The last calls of a process, for the pages of others; worth nothing after a crash.
create unlogged table weft.sys_watch_trace (
  source text primary key,
  at timestamptz not null default clock_timestamp(),
  calls jsonb not null);

create table weft.sys_watch_statement (
  id text primary key,
  text text not null,
  calls bigint not null,
  time double precision not null,
  longest double precision not null,
  begin_time timestamptz not null default clock_timestamp(),
  last_time timestamptz not null default clock_timestamp(),
  plan text);
create index on weft.sys_watch_statement (last_time);

-- What browsers of users report. The tenant is not that of row security: only administrators of the system read it.
create table weft.sys_watch_front (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null check (kind in ('error', 'vital')),
  name text not null,
  page text not null,
  message text,
  stack text,
  value double precision,
  user_id text,
  of_tenant integer not null);
create index on weft.sys_watch_front (kind, at);
create index on weft.sys_watch_front (at);

create table weft.sys_watch_alarm (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  rule_id text not null,
  rule_name text not null,
  measure text not null,
  source text not null,
  source_name text not null,
  threshold double precision not null,
  value double precision not null,
  worst double precision not null,
  begin_time timestamptz not null default clock_timestamp(),
  end_time timestamptz);
create unique index one_alarm_at_a_time on weft.sys_watch_alarm (rule_id, source) where end_time is null;
create index on weft.sys_watch_alarm (begin_time);
`
