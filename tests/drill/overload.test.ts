import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GivenPostgres, startGivenPostgres } from '../helpers/postgres'
import { ADMIN } from '../helpers/server'
import { type ServerProcess, signInAt, startServerProcess } from '../helpers/server-processes'

/** Seconds of each part; `npm run drill -- overload 20` asks for more. */
const SECONDS = Number(process.env.DRILL_TIMES ?? 2)
/** Users who call as fast as they are answered, to find what the server bears. */
const USERS = 50
/** How much more is asked for then. */
const TIMES = 3
/** Milliseconds between two handfuls of calls. */
const TICK = 20

let database: GivenPostgres
let server: ServerProcess
let token = ''
const agent = new Agent({ connections: 10_000, bodyTimeout: 60_000, headersTimeout: 60_000 })

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-drill-'))
  chmodSync(folder, 0o755)
  database = await startGivenPostgres(folder)
  server = await startServerProcess(database.url, { demo: true, settings: { USER_CALLS_PER_SECOND: '10000', DATABASE_POOL: '4' } })
  token = (await signInAt(server.url, ADMIN.username, ADMIN.password)).token
})
afterAll(async () => {
  await agent.close()
  await server?.stop()
  await database?.stop()
})

interface Answered {
  readonly status: number
  readonly later: string | undefined
  readonly ms: number
}

async function call(): Promise<Answered> {
  const began = performance.now()
  const url = `${server.url}/jeecg-boot/course/lecturer/list?pageNo=1&pageSize=10&column=fee&order=desc&name=*a*`
  const { statusCode, headers, body } = await request(url, { dispatcher: agent, headers: { 'x-access-token': token } })
  await body.dump()
  return { status: statusCode, later: headers['retry-after'] as string | undefined, ms: performance.now() - began }
}

/** Calls that are answered in a second, of users who wait for each. */
async function borne(): Promise<number> {
  const end = performance.now() + SECONDS * 1000
  let served = 0
  const user = async () => {
    while (performance.now() < end) if ((await call()).status === 200) served++
  }
  await Promise.all(Array.from({ length: USERS }, user))
  return served / SECONDS
}

/** So many calls a second, whether those before are answered or not. */
async function ask(rate: number): Promise<Answered[]> {
  const calls: Promise<Answered>[] = []
  const began = performance.now()
  for (let elapsed = 0; elapsed < SECONDS * 1000; elapsed = performance.now() - began) {
    while (calls.length < (elapsed / 1000) * rate) calls.push(call())
    await setTimeout(TICK)
  }
  return Promise.all(calls)
}

const at = (share: number, values: readonly number[]) =>
  Math.round([...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0)

it('serves what it can of three times what it bears, refuses the rest with when to come again, and is itself again afterwards', async () => {
  await borne()
  const usual = await borne()
  const began = performance.now()
  const answers = await ask(usual * TIMES)
  const seconds = (performance.now() - began) / 1000
  const served = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503)
  const share = served.length / seconds / usual
  console.log(
    `bears ${Math.round(usual)} calls a second; of ${Math.round(answers.length / SECONDS)} it served ${Math.round(served.length / seconds)} (${share.toFixed(2)}), ` +
      `${refused.length} of ${answers.length} refused after ${at(
        0.5,
        refused.map(({ ms }) => ms),
      )} ms (p50), ${at(
        0.99,
        refused.map(({ ms }) => ms),
      )} ms (p99), ` +
      `${answers.length - served.length - refused.length} failed otherwise`,
  )
  expect(answers.length - served.length - refused.length).toBe(0)
  expect(refused.filter(({ later }) => !Number(later))).toEqual([])
  expect(served.length).toBeGreaterThan(0)
  expect((await call()).status).toBe(200)
})
