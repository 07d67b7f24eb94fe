import type { Trx } from '../query'
import { errors, fail } from '../util/errors'
import { limitsOf } from './limits'
import { paramsFault } from './params'
import { copySteps, insertRun, isFull } from './repository'
import { mayRun } from './rights'
import { texts } from './texts'

/** What is asked to be run. */
export interface AskedRun {
  /** Name of the kind of job. */
  readonly type: string
  /** What people read. Default: the title of the kind. */
  readonly name?: string
  readonly params?: unknown
  /** `success`, `failure`, `late`, joined by commas: when the caller is told by a message. Default `failure`. */
  readonly tells?: string
  /** Default `call`: a part of the application has asked. */
  readonly cause?: 'call' | 'hand' | 'again'
  /** The schedule that it is a run of. Default: none. */
  readonly schedule?: string | null
  /** Runs of one key go one after the other. Default: the key of the kind. */
  readonly key?: string
  /** A former run of the same kind: steps that it has done are not done again. */
  readonly continues?: string
  /** Attempts, seconds between them and seconds of each, within those of the kind. Default: those of the kind. */
  readonly limits?: { readonly attempts?: number | null; readonly pause?: number | null; readonly seconds?: number | null }
}

/**
 * Asks for a run, for whom the transaction acts; it is begun when the transaction is through, on any server. Its id. Refused where there is
 * no such kind of job, it cannot be run with these parameters, the caller lacks the right of the kind, or too many runs of the tenant wait.
 */
export async function askRun(trx: Trx, { type: name, params = {}, ...asked }: AskedRun): Promise<string> {
  const type = trx.catalog.jobs.of(name) ?? fail(texts.unknownType(name))
  const { reader } = trx
  const isConsequence = type.follows === true && (asked.cause ?? 'call') === 'call'
  if (reader && !isConsequence && !mayRun(type, reader.can)) throw errors.noPermission()
  const fault = paramsFault(type, params)
  if (fault !== undefined) fail(fault)
  const { maxWaiting } = trx.catalog.jobs
  // What follows from a call that was let through is not lost.
  if (!isConsequence && (await isFull(trx, maxWaiting))) fail(texts.full(maxWaiting))
  const id = await insertRun(trx, {
    name: asked.name ?? type.title(),
    jobClassName: name,
    params: JSON.stringify(params),
    cause: asked.cause ?? 'call',
    scheduleId: asked.schedule ?? null,
    tells: asked.tells ?? 'failure',
    runKey: type.key(params) ?? asked.key ?? null,
    ...limitsOf(type, asked.limits),
  })
  if (asked.continues !== undefined) await copySteps(trx, asked.continues, id)
  return id
}
