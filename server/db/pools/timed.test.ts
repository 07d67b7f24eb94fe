import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestDatabase } from '../../../tests/helpers/server'
import { opening } from './opening'
import { makePool } from './pool'
import { preparing } from './preparing'
import { type AnsweredStatement, type Hearing, timed } from './timed'

let pool: pg.Pool
beforeAll(async () => {
  pool = makePool({ url: await makeTestDatabase(), size: 1, name: 'test', statementTimeout: 0, pipelined: true })
})
afterAll(() => pool.end())

type Around = (pool: PostgresPool, hear?: Hearing) => PostgresPool
const pools: readonly [string, Around][] = [
  ['that holds the beginning of transactions back', opening],
  ['that prepares its statements', preparing],
  ['that does nothing else', timed],
]

/** What is heard of these statements of one use of a connection, the last of which fails. */
async function hear(around: Around, ...statements: readonly (readonly [text: string, ...values: unknown[]])[]) {
  const found: AnsweredStatement[] = []
  const client = await around(pool as unknown as PostgresPool, statement => found.push(statement)).connect()
  for (const [text, ...values] of statements) await client.query(text, values).catch(() => undefined)
  client.release()
  return found
}

it.each(pools)('hears of the statements of a pool %s, also of one that fails', async (_name, around) => {
  const found = await hear(
    around,
    ['begin'],
    ['select 1 as one'],
    ['select $1::integer as two', 2],
    ['select 1 / $1::integer', 0],
    ['rollback'],
  )
  const texts = found.map(({ text, values }) => [text, ...values])
  expect(texts.slice(-3)).toEqual([['select $1::integer as two', 2], ['select 1 / $1::integer', 0], ['rollback']])
  for (const { ms } of found) expect(ms).toBeGreaterThan(0)
})

it('says nothing of statements that were held back: the time is that of the one that they go with', async () => {
  const found = await hear(opening, ['begin'], ['select 1 as one'], ['select 2 as two'], ['commit'])
  expect(found.map(({ text }) => text)).toEqual(['select 2 as two', 'commit'])
})
