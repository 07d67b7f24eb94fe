import type { Clearance, Database, Trx } from '../../db/database'
import { FinalError, type JobContext, type JobType } from '../define'
import { paramsFault } from '../params'
import { holdsTurn, type JobsTrx, keepStep, stepOf } from '../repository'
import { ownerFault } from '../rights'
import { texts } from '../texts'
import { ALL, actorOf, notifyEnded } from './ended'
import { Reporter } from './reporter'
import { type ClaimedRun, finish, type Outcome, report } from './repository'
import { keepResultFile, type ResultFiles } from './result-file'

/** Why an attempt is to end before its work does. */
type Ending = 'cancel' | 'timeout' | 'stop' | 'lost'

/** Work that does not look at its signal gets this long, in milliseconds; then it goes on in vain. */
const GRACE = 5000
/** Between two tries to write how an attempt ended. */
const PAUSE = 500

export interface AttemptServices {
  readonly db: JobsTrx
  readonly withTenant: Database['withTenant']
  readonly keyFor: JobContext<unknown>['keyFor']
  /** What an account holds in a tenant now; undefined where it may not act there. */
  readonly rightsOf: (owner: string, tenantId: number) => Promise<((right: string) => boolean) | undefined>
  /** Whether it is the schedule of this kind that the installation begins with. */
  readonly isBuiltIn: (scheduleId: string | null, kind: string) => boolean
  readonly files: ResultFiles
  readonly warn: (error: unknown) => void
}

/** One run under way in this process. */
export class Attempt {
  private readonly controller = new AbortController()
  private readonly reporter: Reporter
  private ending: Ending | undefined
  /** Resolves when its end is written, or another server has it. */
  readonly over: Promise<void>

  constructor(
    readonly run: ClaimedRun,
    private readonly type: JobType | undefined,
    private readonly services: AttemptServices,
  ) {
    this.reporter = new Reporter(type?.limits.lines ?? 1, async told => {
      const { ours, stop } = await report(services.db, run, told)
      if (!ours) this.end('lost')
      else if (stop) this.end('cancel')
    })
    this.over = this.go()
  }

  /** The first reason stands. */
  end(ending: Ending): void {
    this.ending ??= ending
    this.controller.abort(new Error(ending))
  }

  private async go(): Promise<void> {
    const limit = setTimeout(() => this.end('timeout'), this.run.timeLimit * 1000)
    const work = this.work()
    const outcome = await Promise.race([work, this.patience()])
    clearTimeout(limit)
    if (this.ending === 'lost') return
    await this.reporter.flush()
    await this.write(outcome)
  }

  /** How work ends that does not end by itself. */
  private patience(): Promise<Outcome> {
    return new Promise(resolve => {
      this.controller.signal.addEventListener(
        'abort',
        () => void setTimeout(() => resolve(this.outcomeOf(undefined)), this.ending === 'lost' ? 0 : GRACE).unref(),
      )
    })
  }

  private async work(): Promise<Outcome> {
    try {
      const { type, run } = this
      if (!type) throw new Error(texts.unknownType(run.jobClassName))
      await this.checkOwner(type)
      const fault = paramsFault(type, run.params)
      if (fault !== undefined) throw new Error(fault)
      const result = await type.run(this.context())
      return { state: 'done', result: result ?? null }
    } catch (error) {
      return this.outcomeOf(error)
    }
  }

  /**
   * By the rights of now: what was lost since it was asked for, or a schedule was kept, ends it for good. The installation itself has all, and
   * so have the schedules that it begins with: they are no account's work, and go on when the first administrator has left.
   */
  private async checkOwner(type: JobType): Promise<void> {
    const { owner, tenantId, isConsequence, scheduleId } = this.run
    if (owner === '' || this.services.isBuiltIn(scheduleId, type.name) || (type.follows && isConsequence)) return
    const fault = ownerFault(type, owner, await this.services.rightsOf(owner, tenantId))
    if (fault !== undefined) throw new FinalError(fault)
  }

  private outcomeOf(error: unknown): Outcome {
    if (this.ending === 'stop' && !this.type?.limits.once) return { state: 'waiting' }
    if (this.ending === 'stop') return { state: 'failed', error: texts.lostOnce, again: false }
    if (this.ending === 'cancel') return { state: 'cancelled', error: texts.cancelled, again: false }
    if (this.ending === 'timeout') return { state: 'failed', error: texts.timeLimit(this.run.timeLimit), again: true }
    const { message } = error instanceof Error ? error : new Error(String(error))
    this.reporter.log('error', message)
    const again = !this.type?.limits.once && this.type !== undefined && !(error instanceof FinalError)
    return { state: 'failed', error: message.slice(0, 2000), again }
  }

  /** Until it is written, or another server has taken the run over. */
  private async write(outcome: Outcome): Promise<void> {
    while (this.ending !== 'lost') {
      try {
        const ended = await finish(this.services.db, this.run, outcome)
        return await notifyEnded(ended ? [ended] : [], () => this.type, this.services)
      } catch (error) {
        this.services.warn(error)
        await new Promise(resolve => setTimeout(resolve, PAUSE).unref())
      }
    }
  }

  private context(): JobContext<unknown> {
    const { run, services, reporter, controller } = this
    const actor = actorOf(run)
    const withTenant = <T>(work: (trx: Trx) => Promise<T>, clearance: Clearance = ALL): Promise<T> =>
      services.withTenant({ ...actor, clearance }, async trx => {
        if (!(await holdsTurn(trx, run.id, run.turn))) {
          this.end('lost')
          throw new Error(texts.over)
        }
        return work(trx)
      })
    const step = <T>(name: string, work: (trx: Trx) => Promise<T>, clearance?: Clearance) =>
      withTenant(async trx => {
        const former = await stepOf(trx, run.id, name)
        if (former) return former.value as T
        const value = await work(trx)
        await keepStep(trx, run.id, name, value)
        return value
      }, clearance)
    const formerStep = (name: string) => withTenant(async trx => (await stepOf(trx, run.id, name))?.value)
    return {
      params: run.params,
      actor,
      runId: run.id,
      scheduled: run.scheduleId !== null,
      attempt: run.turn,
      signal: controller.signal,
      keyFor: services.keyFor,
      progress: (done, of, text) => reporter.progress(done, of, text),
      log: (level, text) => reporter.log(level, text),
      withTenant: work => withTenant(work),
      step,
      formerStep,
      keepFile: file => keepResultFile(services.files, { signal: controller.signal, step, withTenant, formerStep }, file),
      expireFiles: async days => {
        const { count, removeBytes } = await withTenant(trx => services.files.expire(trx, days))
        await removeBytes()
        return count
      },
    }
  }
}
