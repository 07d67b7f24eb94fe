import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyFolder } from '../../helpers/kept-folder'
import { lastingPort } from '../../helpers/ports'
import { type GivenPostgres, startGivenPostgres } from '../../helpers/postgres'
import { makeFolder, templateFolder } from './run-folder'
import { sampleDataRead } from './sample-data'
import { WeftProcess } from './weft'

export interface ServerOptions {
  /** `embedded`: the server keeps a PostgreSQL of its own; `given`: the test has one and names it by DATABASE_URL. */
  readonly database: 'embedded' | 'given'
}

/** Settings of a server beside those that it cannot do without, once its address is known. */
type MoreSettings = (url: string) => Readonly<Record<string, string>>

const NOTHING_MORE: MoreSettings = () => ({})

export const ADMIN_PASSWORD = 'Weft-keeper-e2e-2026'

/** The process of the embedded database of a data folder; undefined when there is none. */
export function embeddedPid(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

/** A data folder with the installation that `global-setup` made: quicker than to make one. */
export function copyOfTemplate(): string {
  const folder = makeFolder('data')
  copyFolder(templateFolder(), folder)
  return folder
}

/** The whole of Weft with sample data, on a folder, an address and a database that outlive a restart. */
export class WeftServer {
  private process: WeftProcess | undefined

  private constructor(
    readonly dataDir: string,
    readonly port: number,
    private readonly given: GivenPostgres | undefined,
    private readonly more: MoreSettings = NOTHING_MORE,
  ) {}

  static async start({ database }: ServerOptions, more?: MoreSettings): Promise<WeftServer> {
    const given = database === 'given' ? await startGivenPostgres(makeFolder('given')) : undefined
    const server = new WeftServer(given ? makeFolder('data') : copyOfTemplate(), await lastingPort(), given, more)
    await server.start()
    return server
  }

  /** Makes an installation in an empty folder, has its sample documents read, and ends it in order. */
  static async make(dataDir: string): Promise<void> {
    const server = new WeftServer(dataDir, await lastingPort(), undefined)
    await server.start()
    await sampleDataRead(server.url, { username: 'admin', password: ADMIN_PASSWORD })
    await server.stop()
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Of the superuser of a given database; the embedded one keeps its address to itself. */
  get databaseUrl(): string {
    if (!this.given) throw new Error('The embedded database has no address for tests.')
    return this.given.url
  }

  /** Settings under which another process would use the same folder, port and database. */
  get env(): Record<string, string> {
    const database = this.given ? { DATABASE_URL: this.given.url } : {}
    const own = { DATA_DIR: this.dataDir, PORT: String(this.port), ADMIN_PASSWORD }
    // One user plays the whole staff here; what pages send is held to the contract.
    const settings = { USER_CALLS_PER_SECOND: '1000', STRICT_INPUT: 'on' }
    return { ...own, ...settings, ...database, ...this.more(this.url) }
  }

  /** What the server that runs now has said. */
  get output(): string {
    return this.process?.output ?? ''
  }

  async start(): Promise<void> {
    this.process = new WeftProcess({ env: this.env, args: ['--demo'] })
    await this.process.ready()
  }

  /** In order, as Ctrl-C does. */
  async stop(): Promise<void> {
    await this.process?.signal('SIGTERM')
    this.process = undefined
  }

  /** `kill -9`. The embedded database lives on without it. */
  async kill(): Promise<void> {
    await this.process?.signal('SIGKILL')
    this.process = undefined
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  /** `kill -9` of the database. The server brings its own back by itself; a given one is brought back by its house. */
  async killDatabase(): Promise<void> {
    if (this.given) {
      await this.given.kill()
      await this.given.start()
      return
    }
    const pid = embeddedPid(this.dataDir)
    if (pid) process.kill(pid, 'SIGKILL')
  }

  /** Ends everything and leaves nothing behind. */
  async dispose(): Promise<void> {
    // A killed server left its database running: its next start ends it in order.
    if (!this.process) await this.start()
    await this.stop()
    await this.given?.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}
