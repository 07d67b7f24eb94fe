import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { root } from '../../server/util/root'
import { ADMIN, makeTestDatabase } from './server'
import { serverProgram } from './server-program'
import { dial, type Listening } from './sockets'

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** In order; resolves when it has ended. */
  stop(): Promise<void>
  /** At once, as a power cut would. */
  kill(): Promise<void>
}

interface ProcessOptions {
  /** A data folder that stays; default: one of its own, which goes with the server. */
  readonly shared?: string
  /** With sample data, of which a first start makes a hundred thousand rows, and every start has the documents read. */
  readonly demo?: boolean
  /** More of its environment. */
  readonly settings?: Readonly<Record<string, string>>
}

/** Starts a server on a database. */
export async function startServerProcess(
  databaseUrl: string,
  { shared, demo = false, settings = {} }: ProcessOptions = {},
): Promise<ServerProcess> {
  const dataDir = shared ?? mkdtempSync(join(tmpdir(), 'weft-process-'))
  const { PATH = '' } = process.env
  const env = { PATH, DATA_DIR: dataDir, PORT: '0', DATABASE_URL: databaseUrl, ADMIN_PASSWORD: ADMIN.password, ...settings }
  const child = spawn(process.execPath, [await serverProgram(), ...(demo ? ['--demo'] : [])], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = new Promise<void>(resolve => child.once('close', () => resolve()))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await gone
    if (shared === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  const stop = () => end('SIGTERM')
  try {
    return { url: await readyAddress(child), pid: child.pid ?? 0, stop, kill: () => end('SIGKILL') }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Two servers on one database, from before the first test of a file until after its last; the list is filled by then. `demo`: with sample
 * data and the kind of job that schedules are tried with.
 */
export function openTwoServers({ demo = false } = {}): readonly ServerProcess[] {
  const servers: ServerProcess[] = []
  beforeAll(async () => {
    const url = await makeTestDatabase(demo)
    servers.push(...(await Promise.all([startServerProcess(url, { demo }), startServerProcess(url, { demo })])))
  })
  afterAll(() => Promise.all(servers.map(server => server.stop())))
  return servers
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', chunk => {
        output += String(chunk)
        const ready = /Weft is ready: (\S+)/.exec(output)?.[1]
        if (ready) resolve(ready)
      })
    child.once('close', code => reject(new Error(`ended with ${code}: ${output}`)))
  })
}

interface Answer {
  readonly success: boolean
  readonly message: string
  readonly result: never
}

export interface Called {
  readonly status: number
  readonly headers: Headers
  readonly body: Answer
}

/** Calls an operation of one process. */
export async function callAt(base: string, token: string, method: string, path: string, body?: object): Promise<Called> {
  const headers = { 'content-type': 'application/json', ...(token && { 'x-access-token': token }) }
  const answer = await fetch(`${base}/jeecg-boot${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer }
}

/** The same for what has to succeed: its result. */
export async function mustAt<Result>(base: string, token: string, method: string, path: string, body?: object): Promise<Result> {
  const { success, message, result } = (await callAt(base, token, method, path, body)).body
  if (!success) throw new Error(`${method} ${path}: ${message}`)
  return result
}

interface SignedIn {
  readonly token: string
  readonly userInfo: { readonly id: string }
}

export const signInAt = (base: string, username: string, password: string) =>
  mustAt<SignedIn>(base, '', 'POST', '/sys/login', { username, password })

/** Signs a user in at a process and opens a socket there. */
export async function listenAt(base: string, username: string, password: string): Promise<Listening & SignedIn> {
  const signedIn = await signInAt(base, username, password)
  const { ticket } = await mustAt<{ ticket: string }>(base, signedIn.token, 'POST', '/sys/websocket/ticket', {})
  const socket = await dial(`${base.replace('http', 'ws')}/jeecg-boot/websocket/${signedIn.userInfo.id}`, ticket)
  return { ...signedIn, ...socket }
}
