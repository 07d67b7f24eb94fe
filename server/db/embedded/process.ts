import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { StartError } from '../../util/start-error'
import type { Person } from './person'

export const SUPERUSER = 'weft'
const READY = /ready to accept (read-only )?connections/
const START_PATIENCE = 60_000

export interface Binaries {
  readonly folder: string
  readonly person: Person | null
}

/** Only what PostgreSQL needs: no setting of ours, and no secret, reaches it. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env
  return Object.fromEntries(
    Object.entries({ PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' }).filter(([, value]) => value !== undefined),
  )
}

function start({ folder, person }: Binaries, program: string, args: readonly string[], cwd: string): ChildProcess {
  const child = spawn(join(folder, 'bin', program), args, {
    cwd,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C reaches the server first, which then stops its database in order.
    detached: true,
    ...(person && { uid: person.uid, gid: person.gid }),
  })
  // However this process ends, short of being killed, it leaves none behind.
  const quit = () => child.kill('SIGQUIT')
  process.once('exit', quit)
  child.once('close', () => process.off('exit', quit))
  return child
}

/** The last lines that a process said. */
class Tail {
  private lines: string[] = []
  add(chunk: Buffer): void {
    this.lines = [...this.lines, ...chunk.toString().split('\n').filter(Boolean)].slice(-8)
  }
  get text(): string {
    return this.lines.join(' | ')
  }
}

/** Makes the cluster unless it exists; an interrupted attempt is begun anew. */
export async function makeCluster(binaries: Binaries, place: string, password: string): Promise<void> {
  const cluster = join(place, 'cluster')
  const done = join(place, 'cluster.ready')
  if (existsSync(done)) return
  await rm(cluster, { recursive: true, force: true })
  const secret = join(place, 'cluster.password')
  await writeFile(secret, password, { mode: 0o600 })
  if (binaries.person) await chown(secret, binaries.person.uid, binaries.person.gid)
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
  const access = [`--username=${SUPERUSER}`, `--pwfile=${secret}`, '--auth=scram-sha-256']
  const child = start(binaries, 'initdb', ['--pgdata', cluster, ...access, ...locale, '--no-instructions'], place)
  const tail = new Tail()
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => tail.add(chunk as Buffer))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  await rm(secret, { force: true })
  if (code !== 0) throw new StartError(`The embedded database could not be made: ${tail.text}`)
  await writeFile(done, '')
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Starts PostgreSQL on the loopback address and waits until it accepts connections. `settings` are `-c` pairs. */
export async function startPostgres(
  binaries: Binaries,
  place: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const fixed = { listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'Asia/Shanghai', log_timezone: 'UTC', ...settings }
  const options = Object.entries(fixed).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = start(binaries, 'postgres', ['-D', join(place, 'cluster'), '-p', String(port), ...options], place)
  const tail = new Tail()
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new StartError(`The embedded database did not start in time: ${tail.text}`)), START_PATIENCE)
    const read = (chunk: Buffer) => {
      tail.add(chunk)
      if (READY.test(chunk.toString())) settle(resolve)
    }
    const settle = (then: () => void) => {
      clearTimeout(timer)
      then()
    }
    // Read on afterwards, or PostgreSQL would wait for a full pipe.
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', read)
    child.on('error', error => settle(() => reject(error)))
    child.on('close', () => settle(() => reject(new StartError(`The embedded database could not start: ${tail.text}`))))
  }).catch(error => {
    child.kill('SIGQUIT')
    throw error
  })
  return child
}
