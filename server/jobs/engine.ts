import { hostname } from 'node:os'
import type { Database } from '../db/database'
import type { Hold, JobsDatabase } from '../db/jobs'
import type { JobTypes } from './catalog'
import type { JobContext } from './define'
import { advanceFlows } from './flows/advance'
import { plan } from './plans/planner'
import { openQueue, type Queue } from './queue'
import { alone, forgetServers, takeDead, todo } from './repository'
import { Attempt, type AttemptServices } from './runs/attempt'
import { notifyEnded, typeIn } from './runs/ended'
import { claim, takeOver, takeStops, takeStray, takeUnsent } from './runs/repository'
import type { ResultFiles } from './runs/result-file'
import { texts } from './texts'

/** Runs of one server at once. */
const SLOTS = 4
/** Milliseconds between two looks at what there is to do; what is new wakes the server at once. */
const PULSE = 1000
const SENDING = 2
const MOST_SENT = 100
/** Runs get this long to end when the server stops, in milliseconds; then another server begins them anew. */
const STOP_PATIENCE = 6000

export interface EngineOptions {
  readonly database: JobsDatabase
  readonly withTenant: Database['withTenant']
  readonly types: JobTypes
  readonly keyFor: JobContext<unknown>['keyFor']
  readonly rightsOf: AttemptServices['rightsOf']
  readonly isBuiltIn: AttemptServices['isBuiltIn']
  /** Where runs write their files. */
  readonly files: ResultFiles
  /** Tells owners of runs that ended or are late. */
  readonly notify: () => Promise<void>
  readonly warn: (error: unknown) => void
}

/** Plans, sends, takes and runs jobs in one server; as many as share the database share the work. */
export class Engine {
  private readonly running = new Map<string, Attempt>()
  private queue: Queue | undefined
  private server: Hold | undefined
  private closed = false
  private woken = false
  private rouse: (() => void) | undefined
  private over: Promise<void> = Promise.resolve()
  private readonly name = `${hostname()}:${process.pid}`

  constructor(private readonly options: EngineOptions) {}

  async start(): Promise<void> {
    this.queue = await openQueue(this.options.database, this.options.warn)
    await this.hold()
    this.over = this.loop()
  }

  private async hold(): Promise<void> {
    const hold = await this.options.database.hold({
      name: this.name,
      onWake: () => this.wake(),
      onLost: () => {
        this.server = undefined
        // Others take over what runs here: it must not go on.
        for (const attempt of this.running.values()) attempt.end('lost')
        this.running.clear()
        this.wake()
      },
    })
    this.server = hold
  }

  private wake(): void {
    this.woken = true
    this.rouse?.()
  }

  private async loop(): Promise<void> {
    while (!this.closed) {
      this.woken = false
      await this.look().catch(this.options.warn)
      if (this.woken || this.closed) continue
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, PULSE)
        this.rouse = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      this.rouse = undefined
    }
  }

  /** One look at what there is to do. */
  private async look(): Promise<void> {
    if (!this.server) await this.hold()
    const { database, types, notify } = this.options
    const server = this.server
    if (!server) return
    const there = await todo(database.db, server.no, [...this.running.keys()])
    if (there.lost) await this.recover(server)
    if (there.stop) await this.stopCancelled(server)
    if (there.untold) await notify()
    if (there.flows) await advanceFlows(database.db, types)
    if (there.held) return
    if (there.due) await plan(database.db, types)
    const fresh = there.unsent || there.due || there.lost || there.flows
    if (fresh) await this.send()
    if ((fresh || there.waiting) && this.running.size < SLOTS) await this.take(server)
  }

  /** What ran on servers that are gone is begun anew here or there; what this one lost track of too. */
  private async recover(server: Hold): Promise<void> {
    const { types } = this.options
    const once = types.all().filter(({ limits }) => limits.once)
    const said = { once: texts.lostOnce, tooOften: texts.lostTooOften, line: texts.lostLine }
    const ended = await this.options.database.db.transaction().execute(async trx => {
      await takeStray(trx, server.no, [...this.running.keys()])
      const dead = await takeDead(trx, server.no)
      await forgetServers(trx, dead)
      return takeOver(
        trx,
        dead,
        once.map(({ name }) => name),
        said,
      )
    })
    await notifyEnded(ended, typeIn(types), this.options)
  }

  private async stopCancelled(server: Hold): Promise<void> {
    const { database, types } = this.options
    const { ended, running } = await database.db.transaction().execute(trx => takeStops(trx, server.no, texts.cancelled))
    for (const id of running) this.running.get(id)?.end('cancel')
    await notifyEnded(ended, typeIn(types), this.options)
  }

  private async send(): Promise<void> {
    const { database, types } = this.options
    const lanes = types.all().filter(({ inTurn }) => inTurn)
    await database.db.transaction().execute(async trx => {
      if (!(await alone(trx, SENDING))) return
      const names = lanes.map(({ name }) => name)
      for (const unsent of await takeUnsent(trx, MOST_SENT, SLOTS, names)) await this.queue?.send(trx, unsent)
    })
  }

  private async take(server: Hold): Promise<void> {
    const { database, types, ...services } = this.options
    const { warn } = services
    const claimed = await database.db.transaction().execute(async trx => {
      const deliveries = (await this.queue?.take(trx, SLOTS - this.running.size)) ?? []
      const runs = []
      for (const delivery of deliveries) runs.push(await claim(trx, delivery, { no: server.no, name: this.name }))
      return runs.filter(run => run !== undefined)
    })
    // A server that has lost its number meanwhile is not to begin what others take over.
    if (this.server !== server) return
    for (const run of claimed) {
      const attempt = new Attempt(run, types.of(run.jobClassName), { ...services, db: database.db })
      this.running.set(run.id, attempt)
      void attempt.over.catch(warn).then(() => {
        if (this.running.get(run.id) === attempt) this.running.delete(run.id)
        this.wake()
      })
    }
  }

  /** Runs are told to end, and what has not is given back; then the number is free. */
  async close(): Promise<void> {
    this.closed = true
    this.rouse?.()
    await this.over
    const attempts = [...this.running.values()]
    for (const attempt of attempts) attempt.end('stop')
    const patience = new Promise(resolve => setTimeout(resolve, STOP_PATIENCE).unref())
    await Promise.race([Promise.allSettled(attempts.map(({ over }) => over)), patience])
    await this.server?.close()
    await this.queue?.close()
  }
}
