import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { JobHold, JobLine, JobRun } from '../../generated/operations'
import { type ListSpec, listAll, listPage, type RawListQuery, rowsWhere, type Trx } from '../../query'

export type { Trx } from '../../query'

const percent = sql`case when t.total > 0 then least(100, floor(100 * t.done / t.total))::integer end`
const seconds = sql`round(extract(epoch from coalesce(t.end_time, clock_timestamp()) - t.begin_time)::numeric, 1)::double precision`

const runs: ListSpec = {
  table: 'sys_job_run',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'scheduleId', kind: 'text' },
    { name: 'name', kind: 'text' },
    { name: 'jobClassName', kind: 'text', dict: 'job_type' },
    { name: 'params', kind: 'text', column: sql`weft.hide_sealed(t.params::text)` },
    { name: 'cause', kind: 'text' },
    { name: 'owner', kind: 'text', dict: 'sys_user,realname,username' },
    { name: 'plannedTime', kind: 'datetime' },
    { name: 'createTime', kind: 'datetime', column: 'planned_time' },
    { name: 'state', kind: 'text' },
    { name: 'turn', kind: 'integer' },
    { name: 'serverName', kind: 'text' },
    { name: 'beginTime', kind: 'datetime' },
    { name: 'endTime', kind: 'datetime' },
    { name: 'seconds', kind: 'decimal', column: seconds },
    { name: 'done', kind: 'decimal' },
    { name: 'total', kind: 'decimal' },
    { name: 'percent', kind: 'integer', column: percent },
    { name: 'progressText', kind: 'text' },
    { name: 'stopWanted', kind: 'boolean' },
    { name: 'quiet', kind: 'boolean', column: sql`t.tells = ''` },
    { name: 'resultText', kind: 'text', column: sql`t.result ->> 'text'` },
    { name: 'resultLink', kind: 'text', column: sql`t.result ->> 'link'` },
    {
      name: 'resultFile',
      kind: 'text',
      column: sql`(select t.result ->> 'file' from sys_file f where f.id = split_part(t.result ->> 'file', '/', 2))`,
    },
    { name: 'result', kind: 'text', column: sql`(t.result -> 'data')::text` },
    { name: 'error', kind: 'text' },
  ],
  sort: { name: 'plannedTime', order: 'desc' },
}

const lines: ListSpec = {
  table: 'sys_job_line',
  columns: [
    { name: 'id', kind: 'text', column: sql`t.id::text` },
    { name: 'runId', kind: 'text' },
    { name: 'turn', kind: 'integer' },
    { name: 'at', kind: 'datetime' },
    { name: 'createTime', kind: 'datetime', column: 'at' },
    { name: 'level', kind: 'text' },
    { name: 'text', kind: 'text' },
    { name: 'order', kind: 'integer', column: sql`t.id` },
  ],
  sort: { name: 'order', order: 'desc' },
}

export const runPage = (trx: Trx, query: RawListQuery) => listPage<JobRun>(trx, runs, query)
export const linePage = (trx: Trx, query: RawListQuery) => listPage<JobLine>(trx, lines, query)

/** Undefined when there is none. */
export async function findRun(trx: Trx, id: string): Promise<JobRun | undefined> {
  const [row] = await listAll<JobRun>(trx, { ...runs, where: sql<SqlBool>`t.id = ${id}` }, {})
  return row
}

/** What a run was given, its secrets sealed. */
export async function paramsOfRun(trx: Trx, id: string): Promise<unknown> {
  const { rows } = await sql<{ params: unknown }>`select params from sys_job_run where id = ${id}`.execute(trx.withoutPlugins())
  return rows[0]?.params ?? {}
}

/** Runs of a person that have not ended, and the newest that have. */
export async function runsOf(trx: Trx, username: string, most: number): Promise<readonly JobRun[]> {
  const own = (more: RawBuilder<SqlBool>) => rowsWhere<JobRun>(trx, runs, sql<SqlBool>`t.owner = ${username} and ${more}`)
  return own(sql<SqlBool>`(t.state in ('waiting', 'running') or t.id in (select id from sys_job_run
    where owner = ${username} and state not in ('waiting', 'running') order by end_time desc limit ${most}))`)
}

/** Asks a run to end; false when it has ended. */
export async function askToStop(trx: Trx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update sys_job_run set stop_wanted = true
    where id = ${id} and state in ('waiting', 'running')`.execute(trx)
  await sql`select pg_notify('weft_job_wake', '')`.execute(trx)
  return Number(numAffectedRows ?? 0) > 0
}

/** Removes runs that ended so many days ago; how many. */
export async function removeOldRuns(trx: Trx, days: number, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from sys_job_run where id in (select id from sys_job_run
    where state not in ('waiting', 'running') and told and end_time < now() - make_interval(days => ${days}) limit ${most})`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

export interface Schedule {
  readonly id: string
  readonly name: string | null
  readonly jobClassName: string
  readonly cronExpression: string
  readonly timeZone: string | null
  readonly parameter: string | null
  readonly status: string
  readonly tells: string | null
  readonly attempts: number | null
  readonly pauseSeconds: number | null
  readonly timeLimit: number | null
  /** Milliseconds since 1970. */
  readonly startTime: number | null
  readonly endTime: number | null
}

const SCHEDULE = sql`id, name, job_class_name, cron_expression, time_zone, parameter, status, tells,
  attempts::integer as attempts, pause_seconds::integer as pause_seconds, time_limit::integer as time_limit,
  (extract(epoch from start_time) * 1000)::double precision as start_time, (extract(epoch from end_time) * 1000)::double precision as end_time`

export async function findSchedule(trx: Trx, id: string): Promise<Schedule | undefined> {
  const { rows } = await sql<Schedule>`select ${SCHEDULE} from sys_quartz_job where id = ${id}`.execute(trx)
  return rows[0]
}

/** Whether another schedule has the class and the name. */
export async function isClassTaken(trx: Trx, jobClassName: string, name: string, own: string): Promise<boolean> {
  const { rows } = await sql`select from sys_quartz_job
    where job_class_name = ${jobClassName} and coalesce(name, '') = ${name} and id <> ${own} limit 1`.execute(trx)
  return rows.length > 0
}

/** Stops or resumes one schedule, or all of a kind; how many there are. */
export async function setStatus(
  trx: Trx,
  by: { id?: string | undefined; jobClassName?: string | undefined },
  status: '0' | '-1',
): Promise<number> {
  const which = by.id ? sql`id = ${by.id}` : sql`job_class_name = ${by.jobClassName ?? ''}`
  await sql`update sys_quartz_job set status = ${status} where ${which} and status is distinct from ${status}`.execute(trx)
  await sql`select pg_notify('weft_job_wake', '')`.execute(trx)
  const { rows } = await sql`select from sys_quartz_job where ${which}`.execute(trx)
  return rows.length
}

export async function holdOf(trx: Trx): Promise<JobHold> {
  const { rows } = await sql<JobHold & Record<string, unknown>>`select held, held_by, held_time from sys_job_hold`.execute(trx)
  return rows[0] ?? { held: false }
}

export async function setHold(trx: Trx, held: boolean, username: string): Promise<void> {
  await sql`update sys_job_hold set held = ${held}, held_by = ${username}, held_time = clock_timestamp()`.execute(trx)
  await sql`select pg_notify('weft_job_wake', '')`.execute(trx)
}

/** Notes in the audit table that a sample was done, so that what a run does can be counted. */
export const noteSample = async (trx: Trx, runId: string): Promise<void> =>
  void (await sql`insert into sys_audit (table_name, record_id, action) values ('sys_job_run', ${runId}, 'sample')`.execute(trx))

/** Enables (1) or disables (0) items of dictionaries. */
export const setItemStatus = async <T>(db: Kysely<T>, ids: readonly string[], status: 0 | 1): Promise<void> =>
  void (await sql`update sys_dict_item set status = ${status} where id = any(${[...ids]}::text[]) and status <> ${status}`.execute(db))
