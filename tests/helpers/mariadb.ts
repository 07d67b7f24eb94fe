import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, createConnection } from 'mysql2'
import { freePort } from '../../server/db/embedded/process'

const SERVER = '/usr/sbin/mariadbd'
const INSTALL = '/usr/bin/mariadb-install-db'

/** Whether Debian's `mariadb-server` is there: what needs one is tried where it is. */
export const hasMariadb = existsSync(SERVER) && existsSync(INSTALL)

export interface Mariadb {
  readonly port: number
  /** Runs statements of the owner, one after the other. */
  run(...statements: readonly string[]): Promise<void>
  close(): Promise<void>
}

const connected = (port: number, socketPath: string) =>
  new Promise<Connection>((resolve, reject) => {
    const client = createConnection({ socketPath, port, user: 'root' })
    client.on('error', () => undefined)
    client.connect(error => (error ? reject(error) : resolve(client)))
  })

async function owner(port: number, socket: string, until = Date.now() + 120_000): Promise<Connection> {
  try {
    return await connected(port, socket)
  } catch (error) {
    if (Date.now() > until) throw error
    await new Promise(resolve => setTimeout(resolve, 200))
    return owner(port, socket, until)
  }
}

/** A MariaDB of its own in a folder of its own; `settings`: further ones of the server. */
export async function startMariadb(...settings: readonly string[]): Promise<Mariadb> {
  const folder = mkdtempSync(join(tmpdir(), 'weft-mariadb-'))
  const [data, socket, port] = [join(folder, 'data'), join(folder, 's'), await freePort()]
  const plain = ['--no-defaults', `--datadir=${data}`, ...(process.getuid?.() === 0 ? ['--user=root'] : [])]
  mkdirSync(data)
  execFileSync(INSTALL, [...plain, '--auth-root-authentication-method=normal', '--skip-test-db'], { stdio: 'ignore' })
  const server = spawn(SERVER, [...plain, `--port=${port}`, `--socket=${socket}`, '--bind-address=127.0.0.1', ...settings], {
    stdio: 'ignore',
  })
  const ended = once(server, 'exit')
  const client = await owner(port, socket)
  return {
    port,
    async run(...statements) {
      for (const statement of statements)
        await new Promise<void>((resolve, reject) => {
          client.query(statement, error => (error ? reject(error) : resolve()))
        })
    },
    async close() {
      client.destroy()
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
