import { connect, type Socket } from 'node:net'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../tests/helpers/server'
import { auth } from '../subjects/identity/auth'

let server: TestServer
let port: number
const log: string[] = []
const stream = new Writable({
  write(chunk, _encoding, done) {
    log.push(String(chunk))
    done()
  },
})

beforeAll(async () => {
  // One second stands for the time of a real server, which has a test of its own.
  server = await startTestServer({ only: [auth], headersTimeout: 1000, logger: { level: 'warn', stream } })
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server?.close())

const dial = () =>
  new Promise<Socket>(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
  })

/** What the server answers to these bytes until it ends the connection. */
async function answerTo(bytes: string): Promise<string> {
  const socket = await dial()
  let answer = ''
  socket.on('data', chunk => {
    answer += String(chunk)
  })
  socket.on('error', () => undefined)
  socket.write(bytes)
  await new Promise(resolve => socket.once('close', resolve))
  return answer
}

const SECURITY = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy', 'x-frame-options']

describe('what never becomes a request', () => {
  it.each([
    ['no HTTP', 'nonsense\r\n\r\n', 400],
    ['a wrong length', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
    ['an address without end', `GET /${'x'.repeat(70_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ])('%s is refused by a bare answer', async (_name, bytes, status) => {
    const answer = await answerTo(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/\r\n\r\n$/)
    expect(answer.toLowerCase()).not.toMatch(/server:|x-powered-by|<html|fastify|error/)
  })

  it('a caller that is slow with its headers is sent away, one that is slow with its body is not', async () => {
    const slow = answerTo('GET /jeecg-boot/sys/role/list HTTP/1.1\r\nHost: a\r\nX-Slow')
    const body = await dial()
    let heard = ''
    body.on('data', chunk => {
      heard += String(chunk)
    })
    const payload = JSON.stringify({ username: 'nobody', password: 'nothing' })
    body.write(
      `POST /jeecg-boot/sys/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${payload.length}\r\n\r\n`,
    )
    expect(await slow).toMatch(/^HTTP\/1\.1 408 /)
    body.write(payload)
    await expect.poll(() => heard).toMatch(/^HTTP\/1\.1 200 /)
    body.destroy()
  })
})

describe('an answer of no route', () => {
  it.each([
    ['/%', 400],
    ['/%c0', 400],
    ['/jeecg-boot/%', 400],
    ['/jeecg-boot/sys/nothing', 404],
    ['/nothing.txt', 404],
  ])('%s carries the headers', async (path, status) => {
    const answer = await answerTo(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const name of SECURITY) expect(answer.toLowerCase(), name).toContain(`\r\n${name}: `)
  })
})

it('callers that go at once break nothing, not even the limit by their address', async () => {
  log.length = 0
  const request = `GET /jeecg-boot/sys/logout HTTP/1.1\r\nHost: a\r\nX-Access-Token: ${'a'.repeat(43)}\r\n\r\n`
  for (let round = 0; round < 60; round++) {
    const socket = await dial()
    socket.on('error', () => undefined)
    socket.write(request)
    if (round % 2) await new Promise(setImmediate)
    socket.resetAndDestroy()
  }
  await sleep(500)
  expect(log).toEqual([])
})

it('gives callers fifteen seconds for their headers', async () => {
  const usual = await startTestServer({ only: [auth] })
  expect(usual.app.server.headersTimeout).toBe(15_000)
  await usual.close()
})

describe('a socket that is refused', () => {
  const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13'
  const connections = () => new Promise<number>(resolve => server.app.server.getConnections((_, count) => resolve(count)))

  it.each([
    ['at no path', '/nowhere', '', 404],
    ['at an address that is none', '/%ff%fe', '', 400],
    ['at an address that is none, below ours', '/jeecg-boot/websocket/%ff', '', 400],
    ['without a session', '/jeecg-boot/websocket/u1', '', 500],
    ['as the script of a worker', '/jeecg-boot/websocket/u1', 'Service-Worker: script\r\n', 403],
    ['of a kind that is not known', '/nowhere', 'Upgrade: h2c\r\n', 404],
  ])('%s is ended, though the caller keeps it open', async (_name, path, more, status) => {
    await vi.waitFor(async () => expect(await connections()).toBe(0))
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => undefined)
    let answer = ''
    socket.on('data', chunk => {
      answer += String(chunk)
    })
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${more}${UPGRADE}\r\n\r\n`)
    await vi.waitFor(() => expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `)))
    await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 3000 })
    socket.destroy()
  })
})
