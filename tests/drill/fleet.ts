import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type GivenPostgres, startGivenPostgres } from '../helpers/postgres'
import { ADMIN } from '../helpers/server'
import { mustAt, type ServerProcess, signInAt, startServerProcess } from '../helpers/server-processes'

/** `npm run drill -- jobs 200` asks for more. */
export const KILLS = Number(process.env.DRILL_TIMES ?? 3)
/** Every so many kills it is the database. */
const DATABASE_EVERY = 5
/** Servers beside the two that take the place of one that is killed: to start one takes longer than to kill one. */
const SPARE = KILLS > 20 ? 2 : 0

/** Servers on one database that are killed and started again while others use them. */
export class Fleet {
  /** Those that live, the oldest first. */
  readonly servers: ServerProcess[] = []
  private starting: Promise<void>[] = []
  private readonly killed = { servers: 0, databases: 0 }

  private constructor(
    private readonly database: GivenPostgres,
    private readonly demo: boolean,
  ) {}

  /** `demo`: with sample data, and the kind of job that schedules are tried with. */
  static async start({ demo = false } = {}): Promise<Fleet> {
    const folder = mkdtempSync(join(tmpdir(), 'weft-drill-'))
    chmodSync(folder, 0o755)
    const fleet = new Fleet(await startGivenPostgres(folder), demo)
    // The first makes what the others find.
    await fleet.startOne()
    await Promise.all(Array.from({ length: 1 + SPARE }, () => fleet.startOne()))
    return fleet
  }

  async stop(): Promise<void> {
    await Promise.allSettled(this.starting)
    await Promise.all(this.servers.map(server => server.stop()))
    await this.database.stop()
  }

  /** The youngest server: it is the last to be killed. */
  get youngest(): string {
    return this.servers.at(-1)?.url ?? ''
  }

  async call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const url = this.youngest
    const { token } = await signInAt(url, ADMIN.username, ADMIN.password)
    return mustAt<Result>(url, token, method, path, body)
  }

  /** The first row of a statement, past all servers. */
  async found(text: string, ...values: unknown[]): Promise<Record<string, number>> {
    const client = new pg.Client(this.database.url)
    await client.connect()
    try {
      return (await client.query<Record<string, number>>(text, values)).rows[0] ?? {}
    } finally {
      await client.end()
    }
  }

  /** Kills the oldest server, or the database when its turn has come, and starts another one. */
  async kill(turn: number): Promise<void> {
    if (turn % DATABASE_EVERY === DATABASE_EVERY - 1) {
      // A start without a database fails, as it should.
      await this.settled()
      await this.database.kill()
      this.killed.databases++
      await this.database.start()
      return
    }
    if (this.starting.length >= SPARE) await this.starting.shift()
    if (this.servers.length < 2) await this.settled()
    await this.servers.shift()?.kill()
    this.killed.servers++
    this.starting.push(this.startOne())
  }

  /** How many of which were killed, in words. */
  get kills(): string {
    return `${this.killed.servers} kills of servers, ${this.killed.databases} of the database`
  }

  private async startOne(): Promise<void> {
    this.servers.push(await startServerProcess(this.database.url, { demo: this.demo }))
  }

  /** Nothing is being started any more. */
  private async settled(): Promise<void> {
    const waiting = this.starting
    this.starting = []
    await Promise.all(waiting)
  }
}
