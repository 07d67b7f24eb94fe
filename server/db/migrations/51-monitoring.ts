import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** What servers measure, by the minute and by the hour; which migrations there were is read by who says whether a server is ready. */
export async function up(db: Kysely<unknown>, { app, jobs }: RoleNames): Promise<void> {
  await sql`grant select on weft.migration to ${sql.id(app)}, ${sql.id(jobs)}`.execute(db)
  await sql.raw(tables).execute(db)
  await sql`grant select, insert, update, delete on weft.sys_watch_source, weft.sys_watch_figure to ${sql.id(app)}`.execute(db)
}

const tables = `
-- Processes of servers, and the database itself.
create table weft.sys_watch_source (
  id text primary key,
  kind text not null check (kind in ('process', 'database')),
  name text not null,
  facts jsonb not null default '{}',
  begin_time timestamptz not null default clock_timestamp(),
  seen_time timestamptz not null default clock_timestamp(),
  end_time timestamptz);

create table weft.sys_watch_figure (
  grain text not null check (grain in ('minute', 'hour')),
  at timestamptz not null,
  source text not null references weft.sys_watch_source on delete cascade,
  figures jsonb not null,
  peaks jsonb not null,
  calls jsonb not null default '{}',
  primary key (grain, at, source));
create index on weft.sys_watch_figure (source);
`
