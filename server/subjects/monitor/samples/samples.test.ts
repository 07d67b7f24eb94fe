import { spawnSync } from 'node:child_process'
import { hostname } from 'node:os'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../tests/helpers/server'
import { build } from '../../../app/app'
import { readConfig } from '../../../app/config'
import { auth } from '../../identity/auth'
import { filesNow } from '../files/repository'
import { average, databaseFigures, largest } from './figures'

let server: TestServer
beforeAll(async () => {
  // One of all operations also samples by the clock: what a test has called would be counted in that sample.
  server = await startTestServer({ only: [auth] })
})
afterAll(() => server?.close())

const sampler = () => {
  const found = server.app.sampler
  if (!found) throw new Error('Nothing is sampled.')
  return found
}

/** The beginning of a minute that is so long ago; a server that has just begun has measured none of them. */
const BEGIN = Math.floor(Date.now() / 60_000) * 60_000
const ago = (minutes: number, seconds = 0) => new Date(BEGIN - minutes * 60_000 + seconds * 1000)

interface Row {
  readonly source: string
  readonly figures: Record<string, number>
  readonly calls: Record<string, { calls: number }>
}

const rowsOf = (grain: string, kind: string) =>
  server.sql<Row & { at: Date }>(
    `select f.source, f.at, f.figures, f.calls from weft.sys_watch_figure f join weft.sys_watch_source s on s.id = f.source
     where grain = $1 and kind = $2 order by f.at`,
    [grain, kind],
  )

describe('what servers measure', () => {
  it('stands by the minute, with the calls of that minute, beside the database that one of them measures', async () => {
    await server.anonymous.get('/sys/randomImage/1')
    await server.anonymous.get('/sys/randomImage/2')
    await sampler().sample(ago(21, 59))
    await sampler().sample(ago(20, 10))
    const own = await rowsOf('minute', 'process')
    expect(own.map(({ at }) => at)).toEqual([ago(21), ago(20)])
    expect(own.map(({ calls }) => calls.sysRandomImage?.calls)).toEqual([2, undefined])
    expect(own[0]?.figures).toMatchObject({ calls: expect.any(Number), diskPart: expect.any(Number), sockets: 0, queue: 0 })
    expect(own[0]?.figures.memory).toBeGreaterThan(10)
    const [database] = await rowsOf('minute', 'database')
    expect(database?.figures).toMatchObject({ jobsRunning: 0, deadlocks: 0, waiting: 0, files: 0, filesBroken: 0 })
    expect(database?.figures.indexSize).toBeGreaterThan(1)
    expect(database?.figures.connections).toBeGreaterThan(0)
    expect(database?.figures.size).toBeGreaterThan(1)
  })

  it('of files are how many there are, how large, and whose bytes are gone', async () => {
    const add = `insert into weft.sys_file (id, tenant_id, name, biz, type, size, sha256) values ($1, 0, 'a.txt', 'temp', 'text/plain', $2, '')`
    await server.sql(add, ['ab'.repeat(16), 1024 * 1024])
    const there = await server.app.files.receive(Readable.from([Buffer.from('there')]))
    await there.keep('cd'.repeat(16))
    await server.sql(add, ['cd'.repeat(16), 3 * 1024 * 1024])
    const { app } = server
    const measured = async (underWay?: number) => app.data && (await filesNow(app.data.jobs.db, app.files.bytes, underWay))
    expect(await measured(0)).toEqual({ files: 2, filesSize: 4, filesBroken: 1 })
    expect(await measured(), 'of one that has just come they may be on their way').toMatchObject({ filesBroken: 0 })
    await server.sql('delete from weft.sys_file')
  })

  it('of one database is measured by one process a minute', async () => {
    const config = readConfig({ DATA_DIR: server.dataDir, DATABASE_URL: server.databaseUrl, ADMIN_PASSWORD: 'Test-keeper-2026' })
    const other = await build({ config, only: [auth] })
    const at = ago(19)
    await Promise.all([other.sampler?.sample(at), sampler().sample(at)])
    const minutes = async (kind: string) => (await rowsOf('minute', kind)).filter(row => row.at.getTime() === at.getTime()).length
    expect([await minutes('process'), await minutes('database')]).toEqual([2, 1])
    await other.close()
    const [ended] = await server.sql('select end_time from weft.sys_watch_source where id = $1', [other.sampler?.id])
    expect(ended?.end_time).toBeInstanceOf(Date)
  })

  it('lists a server that was killed and started again once', async () => {
    const killed = spawnSync(process.execPath, ['-e', '']).pid
    const add = `insert into weft.sys_watch_source (id, kind, name, facts, begin_time)
      values ($1, 'process', $2, jsonb_build_object('pid', $3::integer), now() - make_interval(secs => $4))`
    const uptime = Math.ceil(process.uptime())
    await server.sql(add, ['killed', hostname(), killed, 60])
    await server.sql(add, ['same-pid-before', hostname(), process.pid, uptime + 60])
    await server.sql(add, ['same-process', hostname(), process.pid, 0])
    await server.sql(add, ['alive', hostname(), process.ppid, 60])
    await server.sql(add, ['other-host', 'other-host', killed, 60])
    await sampler().endKilled()
    const removed = await server.sql<{ id: string; running: boolean }>(
      'delete from weft.sys_watch_source where id = any($1) returning id, end_time is null as running',
      [['killed', 'same-pid-before', 'same-process', 'alive', 'other-host']],
    )
    const running = removed.filter(row => row.running).map(({ id }) => id)
    expect(running.sort()).toEqual(['alive', 'other-host', 'same-process'])
    expect(removed).toHaveLength(5)
  })

  it('is put together by the hour once the hour is over, and thrown away after a day and thirty days', async () => {
    await server.sql(`insert into weft.sys_watch_source (id, kind, name) values ('gone', 'process', 'gone')`)
    const minute = `insert into weft.sys_watch_figure (grain, at, source, figures, peaks, calls) values
      ('minute', date_trunc('hour', now()) - make_interval(mins => $1), 'gone', jsonb_build_object('cpu', $2::integer),
        jsonb_build_object('cpu', $2::integer), '{"a": {"calls": 2, "errors": 0, "time": 4, "steps": {"6": 2}}}')`
    await server.sql(minute, [61, 10])
    await server.sql(minute, [62, 30])
    await server.sql(minute, [27 * 60, 99])
    await sampler().sample()
    const hours = (await rowsOf('hour', 'process')).filter(({ source }) => source === 'gone')
    expect(hours.map(({ figures, calls }) => [figures.cpu, calls.a?.calls])).toEqual([
      [99, 2],
      [20, 4],
    ])
    const left = await server.sql(`select from weft.sys_watch_figure where source = 'gone' and grain = 'minute'`)
    expect(left.length).toBe(2)
  })
})

it('makes means and largest of what there is', () => {
  const all = [{ cpu: 1, load: 4 }, { cpu: 2 }]
  expect(average(all)).toEqual({ cpu: 1.5, load: 4 })
  expect(largest(all)).toEqual({ cpu: 2, load: 4 })
})

it('makes rates of the counts of the database, and none where they began anew', () => {
  const former = { transactions: 100, hits: 900, reads: 100, deadlocks: 1, at: 0 }
  const now = { transactions: 700, hits: 990, reads: 110, deadlocks: 3, connections: 50, connectionsMost: 200, at: 60_000 }
  expect(databaseFigures(now, former)).toMatchObject({ transactions: 10, cacheHits: 90, deadlocks: 2, connectionsPart: 25 })
  expect(databaseFigures(former, now)).toMatchObject({ transactions: 0, cacheHits: 90 })
  expect(databaseFigures(now, {})).toMatchObject({ transactions: 0, cacheHits: 90, deadlocks: 0 })
})
