import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestDatabase } from '../../../tests/helpers/server'
import { makePool, overPool } from './pool'
import { type ConnectionLimits, memoryOf, watched } from './watched'

const LIMITS: ConnectionLimits = { memory: 100, time: 20_000, answers: 8 }
let pools: pg.Pool[] = []
let url = ''
beforeAll(async () => {
  url = await makeTestDatabase()
})
afterAll(async () => {
  await Promise.all(pools.map(pool => pool.end()))
  pools = []
})

function open(limits: Partial<ConnectionLimits> = {}): Kysely<Record<string, never>> {
  const [pool, ending] = [1, 2].map(() => makePool({ url, size: 1, name: 'weft test', statementTimeout: 30_000 })) as [pg.Pool, pg.Pool]
  pools.push(pool, ending)
  return overPool(watched(pool, { ...LIMITS, ...limits }, true, ending))
}
const run = (db: Kysely<Record<string, never>>, statement: string) => db.transaction().execute(trx => sql.raw(statement).execute(trx))

describe('a watched connection', () => {
  it('ends a statement that takes more memory than it may, and works for the next', async () => {
    const db = open()
    const pid = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0
    let highest = 0
    const timer = setInterval(() => {
      highest = Math.max(highest, memoryOf(pid))
    }, 20)
    await expect(
      run(db, 'select length(array_agg(a.n + b.n)::text) from generate_series(1, 10000) a (n), generate_series(1, 10000) b (n)'),
    ).rejects.toMatchObject({
      limit: 'memory',
      code: '54000',
    })
    clearInterval(timer)
    expect(highest).toBeGreaterThan(0)
    expect(highest).toBeLessThan(600)
    expect((await run(db, 'select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('ends what takes too long, all of its statements together', async () => {
    const db = open({ time: 300 })
    const slow = db.transaction().execute(async trx => {
      for (;;) await sql.raw('select pg_sleep(0.05)').execute(trx)
    })
    await expect(slow).rejects.toMatchObject({ limit: 'time', code: '57014' })
    expect((await run(db, 'select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('reads no answers that would fill the memory of the server', async () => {
    const db = open()
    await expect(run(db, "select repeat('x', 1000000) from generate_series(1, 400)")).rejects.toMatchObject({ limit: 'answers' })
    expect((await run(db, "select length(repeat('x', 1000000)) as length")).rows).toEqual([{ length: 1_000_000 }])
  })
})
