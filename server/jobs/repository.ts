import { CompiledQuery, type Kysely, type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/database'
import { HOLD_LOCK, wake } from '../db/jobs'
import { JOBS_SCHEMA } from '../db/schemas'
import { insertRow } from '../query'

/** A transaction of the role of jobs, which sees every tenant. */
export type JobsTrx = Kysely<unknown>

/** How pg-boss speaks to a database. */
export interface StatementRunner {
  executeSql(text: string, values: unknown[]): Promise<{ rows: never[] }>
}

/** Its statements on our connection or transaction, with their columns as they are. */
export const executor = (db: JobsTrx): StatementRunner => ({
  executeSql: async (text, values) => {
    const { rows } = await db.withoutPlugins().executeQuery(CompiledQuery.raw(text, values))
    return { rows: rows as never[] }
  },
})

export { JOBS_SCHEMA }

export async function hasQueue(db: JobsTrx): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${`${JOBS_SCHEMA}.version`}) is not null as there`.execute(db)
  return rows[0]?.there === true
}

/** Only one server at a time does what has this number; false when another one does. */
export async function alone(trx: JobsTrx, what: number): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${HOLD_LOCK + 1}, ${what}) as got`.execute(trx)
  return rows[0]?.got === true
}

/** Does `work` with a connection while every other server that wants to do so waits. */
export const oneServerAtATime = (db: JobsTrx, work: (connection: JobsTrx) => Promise<void>): Promise<void> =>
  db.connection().execute(async connection => {
    await sql`select pg_advisory_lock(${HOLD_LOCK + 2}, 0)`.execute(connection)
    try {
      await work(connection)
    } finally {
      await sql`select pg_advisory_unlock(${HOLD_LOCK + 2}, 0)`.execute(connection)
    }
  })

/** A run that has not begun this long after its time is late, where its schedule says nothing else. */
export const LATE_MINUTES = 10

/**
 * Runs of which people are to hear: they have ended, or are late. Time for which all jobs were held does not count, and none is late while
 * they are.
 */
export const UNTOLD = sql<SqlBool>`(not r.told and r.state not in ('running', 'waiting') or not r.told_late and r.state = 'waiting' and r.turn = 0
  and exists (select from sys_job_hold h where not h.held and greatest(r.planned_time, h.held_time) < now() - make_interval(mins => r.late_minutes)))`

/** Flows that have something to be looked at: their state is fresh, or a run of a step has ended. */
const FLOWS_TO_ADVANCE = sql<boolean>`exists (select from sys_job_flow_run f where f.state = 'running' and f.fresh)
  or exists (select from sys_job_flow_step s left join sys_job_run r on r.id = s.run_id
    where s.state = 'running' and (r.id is null or r.state not in ('waiting', 'running')))`

/** What waits for a server; asked every second, so that nothing else need be. */
export interface Todo {
  /** A run has no server that runs it. */
  readonly lost: boolean
  /** Schedules have changed or are due. */
  readonly due: boolean
  /** Runs wait that were not sent. */
  readonly unsent: boolean
  /** Runs have been sent and may be taken. */
  readonly waiting: boolean
  /** A run of this server is to be stopped. */
  readonly stop: boolean
  /** Flows have something to be looked at. */
  readonly flows: boolean
  /** Owners are to be told. */
  readonly untold: boolean
  /** Nothing is begun: the administrator holds all jobs. */
  readonly held: boolean
}

/** A delivery that was not taken for so long is sent again, which is nothing where it still waits. */
export const SENT_LONG_AGO = sql`interval '15 minutes'`

const DEAD = sql`not exists (select from pg_locks l where l.locktype = 'advisory' and l.classid::bigint = ${HOLD_LOCK}
  and l.objid::bigint = s.no and l.objsubid = 2 and l.granted and l.database = (select oid from pg_database where datname = current_database()))`

export async function todo(db: JobsTrx, own: number, running: readonly string[]): Promise<Todo> {
  const { rows } = await sql<Todo>`select
    exists (select from sys_job_server s where s.no <> ${own} and ${DEAD})
      or exists (select from sys_job_run r where r.state = 'running' and (not exists (select from sys_job_server s where s.no = r.server_no)
        or r.server_no = ${own} and not (r.id = any(${[...running]}::text[])))) as lost,
    exists (select from sys_quartz_job j left join sys_job_plan p on p.schedule_id = j.id
      where case when j.status = '0' then p.schedule_version is distinct from j.version or p.next_time <= now() else p.schedule_id is not null end) as due,
    exists (select from sys_job_run where state = 'waiting' and (not sent and due_time <= now() or due_time < now() - ${SENT_LONG_AGO})) as unsent,
    exists (select from sys_job_run where state = 'waiting' and sent and due_time <= now()) as waiting,
    exists (select from sys_job_run where state in ('running', 'waiting') and stop_wanted and coalesce(server_no, ${own}) = ${own}) as stop,
    ${FLOWS_TO_ADVANCE} as flows,
    exists (select from sys_job_run r where ${UNTOLD}) or exists (select from sys_job_flow_run where not told and state <> 'running') as untold,
    (select held from sys_job_hold) as held`.execute(db)
  return rows[0] as Todo
}

/** Servers whose number no process holds any more; their locks are ours until the transaction ends. */
export async function takeDead(trx: JobsTrx, own: number): Promise<readonly number[]> {
  const { rows } = await sql<{ no: number }>`select s.no from sys_job_server s
    where s.no <> ${own} and pg_try_advisory_xact_lock(${HOLD_LOCK}, s.no)`.execute(trx)
  return rows.map(({ no }) => no)
}

export const forgetServers = async (trx: JobsTrx, numbers: readonly number[]): Promise<void> =>
  void (await sql`delete from sys_job_server where no = any(${[...numbers]}::integer[])`.execute(trx))

/** Keeps an attempt from being taken over while the transaction lasts; false when it is over. */
export async function holdsTurn(trx: Trx, run: string, turn: number): Promise<boolean> {
  const { rows } = await sql`select from sys_job_run where id = ${run} and turn = ${turn} and state = 'running' for key share`.execute(trx)
  return rows.length > 0
}

/** What a step of the run has brought; undefined when it was not done. */
export async function stepOf(trx: Trx, run: string, name: string): Promise<{ readonly value: unknown } | undefined> {
  const { rows } = await sql<{ there: boolean; value: unknown }>`
    select jsonb_exists(steps, ${name}) as there, steps -> ${name} as value from sys_job_run where id = ${run}`.execute(trx)
  return rows[0]?.there ? { value: rows[0].value } : undefined
}

export const keepStep = async (trx: Trx, run: string, name: string, value: unknown): Promise<void> =>
  void (await sql`update sys_job_run set steps = steps || jsonb_build_object(${name}::text, ${JSON.stringify(value ?? null)}::jsonb)
    where id = ${run}`.execute(trx))

/** The step of a run that keeps its file: the path. */
export const FILE_STEP = 'result file'

/** The run of an owner that has kept a file; undefined when it is gone. */
export async function runOfFile(trx: Trx, owner: string, file: string): Promise<{ jobClassName: string; params: unknown } | undefined> {
  const { rows } = await sql<{ jobClassName: string; params: unknown }>`select job_class_name, params from sys_job_run
    where owner = ${owner} and split_part(steps ->> ${FILE_STEP}, '/', 2) = ${file} limit 1`.execute(trx)
  return rows[0]
}

/** Gives a run what another one of its kind has done already. */
export const copySteps = async (trx: Trx, from: string, to: string): Promise<void> =>
  void (await sql`update sys_job_run n set steps = o.steps from sys_job_run o
    where n.id = ${to} and o.id = ${from} and o.job_class_name = n.job_class_name`.execute(trx))

/** Whether so many runs of a tenant, or more, wait. Default tenant: that of the transaction. */
export async function isFull(trx: Trx | JobsTrx, most: number, tenant?: number): Promise<boolean> {
  if (!Number.isFinite(most)) return false
  const ofTenant = tenant === undefined ? sql`true` : sql`tenant_id = ${tenant}`
  const { rows } = await sql<{ full: boolean }>`select count(*) >= ${most} as full from (
    select from sys_job_run where ${ofTenant} and state = 'waiting' limit ${most}) w`.execute(trx)
  return rows[0]?.full === true
}

/** Adds a run for whom the transaction acts, and wakes the servers. Its id. */
export async function insertRun(trx: Trx, values: object): Promise<string> {
  const id = await insertRow(trx, 'sys_job_run', values)
  await wake(trx)
  return id
}
