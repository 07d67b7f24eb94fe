import { type Kysely, sql } from 'kysely'
import type { RoleNames, TenancyOptions } from './owner'
import { SYSTEM_SCHEMA } from './schemas'

/** Columns that every governed table has, for `create table` statements. */
export const TENANCY_COLUMNS = `
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  tenant_id integer not null default weft.current_tenant(),
  create_by text,
  create_time timestamptz not null default clock_timestamp(),
  update_by text,
  update_time timestamptz,
  version integer not null default 0`

/**
 * Puts a table under the rules of the house: rows of other tenants do not exist (row-level security, also for the owner),
 * audit columns come from the session, every change lands in the audit table, and the app role may work on it.
 * The table needs the columns of `GOVERNED_COLUMNS`.
 */
export async function enableTenancyAndAudit<T>(
  db: Kysely<T>,
  roles: Pick<RoleNames, 'app'>,
  table: string,
  options: TenancyOptions = {},
): Promise<void> {
  const name = sql.id(options.schema ?? SYSTEM_SCHEMA, table)
  // In a select of its own the tenant is read once for each statement, not for each row.
  const tenant = '(select weft.current_tenant())'
  const policy = sql.raw(options.shared ? `tenant_id in (0, ${tenant})` : `tenant_id = ${tenant}`)
  const own = sql.raw(`tenant_id = ${tenant}`)
  const secret = sql.raw((options.secret ?? []).map(column => `'${column.replaceAll("'", "''")}'`).join(', '))
  const statements = [
    sql`alter table ${name} enable row level security`,
    sql`alter table ${name} force row level security`,
    sql`create policy tenant_reads on ${name} for select using (${policy})`,
    sql`create policy tenant_adds on ${name} for insert with check (${own})`,
    sql`create policy tenant_changes on ${name} for update using (${own}) with check (${own})`,
    sql`create policy tenant_removes on ${name} for delete using (${own})`,
    sql`create trigger stamp before insert or update on ${name} for each row execute function weft.stamp()`,
    sql`create trigger track after insert or update or delete on ${name} for each row execute function weft.track(${secret})`,
    sql`grant select, insert, update, delete on ${name} to ${sql.id(roles.app)}`,
  ]
  for (const statement of statements) await statement.execute(db)
}
