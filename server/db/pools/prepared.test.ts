import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestDatabase } from '../../../tests/helpers/server'
import { opening } from './opening'
import { makePool } from './pool'
import { PREPARED } from './prepared'

let pool: pg.Pool
let opened: PostgresPool
beforeAll(async () => {
  const url = await makeTestDatabase()
  pool = makePool({ url, size: 1, name: 'test', statementTimeout: 0, pipelined: true })
  opened = opening(pool as unknown as PostgresPool)
})
afterAll(() => pool.end())

async function use(text: string, ...values: unknown[]): Promise<readonly unknown[]> {
  const client = await opened.connect()
  try {
    await client.query('begin', [])
    await client.query('select 1', [])
    const { rows } = await client.query(text, values)
    await client.query('commit', [])
    return rows
  } catch (error) {
    await client.query('rollback', [])
    throw error
  } finally {
    client.release()
  }
}

const kept = async () =>
  (await pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(row => row.statement)

it('keeps the plan of statements that are marked, and of no others', async () => {
  expect(await use(`${PREPARED} select $1::integer + 1 as n`, 1)).toEqual([{ n: 2 }])
  expect(await use('select $1::integer + 2 as n', 1)).toEqual([{ n: 3 }])
  expect(await kept()).toContain(`${PREPARED} select $1::integer + 1 as n`)
  expect(await kept()).toHaveLength(1)
})

it('goes on with one that has failed, whether the database knows it or not', async () => {
  const text = `${PREPARED} select 6 / $1::integer as n`
  await expect(use(text, 0)).rejects.toThrow('division by zero')
  expect(await use(text, 3)).toEqual([{ n: 2 }])
  expect(await use(text, 2)).toEqual([{ n: 3 }])
})

it('keeps no more of them than a connection may hold', async () => {
  for (let n = 0; n < 70; n++) expect(await use(`${PREPARED} select ${n}::integer + $1::integer as n`, 1)).toEqual([{ n: n + 1 }])
  expect((await kept()).length).toBeLessThanOrEqual(64)
})
