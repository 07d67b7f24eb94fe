import { type Kysely, sql } from 'kysely'
import type { OwnerAccess } from '../../../db/owner'
import type { DatabaseSession, DatabaseTable, SlowStatement } from '../../../generated/operations'
import { type ListSpec, listPage, type RawListQuery, type Trx } from '../../../query'
import type { SlowStatement as Found } from '../calls/slow-statements'

import { END_SESSION, FUNCTIONS } from './functions'

export type { Trx }

/** Makes the functions that the lists read and the one that ends a session, for the app role alone. */
export async function makeFunctions({ db, roles }: OwnerAccess): Promise<void> {
  const plain = db as unknown as Kysely<unknown>
  const made = Object.entries(FUNCTIONS).map(([name, text]) => [`weft.watch_${name}()`, text] as const)
  for (const [signature, text] of [...made, ['weft.end_session(integer, text)', END_SESSION] as const]) {
    await sql.raw(text).execute(plain)
    const named = sql.raw(signature)
    await sql`revoke execute on function ${named} from public`.execute(plain)
    await sql`grant execute on function ${named} to ${sql.id(roles.app)}`.execute(plain)
  }
}

const sessions: ListSpec = {
  table: 'sessions',
  with: sql`with seen as materialized (select pid::text as id, * from weft.watch_sessions()),
    sessions as (select s.*, (select count(*)::integer from seen o where s.pid = any(o.blocked_by)) as blocks from seen s)`,
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'pid', kind: 'integer' },
    { name: 'role', kind: 'text' },
    { name: 'program', kind: 'text' },
    { name: 'state', kind: 'text' },
    { name: 'wait', kind: 'text' },
    { name: 'seconds', kind: 'decimal' },
    { name: 'transactionSeconds', kind: 'decimal' },
    { name: 'query', kind: 'text' },
    { name: 'blockedBy', kind: 'text', column: sql`array_to_string(t.blocked_by, '、')` },
    { name: 'blocks', kind: 'integer' },
  ],
  sort: { name: 'transactionSeconds', order: 'desc' },
}

const tables: ListSpec = {
  table: 'measured',
  with: sql`with measured as (select schema_name || '.' || table_name as id, * from weft.watch_tables())`,
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'name', kind: 'text', column: sql`case when t.schema_name = 'weft' then t.table_name else t.id end` },
    { name: 'rows', kind: 'decimal' },
    { name: 'size', kind: 'decimal' },
    { name: 'indexSize', kind: 'decimal' },
    { name: 'dead', kind: 'decimal' },
    { name: 'bloat', kind: 'decimal', column: sql`round(t.bloat::numeric, 1)::double precision` },
    { name: 'scans', kind: 'integer' },
    { name: 'indexScans', kind: 'integer' },
    { name: 'unusedIndexes', kind: 'integer' },
    { name: 'analyzed', kind: 'datetime' },
    { name: 'vacuumed', kind: 'datetime' },
  ],
  sort: { name: 'size', order: 'desc' },
}

/** What is slow by our own watch, and what pg_stat_statements knows where it is there. */
const statements: ListSpec = {
  table: 'statements',
  with: sql`with statements as (
    select id, text, calls, time, time / greatest(1, calls) as mean, longest, begin_time, last_time, plan, 'own' as origin from weft.sys_watch_statement
    union all select 'pg' || id, query, calls, total_ms, mean_ms, longest_ms, null, null, null, 'pg' from weft.watch_statements())`,
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'text', kind: 'text' },
    { name: 'calls', kind: 'decimal' },
    { name: 'time', kind: 'decimal' },
    { name: 'mean', kind: 'decimal' },
    { name: 'longest', kind: 'decimal' },
    { name: 'beginTime', kind: 'datetime' },
    { name: 'lastTime', kind: 'datetime' },
    { name: 'plan', kind: 'text' },
    { name: 'origin', kind: 'text' },
  ],
  sort: { name: 'longest', order: 'desc' },
}

/** False: it is over already. */
export async function endSession(trx: Trx, { pid, role }: { readonly pid: number; readonly role: string }): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean }>`select weft.end_session(${pid}, ${role}) as ended`.execute(trx)
  return rows[0]?.ended === true
}

export const sessionPage = (trx: Trx, query: RawListQuery) => listPage<DatabaseSession>(trx, sessions, query)
export const tablePage = (trx: Trx, query: RawListQuery) => listPage<DatabaseTable>(trx, tables, query)
export const statementPage = (trx: Trx, query: RawListQuery) => listPage<SlowStatement>(trx, statements, query)

/** Adds how often statements were slow; those that have no plan yet. */
export async function addSlow(trx: Trx, found: readonly Found[]): Promise<ReadonlySet<string>> {
  if (found.length === 0) return new Set()
  const rows = JSON.stringify(found.map(({ id, text, calls, time, longest }) => ({ id, text, calls, time, longest })))
  const { rows: kept } = await sql<{ id: string; plan: string | null }>`insert into sys_watch_statement (id, text, calls, time, longest)
    select id, text, calls, time, longest from jsonb_to_recordset(${rows}::jsonb)
      as t(id text, text text, calls bigint, time double precision, longest double precision)
    on conflict (id) do update set calls = sys_watch_statement.calls + excluded.calls, time = sys_watch_statement.time + excluded.time,
      longest = greatest(sys_watch_statement.longest, excluded.longest), last_time = clock_timestamp()
    returning id, plan`.execute(trx)
  return new Set(kept.filter(({ plan }) => plan === null).map(({ id }) => id))
}

export const removeOldStatements = async (trx: Trx): Promise<void> =>
  void (await sql`delete from sys_watch_statement where last_time < clock_timestamp() - interval '30 days'`.execute(trx))

/** How the database would answer a statement; it does not run. */
export async function planOf(trx: Trx, text: string, values: readonly unknown[]): Promise<string> {
  await sql`set transaction read only`.execute(trx)
  await sql`set local statement_timeout = '3s'`.execute(trx)
  const { rows } = await trx.withoutPlugins().executeQuery<Record<string, string>>({
    ...sql`select 1`.compile(trx),
    sql: `explain (costs, verbose off) ${text}`,
    parameters: values,
  })
  return rows.map(row => row['QUERY PLAN'] ?? '').join('\n')
}

export const keepPlan = async (trx: Trx, id: string, plan: string): Promise<void> =>
  void (await sql`update sys_watch_statement set plan = ${plan} where id = ${id}`.execute(trx))
