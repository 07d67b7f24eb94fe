import { type SqlBool, sql } from 'kysely'
import type { JobsDatabase } from '../../../db/jobs'
import { wake } from '../../../db/jobs'
import type { JobFlowRun, JobFlowStep } from '../../../generated/operations'
import { type ListSpec, listAll, listPage, type RawListQuery, type Trx } from '../../../query'

const steps = (state: string) => sql`(select count(*)::integer from sys_job_flow_step s where s.flow_run_id = t.id and s.state = ${state})`
const names = (state: string) =>
  sql`(select string_agg(s.name, '、' order by s.place) from sys_job_flow_step s where s.flow_run_id = t.id and s.state = ${state})`

const runs: ListSpec = {
  table: 'sys_job_flow_run',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'flowId', kind: 'text' },
    { name: 'name', kind: 'text' },
    { name: 'owner', kind: 'text', dict: 'sys_user,realname,username' },
    { name: 'state', kind: 'text' },
    { name: 'stopWanted', kind: 'boolean' },
    { name: 'beginTime', kind: 'datetime' },
    { name: 'createTime', kind: 'datetime', column: 'begin_time' },
    { name: 'endTime', kind: 'datetime' },
    { name: 'total', kind: 'integer', column: sql`(select count(*)::integer from sys_job_flow_step s where s.flow_run_id = t.id)` },
    { name: 'done', kind: 'integer', column: steps('done') },
    { name: 'waiting', kind: 'integer', column: steps('waiting') },
    { name: 'runningSteps', kind: 'text', column: names('running') },
    { name: 'failedSteps', kind: 'text', column: names('failed') },
  ],
  sort: { name: 'beginTime', order: 'desc' },
}

const ofRun = (column: string) => sql`(select ${sql.ref(`r.${column}`)} from sys_job_run r where r.id = t.run_id)`

const stepList: ListSpec = {
  table: 'sys_job_flow_step',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'flowRunId', kind: 'text' },
    { name: 'place', kind: 'integer' },
    { name: 'name', kind: 'text' },
    { name: 'parents', kind: 'text', column: sql`array_to_string(t.parents, '、')` },
    { name: 'waitsFor', kind: 'text' },
    { name: 'jobClassName', kind: 'text', dict: 'job_type' },
    { name: 'state', kind: 'text' },
    { name: 'runId', kind: 'text' },
    { name: 'beginTime', kind: 'datetime', column: ofRun('begin_time') },
    { name: 'createTime', kind: 'datetime', column: sql`(select f.begin_time from sys_job_flow_run f where f.id = t.flow_run_id)` },
    { name: 'endTime', kind: 'datetime' },
    {
      name: 'percent',
      kind: 'integer',
      column: sql`(select case when r.total > 0 then least(100, floor(100 * r.done / r.total))::integer end from sys_job_run r where r.id = t.run_id)`,
    },
    { name: 'resultText', kind: 'text', column: sql`(select r.result ->> 'text' from sys_job_run r where r.id = t.run_id)` },
    { name: 'error', kind: 'text' },
  ],
  sort: { name: 'place', order: 'asc' },
}

export const runPage = (trx: Trx, query: RawListQuery) => listPage<JobFlowRun>(trx, runs, query)
export const stepPage = (trx: Trx, query: RawListQuery) => listPage<JobFlowStep>(trx, stepList, query)

/** Undefined when there is none. */
export async function findFlowRun(trx: Trx, id: string): Promise<JobFlowRun | undefined> {
  const [row] = await listAll<JobFlowRun>(trx, { ...runs, where: sql<SqlBool>`t.id = ${id}` }, {})
  return row
}

/** A step as it is kept with its flow. */
export interface FlowStep {
  readonly name: string
  readonly jobClassName: string
  readonly parameter: string | null
  /** Names joined by commas. */
  readonly parents: string | null
  readonly waitsFor: string | null
  readonly attempts: number | null
}

export interface Flow {
  readonly id: string
  readonly steps: readonly FlowStep[]
}

/** A flow by its id or its name; undefined when there is none. */
export async function findFlow(trx: Trx, by: { readonly id: string } | { readonly name: string }): Promise<Flow | undefined> {
  const which = 'id' in by ? sql`id = ${by.id}` : sql`name = ${by.name}`
  const { rows } = await sql<{ id: string }>`select id from sys_job_flow where ${which}`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) return undefined
  const { rows: found } = await sql<FlowStep>`select name, job_class_name, parameter, parents, waits_for, attempts::integer as attempts
    from sys_job_flow_steps where _parent = ${id} order by _order`.execute(trx)
  return { id, steps: found }
}

/** Adds a run of a flow; undefined when one goes on. */
export async function addFlowRun(trx: Trx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`insert into sys_job_flow_run (flow_id, name) select id, name from sys_job_flow where id = ${id}
    on conflict (flow_id) where state = 'running' do nothing returning id`.execute(trx)
  return rows[0]?.id
}

export interface AddedStep {
  readonly place: number
  readonly name: string
  readonly parents: readonly string[]
  readonly waitsFor: 'all' | 'one'
  readonly jobClassName: string
  readonly params: unknown
  readonly attempts: number | null
}

export const addStep = async (trx: Trx, run: string, step: AddedStep): Promise<void> =>
  void (await sql`insert into sys_job_flow_step (flow_run_id, place, name, parents, waits_for, job_class_name, params, attempts)
    values (${run}, ${step.place}, ${step.name}, ${[...step.parents]}::text[], ${step.waitsFor}, ${step.jobClassName},
      ${JSON.stringify(step.params)}::jsonb, ${step.attempts})`.execute(trx))

export const wakeServers = (trx: Trx) => wake(trx)

/** Asks a run of a flow to stop; false when it has ended. */
export async function askFlowToStop(trx: Trx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update sys_job_flow_run set stop_wanted = true, fresh = true
    where id = ${id} and state = 'running'`.execute(trx)
  await wake(trx)
  return Number(numAffectedRows ?? 0) > 0
}

const OPEN = sql<SqlBool>`state in ('failed', 'cancelled', 'skipped')`

/** Steps of a run that did not succeed: what going on begins. */
export async function openSteps(trx: Trx, id: string): Promise<readonly Pick<FlowStep, 'name' | 'jobClassName'>[]> {
  const { rows } = await sql<Pick<FlowStep, 'name' | 'jobClassName'>>`select name, job_class_name from sys_job_flow_step
    where flow_run_id = ${id} and ${OPEN} order by place`.execute(trx)
  return rows
}

/** Lets a run that failed or was cancelled go on from the steps that did not succeed; false when another run of the flow goes on. */
export async function restartFlowRun(trx: Trx, id: string): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update sys_job_flow_run f set state = 'running', stop_wanted = false, fresh = true, told = false, end_time = null
    where id = ${id} and state in ('failed', 'cancelled')
      and not exists (select from sys_job_flow_run o where o.flow_id = f.flow_id and o.state = 'running')`.execute(trx)
  if (Number(numAffectedRows ?? 0) === 0) return false
  await sql`update sys_job_flow_step set state = 'waiting', run_id = null, error = null, end_time = null
    where flow_run_id = ${id} and ${OPEN}`.execute(trx)
  await wake(trx)
  return true
}

/** A run of a flow that has ended, and whose owner has to be told. */
export interface EndedFlow {
  readonly id: string
  readonly tenantId: number
  readonly name: string
  readonly owner: string
  readonly ownerOrg: string | null
  readonly state: 'done' | 'failed' | 'cancelled'
  /** The first step that failed, and why. */
  readonly step: string | null
  readonly error: string | null
}

/** Of every tenant. */
export async function endedFlows({ db }: JobsDatabase, most: number): Promise<readonly EndedFlow[]> {
  const { rows } = await sql<EndedFlow>`select f.id, f.tenant_id, f.name, f.owner, f.owner_org, f.state, s.name as step, s.error
    from sys_job_flow_run f left join lateral (select name, error from sys_job_flow_step s
      where s.flow_run_id = f.id and s.state = 'failed' order by end_time, place limit 1) s on true
    where not f.told and f.state <> 'running' order by f.end_time limit ${most}`.execute(db)
  return rows
}

/** Marks it as told; false when another server was faster, or it goes on again. */
export async function markFlowNotified(trx: Trx, { id, state }: EndedFlow): Promise<boolean> {
  const { numAffectedRows } = await sql`update sys_job_flow_run set told = true where id = ${id} and state = ${state} and not told`.execute(
    trx,
  )
  return Number(numAffectedRows ?? 0) > 0
}
