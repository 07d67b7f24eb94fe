import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/**
 * Figures of days that are over, which outlive the log that they were counted from, and how often addresses call routes of the gateway, which
 * all servers count together (decision 144). Neither is written by users, so that no audit follows it.
 */
export async function up(db: Kysely<unknown>, { app }: RoleNames): Promise<void> {
  await sql.raw(days(app)).execute(db)
  await sql.raw(rates(app)).execute(db)
}

const days = (app: string) => `
create table weft.sys_day_figure (
  tenant_id integer not null default weft.current_tenant(),
  day date not null,
  sign_ins integer not null,
  visits integer not null,
  people integer not null,
  addresses integer not null,
  primary key (tenant_id, day));
alter table weft.sys_day_figure enable row level security;
alter table weft.sys_day_figure force row level security;
create policy tenant on weft.sys_day_figure using (tenant_id = (select weft.current_tenant())) with check (tenant_id = (select weft.current_tenant()));
grant select, insert on weft.sys_day_figure to "${app}";
`

// What is lost with the database is a second of counting.
const rates = (app: string) => `
create unlogged table weft.sys_gateway_rate (
  route_id text not null,
  address text not null,
  tokens double precision not null,
  at timestamptz not null,
  primary key (route_id, address));
create index on weft.sys_gateway_rate (at);
grant select, insert, update, delete on weft.sys_gateway_rate to "${app}";
`
