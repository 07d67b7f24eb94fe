import { backEnd } from '../api/back-end'
import { type JobRun, sysJobRunCancel, sysJobRunMine } from '../api/generated/job'
import type { texts } from './texts'

export type JobState = keyof typeof texts.jobStates

/** A run of a job, as the header shows it. */
export interface Job {
  readonly id: string
  readonly name: string
  readonly state: JobState
  /** 0 to 100; null where it tells none. */
  readonly percent: number | null
  /** What it is at, has brought, or why it failed. */
  readonly text: string
  readonly time: string
  /** Path of the application where its result is; null: none. */
  readonly link: string | null
  /** Path of the file that it has made; null: none. */
  readonly file: string | null
  /** A user has cancelled it, and it has not ended yet. */
  readonly stopping: boolean
  /** What it works on shows its end. */
  readonly quiet: boolean
}

const UNDER_WAY: ReadonlySet<JobState> = new Set(['waiting', 'running'])

export const isUnderWay = ({ state }: Pick<Job, 'state'>): boolean => UNDER_WAY.has(state)

/** One that has ended keeps what it was at last; it is told by what it has brought, or why it failed. */
export function textOf({ progressText, resultText, error }: JobRun, state: JobState): string {
  if (UNDER_WAY.has(state)) return progressText ?? error ?? ''
  return (state === 'done' ? resultText : (error ?? resultText)) ?? ''
}

const stateOf = ({ state }: JobRun): JobState => (state ?? 'waiting') as JobState

const read = (run: JobRun): Job => ({
  id: run.id,
  name: run.name ?? '',
  state: stateOf(run),
  percent: run.percent ?? null,
  text: textOf(run, stateOf(run)),
  time: run.endTime ?? run.beginTime ?? run.plannedTime ?? '',
  link: run.resultLink ?? null,
  file: run.resultFile ?? null,
  stopping: run.stopWanted === true,
  quiet: run.quiet === true,
})

/** The jobs of who is signed in; servers of the family know none. */
export async function fetchJobs(): Promise<{ readonly items: readonly Job[]; readonly total: number }> {
  if (backEnd.speech.socket !== 'ticket') return { items: [], total: 0 }
  const runs = await sysJobRunMine({ meta: { quiet: true } })
  const jobs = (runs ?? []).map(read)
  // What goes on stands first.
  const items = [...jobs.filter(isUnderWay), ...jobs.filter(job => !isUnderWay(job))]
  return { items, total: jobs.filter(isUnderWay).length }
}

/** Failures are shown as the catalogue of errors says. */
export const cancelJob = async (id: string): Promise<void> => void (await sysJobRunCancel({ body: { id } }).catch(() => undefined))

/** Those that went on before and have ended, without the quiet ones: a batch of files has one for each. */
export function endedSince(before: readonly Job[], now: readonly Job[]): readonly Job[] {
  const went = new Set(before.filter(isUnderWay).map(({ id }) => id))
  return now.filter(job => went.has(job.id) && !isUnderWay(job) && !job.quiet)
}
