import { sql } from 'kysely'
import { wake } from '../../db/jobs'
import { storableJson, storableText } from '../../util/storable'
import type { LogLevel, RunEnd } from '../define'
import { type JobsTrx, SENT_LONG_AGO } from '../repository'

/** A run that this server has taken. */
export interface ClaimedRun {
  readonly id: string
  readonly tenantId: number
  readonly scheduleId: string | null
  readonly name: string
  readonly jobClassName: string
  readonly params: unknown
  readonly owner: string
  readonly ownerOrg: string | null
  readonly turn: number
  readonly timeLimit: number
  readonly attempts: number
  readonly pauseSeconds: number
  /** A part of the application has asked, and no flow. */
  readonly isConsequence: boolean
}

export interface Unsent {
  readonly run: string
  readonly turn: number
  readonly dueTime: string
}

/** Servers that may be lost amid one run before it is given up: it may be what kills them. */
const MOST_LOSSES = 20

const CLAIMED = sql`id, tenant_id, schedule_id, name, job_class_name, params, owner, owner_org, turn, time_limit, attempts, pause_seconds,
  cause = 'call' and schedule_id is null and not exists (select from sys_job_flow_step s where s.run_id = sys_job_run.id) as is_consequence`

/**
 * Runs that wait, are due and may be sent, marked as sent: of a key only one, and that only when none of it is under way; of a tenant no more
 * than half of the places of all servers hold, its first before the second of another. In a tenant its users and their kinds of jobs take turns:
 * the one of which fewest are under way, of these the one whose turn is longest ago. One server at a time may ask. `slots`: places of one
 * server; `lanes`: kinds of jobs whose keys only bound how many run at once, so that users take turns within them too.
 */
export async function takeUnsent(trx: JobsTrx, most: number, slots: number, lanes: readonly string[]): Promise<readonly Unsent[]> {
  const { rows } = await sql<Unsent>`
    with waiting as (
      select r.* from sys_job_run r where r.state = 'waiting' and (not r.sent or r.due_time < now() - ${SENT_LONG_AGO})
        and not r.stop_wanted and (r.sent or r.run_key is null or not exists (select from sys_job_run o where o.tenant_id = r.tenant_id and o.run_key = r.run_key and (o.state = 'running' or o.state = 'waiting' and o.sent)))
    ), under_way as (
      select tenant_id, owner, job_class_name, count(*) as runs from sys_job_run
      where state = 'running' or state = 'waiting' and sent and due_time <= now() group by 1, 2, 3
    ), users as (
      select w.tenant_id, w.owner, w.job_class_name, (select max(o.begin_time) from sys_job_run o
        where o.tenant_id = w.tenant_id and o.owner = w.owner and o.job_class_name = w.job_class_name) as served
      from waiting w group by 1, 2, 3
    ), found as (
      select w.id, w.tenant_id, w.owner, w.job_class_name, w.sent, w.planned_time, w.due_time, u.served,
        row_number() over (partition by coalesce(w.tenant_id || ' ' || w.run_key, w.id)
          order by case when w.job_class_name = any(${[...lanes]}::text[]) then u.served end nulls first, w.planned_time, w.id) as place
      from waiting w join users u using (tenant_id, owner, job_class_name)
    ), own as (
      select f.*, coalesce(u.runs, 0) + row_number() over (partition by f.tenant_id, f.owner, f.job_class_name order by f.planned_time, f.id) as own_turn
      from found f left join under_way u using (tenant_id, owner, job_class_name) where f.place = 1 and f.due_time <= now()
    ), turns as (
      select o.*, coalesce((select sum(u.runs) from under_way u where u.tenant_id = o.tenant_id), 0)
        + row_number() over (partition by o.tenant_id order by o.own_turn, o.served nulls first, o.planned_time, o.id) as turn
      from own o
    ), first as (
      select id from turns where sent or turn <= (select greatest(1, count(*) * ${slots}::integer / 2) from sys_job_server)
      order by turn, planned_time limit ${most}
    )
    update sys_job_run r set sent = true, due_time = case when r.sent then clock_timestamp() else r.due_time end
    from first where r.id = first.id and r.state = 'waiting'
    returning r.id as run, r.turn, to_char(r.due_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as due_time`.execute(trx)
  return rows
}

/** Begins a run that was delivered; undefined when it is not to be begun by this delivery. */
export async function claim(
  trx: JobsTrx,
  { run, turn }: { run: string; turn: number },
  server: { no: number; name: string },
): Promise<ClaimedRun | undefined> {
  const { rows } = await sql<ClaimedRun>`update sys_job_run set state = 'running', turn = turn + 1, server_no = ${server.no},
      server_name = ${server.name}, begin_time = coalesce(begin_time, clock_timestamp()), done = null, total = null, progress_text = null, error = null
    where id = ${run} and turn = ${turn} and state = 'waiting' and sent and not stop_wanted returning ${CLAIMED}`.execute(trx)
  for (const { id } of rows) await tellNews(trx, id)
  return rows[0]
}

/** Tells the browsers of the owner. */
const tellNews = async (trx: JobsTrx, id: string): Promise<void> =>
  void (await sql`select pg_notify('weft_job', jsonb_build_object('tenant', r.tenant_id, 'run', r.id, 'state', r.state,
      'user', (select u.id from sys_user u where u.username = r.owner and u.del_flag = 0 limit 1))::text)
    from sys_job_run r where r.id = ${id}`.execute(trx))

export interface Report {
  readonly progress?: { readonly done: number; readonly of: number; readonly text: string | undefined } | undefined
  readonly lines: readonly { readonly level: LogLevel; readonly text: string; readonly at: number }[]
}

interface Attempt {
  readonly id: string
  readonly turn: number
}

/** Writes what an attempt tells. `ours` is false when it is over, and nothing was written; `stop` when it is to end. */
export async function report(db: JobsTrx, { id, turn }: Attempt, { progress, lines }: Report): Promise<{ ours: boolean; stop: boolean }> {
  return db.transaction().execute(async trx => {
    const { rows } = await sql<{
      stop: boolean
    }>`update sys_job_run set done = ${progress?.done ?? sql`done`}, total = ${progress?.of ?? sql`total`},
        progress_text = ${progress ? (progress.text === undefined ? null : storableText(progress.text)) : sql`progress_text`}
      where id = ${id} and turn = ${turn} and state = 'running' returning stop_wanted as stop`.execute(trx)
    const found = rows[0]
    if (!found) return { ours: false, stop: true }
    if (lines.length > 0)
      await sql`insert into sys_job_line (tenant_id, run_id, turn, at, level, text)
        select r.tenant_id, r.id, ${turn}, to_timestamp((l ->> 'at')::double precision / 1000), l ->> 'level', l ->> 'text'
        from sys_job_run r, jsonb_array_elements(${storableJson(lines)}::jsonb) l where r.id = ${id}`.execute(trx)
    if (progress) await tellNews(trx, id)
    return { ours: true, stop: found.stop }
  })
}

/** How an attempt ended. */
export type Outcome =
  | { readonly state: 'done'; readonly result: unknown }
  | { readonly state: 'failed' | 'cancelled'; readonly error: string; readonly again: boolean }
  /** The server stops: another one begins it anew. */
  | { readonly state: 'waiting' }

/** A run that is over without a result. */
export interface EndedRun extends RunEnd, Pick<ClaimedRun, 'id' | 'tenantId' | 'jobClassName' | 'params' | 'owner' | 'ownerOrg'> {}

const ENDED = sql`id, tenant_id, job_class_name, params, owner, owner_org, state, error`

/** Ends an attempt, unless it was taken over; the row is locked against what still works for it. The run, when it is over without a result. */
export async function finish(db: JobsTrx, { id, turn }: Attempt, outcome: Outcome): Promise<EndedRun | undefined> {
  return db.transaction().execute(async trx => {
    const { rows } = await sql`select from sys_job_run where id = ${id} and turn = ${turn} and state = 'running' for update`.execute(trx)
    if (rows.length === 0) return undefined
    await writeOutcome(trx, id, outcome)
    await tellNews(trx, id)
    await wake(trx)
    return (await endedAmong(trx, [id]))[0]
  })
}

async function endedAmong(trx: JobsTrx, ids: readonly string[]): Promise<readonly EndedRun[]> {
  const { rows } = await sql<EndedRun>`select ${ENDED} from sys_job_run
    where id = any(${[...ids]}::text[]) and state in ('failed', 'cancelled')`.execute(trx)
  return rows
}

async function writeOutcome(trx: JobsTrx, id: string, outcome: Outcome): Promise<void> {
  if (outcome.state === 'waiting') {
    await sql`update sys_job_run set state = 'waiting', sent = false, server_no = null, due_time = clock_timestamp() where id = ${id}`.execute(
      trx,
    )
  } else if (outcome.state === 'done') {
    await sql`update sys_job_run set state = 'done', end_time = clock_timestamp(), result = ${storableJson(outcome.result ?? null)}::jsonb
      where id = ${id}`.execute(trx)
  } else {
    const again = outcome.again ? sql`failures + 1 < attempts and not stop_wanted` : sql`false`
    await sql`update sys_job_run set failures = failures + 1, error = ${storableText(outcome.error)}, server_no = null, sent = false,
        state = case when ${again} then 'waiting' else ${outcome.state}::text end,
        end_time = case when ${again} then null else clock_timestamp() end,
        due_time = clock_timestamp() + make_interval(secs => pause_seconds * 2 ^ least(failures, 10))
      where id = ${id}`.execute(trx)
  }
}

export interface LossTexts {
  readonly once: string
  readonly tooOften: string
  readonly line: string
}

/** Takes from servers that are gone what they ran: it waits again, or has failed where it may be begun once or was lost too often: those. */
export async function takeOver(
  trx: JobsTrx,
  servers: readonly number[],
  onceTypes: readonly string[],
  texts: LossTexts,
): Promise<readonly EndedRun[]> {
  const { rows } = await sql<{
    id: string
    once: boolean
  }>`select id, job_class_name = any(${[...onceTypes]}::text[]) as once from sys_job_run
    where state = 'running' and (server_no = any(${[...servers]}::integer[])
      or not exists (select from sys_job_server s where s.no = server_no)) for update skip locked`.execute(trx)
  for (const { id, once } of rows) {
    const over = sql`(${once} or losses + 1 >= ${MOST_LOSSES})`
    await sql`update sys_job_run set losses = losses + 1, server_no = null, sent = false, due_time = clock_timestamp(),
        state = case when ${over} then 'failed' else 'waiting' end, end_time = case when ${over} then clock_timestamp() end,
        error = case when ${over} then ${once ? texts.once : texts.tooOften}::text end
      where id = ${id}`.execute(trx)
    await sql`insert into sys_job_line (tenant_id, run_id, turn, level, text)
      select tenant_id, id, turn, 'warn', ${texts.line} from sys_job_run where id = ${id}`.execute(trx)
    await tellNews(trx, id)
  }
  return endedAmong(
    trx,
    rows.map(({ id }) => id),
  )
}

/** Runs that this server is believed to run and does not: the answer to their claim was lost. */
export const takeStray = async (trx: JobsTrx, server: number, running: readonly string[]): Promise<void> =>
  void (await sql`update sys_job_run set state = 'waiting', sent = false, server_no = null, losses = losses + 1
    where state = 'running' and server_no = ${server} and not (id = any(${[...running]}::text[]))`.execute(trx))

/** Ends runs that were cancelled before they were begun. Those, and ids of what this server runs and is to stop. */
export async function takeStops(
  trx: JobsTrx,
  server: number,
  text: string,
): Promise<{ readonly ended: readonly EndedRun[]; readonly running: readonly string[] }> {
  const { rows: ended } = await sql<EndedRun>`update sys_job_run set state = 'cancelled', end_time = clock_timestamp(), error = ${text}
    where state = 'waiting' and stop_wanted returning ${ENDED}`.execute(trx)
  for (const { id } of ended) await tellNews(trx, id)
  const { rows } = await sql<{
    id: string
  }>`select id from sys_job_run where state = 'running' and stop_wanted and server_no = ${server}`.execute(trx)
  return { ended, running: rows.map(({ id }) => id) }
}
