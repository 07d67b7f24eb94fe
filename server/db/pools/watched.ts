import { readFileSync } from 'node:fs'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** What one use of a connection may cost. */
export interface ConnectionLimits {
  /** Megabytes of memory that its process may take beyond what it shares. Watched where the process runs on this machine. */
  readonly memory: number
  /** Milliseconds until its statement is cancelled, all statements of the use together. */
  readonly time: number
  /** Megabytes of answers. */
  readonly answers: number
}

/** A statement was ended since it went beyond `ConnectionLimits`; the code is PostgreSQL's for such a statement. */
export class StatementLimitError extends Error {
  override readonly name = 'StatementLimitError'
  readonly code: string
  constructor(readonly limit: keyof ConnectionLimits) {
    super(`The statement went beyond its limit of ${limit}.`)
    this.code = limit === 'time' ? '57014' : '54000'
  }
}

/** Milliseconds between two looks. */
const PULSE = 50
/** Milliseconds after which a backend that does not hear of its cancellation is ended. */
const PATIENCE = 5000
const MEGABYTE = 1024 * 1024
const PAGE = 4096

/** What PostgreSQL's driver holds of a connection beyond what its types tell. */
type Client = pg.PoolClient & {
  readonly processID: number
  readonly connection: { readonly stream: { bytesRead: number; destroy(): void } }
}

/** Megabytes of memory that a process of PostgreSQL on this machine has for itself; 0 where that cannot be known. */
export function memoryOf(process: number): number {
  try {
    // The number may be that of another machine, or of a container.
    if (readFileSync(`/proc/${process}/comm`, 'utf8').trim() !== 'postgres') return 0
    const [, resident = 0, shared = 0] = readFileSync(`/proc/${process}/statm`, 'utf8').split(' ').map(Number)
    return ((resident - shared) * PAGE) / MEGABYTE
  } catch {
    return 0
  }
}

/** Watches one use of a connection, and ends what goes beyond the limits. */
class Watch {
  exceeded: keyof ConnectionLimits | undefined
  private readonly began = performance.now()
  private readonly read: number
  private readonly timer: NodeJS.Timeout
  private endedAt = 0

  constructor(
    private readonly client: Client,
    private readonly limits: ConnectionLimits,
    private readonly local: boolean,
    private readonly end: (how: 'cancel' | 'terminate', process: number) => Promise<unknown>,
  ) {
    this.read = client.connection.stream.bytesRead
    this.timer = setInterval(() => this.look(), PULSE)
    this.timer.unref()
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private look(): void {
    if (this.exceeded !== undefined) {
      this.insist()
      return
    }
    this.exceeded = this.beyond()
    if (this.exceeded === undefined) return
    this.endedAt = performance.now()
    // Answers that are on their way would still fill the memory of this process.
    if (this.exceeded === 'answers') this.client.connection.stream.destroy()
    void this.end('cancel', this.client.processID).catch(() => undefined)
  }

  private beyond(): keyof ConnectionLimits | undefined {
    const { connection, processID } = this.client
    if ((connection.stream.bytesRead - this.read) / MEGABYTE > this.limits.answers) return 'answers'
    if (this.local && memoryOf(processID) > this.limits.memory) return 'memory'
    return performance.now() - this.began > this.limits.time ? 'time' : undefined
  }

  private insist(): void {
    if (performance.now() - this.endedAt < PATIENCE) return
    this.endedAt = performance.now()
    void this.end('terminate', this.client.processID).catch(() => undefined)
  }
}

/**
 * The same pool, whose connections are watched from when they are lent until they come back: one that goes beyond the limits has its
 * statement ended, and fails with a `StatementLimitError`. `local`: the processes of the database run on this machine. `ending` is a pool
 * of the same role, which ends them.
 */
export function watched(pool: PostgresPool, limits: ConnectionLimits, local: boolean, ending: pg.Pool): PostgresPool {
  const end = (how: 'cancel' | 'terminate', process: number) => ending.query(`select pg_${how}_backend($1)`, [process])
  const connect = async () => {
    const client = (await pool.connect()) as unknown as Client
    const watch = new Watch(client, limits, local, end)
    const query = async (text: string, values: readonly unknown[]) => {
      try {
        return await client.query({ text, values: [...values] })
      } catch (error) {
        throw watch.exceeded === undefined ? error : new StatementLimitError(watch.exceeded)
      }
    }
    const release = () => {
      watch.stop()
      // One that was ended may hear of it late: no other caller gets it.
      client.release(watch.exceeded !== undefined)
    }
    return { query, release } as unknown as PostgresPoolClient
  }
  return { connect, end: () => pool.end() }
}
