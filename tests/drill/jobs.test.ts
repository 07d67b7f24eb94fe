import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type GivenPostgres, startGivenPostgres } from '../helpers/postgres'
import { ADMIN } from '../helpers/server'
import { mustAt, type ServerProcess, signInAt, startServerProcess } from '../helpers/server-processes'

/** `npm run drill -- jobs 200` asks for more. */
const KILLS = Number(process.env.DRILL_KILLS ?? 3)
/** Every so many kills it is the database. */
const DATABASE_EVERY = 5
const SCHEDULES = 4

/** Servers beside the two that take the place of one that is killed: to start one takes longer than to kill one. */
const SPARE = KILLS > 20 ? 2 : 0

let database: GivenPostgres
/** Those that live, the oldest first. */
const servers: ServerProcess[] = []
let starting: Promise<void>[] = []
let asked = 0
const killed = { servers: 0, databases: 0 }

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-drill-'))
  chmodSync(folder, 0o755)
  database = await startGivenPostgres(folder)
  // The first makes what the others find.
  await startOne()
  await Promise.all(Array.from({ length: 1 + SPARE }, startOne))
})
afterAll(async () => {
  await Promise.allSettled(starting)
  await Promise.all(servers.map(server => server.stop()))
  await database?.stop()
})

async function startOne(): Promise<void> {
  servers.push(await startServerProcess(database.url))
}

/** Calls the youngest server: it is the last to be killed. */
async function call<Result>(method: string, path: string, body?: object): Promise<Result> {
  const url = servers.at(-1)?.url ?? ''
  const { token } = await signInAt(url, ADMIN.username, ADMIN.password)
  return mustAt<Result>(url, token, method, path, body)
}

async function counted(text: string): Promise<Record<string, number>> {
  const client = new pg.Client(database.url)
  await client.connect()
  try {
    return (await client.query<Record<string, number>>(text)).rows[0] ?? {}
  } finally {
    await client.end()
  }
}

const open = async () => Number((await counted("select count(*)::int as n from weft.sys_job_run where state in ('waiting', 'running')")).n)
const running = async () => Number((await counted("select count(*)::int as n from weft.sys_job_run where state = 'running'")).n)
const idOf = async (name: string) =>
  (await call<{ records: { id: string }[] }>('GET', `/sys/quartzJob/list?name=${name}`)).records[0]?.id ?? ''

/** Runs that are asked for beside those of the schedules; each that was answered for is to be found in the end. */
async function ask(): Promise<void> {
  await call('GET', `/sys/quartzJob/execute?id=${await idOf('drill0')}`)
  asked++
}

/** Nothing is being started any more. */
async function settled(): Promise<void> {
  const waiting = starting
  starting = []
  await Promise.all(waiting)
}

async function killOne(kill: number): Promise<void> {
  if (kill % DATABASE_EVERY === DATABASE_EVERY - 1) {
    // A start without a database fails, as it should.
    await settled()
    await database.kill()
    killed.databases++
    await database.start()
    return
  }
  if (starting.length >= SPARE) await starting.shift()
  if (servers.length < 2) await settled()
  await servers.shift()?.kill()
  killed.servers++
  starting.push(startOne())
}

describe('two servers whose runs are cut off', () => {
  it('plan what they are to run', async () => {
    for (let n = 0; n < SCHEDULES; n++)
      await call('POST', '/sys/quartzJob/add', {
        name: `drill${n}`,
        jobClassName: 'sample',
        cronExpression: '0/2 * * * * ?',
        parameter: '{"steps":3,"seconds":0.3}',
      })
  })

  it.each(Array.from({ length: KILLS }, (_, kill) => kill))('go on after kill %i', async kill => {
    await vi.waitFor(async () => expect(await running()).toBeGreaterThan(0))
    await vi.waitFor(ask)
    await killOne(kill)
  })

  it('lose no run, do none twice, and leave none running', async () => {
    await vi.waitFor(() => call('GET', '/sys/quartzJob/pause?jobClassName=sample'))
    // Runs of a schedule go one after the other: as long as there are fewer and fewer, none hangs.
    for (let left = await open(); left > 0; )
      left = await vi.waitFor(async () => {
        const now = await open()
        expect(now).toBeLessThan(left)
        return now
      })
    const found = await counted(`with done as (
        select record_id as id, count(*) as times from weft.sys_audit where action = 'sample' group by record_id)
      select count(*)::int as runs, count(*) filter (where r.turn > 1)::int as again,
        count(*) filter (where r.state <> 'done' or d.times is null)::int as lost,
        count(*) filter (where d.times > 1)::int as doubled,
        count(*) filter (where r.state in ('waiting', 'running'))::int as left,
        count(*) filter (where r.cause = 'hand')::int as hand
      from weft.sys_job_run r left join done d on d.id = r.id`)
    const { runs, again, lost, doubled, left, hand = 0 } = found
    const kills = `${killed.servers} kills of servers, ${killed.databases} of the database`
    console.log(
      `${kills}: ${runs} runs, ${asked} of them asked for, ${again} begun again, ${lost} lost, ${doubled} doubled, ${left} left running`,
    )
    expect({ lost: Number(lost) + Math.max(0, asked - hand), doubled, left }).toEqual({ lost: 0, doubled: 0, left: 0 })
  })
})
