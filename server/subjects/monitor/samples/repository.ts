import { type Kysely, sql } from 'kysely'
import type { MonitorServer } from '../../../generated/operations'
import { type ListColumn, type ListSpec, listPage, type RawListQuery, type Trx } from '../../../query'
import type { CallFigures } from '../calls/call-figures'

export type { Trx }

/** Numbers by name. */
export type Figures = Readonly<Record<string, number>>

/** Names of measures are data: they stay as they are. */
const plain = (trx: Trx) => trx.withoutPlugins() as unknown as Kysely<unknown>

export type Grain = 'minute' | 'hour'

/** What a source measured in one minute, or hour. */
export interface Sample {
  readonly source: string
  readonly figures: Figures
  readonly peaks: Figures
  readonly calls: CallFigures
}

export interface Source {
  readonly id: string
  readonly kind: 'process' | 'database'
  readonly name: string
  readonly facts: object
}

/** Adds a source, or says what has become of it: it is seen now. */
export async function seen(trx: Trx, { id, kind, name, facts }: Source): Promise<void> {
  await sql`insert into sys_watch_source (id, kind, name, facts) values (${id}, ${kind}, ${name}, ${JSON.stringify(facts)}::jsonb)
    on conflict (id) do update set seen_time = clock_timestamp(), end_time = null, facts = excluded.facts`.execute(trx)
}

export const ended = async (trx: Trx, id: string): Promise<void> =>
  void (await sql`update sys_watch_source set end_time = clock_timestamp() where id = ${id}`.execute(trx))

export interface FormerProcess {
  readonly id: string
  readonly pid: number
  /** Seconds since it was first seen. */
  readonly age: number
}

/** The other processes on a host that have not said that they end. */
export async function processesOn(trx: Trx, host: string, own: string): Promise<readonly FormerProcess[]> {
  const { rows } = await sql<FormerProcess>`select id, (facts ->> 'pid')::integer as pid,
      extract(epoch from clock_timestamp() - begin_time)::double precision as age
    from sys_watch_source where kind = 'process' and name = ${host} and id <> ${own} and end_time is null and facts ? 'pid'`.execute(trx)
  return rows
}

/** False when the row of that time is there already. */
export async function addSample(trx: Trx, grain: Grain, at: Date, { source, figures, peaks, calls }: Sample): Promise<boolean> {
  const [own, most, counted] = [figures, peaks, calls].map(each => JSON.stringify(each))
  const { numAffectedRows } = await sql`insert into sys_watch_figure (grain, at, source, figures, peaks, calls)
    values (${grain}, ${at}, ${source}, ${own}::jsonb, ${most}::jsonb, ${counted}::jsonb) on conflict do nothing`.execute(trx)
  return numAffectedRows === 1n
}

export const keepFigures = async (trx: Trx, at: Date, { source, figures, peaks }: Omit<Sample, 'calls'>): Promise<void> =>
  void (await sql`update sys_watch_figure set figures = ${JSON.stringify(figures)}::jsonb, peaks = ${JSON.stringify(peaks)}::jsonb
    where grain = 'minute' and at = ${at} and source = ${source}`.execute(trx))

/** Hours that are over, have minutes, and are not put together yet. */
export async function openHours(trx: Trx): Promise<readonly { source: string; hour: string }[]> {
  const { rows } = await sql<{ source: string; hour: string }>`
    select distinct f.source, to_char(date_trunc('hour', f.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as hour
    from sys_watch_figure f
    where f.grain = 'minute' and f.at < date_trunc('hour', clock_timestamp() - interval '3 minutes') and not exists
      (select from sys_watch_figure h where h.grain = 'hour' and h.at = date_trunc('hour', f.at) and h.source = f.source)`.execute(
    plain(trx),
  )
  return rows
}

type Stored = Omit<Sample, 'source'> & { readonly source: string; readonly at: number }

/** Samples of a time, oldest first; of one source, or of all of a kind. `at` is in milliseconds since 1970. */
export async function samplesOf(
  trx: Trx,
  asked: {
    readonly grain: Grain
    readonly from: Date
    readonly to: Date
    readonly kind?: Source['kind']
    readonly source?: string | undefined
  },
): Promise<readonly Stored[]> {
  const of = asked.source === undefined ? sql`s.kind = ${asked.kind ?? 'process'}` : sql`s.id = ${asked.source}`
  const { rows } = await sql<Stored>`select f.source, (extract(epoch from f.at) * 1000)::double precision as at, f.figures, f.peaks, f.calls
    from sys_watch_figure f join sys_watch_source s on s.id = f.source
    where f.grain = ${asked.grain} and f.at >= ${asked.from} and f.at < ${asked.to} and ${of} order by f.at`.execute(plain(trx))
  return rows
}

/** Removes minutes after a day, hours after thirty days, and sources of which nothing is left. */
export async function removeOld(trx: Trx): Promise<void> {
  await sql`delete from sys_watch_figure where grain = 'minute' and at < clock_timestamp() - interval '25 hours'
    or grain = 'hour' and at < clock_timestamp() - interval '30 days'`.execute(trx)
  await sql`delete from sys_watch_source s where s.seen_time < clock_timestamp() - interval '1 day'
    and not exists (select from sys_watch_figure f where f.source = s.id)`.execute(trx)
  await sql`delete from sys_watch_trace where at < clock_timestamp() - interval '1 hour'`.execute(trx)
}

const NUMBERS = [
  'cpu',
  'machineCpu',
  'load',
  'memory',
  'heap',
  'heapPart',
  'machineMemoryPart',
  'diskPart',
  'diskFree',
  'loopDelay',
  'loopBusy',
  'handles',
  'sockets',
  'queue',
  'calls',
  'errors',
  'errorPart',
  'p95',
  'slowestStatement',
] as const

const figure = (name: string): ListColumn => ({ name, kind: 'decimal', column: sql`(t.figures ->> ${sql.lit(name)})::double precision` })
const fact = (name: string, kind: 'text' | 'integer') => ({
  name,
  kind,
  column: sql`(t.facts ->> ${sql.lit(name)})${sql.raw(kind === 'integer' ? '::integer' : '')}`,
})

/** A process that is silent for so long is gone. */
const SILENT = sql`clock_timestamp() - interval '3 minutes'`
const STATE = sql`case when s.end_time is not null then 'ended' when s.seen_time < ${SILENT} then 'gone' else 'running' end`

/** Processes of the last day with their last minute. */
const servers: ListSpec = {
  table: 'servers',
  with: sql`with servers as (select s.*, ${STATE} as state, f.figures from weft.sys_watch_source s left join lateral
      (select figures from weft.sys_watch_figure f where f.grain = 'minute' and f.source = s.id order by at desc limit 1) f on true
    where s.kind = 'process' and s.seen_time > clock_timestamp() - interval '1 day')`,
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'name', kind: 'text' },
    { name: 'state', kind: 'text' },
    { name: 'beginTime', kind: 'datetime' },
    { name: 'seenTime', kind: 'datetime' },
    { name: 'endTime', kind: 'datetime' },
    fact('pid', 'integer'),
    fact('node', 'text'),
    fact('cores', 'integer'),
    fact('machineMemory', 'integer'),
    ...NUMBERS.map(figure),
  ],
  sort: { name: 'seenTime', order: 'desc' },
}

export const serverPage = (trx: Trx, query: RawListQuery) => listPage<MonitorServer>(trx, servers, query)

/** How many processes run, and how many are gone without a word. */
export async function stateCounts(trx: Trx): Promise<{ servers: number; gone: number }> {
  const { rows } = await sql<{ servers: number; gone: number }>`select count(*) filter (where ${STATE} = 'running')::integer as servers,
      count(*) filter (where ${STATE} = 'gone')::integer as gone
    from sys_watch_source s where kind = 'process' and seen_time > clock_timestamp() - interval '1 day'`.execute(trx)
  return rows[0] ?? { servers: 0, gone: 0 }
}

/** The counts of the database at the last look, which rates are made of. */
export async function countsOf(trx: Trx, id: string): Promise<Figures> {
  const { rows } = await sql<{ facts: Figures }>`select facts from sys_watch_source where id = ${id}`.execute(plain(trx))
  return rows[0]?.facts ?? {}
}

export async function databaseNow(trx: Trx): Promise<Figures> {
  const { rows } = await sql<{ found: Figures }>`select weft.watch_database() as found`.execute(plain(trx))
  return rows[0]?.found ?? {}
}

/** Runs of jobs of every tenant; to be asked as the role of jobs. */
export async function jobsNow(db: Kysely<unknown>): Promise<Figures> {
  const { rows } = await sql<Record<string, number>>`select count(*) filter (where state = 'running')::integer as "jobsRunning",
      count(*) filter (where state = 'waiting')::integer as "jobsWaiting",
      count(*) filter (where state = 'waiting' and due_time < now() - interval '5 minutes')::integer as "jobsLate",
      count(*) filter (where state = 'failed' and end_time > now() - interval '1 hour')::integer as "jobsFailed"
    from sys_job_run where state in ('running', 'waiting') or end_time > now() - interval '1 hour'`.execute(db.withoutPlugins())
  return rows[0] ?? {}
}
