import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { lastingPort } from './ports'

it('gives ports that no system gives to others, and that can be listened at', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, lastingPort))
  expect(ports.every(port => port >= 20_000 && port < 32_000)).toBe(true)
  const server = createServer().listen(ports[0], '127.0.0.1')
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
})
