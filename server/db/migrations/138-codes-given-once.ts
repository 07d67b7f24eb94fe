import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/**
 * Codes of departments and categories, and numbers of tenants, are given once (decision 225): a trigger keeps each, and what is known
 * of former ones is taken from the rows and the change log.
 */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(givenCodes(roles)).execute(db)
}

/** Tables whose codes are kept, each with the column and whose they are. */
const KEPT = [
  { table: 'sys_depart', column: 'org_code', tenant: 'tenant_id' },
  { table: 'sys_category', column: 'code', tenant: 'tenant_id' },
  { table: 'sys_tenant', column: 'id', tenant: '0' },
]

const keep = ({ table, column, tenant }: (typeof KEPT)[number]) => `
create function weft.keep_code_of_${table}() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  insert into sys_given_code (tenant_id, kind, code) select ${tenant === '0' ? '0' : `new.${tenant}`}, '${table}', new.${column}::text
    where new.${column} is not null and new.${column}::text !~ ' ' on conflict do nothing;
  return null;
end $$;
create trigger keep_code after insert or update of ${column} on weft.${table} for each row execute function weft.keep_code_of_${table}();
alter table weft.${table} no force row level security;
insert into weft.sys_given_code (tenant_id, kind, code)
  select ${tenant}, '${table}', ${column}::text from weft.${table} where ${column} is not null
  union select ${tenant}, '${table}', before ->> '${column}' from weft.sys_audit
    where table_name = '${table}' and before ->> '${column}' !~ ' '
  on conflict do nothing;
alter table weft.${table} force row level security;`

const givenCodes = ({ owner, app }: RoleNames) => `
create table weft.sys_given_code (
  tenant_id integer not null default weft.current_tenant(),
  kind text not null,
  code text collate "C" not null,
  primary key (tenant_id, kind, code)
);
alter table weft.sys_given_code enable row level security;
alter table weft.sys_given_code force row level security;
create policy tenant on weft.sys_given_code using (tenant_id = (select weft.current_tenant()));
create policy kept on weft.sys_given_code to "${owner}" using (true) with check (true);
grant select on weft.sys_given_code to "${app}";
alter table weft.sys_audit no force row level security;
${KEPT.map(keep).join('')}
alter table weft.sys_audit force row level security;
`
