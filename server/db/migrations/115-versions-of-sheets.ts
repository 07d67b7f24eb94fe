import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Versions of sheets, what is masked in them, and files on their way in (decision 173). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of ['data_sheet_version', 'data_sheet_mask', 'data_import']) await enableTenancyAndAudit(db, roles, table)
}

/** `file`, `apart_file`: stored paths of Parquet files; their rows name the columns c1, c2 … */
const tables = `
create table weft.data_sheet_version (${TENANCY_COLUMNS},
  sheet_id text not null,
  no integer not null,
  file text not null,
  apart_file text,
  row_count bigint not null,
  apart_count bigint not null default 0,
  byte_count bigint not null,
  columns jsonb not null,
  profile jsonb not null,
  origin jsonb not null,
  unique (tenant_id, sheet_id, no));

create table weft.data_sheet_mask (${TENANCY_COLUMNS},
  sheet_id text not null,
  column_name text not null,
  kind text not null check (kind in ('part', 'whole')),
  unique (tenant_id, sheet_id, column_name));

create table weft.data_import (${TENANCY_COLUMNS},
  file text not null,
  file_name text not null,
  state text not null check (state in ('looking', 'ready', 'running', 'done', 'failed')),
  form jsonb not null default '{}',
  proposal jsonb,
  chosen jsonb,
  run_id text,
  fault text,
  sheet_id text,
  version_no integer);
create index on weft.data_import (tenant_id, create_by, create_time);
`
