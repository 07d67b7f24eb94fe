import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries } from '../../server/db/embedded/binaries'
import { findPerson, type Person } from '../../server/db/embedded/person'
import { type Binaries, freePort, startPostgres } from '../../server/db/embedded/process'

/** A PostgreSQL that only the test manages, as an installation would give one with DATABASE_URL. */
export interface GivenPostgres {
  /** For its superuser; stays the same when it is started again. */
  readonly url: string
  start(): Promise<void>
  /** As a power cut would: SIGKILL. */
  kill(): Promise<void>
  stop(): Promise<void>
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
  const port = await freePort()
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
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await given.start()
  return given
}
