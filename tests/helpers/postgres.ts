import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries } from '../../server/db/embedded/binaries'
import { findPerson, type Person } from '../../server/db/embedded/person'
import { type Binaries, startPostgres } from '../../server/db/embedded/process'
import { lastingPort } from './ports'

/** A PostgreSQL that only the test manages, as an installation would give one with DATABASE_URL. */
export interface GivenPostgres {
  /** For its superuser; stays the same when it is started again. */
  readonly url: string
  start(): Promise<void>
  /** As a power cut would: SIGKILL. */
  kill(): Promise<void>
  stop(): Promise<void>
  /** A replica of it, in an empty folder, that follows it from now on. It stops and starts for that: nothing may be connected. */
  replicate(folder: string): Promise<GivenPostgres>
}

const DEBIAN = '/usr/lib/postgresql'
const USER = 'house'
const PASSWORD = 'Given-to-weft-2026'

/** The newest of Debian's, else the one that came with npm. */
async function findGiven(folder: string, person: Person | null): Promise<Binaries> {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((left, right) => Number(right) - Number(left)) : []
  const debian = versions.map(version => join(DEBIAN, version)).find(path => existsSync(join(path, 'bin', 'initdb')))
  return { folder: debian ?? (await findBinaries(folder, person)), person }
}

function makeCluster({ folder: binaries, person }: Binaries, folder: string): void {
  const secret = join(folder, 'password')
  writeFileSync(secret, PASSWORD)
  if (person) chownSync(secret, person.uid, person.gid)
  const args = ['--pgdata', join(folder, 'cluster'), `--username=${USER}`, `--pwfile=${secret}`, '--auth=scram-sha-256']
  const { status, stderr } = spawnSync(join(binaries, 'bin', 'initdb'), [...args, '--encoding=UTF8', '--locale=C', '--no-instructions'], {
    cwd: folder,
    encoding: 'utf8',
    ...(person && { uid: person.uid, gid: person.gid }),
  })
  if (status !== 0) throw new Error(`initdb: ${stderr}`)
}

/**
 * Starts a cluster of its own in an empty folder, on a free port, under an unprivileged user when the tests run as root. `settings` are
 * those of `postgresql.conf`.
 */
export async function startGivenPostgres(folder: string, settings: Readonly<Record<string, string>> = {}): Promise<GivenPostgres> {
  const person = findPerson()
  if (person) chownSync(folder, person.uid, person.gid)
  const binaries = await findGiven(folder, person)
  makeCluster(binaries, folder)
  return startCluster(binaries, folder, settings)
}

/** Copies the cluster of a server that has stopped, as one that follows it. */
function copyCluster(folder: string, replica: string, port: number): void {
  const [from, to] = [join(folder, 'cluster'), join(replica, 'cluster')]
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`cp: ${stderr}`)
  // In files that are there, so that they stay the database's own.
  appendFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = 'host=127.0.0.1 port=${port} user=${USER} password=${PASSWORD}'\n`)
  spawnSync('cp', ['-a', join(to, 'PG_VERSION'), join(to, 'standby.signal')])
}

async function startCluster(binaries: Binaries, folder: string, settings: Readonly<Record<string, string>>): Promise<GivenPostgres> {
  const port = await lastingPort()
  let running: ChildProcess | undefined
  const end = async (signal: NodeJS.Signals) => {
    const child = running
    running = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'close')
  }
  const given: GivenPostgres = {
    url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`,
    start: async () => {
      running = await startPostgres(binaries, folder, port, settings)
    },
    kill: () => end('SIGKILL'),
    replicate: async replica => {
      if (binaries.person) chownSync(replica, binaries.person.uid, binaries.person.gid)
      await end('SIGINT')
      copyCluster(folder, replica, port)
      await given.start()
      return startCluster(binaries, replica, settings)
    },
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await given.start()
  return given
}
