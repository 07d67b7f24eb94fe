import { type Kysely, sql } from 'kysely'
import type { TracedCall as CallRow, MonitorCall, TraceStep } from '../../../generated/operations'
import { type ListSpec, listPage, type PageOf, type RawListQuery, type Trx } from '../../../query'
import type { TracedCall } from './trace'

export type { Trx }

const plain = (trx: Trx) => trx.withoutPlugins() as unknown as Kysely<unknown>

/** Hands the last calls of this process to the others. */
export const handOver = async (trx: Trx, source: string, calls: readonly TracedCall[]): Promise<void> =>
  void (await sql`insert into sys_watch_trace (source, calls) values (${source}, ${JSON.stringify(calls)}::jsonb)
    on conflict (source) do update set at = clock_timestamp(), calls = excluded.calls`.execute(trx))

/** Whether another process runs that could be asked for the calls of this one. */
export async function hasOthers(trx: Trx, source: string): Promise<boolean> {
  const { rows } = await sql`select from sys_watch_source where kind = 'process' and id <> ${source} and end_time is null
    and seen_time > clock_timestamp() - interval '3 minutes' limit 1`.execute(trx)
  return rows.length > 0
}

/** The last calls of other processes, by their servers. */
export async function callsOfOthers(trx: Trx, source: string): Promise<readonly { name: string; calls: readonly TracedCall[] }[]> {
  const { rows } = await sql<{ name: string; calls: readonly TracedCall[] }>`select s.name, t.calls from sys_watch_trace t
    join sys_watch_source s on s.id = t.source where t.source <> ${source}`.execute(plain(trx))
  return rows
}

const calls: ListSpec = {
  table: 'counted',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'range', kind: 'text' },
    { name: 'path', kind: 'text' },
    { name: 'method', kind: 'text' },
    ...(['calls', 'rate', 'errors', 'errorPart', 'mean', 'p50', 'p95', 'p99'] as const).map(name => ({ name, kind: 'decimal' as const })),
  ],
  sort: { name: 'calls', order: 'desc' },
}

/** A page of what has been counted, by the list convention. */
export function callPage(trx: Trx, query: RawListQuery, rows: readonly MonitorCall[]): Promise<PageOf<MonitorCall>> {
  const given = sql`with counted as (select id, range, path, method, calls, rate, errors, "errorPart" as error_part, mean, p50, p95, p99
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(id text, range text, path text, method text, calls double precision,
      rate double precision, errors double precision, "errorPart" double precision, mean double precision, p50 double precision,
      p95 double precision, p99 double precision))`
  return listPage(trx, { ...calls, with: given }, query)
}

const traces: ListSpec = {
  table: 'traced',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'time', kind: 'datetime' },
    { name: 'method', kind: 'text' },
    { name: 'path', kind: 'text' },
    { name: 'operation', kind: 'text' },
    { name: 'status', kind: 'integer' },
    { name: 'failed', kind: 'boolean' },
    { name: 'ms', kind: 'decimal' },
    { name: 'guardMs', kind: 'decimal' },
    { name: 'databaseMs', kind: 'decimal' },
    { name: 'statementCount', kind: 'integer' },
    { name: 'username', kind: 'text' },
    { name: 'tenant', kind: 'integer' },
    { name: 'serverName', kind: 'text' },
  ],
  sort: { name: 'time', order: 'desc' },
}

export function tracePage(trx: Trx, query: RawListQuery, rows: readonly object[]): Promise<PageOf<CallRow>> {
  const given = sql`with traced as (select id, to_timestamp(at / 1000) as time, method, path, operation, status, failed, ms,
      "guardMs" as guard_ms, "databaseMs" as database_ms, "statementCount" as statement_count, username, tenant,
      "serverName" as server_name
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(id text, at double precision, method text, path text, operation text,
      status integer, failed boolean, ms double precision, "guardMs" double precision, "databaseMs" double precision,
      "statementCount" integer, username text, tenant integer, "serverName" text))`
  return listPage(trx, { ...traces, with: given }, query)
}

const steps: ListSpec = {
  table: 'taken',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'step', kind: 'text' },
    { name: 'text', kind: 'text' },
    { name: 'begin', kind: 'decimal', column: sql`t."begin"` },
    { name: 'ms', kind: 'decimal' },
  ],
  sort: { name: 'begin', order: 'asc' },
}

export function stepPage(trx: Trx, query: RawListQuery, rows: readonly TraceStep[]): Promise<PageOf<TraceStep>> {
  const given = sql`with taken as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as t(id text, step text, text text, "begin" double precision, ms double precision))`
  return listPage(trx, { ...steps, with: given }, query)
}
