import { sql } from 'kysely'
import type { Database } from '../../../db/database'
import type { JobsDatabase } from '../../../db/jobs'
import { UNTOLD } from '../../../jobs'
import type { Trx } from '../../../query'

/** Where news of runs of every tenant are looked for, and told. */
export type TellingDatabase = Pick<Database, 'withTenant'> & { readonly jobs: JobsDatabase }

/** Advisory locks of schedules whose alarms are looked at, one run after the other. */
const ALARM_LOCK = 7338

/** A run of which people have to be told. */
export interface Untold {
  readonly id: string
  readonly tenantId: number
  readonly scheduleId: string | null
  readonly cause: string
  readonly name: string
  readonly owner: string
  readonly ownerOrg: string | null
  readonly plannedTime: string
  readonly state: string
  readonly tells: string
  readonly error: string | null
  readonly resultText: string | null
  /** Whether it was begun in time; null when it was not begun. */
  readonly punctual: boolean | null
}

/** Of every tenant: runs that have ended, or are late, and of which nothing was told yet; in the order in which they ended. */
export async function untold({ db }: JobsDatabase, most: number): Promise<readonly Untold[]> {
  const { rows } =
    await sql<Untold>`select r.id, r.tenant_id, r.schedule_id, r.cause, r.name, r.owner, r.owner_org, r.planned_time, r.state, r.tells,
      r.error, r.result ->> 'text' as result_text, r.begin_time < r.planned_time + make_interval(mins => r.late_minutes) as punctual
    from sys_job_run r where ${UNTOLD} order by r.end_time limit ${most}`.execute(db)
  return rows
}

/** Marks it as told, in a transaction that also tells; false when another server was faster. */
export async function markNotified(trx: Trx, { id, state }: Untold): Promise<boolean> {
  const late = state === 'waiting'
  const { numAffectedRows } = await sql`update sys_job_run set told = told or ${!late}, told_late = told_late or ${late}
    where id = ${id} and state = ${state} and not ${late ? sql`told_late` : sql`told`}`.execute(trx)
  return Number(numAffectedRows ?? 0) > 0
}

/** What a schedule says of its alarms; undefined when it is gone. */
export interface AlarmSettings {
  readonly alarmAfter: number
  /** Accounts that hear of them beside the owner, joined by commas. */
  readonly informed: string
}

/** Reads them, and keeps other servers from looking at the alarms of the schedule until the transaction ends. */
export async function lockAlarms(trx: Trx, schedule: string): Promise<AlarmSettings | undefined> {
  await sql`select pg_advisory_xact_lock(${ALARM_LOCK}, hashtext(${schedule}))`.execute(trx)
  const { rows } = await sql<AlarmSettings>`select coalesce(alarm_after, 1)::integer as alarm_after, coalesce(informed, '') as informed
    from sys_quartz_job where id = ${schedule}`.execute(trx)
  return rows[0]
}

/** How many planned runs have failed since the last one that did not. */
export async function failuresInRow(trx: Trx, schedule: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from sys_job_run
    where schedule_id = ${schedule} and cause = 'plan' and state = 'failed' and end_time > coalesce((select max(end_time) from sys_job_run
      where schedule_id = ${schedule} and cause = 'plan' and state = 'done'), '-infinity')`.execute(trx)
  return rows[0]?.count ?? 0
}

export type AlarmKind = 'failure' | 'late'

/** Raises an alarm; false when it stands already. */
export async function raiseAlarm(trx: Trx, schedule: string, kind: AlarmKind, run: string): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into sys_job_alarm (schedule_id, kind, run_id) values (${schedule}, ${kind}, ${run})
    on conflict do nothing`.execute(trx)
  return Number(numAffectedRows ?? 0) > 0
}

/** Takes an alarm back; false when there was none. */
export async function clearAlarm(trx: Trx, schedule: string, kind: AlarmKind): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from sys_job_alarm where schedule_id = ${schedule} and kind = ${kind}`.execute(trx)
  return Number(numAffectedRows ?? 0) > 0
}

/** Ids of the users who may still sign in, of their accounts. */
export async function userIdsOf(trx: Trx, usernames: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from sys_user where username = any(${[...usernames]}::text[]) and del_flag = 0`.execute(trx)
  return rows.map(({ id }) => id)
}
