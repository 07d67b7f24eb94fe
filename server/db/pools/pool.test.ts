import { expect, it } from 'vitest'
import { makeTestDatabase } from '../../../tests/helpers/server'
import { bounded, makePool } from './pool'

it('outlives a connection that breaks in use, while no statement runs on it', async () => {
  const pool = makePool({ url: await makeTestDatabase(), size: 2, name: 'test', statementTimeout: 0 })
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const broken = new Promise<void>(resolve => client.on('end', resolve))
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await broken
  await expect(client.query('select 1')).rejects.toThrow('not queryable')
  client.release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

it('lets so many wait for a connection and tells the others at once to come again', async () => {
  const pool = makePool({ url: await makeTestDatabase(), size: 1, name: 'test', statementTimeout: 0 })
  const boundedPool = bounded(pool, 2)
  const first = await boundedPool.connect()
  const waiting = [boundedPool.connect(), boundedPool.connect()]
  await expect(boundedPool.connect()).rejects.toMatchObject({ kind: 'away', status: 503, retryAfter: 2 })
  first.release()
  for (const next of waiting) (await next).release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})
