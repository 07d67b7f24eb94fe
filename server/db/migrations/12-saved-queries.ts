import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Queries that people have saved, each its owner's (`create_by`), and the roles that see them too. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_saved_query')
  await enableTenancyAndAudit(db, roles, 'sys_saved_query_role')
  await sql.raw(policies).execute(db)
}

const tables = `
create table weft.sys_saved_query (${TENANCY_COLUMNS},
  page text not null check (length(page) between 1 and 100),
  kind text not null check (kind in ('conditions', 'analysis')),
  title text not null check (length(title) between 1 and 50),
  content text not null check (length(content) <= 20000));
create unique index on weft.sys_saved_query (tenant_id, create_by, page, kind, title);
create index on weft.sys_saved_query (tenant_id, page, kind);
create index on weft.sys_saved_query (tenant_id, create_time);

create table weft.sys_saved_query_role (${TENANCY_COLUMNS},
  query_id text not null references weft.sys_saved_query on delete cascade,
  role_id text not null references weft.sys_role on delete cascade,
  unique (query_id, role_id));
create index on weft.sys_saved_query_role (role_id);
create index on weft.sys_saved_query_role (tenant_id, create_time);
`

const OWN = "create_by = nullif(current_setting('weft.user', true), '')"

/** Within its tenant a query that is not shared is there for its owner alone, and no other user changes one at all. */
const policies = `
create policy owner_reads on weft.sys_saved_query as restrictive for select
  using (${OWN} or exists (select 1 from weft.sys_saved_query_role r where r.query_id = sys_saved_query.id));
create policy owner_changes on weft.sys_saved_query as restrictive for update using (${OWN}) with check (${OWN});
`
