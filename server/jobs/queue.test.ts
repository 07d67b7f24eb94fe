import pg from 'pg'
import { expect, it } from 'vitest'
import { makeTestDatabase } from '../../tests/helpers/server'
import { openJobs } from '../db/jobs'
import { makePool, overPool } from '../db/pools/pool'
import { openQueue } from './queue'
import { JOBS_SCHEMA } from './repository'

const asOwner = async (url: string, text: string) => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(text)
  await client.end()
}

/** The ways of so many servers to one database. */
const serversOf = (url: string, count: number) =>
  Array.from({ length: count }, () => {
    const pool = makePool({ url, size: 3, name: 'weft test', statementTimeout: 30_000 })
    return { pool, jobs: openJobs(overPool<unknown>(pool), url) }
  })

it('is made once by servers that start at the same moment', async () => {
  const url = await makeTestDatabase()
  const servers = serversOf(url, 4)
  const warned: unknown[] = []
  const openAll = () => Promise.all(servers.map(({ jobs }) => openQueue(jobs, error => warned.push(error))))
  for (const lost of [`select ${JOBS_SCHEMA}.delete_queue('runs')`, `drop schema ${JOBS_SCHEMA} cascade; create schema ${JOBS_SCHEMA}`]) {
    await asOwner(url, lost)
    const queues = await openAll()
    for (const queue of queues) await queue.close()
  }
  expect(warned).toEqual([])
  for (const { pool } of servers) await pool.end()
})
