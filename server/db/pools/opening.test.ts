import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeTestDatabase } from '../../../tests/helpers/server'
import { opening } from './opening'
import type { Piece } from './piece'
import { makePool } from './pool'
import { WHOLE } from './prepared'

let pool: pg.Pool
let opened: PostgresPool

beforeAll(async () => {
  pool = makePool({ url: await makeTestDatabase(), size: 1, name: 'test', statementTimeout: 0, pipelined: true })
  opened = opening(pool as unknown as PostgresPool)
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => pool.end())

const OPEN = "select set_config('test.who', $1, true)"
const ASK = "select current_setting('test.who', true) as who"

/** What these statements of one use of a connection answer, and the texts that were sent. */
async function use(...statements: readonly (readonly [text: string, ...values: unknown[]])[]) {
  const sent = vi.spyOn(pg.Client.prototype, 'query').mockClear()
  const client = await opened.connect()
  const rows: unknown[] = []
  try {
    for (const [text, ...values] of statements) rows.push((await client.query(text, values)).rows)
  } finally {
    client.release()
  }
  const texts = sent.mock.calls.flatMap(([asked]) => (asked as unknown as Partial<Piece>).parts?.map(({ text }) => text) ?? [String(asked)])
  return { rows, texts }
}

it('sends what opens a transaction with its first question', async () => {
  const { rows, texts } = await use(['begin'], [OPEN, 'me'], [ASK], [ASK], ['commit'])
  expect(rows).toEqual([[], [], [{ who: 'me' }], [{ who: 'me' }], []])
  expect(texts).toEqual(['begin', OPEN, ASK, ASK, 'commit'])
})

it.each(['commit', 'rollback'])('sends nothing of a transaction that asks nothing, at its %s', async end => {
  expect(await use(['begin'], [OPEN, 'me'], [end])).toEqual({ rows: [[], [], []], texts: [] })
  expect(await use(['begin'], [end])).toMatchObject({ texts: [] })
})

it('opens each use of a connection anew', async () => {
  await use(['begin'], [OPEN, 'me'], [ASK], ['commit'])
  const { rows } = await use(['begin'], [OPEN, 'you'], [ASK], ['commit'])
  expect(rows[2]).toEqual([{ who: 'you' }])
})

it('fails with the error of what fails first, and works on after its end', async () => {
  const client = await opened.connect()
  await client.query('begin', [])
  await client.query('select 1 / $1::integer', [0])
  await expect(client.query(ASK, [])).rejects.toThrow('division by zero')
  await expect(client.query(ASK, [])).rejects.toThrow('current transaction is aborted')
  await client.query('rollback', [])
  client.release()
  expect((await use(['begin'], [OPEN, 'me'], [ASK], ['commit'])).rows[2]).toEqual([{ who: 'me' }])
})

it('fails with the error of the question when that is what fails', async () => {
  await expect(use(['begin'], [OPEN, 'me'], ['select 1 / $1::integer', 0])).rejects.toThrow('division by zero')
  // The pool lends the connection as it is: its user ends what it began.
  await pool.query('rollback')
})

it('answers several questions at once in their order', async () => {
  const client = await opened.connect()
  await client.query('begin', [])
  await client.query(OPEN, ['me'])
  const answers = await Promise.all([client.query('select 1 as n', []), client.query('select 2 as n', []), client.query(ASK, [])])
  expect(answers.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ who: 'me' }]])
  await client.query('commit', [])
  client.release()
})

const READING = 'start transaction read only'

it('sends the end of what only reads with the beginning of the next', async () => {
  const first = await use([READING], [OPEN, 'me'], [ASK], ['commit'])
  expect(first.texts).toEqual([READING, OPEN, ASK])
  const second = await use([READING], [OPEN, 'you'], [ASK], ['commit'])
  expect(second.texts).toEqual(['commit', READING, OPEN, ASK])
  expect(second.rows[2]).toEqual([{ who: 'you' }])
})

it('ends by itself what only reads, when no other user comes', async () => {
  await use([READING], [OPEN, 'me'], [ASK], ['commit'])
  const watcher = makePool({ url: pool.options.connectionString ?? '', size: 1, name: 'watcher', statementTimeout: 0 })
  const open = async () =>
    (await watcher.query("select from pg_stat_activity where application_name = 'test' and state = 'idle in transaction'")).rows.length
  await vi.waitFor(async () => expect(await open()).toBe(0))
  await watcher.end()
})

it('keeps the end of what only reads through a use that asks nothing', async () => {
  await use([READING], [OPEN, 'me'], [ASK], ['commit'])
  expect(await use([READING], [OPEN, 'you'], ['commit'])).toMatchObject({ texts: [] })
  const { rows } = await use(['begin'], [OPEN, 'they'], [ASK], ['commit'])
  expect(rows[2]).toEqual([{ who: 'they' }])
})

describe('of a transaction that only reads, a question that is whole', () => {
  const WHOLE_ASK = `${WHOLE} ${ASK}`

  it('is a transaction of its own, with whose it is', async () => {
    const { rows, texts } = await use([READING], [OPEN, 'me'], [WHOLE_ASK], [WHOLE_ASK], ['commit'])
    expect(rows.slice(2)).toEqual([[{ who: 'me' }], [{ who: 'me' }], []])
    expect(texts).toEqual([OPEN, WHOLE_ASK, OPEN, WHOLE_ASK])
    expect((await pool.query(ASK)).rows).toEqual([{ who: '' }])
  })

  it('goes with the transaction where that has begun', async () => {
    const { rows, texts } = await use([READING], [OPEN, 'me'], [ASK], [WHOLE_ASK], ['commit'])
    expect(rows[3]).toEqual([{ who: 'me' }])
    expect(texts).toEqual([READING, OPEN, ASK, WHOLE_ASK])
    await use([READING], [OPEN, 'you'], [WHOLE_ASK], ['commit'])
  })

  it('stands before one that opens it', async () => {
    const { texts } = await use([READING], [OPEN, 'me'], [WHOLE_ASK], [ASK], ['commit'])
    expect(texts).toEqual([OPEN, WHOLE_ASK, READING, OPEN, ASK])
  })

  it('fails alone', async () => {
    const failing = `${WHOLE} select 1 / $1::integer`
    await expect(use([READING], [OPEN, 'me'], [failing, 0])).rejects.toThrow('division by zero')
    expect((await use([READING], [OPEN, 'you'], [WHOLE_ASK], ['commit'])).rows[2]).toEqual([{ who: 'you' }])
  })

  it('is none of a transaction that writes', async () => {
    const { texts } = await use(['begin'], [OPEN, 'me'], [WHOLE_ASK], ['commit'])
    expect(texts.slice(-4)).toEqual(['begin', OPEN, WHOLE_ASK, 'commit'])
  })
})
