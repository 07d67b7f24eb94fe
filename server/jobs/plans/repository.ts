import { sql } from 'kysely'
import { type JobsTrx, LATE_MINUTES } from '../repository'

/** A schedule that has changed or is due. Times are milliseconds since 1970. */
export interface DueSchedule {
  readonly id: string
  readonly tenantId: number
  readonly owner: string | null
  readonly ownerOrg: string | null
  readonly name: string | null
  readonly jobClassName: string
  readonly cronExpression: string
  readonly timeZone: string | null
  readonly parameter: string | null
  readonly startTime: number | null
  readonly endTime: number | null
  readonly missed: string | null
  readonly overlap: string | null
  readonly attempts: number | null
  readonly pauseSeconds: number | null
  readonly timeLimit: number | null
  readonly tells: string | null
  readonly lateMinutes: number | null
  readonly version: number
  /** Null when there is no plan for this version yet. */
  readonly plannedVersion: number | null
  readonly nextTime: number | null
}

const millis = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::double precision`

/** Schedules to look at now; plans of those that were stopped go. */
export async function takeDue(trx: JobsTrx, most: number): Promise<readonly DueSchedule[]> {
  await sql`delete from sys_job_plan p using sys_quartz_job j where j.id = p.schedule_id and j.status <> '0'`.execute(trx)
  const { rows } = await sql<DueSchedule>`
    select j.id, j.tenant_id, j.create_by as owner, u.org_code as owner_org, j.name, j.job_class_name, j.cron_expression, j.time_zone, j.parameter,
      ${millis('j.start_time')} as start_time, ${millis('j.end_time')} as end_time, j.missed, j.overlap, j.attempts::integer as attempts,
      j.pause_seconds::integer as pause_seconds, j.time_limit::integer as time_limit, j.tells, j.late_minutes::integer as late_minutes, j.version,
      p.schedule_version as planned_version, ${millis('p.next_time')} as next_time
    from sys_quartz_job j left join sys_job_plan p on p.schedule_id = j.id
      left join lateral (select org_code from sys_user u where u.username = j.create_by and u.del_flag = 0 limit 1) u on true
    where j.status = '0' and (p.schedule_version is distinct from j.version or p.next_time <= now())
    order by p.next_time nulls first limit ${most}`.execute(trx)
  return rows
}

export const keepPlan = async (trx: JobsTrx, { id, version }: DueSchedule, next: Date | null): Promise<void> =>
  void (await sql`insert into sys_job_plan (schedule_id, schedule_version, next_time) values (${id}, ${version}, ${next?.toISOString() ?? null})
    on conflict (schedule_id) do update set schedule_version = excluded.schedule_version, next_time = excluded.next_time`.execute(trx))

/** Whether a run of the schedule has not ended. */
export async function isUnderWay(trx: JobsTrx, { id }: DueSchedule): Promise<boolean> {
  const { rows } = await sql`select from sys_job_run where schedule_id = ${id} and state in ('waiting', 'running') limit 1`.execute(trx)
  return rows.length > 0
}

export interface PlannedRun {
  readonly planned: Date
  readonly params: unknown
  readonly key: string | null
  readonly attempts: number
  readonly pauseSeconds: number
  readonly timeLimit: number
  /** Why it is not run; absent: it is. */
  readonly skipped?: string | undefined
  /** Why it cannot be run; absent: it can. */
  readonly failed?: string | undefined
}

/** The run of a planned time; a second one of the same time is none. */
export async function addRun(trx: JobsTrx, schedule: DueSchedule, run: PlannedRun): Promise<void> {
  const state = run.failed !== undefined ? 'failed' : run.skipped !== undefined ? 'skipped' : 'waiting'
  const over = state === 'waiting' ? null : run.planned.toISOString()
  await sql`insert into sys_job_run (tenant_id, schedule_id, name, job_class_name, params, cause, owner, owner_org, planned_time, due_time, run_key,
      attempts, pause_seconds, time_limit, tells, late_minutes, state, end_time, error)
    values (${schedule.tenantId}, ${schedule.id}, ${schedule.name || schedule.jobClassName}, ${schedule.jobClassName},
      ${JSON.stringify(run.params ?? {})}::jsonb, 'plan', ${schedule.owner ?? ''}, ${schedule.ownerOrg}, ${run.planned.toISOString()}, clock_timestamp(),
      ${run.key}, ${run.attempts}, ${run.pauseSeconds}, ${run.timeLimit}, ${schedule.tells ?? ''}, ${schedule.lateMinutes ?? LATE_MINUTES}, ${state}, ${over}, ${run.failed ?? run.skipped ?? null})
    on conflict (schedule_id, planned_time) where cause = 'plan' do nothing`.execute(trx)
}
