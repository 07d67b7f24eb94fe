import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type GivenPostgres, startGivenPostgres } from '../helpers/postgres'
import { ADMIN } from '../helpers/server'
import { mustAt, type ServerProcess, signInAt, startServerProcess } from '../helpers/server-processes'

/** Records that are saved and read at once in each part; `npm run drill -- replica 200` asks for more. */
const SAVES = Number(process.env.DRILL_TIMES ?? 5)

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'weft-drill-'))
  chmodSync(made, 0o755)
  return made
}

let primary: GivenPostgres
let replica: GivenPostgres
let servers: ServerProcess[] = []
let token = ''
beforeAll(async () => {
  primary = await startGivenPostgres(folder())
  replica = await primary.replicate(folder())
  const start = () => startServerProcess(primary.url, { demo: true, settings: { DATABASE_REPLICA_URL: replica.url } })
  // The first makes what the other finds.
  servers = [await start()]
  servers.push(await start())
  token = (await signInAt(servers[0]?.url ?? '', ADMIN.username, ADMIN.password)).token
})
afterAll(async () => {
  await Promise.all(servers.map(server => server.stop()))
  await replica?.stop()
  await primary?.stop()
})

/** What a statement of the replica's superuser answers. */
async function atReplica<Row>(text: string): Promise<Row | undefined> {
  const client = new pg.Client(replica.url)
  await client.connect()
  try {
    return (await client.query(text)).rows[0]
  } finally {
    await client.end()
  }
}

const lecturers = () =>
  atReplica<{ scans: number }>(`select seq_scan + idx_scan as scans from pg_stat_user_tables where relname = 'course_lecturer'`)
const scans = async () => Number((await lecturers())?.scans ?? 0)
const at = <Result>(index: number, method: string, path: string, body?: object) =>
  mustAt<Result>(servers[index]?.url ?? '', token, method, path, body)

let made = 0
/** Saves records at one server, each read at once at the other; how many were not there. */
async function missed(): Promise<number> {
  let missing = 0
  for (let n = 0; n < SAVES; n++) {
    const name = `副本${++made}`
    await at(n % 2, 'POST', '/course/lecturer/add', { name, level: '1', gender: '1', fee: 1 })
    const { total } = await at<{ total: number }>((n + 1) % 2, 'GET', `/course/lecturer/list?name=${encodeURIComponent(name)}`)
    if (total !== 1) missing++
  }
  return missing
}

describe('two servers whose reads go to a replica', () => {
  it('read there what it has', async () => {
    const before = await scans()
    await vi.waitFor(async () => {
      await at(0, 'GET', '/course/lecturer/list')
      expect(await scans()).toBeGreaterThan(before)
    })
    expect(await missed()).toBe(0)
  })

  it('read from the primary what a replica that lags does not have', async () => {
    await atReplica('select pg_wal_replay_pause()')
    expect(await missed()).toBe(0)
    await atReplica('select pg_wal_replay_resume()')
  })

  it('read from the primary while the replica is away, and from the replica when it is back', async () => {
    await replica.kill()
    expect(await missed()).toBe(0)
    await replica.start()
    const before = await scans()
    await vi.waitFor(
      async () => {
        await at(0, 'GET', '/course/lecturer/list')
        expect(await scans()).toBeGreaterThan(before)
      },
      { timeout: 30_000 },
    )
    expect(await missed()).toBe(0)
    console.log(
      `${made} records saved at one server and read at once at the other, none missing; the replica lagged, was killed and came back`,
    )
  })
})
