import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../server/db/embedded'
import { isAlive } from '../../server/util/is-alive'
import { memoryFolder } from './memory-folder'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a test asks for the database server of this run; it starts with the first question. */
    databaseDoor: string
    /** Every database of this run begins with it. */
    databasePrefix: string
  }
}

/** Nothing of a test has to survive a power cut, nor grows so large that it has to be vacuumed. */
export const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '200',
}

export interface Running {
  readonly url: string
  stop(): Promise<void>
}

const PREFIX = 'weft-tests-'

/** Removes folders of runs that were killed; their databases end when their files are gone. */
function removeAbandoned(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Number.NaN
    if (pid > 0 && !isAlive(pid)) rmSync(join(place, name), { recursive: true, force: true })
  }
}

/** A folder that PostgreSQL's own user can enter; its name tells the process. */
export function databaseFolder(): string {
  const place = memoryFolder()
  removeAbandoned(place)
  const folder = mkdtempSync(join(place, `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o755)
  return folder
}

const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL

async function startServer(): Promise<Running> {
  if (given) return { url: given, stop: async () => {} }
  const dataDir = databaseFolder()
  const embedded = await startEmbedded({ dataDir, log: () => {}, settings: FAST })
  const stop = async () => {
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: embedded.url, stop }
}

/** Drops the databases of this run and the roles that they were made with. */
async function cleanUp(url: string, prefix: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [prefix])
  const roles = new Set<string>()
  for (const { datname } of rows) {
    for (const role of await rolesOf(url, datname)) roles.add(role)
  }
  for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`)
  for (const role of roles) await client.query(`drop role if exists "${role}"`)
  await client.end()
}

async function rolesOf(url: string, database: string): Promise<string[]> {
  const target = new URL(url)
  target.pathname = `/${database}`
  const client = new pg.Client(target.href)
  try {
    await client.connect()
    const { rows } = await client.query<{ prefix: string }>('select prefix from weft_setup.installation')
    return rows.flatMap(({ prefix }) => ['owner', 'app', 'report', 'auth'].map(role => `${prefix}_${role}`))
  } catch {
    return []
  } finally {
    await client.end()
  }
}

/** One database server for a project of the run, started when a test first needs it. `drops`: it lives on, without what was made there. */
export async function serveDatabases(
  project: TestProject,
  startServer: () => Promise<Running>,
  drops: boolean,
): Promise<() => Promise<void>> {
  let running: Promise<Running> | undefined
  const prefix = `weft_test_${randomBytes(4).toString('hex')}_`
  const door = createServer((_request, response) => {
    // A connection that is kept may have closed by the time a test asks again.
    response.shouldKeepAlive = false
    running ??= startServer()
    running.then(
      ({ url }) => response.end(url),
      error => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve))
  project.provide('databaseDoor', `http://127.0.0.1:${(door.address() as AddressInfo).port}`)
  project.provide('databasePrefix', prefix)
  return async () => {
    door.close()
    const server = await running?.catch(() => undefined)
    if (!server) return
    if (drops) await cleanUp(server.url, prefix)
    await server.stop()
  }
}

/** Vitest's global set-up: the embedded database, or the one that the environment names. */
export const setup = (project: TestProject): Promise<() => Promise<void>> => serveDatabases(project, startServer, given !== undefined)
