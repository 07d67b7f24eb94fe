import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Numbers of fill rules: the last of each series, and those that were handed out before there was a record. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_fill_counter')
  await enableTenancyAndAudit(db, roles, 'sys_fill_held')
}

const tables = `
create table weft.sys_fill_counter (${TENANCY_COLUMNS},
  rule_code varchar(100) not null,
  series varchar(400) not null,
  last bigint not null,
  unique (tenant_id, rule_code, series));

create table weft.sys_fill_held (${TENANCY_COLUMNS},
  rule_code varchar(100) not null,
  series varchar(400) not null,
  number bigint not null,
  value text not null,
  holder text not null,
  free_at timestamptz not null);
create unique index on weft.sys_fill_held (tenant_id, rule_code, series, number);
create index on weft.sys_fill_held (tenant_id, rule_code, holder);
`
