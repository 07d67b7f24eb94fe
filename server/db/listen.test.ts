import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { makeTestDatabase } from '../../tests/helpers/server'
import { ListenConnection } from './listen'

afterEach(() => {
  vi.useRealTimers()
})

/** A way to the database on which everything can fall silent, without a word to either side. */
async function startLine(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const database = { host: url.hostname, port: Number(url.port) }
  const open = new Set<Socket>()
  const server = createServer(near => {
    const far = connect(database)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) open.add(socket.on('error', () => undefined))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    fallSilent: () => {
      for (const socket of open) socket.unpipe().pause()
    },
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

it('notices within 10 s that its connection has fallen silent, and says that it may have missed something', async () => {
  const databaseUrl = await makeTestDatabase()
  const line = await startLine(databaseUrl)
  const [onMessage, back, log] = [vi.fn(), vi.fn(), vi.fn()]
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const connection = new ListenConnection(line.url, log)
  await connection.add({ channels: ['weft_test'], onMessage, back })
  line.fallSilent()
  vi.advanceTimersByTime(5_000)
  expect(log).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5_000)
  await vi.waitFor(() => expect(back).toHaveBeenCalledTimes(1), { timeout: 3_000 })
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query("select pg_notify('weft_test', 'heard')")
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalledWith('weft_test', 'heard'))
  await client.end()
  await connection.close()
  line.close()
})

it('hears for all listeners on one connection, also for one that comes later, and tells each what it asked for', async () => {
  const databaseUrl = await makeTestDatabase()
  const connection = new ListenConnection(databaseUrl, () => undefined)
  const made = ['weft_one', 'weft_two', 'weft_later'].map(channel => ({ channels: [channel], onMessage: vi.fn(), back: vi.fn() }))
  const [one, two, later] = made
  if (!one || !two || !later) throw new Error('There are three.')
  await Promise.all([connection.add(one), connection.add(two)])
  await connection.add(later)
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const ears = "from pg_stat_activity where application_name = 'weft listener' and datname = current_database()"
  const tell = async () => {
    for (const { channels } of made) await client.query('select pg_notify($1, $1)', channels)
  }
  await tell()
  await vi.waitFor(() => expect(later.onMessage).toHaveBeenCalledWith('weft_later', 'weft_later'))
  for (const { channels, onMessage } of made) expect(onMessage.mock.calls).toEqual([[channels[0], channels[0]]])
  expect((await client.query(`select pg_terminate_backend(pid) ${ears}`)).rowCount).toBe(1)
  await vi.waitFor(() => expect(made.map(({ back }) => back.mock.calls.length)).toEqual([1, 1, 1]), { timeout: 3_000 })
  await tell()
  await vi.waitFor(() => expect(made.map(({ onMessage }) => onMessage.mock.calls.length)).toEqual([2, 2, 2]))
  await client.end()
  await connection.close()
})
