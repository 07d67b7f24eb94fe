import { expect, it } from 'vitest'
import { makeTestDatabase } from '../../tests/helpers/server'
import { makePool } from './pool'

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
