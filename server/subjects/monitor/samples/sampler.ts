import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Database, ExplainedBy } from '../../../db/database'
import type { JobsDatabase } from '../../../db/jobs'
import { SYSTEM_TENANT } from '../../../util/system-tenant'
import { percentiles, total } from '../calls/call-figures'
import { filesNow } from '../files/repository'
import type { Monitor } from '../monitor'
import { average, databaseFigures, largest, together } from './figures'
import { processFacts } from './process-meter'
import * as kept from './repository'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Between two looks at all files. */
const FILES = HOUR
/** The source that stands for the database. */
export const DATABASE = 'database'
/** Without an account: the data log shows what it writes as done by the system. */
export const ACTOR = { tenantId: SYSTEM_TENANT, username: '', orgCode: null }

export interface SamplerOptions {
  readonly app: FastifyInstance
  readonly monitor: Monitor
  readonly database: Pick<Database, ExplainedBy> & { readonly jobs: JobsDatabase; takeLongestLine(): number }
  /** Done once a minute by each process, after its sample. */
  readonly each: (sampler: Sampler) => Promise<void>
  /** Done once a minute by one process of the installation, after the sample of the database. */
  readonly one: (at: Date) => Promise<void>
}

/** Writes what a process measures each minute; one process of all also measures the database and puts hours together. */
export class Sampler {
  readonly id = randomBytes(8).toString('hex')
  /** What people call the server. */
  readonly name = hostname()
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> = Promise.resolve()
  private closed = false

  constructor(private readonly options: SamplerOptions) {}

  /** Writes at once, so that pages are not empty, and then each minute. */
  start(): void {
    void this.endKilled()
    void this.sample()
    this.plan()
  }

  private plan(): void {
    // Each process at a second of its own, so that they do not all write at once.
    const wait = MINUTE - (Date.now() % MINUTE) + (Number.parseInt(this.id.slice(0, 2), 16) % 10) * 1000
    this.timer = setTimeout(() => {
      void this.sample()
      this.plan()
    }, wait).unref()
  }

  /** Writes what was measured up to now as that of the minute. While the database is away there is no history. */
  sample(now = new Date()): Promise<void> {
    return this.next(() => this.write(new Date(Math.floor(now.getTime() / MINUTE) * MINUTE)))
  }

  private next(write: () => Promise<void>): Promise<void> {
    this.writing = this.writing
      .then(() => (this.closed ? undefined : write()))
      .catch(error => this.options.app.log.warn({ err: error }, 'what was measured could not be written'))
    return this.writing
  }

  /**
   * Processes that were killed on this host are ended: a server that is started again at once would be listed twice for minutes. One that
   * is wrongly taken for killed, in a container that has the host's name, is running again with its next sample.
   */
  endKilled(): Promise<void> {
    return this.next(async () => {
      await this.options.database.withTenant(ACTOR, async trx => {
        for (const former of await kept.processesOn(trx, this.name, this.id)) {
          if (isKilled(former)) await kept.ended(trx, former.id)
        }
      })
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.timer)
    this.closed = true
    await this.writing
    await this.options.database.withTenant(ACTOR, trx => kept.ended(trx, this.id)).catch(() => undefined)
  }

  private async write(at: Date): Promise<void> {
    const { monitor, app, database } = this.options
    const calls = monitor.takeCalls()
    const counts = total(calls)
    const readings = (await monitor.takeReadings()).map(each => ({ ...each }))
    const own = {
      calls: counts.calls,
      errors: counts.errors,
      errorPart: counts.calls > 0 ? (100 * counts.errors) / counts.calls : 0,
      p95: percentiles(counts.steps).p95,
      sockets: app.sockets?.open() ?? 0,
      queue: database.takeLongestLine(),
      slowestStatement: monitor.slow.takeSlowest(),
    }
    const sample = { source: this.id, figures: { ...average(readings), ...own }, peaks: { ...largest(readings), ...own }, calls }
    await database.withTenant(ACTOR, async trx => {
      const facts = { ...processFacts(), pid: process.pid }
      await kept.seen(trx, { id: this.id, kind: 'process', name: this.name, facts })
      await kept.addSample(trx, 'minute', at, sample)
    })
    await this.options.each(this)
    if (await this.measureDatabase(at)) await this.options.one(at)
  }

  /** False when another process has done it. */
  private async measureDatabase(at: Date): Promise<boolean> {
    const { database } = this.options
    const first = await database.withTenant(ACTOR, async trx => {
      const former = await kept.countsOf(trx, DATABASE)
      if (former.at === undefined) await kept.seen(trx, { id: DATABASE, kind: 'database', name: 'PostgreSQL', facts: {} })
      const mine = await kept.addSample(trx, 'minute', at, { source: DATABASE, figures: {}, peaks: {}, calls: {} })
      return mine ? former : undefined
    })
    if (first === undefined) return false
    const jobs = await kept.jobsNow(database.jobs.db)
    const files = await this.files(first)
    await database.withTenant(ACTOR, async trx => {
      const now = { ...(await kept.databaseNow(trx)), at: Date.now() }
      const { filesAt: _, ...counted } = files
      const figures = { ...databaseFigures(now, first), ...jobs, ...counted }
      await kept.keepFigures(trx, at, { source: DATABASE, figures, peaks: figures })
      await kept.seen(trx, { id: DATABASE, kind: 'database', name: 'PostgreSQL', facts: { ...now, ...files } })
      await this.putHoursTogether(trx)
      await kept.removeOld(trx)
    })
    return true
  }

  /** As they were at the last look, while that is not long ago. */
  private async files({ filesAt = 0, files = 0, filesSize = 0, filesBroken = 0 }: kept.Figures): Promise<kept.Figures> {
    if (Date.now() - filesAt < FILES) return { filesAt, files, filesSize, filesBroken }
    const { app, database } = this.options
    return { filesAt: Date.now(), ...(await filesNow(database.jobs.db, app.files.bytes)) }
  }

  private async putHoursTogether(trx: kept.Trx): Promise<void> {
    for (const { source, hour } of await kept.openHours(trx)) {
      const from = new Date(hour)
      const samples = await kept.samplesOf(trx, { grain: 'minute', from, to: new Date(from.getTime() + HOUR), source })
      await kept.addSample(trx, 'hour', from, { source, ...together(samples) })
    }
  }
}

/** Whether no process has the id any more, or this one has it, as every server of a container that is started again. */
function isKilled({ pid, age }: kept.FormerProcess): boolean {
  if (pid === process.pid) return age > process.uptime()
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
