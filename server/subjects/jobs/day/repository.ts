import { sql } from 'kysely'
import type { JobFigures } from '../../../generated/operations'
import type { Trx } from '../../../query'
import type { Schedule } from '../repository'

/** A run of a day. */
export interface RunOfDay {
  readonly time: string
  readonly name: string
  readonly scheduleId: string | null
  readonly runId: string
  readonly state: string
  readonly note: string | null
}

/** Runs that were planned for a day, `yyyy-MM-dd`; the newest when there are more. */
export async function runsOfDay(trx: Trx, day: string, most: number): Promise<readonly RunOfDay[]> {
  const { rows } =
    await sql<RunOfDay>`select planned_time as time, name, schedule_id, id as run_id, state, coalesce(error, result ->> 'text') as note
    from sys_job_run where planned_time >= ${day}::timestamptz and planned_time < ${day}::timestamptz + interval '1 day'
    order by planned_time desc limit ${most}`.execute(trx)
  return rows
}

/** Schedules that are not stopped. */
export async function livingSchedules(trx: Trx): Promise<readonly (Schedule & { readonly id: string })[]> {
  const { rows } = await sql<Schedule>`select id, name, job_class_name, cron_expression, time_zone,
      (extract(epoch from start_time) * 1000)::double precision as start_time, (extract(epoch from end_time) * 1000)::double precision as end_time
    from sys_quartz_job where status = '0'`.execute(trx)
  return rows
}

export async function figuresOfToday(trx: Trx): Promise<JobFigures> {
  const { rows } = await sql<JobFigures & Record<string, unknown>>`select count(*) filter (where today)::integer as total,
      count(*) filter (where today and state = 'done')::integer as done,
      count(*) filter (where today and state in ('failed', 'cancelled'))::integer as failed,
      count(*) filter (where state = 'running')::integer as running, count(*) filter (where state = 'waiting')::integer as waiting,
      count(*) filter (where today and turn > 1)::integer as again,
      round(avg(extract(epoch from end_time - begin_time)) filter (where today and state = 'done'), 1)::double precision as seconds
    from (select *, planned_time >= date_trunc('day', now()) as today from sys_job_run
      where planned_time >= date_trunc('day', now()) or state in ('waiting', 'running')) r`.execute(trx)
  return rows[0] as JobFigures
}
