import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import { type BuildOptions, build } from '../../server/app/app'
import { readConfig } from '../../server/app/config'
import { type Definitions, readDefinitions } from '../../server/app/definitions'
import { noteDatabase } from './made-databases'

/** The administrator of every test server. */
export const ADMIN = { username: 'admin', password: 'Test-keeper-2026' }
const BASE = '/jeecg-boot'
/** What PostgreSQL calls the connections of `TestServer.sql`: a test that ends all others leaves them. */
export const OWNER_CONNECTION = 'weft test owner'

/** What an operation answers, as far as tests look at it. */
export interface TestEnvelope<Result = unknown> {
  success: boolean
  message: string
  code: number
  result: Result
  timestamp: number
}

export interface TestAnswer<Result = unknown> {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** The JSON of the answer; an empty object when it is none. */
  readonly body: TestEnvelope<Result>
  readonly raw: Buffer
}

type Query = Record<string, string | number | boolean>

/** Calls operations as one person; paths are below API_BASE. */
export interface Caller {
  readonly token: string
  call<R>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
    path: string,
    options?: Omit<InjectOptions, 'method' | 'url'>,
  ): Promise<TestAnswer<R>>
  get<R>(path: string, query?: Query): Promise<TestAnswer<R>>
  delete<R>(path: string, query?: Query): Promise<TestAnswer<R>>
  post<R>(path: string, body?: object): Promise<TestAnswer<R>>
  put<R>(path: string, body?: object): Promise<TestAnswer<R>>
  /** Sends one file as the part `file`. */
  upload<R>(
    path: string,
    file: { name: string; content: Buffer | string; type?: string },
    fields?: Record<string, string>,
  ): Promise<TestAnswer<R>>
}

export interface TestServer {
  readonly app: FastifyInstance
  readonly dataDir: string
  /** Of the role that administers the database. */
  readonly databaseUrl: string
  /** Calls without a token. */
  readonly anonymous: Caller
  /** Signs in; the administrator by default. */
  signIn(username?: string, password?: string): Promise<Caller>
  /** Runs SQL as the owner of the schema, who sees every table, in one tenant: 0 by default. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[], tenant?: number): Promise<Row[]>
  close(): Promise<void>
}

export interface TestServerOptions extends Partial<Omit<BuildOptions, 'config'>> {
  /** With the sample data of `npm start -- --demo`. */
  readonly demo?: boolean
  /** More settings, as the environment would give them. */
  readonly env?: Readonly<Record<string, string>>
}

function parse(raw: Buffer): TestEnvelope<never> {
  try {
    return JSON.parse(raw.toString('utf8')) as TestEnvelope<never>
  } catch {
    return {} as TestEnvelope<never>
  }
}

function multipartBody(file: { name: string; content: Buffer | string; type?: string }, fields: Record<string, string>) {
  const boundary = `----weft${randomBytes(8).toString('hex')}`
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.type ?? 'application/octet-stream'}\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(parts.join('') + head), Buffer.from(file.content), Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** A person with a token; an empty one has no session. `always` are headers of each call, such as the tenant. */
export function makeCaller(app: FastifyInstance, token: string, always: Readonly<Record<string, string>> = {}): Caller {
  const call: Caller['call'] = async (method, path, options = {}) => {
    const headers = { ...(token && { 'x-access-token': token }), ...always, ...options.headers }
    const answer = await app.inject({ ...options, method, url: BASE + path, headers })
    return { status: answer.statusCode, headers: answer.headers, body: parse(answer.rawPayload), raw: answer.rawPayload }
  }
  const query = (values: Query = {}) => ({
    query: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
  })
  return {
    token,
    call,
    get: (path, values) => call('GET', path, query(values)),
    delete: (path, values) => call('DELETE', path, query(values)),
    post: (path, body) => call('POST', path, body ? { payload: body } : {}),
    put: (path, body) => call('PUT', path, body ? { payload: body } : {}),
    upload: (path, file, fields = {}) => call('POST', path, multipartBody(file, fields)),
  }
}

async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The owner of the schema, on one connection of the administrator: statements run one after the other, each in a transaction of its own. */
class Owner {
  private connection: Promise<{ readonly client: pg.Client; readonly role: string }> | null = null
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly url: string) {}

  /** What one statement gives in one tenant. After one that failed the next has a new connection. */
  run<Row extends pg.QueryResultRow>(text: string, values: unknown[] | undefined, tenant: number): Promise<Row[]> {
    const next = this.last.then(async () => {
      try {
        return await this.inTransaction<Row>(text, values, tenant)
      } catch (error) {
        await this.close()
        throw error
      }
    })
    this.last = next.catch(() => {})
    return next
  }

  async close(): Promise<void> {
    const open = await this.connection?.catch(() => null)
    this.connection = null
    await open?.client.end()
  }

  private async open() {
    const client = new pg.Client({ connectionString: this.url, application_name: OWNER_CONNECTION })
    // One that breaks while nothing is asked is not used again.
    client.on('error', () => {
      this.connection = null
    })
    await client.connect()
    const { rows } = await client.query<{ prefix: string }>('select prefix from weft_setup.installation')
    return { client, role: `${rows[0]?.prefix}_owner` }
  }

  private async inTransaction<Row extends pg.QueryResultRow>(text: string, values: unknown[] | undefined, tenant: number): Promise<Row[]> {
    this.connection ??= this.open()
    const { client, role } = await this.connection
    await client.query(`begin; set local role "${role}"; select weft.begin_session(${Number(tenant)}, 'test', null, null)`)
    const { rows } = await client.query<Row>(text, values)
    await client.query('commit')
    return rows
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

let definitions: Definitions | undefined

/** Read once for all servers of a worker: what is compiled of them serves all, too. */
function testDefinitions(): Definitions {
  definitions ??= readDefinitions()
  return definitions
}

/** The settings of a test server. */
export function configOf(url: string, dataDir: string, demo: boolean, env: Readonly<Record<string, string>> = {}) {
  // One user plays the whole staff here; what our own pages send is held to the contract.
  const settings = { USER_CALLS_PER_SECOND: '1000', STRICT_INPUT: 'on' }
  const own = { DATA_DIR: dataDir, DATABASE_URL: url, ADMIN_PASSWORD: ADMIN.password, ...settings }
  return readConfig({ ...own, ...env }, demo ? ['--demo'] : [])
}

/**
 * What begins by the clock or by the load of the machine is off, so that no test meets it; tests about it switch it on. What the start itself
 * has measured is gone: in a long run it would be of any minute before.
 */
async function quieten(client: pg.Client): Promise<void> {
  await client.query('delete from weft.sys_watch_figure; delete from weft.sys_watch_source')
  await client.query(`update weft.sys_quartz_job set status = '-1'; update weft.sys_watch_rule set status = '0'`)
  await client.query('analyze')
}

/** What says that these sample rows were made: a copy of a hundred thousand takes longer than most tests with sample data. */
const MASS_OF_ROWS = 'example_reading made'

/** Makes the database of a template: empty, or for sample data a copy of the one without. */
async function makeTemplate(client: pg.Client, server: string, name: string, demo: boolean): Promise<void> {
  if (!demo) return void (await client.query(`create database "${name}"`))
  const plain = templateName(false)
  await ensureTemplate(server, plain, false)
  await client.query(`create database "${name}" template "${plain}_ready" strategy file_copy`)
  await asAdmin(databaseUrl(server, name), own => own.query('insert into weft.seeded (key) values ($1)', [MASS_OF_ROWS]))
}

/** One whole server starts on it per run, which makes every table; every test server begins with a copy. */
async function ensureTemplate(server: string, name: string, demo: boolean): Promise<void> {
  await asAdmin(server, async client => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const done = await client.query('select from pg_database where datname = $1', [`${name}_ready`])
    if (done.rowCount) return
    await makeTemplate(client, server, name, demo)
    const dataDir = mkdtempSync(join(tmpdir(), 'weft-template-'))
    const app = await build({ definitions: testDefinitions(), sampleJob: true, config: configOf(databaseUrl(server, name), dataDir, demo) })
    await app.close()
    rmSync(dataDir, { recursive: true })
    await asAdmin(databaseUrl(server, name), quieten)
    await client.query(`alter database "${name}" rename to "${name}_ready"`)
  })
}

/** A database with nothing in it: unlike a copy, it gets roles of its own. Its address is for the administrator. */
export async function makeEmptyDatabase(): Promise<string> {
  const server = await (await fetch(inject('databaseDoor'))).text()
  const name = `${inject('databasePrefix')}${randomBytes(5).toString('hex')}`
  await asAdmin(server, client => client.query(`create database "${name}"`))
  const url = databaseUrl(server, name)
  noteDatabase(url, server)
  return url
}

const templateName = (demo: boolean) => `${inject('databasePrefix')}${demo ? 'demo' : 'plain'}`

/** A database of its own, as a fresh installation has it; its address is for the administrator. */
export async function makeTestDatabase(demo = false): Promise<string> {
  const door = await fetch(inject('databaseDoor'))
  const server = await door.text()
  if (!door.ok) throw new Error(server)
  const template = templateName(demo)
  await ensureTemplate(server, template, demo)
  const name = `${inject('databasePrefix')}${randomBytes(5).toString('hex')}`
  await asAdmin(server, async client => {
    // A template is copied by one at a time.
    await client.query('select pg_advisory_lock(hashtext($1))', [template])
    // A copy of its files takes a sixth of the time of a copy through the log.
    await client.query(`create database "${name}" template "${template}_ready" strategy file_copy`)
  })
  const url = databaseUrl(server, name)
  noteDatabase(url, server)
  return url
}

/**
 * The server on a database of its own, not listening: calls are injected. `only: [module]` leaves the operations of other
 * modules out; `demo` gives sample people. What it measures of itself is not written by the clock.
 */
export async function startTestServer({ demo = false, env = {}, ...options }: TestServerOptions = {}): Promise<TestServer> {
  const url = await makeTestDatabase(demo)
  const dataDir = mkdtempSync(join(tmpdir(), 'weft-test-'))
  // What the template is prepared with is the same, unless a test chooses something else.
  const offersSample = !('sampleJob' in options) || (options.sampleJob ?? demo)
  const prepared = Object.keys(env).length === 0 && offersSample && !options.definitions
  const config = configOf(url, dataDir, demo, env)
  const app = await build({ definitions: testDefinitions(), sampleJob: true, samples: false, prepared, ...options, config })
  const anonymous = makeCaller(app, '')
  const owner = new Owner(url)
  return {
    app,
    dataDir,
    databaseUrl: url,
    anonymous,
    async signIn(username = ADMIN.username, password = ADMIN.password) {
      const { body } = await anonymous.post<{ token: string }>('/sys/login', { username, password })
      if (!body.success) throw new Error(`${username} cannot sign in: ${body.message}`)
      return makeCaller(app, body.result.token)
    },
    sql: (text, values, tenant = 0) => owner.run(text, values, tenant),
    async close() {
      await owner.close()
      await app.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** What the next start of a server, `demo`: with sample data, does to its database. `sampleJob`: default true. */
export async function startAgain(
  { databaseUrl, dataDir }: Pick<TestServer, 'databaseUrl' | 'dataDir'>,
  demo = false,
  sampleJob = true,
): Promise<void> {
  const again = await build({ definitions: testDefinitions(), sampleJob, config: configOf(databaseUrl, dataDir, demo) })
  await again.close()
}

/** Makes the hundred thousand sample rows, which a server with sample data begins without. */
export async function makeMassOfRows(server: TestServer): Promise<void> {
  await server.sql('delete from weft.seeded where key = $1', [MASS_OF_ROWS])
  await startAgain(server, true)
  await server.sql('analyze weft.example_reading')
}
