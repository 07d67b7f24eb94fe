import { sql } from 'kysely'
import type { JobsTrx } from '../repository'

/** A step whose parents are there, of a flow that goes on. */
export interface ReadyStep {
  readonly id: string
  readonly name: string
  readonly flow: string
  readonly jobClassName: string
  readonly params: unknown
  readonly attempts: number | null
}

/** Flows that go on; no call stops one or begins one again until the transaction ends. */
export async function takeFlows(trx: JobsTrx): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from sys_job_flow_run where state = 'running' for update`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Steps whose runs have ended have ended like them; a run that was removed counts as failed. */
export const endSteps = async (trx: JobsTrx, gone: string): Promise<void> =>
  void (await sql`update sys_job_flow_step s set end_time = clock_timestamp(),
      state = coalesce((select case r.state when 'skipped' then 'failed' else r.state end from sys_job_run r where r.id = s.run_id), 'failed'),
      error = (select case when count(*) = 0 then ${gone} else max(r.error) end from sys_job_run r where r.id = s.run_id)
    where s.state = 'running' and not exists (select from sys_job_run r where r.id = s.run_id and r.state in ('waiting', 'running'))`.execute(
    trx,
  ))

/** Of flows that are to stop: what waits ends here, and what runs is asked to. */
export async function stopSteps(trx: JobsTrx): Promise<void> {
  const stopped = sql`select id from sys_job_flow_run where state = 'running' and stop_wanted`
  await sql`update sys_job_flow_step set state = 'cancelled', end_time = clock_timestamp()
    where state = 'waiting' and flow_run_id in (${stopped})`.execute(trx)
  await sql`update sys_job_run r set stop_wanted = true from sys_job_flow_step s
    where s.run_id = r.id and s.state = 'running' and r.state in ('waiting', 'running') and s.flow_run_id in (${stopped})`.execute(trx)
}

const parents = sql`select from sys_job_flow_step p where p.flow_run_id = s.flow_run_id and p.name = any(s.parents)`

/** Steps that none of their parents lets begin any more are passed over; how many. Those below them may be next. */
export async function skipSteps(trx: JobsTrx): Promise<number> {
  const { numAffectedRows } = await sql`update sys_job_flow_step s set state = 'skipped', end_time = clock_timestamp()
    where s.state = 'waiting' and s.parents <> '{}' and exists (select from sys_job_flow_run f where f.id = s.flow_run_id and f.state = 'running')
      and case s.waits_for when 'one' then not exists (${parents} and p.state in ('waiting', 'running', 'done'))
        else exists (${parents} and p.state in ('failed', 'cancelled', 'skipped')) end`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** Steps that may begin now. */
export async function readySteps(trx: JobsTrx): Promise<readonly ReadyStep[]> {
  const { rows } = await sql<ReadyStep>`select s.id, s.name, f.name as flow, s.job_class_name, s.params, s.attempts
    from sys_job_flow_step s join sys_job_flow_run f on f.id = s.flow_run_id
    where s.state = 'waiting' and f.state = 'running' and not f.stop_wanted
      and case when s.parents = '{}' then true when s.waits_for = 'one' then exists (${parents} and p.state = 'done')
        else not exists (${parents} and p.state <> 'done') end
    order by s.flow_run_id, s.place`.execute(trx)
  return rows
}

/** What the run of a step may take. */
export interface StepRun {
  readonly attempts: number
  readonly pauseSeconds: number
  readonly timeLimit: number
  readonly key: string | null
}

/** Begins a step: its run waits for a server, for whom the flow runs. */
export async function beginStep(trx: JobsTrx, step: ReadyStep, run: StepRun): Promise<void> {
  await sql`with run as (
      insert into sys_job_run (tenant_id, name, job_class_name, params, cause, owner, owner_org, run_key, attempts, pause_seconds, time_limit, tells)
      select f.tenant_id, ${`${step.flow} / ${step.name}`}, s.job_class_name, s.params, 'call', f.owner, f.owner_org, ${run.key}, ${run.attempts},
        ${run.pauseSeconds}, ${run.timeLimit}, '' from sys_job_flow_step s join sys_job_flow_run f on f.id = s.flow_run_id where s.id = ${step.id}
      returning id)
    update sys_job_flow_step s set state = 'running', run_id = run.id from run where s.id = ${step.id}`.execute(trx)
}

/** A step that cannot be begun has failed. */
export const failStep = async (trx: JobsTrx, { id }: ReadyStep, error: string): Promise<void> =>
  void (await sql`update sys_job_flow_step set state = 'failed', error = ${error}, end_time = clock_timestamp() where id = ${id}`.execute(
    trx,
  ))

/** Of these flows those none of whose steps goes on have ended: failed where a step has, cancelled where one was, else done. Browsers hear of all. */
export async function endFlows(trx: JobsTrx, ids: readonly string[]): Promise<void> {
  const has = (state: string) => sql`exists (select from sys_job_flow_step s where s.flow_run_id = f.id and s.state = ${state})`
  await sql`with ended as (
      update sys_job_flow_run f set fresh = false,
        state = case when ${has('waiting')} or ${has('running')} then 'running' when ${has('failed')} then 'failed'
          when ${has('cancelled')} then 'cancelled' else 'done' end,
        end_time = case when ${has('waiting')} or ${has('running')} then null else clock_timestamp() end
      where f.id = any(${[...ids]}::text[]) returning *)
    select pg_notify('weft_job', jsonb_build_object('tenant', f.tenant_id, 'run', f.id, 'state', f.state,
      'user', (select u.id from sys_user u where u.username = f.owner and u.del_flag = 0 limit 1))::text) from ended f`.execute(trx)
}
