import { Ajv, type ValidateFunction } from 'ajv'
import type { Actor, Clearance, Trx } from '../db/database'
import type { Call } from '../http/module'
import { atFirstCall } from '../util/at-first-call'
import { MovedSecret, openSecrets, type SecretMap } from '../util/sealed-text'
import { texts } from './texts'

/** The use of the key of the installation that secrets of parameters are sealed by. */
export const JOB_KEY = 'job-secrets'

export type LogLevel = 'info' | 'warn' | 'error'

/** What a run has brought: told to its owner and shown with the run. */
export interface JobResult {
  /** One line for people. */
  readonly text?: string
  /** Where to read on: a path of the application. */
  readonly link?: string
  /** Path of a file that `keepFile` has kept. */
  readonly file?: string
  /** What other programs read. */
  readonly data?: unknown
}

/** Fails a run for good: what it says does not change by another attempt. */
export class FinalError extends Error {}

/** A file that a run makes. */
export interface MadeFile {
  /** Name for people, with its extension. */
  readonly name: string
  /** Media type. */
  readonly type: string
  /** Its pieces, asked for one after the other, so that memory stays flat; begun anew by each attempt. */
  readonly content: () => AsyncIterable<string | Buffer>
}

/** One run of a job, as its work sees it. */
export interface JobContext<Params> {
  readonly params: Params
  /** Whom it runs for; their tenant is that of `withTenant`. */
  readonly actor: Actor
  readonly runId: string
  /** Whether a schedule has asked for it, by the clock or by hand. */
  readonly scheduled: boolean
  /** How often it has been begun, this time included. */
  readonly attempt: number
  /** Aborted by a cancel, the time limit, the stop of the server, or when another server has taken over. Work looks at it or hands it on. */
  readonly signal: AbortSignal
  /** A key of the installation, one for each use: opens what subjects keep sealed. */
  readonly keyFor: (use: string) => Buffer
  /** How far it is, and at what; told twice a second at most. */
  progress(done: number, of: number, text?: string): void
  log(level: LogLevel, text: string): void
  /** One transaction with the tenant of the owner. Throws once this attempt is over: what a lost server still does touches nothing. */
  withTenant<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /**
   * The same, done once for the run however often it is begun: its result, which is kept as JSON, is handed out again by later attempts.
   * Names are unique within the run. Work in the place of a user sees rows up to the clearance of that user. Default: all.
   */
  step<T>(name: string, work: (trx: Trx) => Promise<T>, clearance?: Clearance): Promise<T>
  /** What a step brought in an earlier attempt, null when that was nothing; undefined when it was not done. Saves what comes before a step. */
  formerStep(name: string): Promise<unknown>
  /**
   * Keeps the one file that the run may have; its path, for `JobResult.file`. The owner alone reads it, until clean-up by rule. Kept once
   * however often the run is begun; an attempt that ends amid the writing leaves nothing. Refused beyond the storage of owner or tenant.
   */
  keepFile(file: MadeFile): Promise<string>
  /** Removes files of runs of the tenant that were kept so many days ago; how many. */
  expireFiles(days: number): Promise<number>
}

/** What a run may take. Schedules may set their own time, attempts and pause within these. */
export interface JobLimits {
  /** Seconds of one attempt. Default 3600. */
  readonly seconds: number
  /** How often it is tried when it fails. Default 1. */
  readonly attempts: number
  /** Seconds before it is tried again, doubled each time. Default 10. */
  readonly pause: number
  /** Lines of log that are kept of an attempt. Default 1000. */
  readonly lines: number
  /** Begun at most once, even when the server is lost amid the run; then it has failed. Default false. */
  readonly once: boolean
}

/** JSON Schema of an object whose properties have titles: what the form of the parameters is drawn from. */
export interface ParamsSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, object>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
}

/** How a run ended that brought nothing. */
export interface RunEnd {
  readonly state: 'failed' | 'cancelled'
  /** For people. */
  readonly error: string
}

export interface JobOptions<Params> {
  /** Name in schedules and calls; the family has names of classes here. Unique. */
  readonly name: string
  /** What people read. */
  readonly title: () => string
  /** Whether users may put it into a schedule. Default true; false where only the program asks for runs, with parameters that it has checked. */
  readonly scheduled?: boolean
  /**
   * What it takes to ask for a run, as an `x-auth` names it; of several all. A caller holds it when asking, also for the same once more; the
   * owner of a run holds it when the run begins, whatever has asked, and when its file is fetched.
   */
  readonly right: string | readonly string[]
  /**
   * True: the program asks as well, for what follows from a call that had rights of its own. Such a run begins without the right; schedules,
   * flows and who repeats it still need it. Default false.
   */
  readonly follows?: boolean
  /** The account that alone fetches the file of a run. Default: whom it runs for. */
  readonly fetchedBy?: (params: Params) => string
  readonly params: () => ParamsSchema
  /** Where secrets stand in the parameters: kept sealed, opened for the work. Default: there are none. */
  readonly secrets?: SecretMap<Params>
  /** What speaks against a caller keeping such parameters in a schedule or a flow; undefined: nothing. Default: every caller may. */
  readonly mayAsk?: (params: Params, call: Call) => Promise<string | undefined>
  readonly limits?: Partial<JobLimits>
  /** Runs of one key in a tenant go one after the other. Default: each by itself. */
  readonly key?: (params: Params) => string | undefined
  /**
   * True: a key only bounds how many runs go at once, and the users whose runs of it wait take turns. Default false: whichever was asked for
   * first goes first.
   */
  readonly inTurn?: boolean
  readonly run: (context: JobContext<Params>) => Promise<JobResult | undefined>
  /**
   * Hears of a run that was cancelled, also before it was begun, or failed for good: in a transaction with the tenant of its owner, once its
   * end is written. Lost with the server in between, so that what it mends has to be found by other means too. Default: nothing.
   */
  readonly ended?: (trx: Trx, params: Params, end: RunEnd) => Promise<void>
}

/** A kind of job as the engine knows it. */
export interface JobType extends Omit<JobOptions<never>, 'limits' | 'run' | 'key' | 'mayAsk' | 'ended' | 'fetchedBy' | 'secrets'> {
  readonly limits: JobLimits
  /** What parameters are checked by; compiled at the first call. */
  readonly check: () => ValidateFunction
  readonly run: (context: JobContext<unknown>) => Promise<JobResult | undefined>
  readonly ended: (trx: Trx, params: unknown, end: RunEnd) => Promise<void>
  readonly key: (params: unknown) => string | undefined
  readonly mayAsk: (params: unknown, call: Call) => Promise<string | undefined>
  readonly fetchedBy: (params: unknown) => string | undefined
  readonly secrets: SecretMap<unknown> | undefined
}

const USUAL: JobLimits = { seconds: 3600, attempts: 1, pause: 10, lines: 1000, once: false }

const ajv = atFirstCall(() => new Ajv({ allErrors: true, useDefaults: true, strict: false, formats: { textarea: true } }))

/** The context with the secrets of the parameters opened. Throws where one was sealed for another use: another attempt would not open it either. */
function openedContext<Params>(context: JobContext<Params>, secrets: SecretMap<Params>): JobContext<Params> {
  try {
    return { ...context, params: openSecrets(context.keyFor(JOB_KEY), secrets, context.params) }
  } catch (error) {
    if (error instanceof MovedSecret) throw new FinalError(texts.movedSecret, { cause: error })
    throw error
  }
}

/**
 * A kind of job: its parameters as JSON Schema (checked before they are kept, drawn as a form), its limits and its work. A module hands it
 * to `catalog.jobs.declare`.
 *
 *     defineJob({ name: 'import', title: () => '导入', right: 'course:import', params: …, limits: { attempts: 3 }, run: async ({ params, step }) => … })
 */
export function defineJob<Params>(options: JobOptions<Params>): JobType {
  const { run, ended, key, mayAsk, fetchedBy, secrets, limits } = options
  return {
    ...options,
    limits: { ...USUAL, ...limits },
    check: atFirstCall(() => ajv().compile(options.params())),
    run: context => run(secrets ? openedContext(context as JobContext<Params>, secrets) : (context as JobContext<Params>)),
    secrets: secrets && ((params, replace) => secrets(params as Params, replace)),
    ended: async (trx, params, end) => ended?.(trx, params as Params, end),
    key: params => key?.(params as Params),
    mayAsk: async (params, call) => mayAsk?.(params as Params, call),
    fetchedBy: params => fetchedBy?.(params as Params),
  }
}
