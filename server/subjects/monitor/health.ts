import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { JobsDatabase } from '../../db/jobs'
import { pendingMigrations } from './repository'

/** What `/readyz` asks for; each throws, or says what is wrong, when it cannot serve. */
export type Checks = Readonly<Record<string, () => Promise<string | undefined>>>

/** No check takes longer, in milliseconds. */
const PATIENCE = 3000
/** One answer serves everybody who asks within so many milliseconds. */
const KEPT = 1000

interface Health {
  readonly ready: boolean
  readonly checks: Readonly<Record<string, string>>
}

async function checked(check: () => Promise<string | undefined>): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>(resolve => {
    timer = setTimeout(() => resolve('no answer'), PATIENCE)
  })
  try {
    return (await Promise.race([check(), late])) ?? 'ok'
  } catch {
    // The cause is left out: everybody may read the answer.
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}

async function ask(checks: Checks): Promise<Health> {
  const found = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await checked(check)] as const))
  return { ready: found.every(([, said]) => said === 'ok'), checks: Object.fromEntries(found) }
}

/** Keeps and reads back a few bytes where files are kept. */
async function storageWorks(folder: string): Promise<string | undefined> {
  const path = join(folder, `.ready-${randomBytes(6).toString('hex')}`)
  try {
    await writeFile(path, 'ready', { flag: 'wx' })
    return (await readFile(path, 'utf8')) === 'ready' ? undefined : 'what was written is not what is read'
  } finally {
    await rm(path, { force: true })
  }
}

/** What a server of ours needs to serve: its database, in the state that this version makes, and the folder of files. */
export const ownChecks = (jobs: JobsDatabase, dataDir: string): Checks => ({
  database: async () => {
    await pendingMigrations(jobs.db)
    return undefined
  },
  migrations: async () => {
    const pending = await pendingMigrations(jobs.db)
    return pending.length > 0 ? `pending: ${pending.join(', ')}` : undefined
  },
  storage: () => storageWorks(join(dataDir, 'files')),
})

const send = (reply: FastifyReply, status: number, body: object) =>
  reply.status(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body))

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, 200, or not, 503, with the checks by name; `ok`, `failed`, or what is wrong.
 * Open to everybody who reaches the server: they tell nothing else.
 */
export function addHealth(app: FastifyInstance, checks: Checks = {}): void {
  let known: { at: number; health: Promise<Health> } | undefined
  app.get('/healthz', (_request, reply) => send(reply, 200, { status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (!known || Date.now() - known.at > KEPT) known = { at: Date.now(), health: ask(checks) }
    const { ready, checks: said } = await known.health
    return send(reply, ready ? 200 : 503, { status: ready ? 'ok' : 'failed', checks: said })
  })
}
