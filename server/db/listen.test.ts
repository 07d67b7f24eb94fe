import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { makeTestDatabase } from '../../tests/helpers/server'
import { listen } from './listen'

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
  const listener = await listen(line.url, { channels: ['weft_test'], onMessage, back }, log)
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
  await listener.close()
  line.close()
})
