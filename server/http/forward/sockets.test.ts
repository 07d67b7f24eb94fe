import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { dial } from '../../../tests/helpers/sockets'
import { build } from '../../app/app'
import { readConfig } from '../../app/config'

/** A back end of the family: no ticket, heartbeats answered. */
const backEnd = new WebSocketServer({ port: 0, host: '127.0.0.1' })
const seen: string[] = []
let app: FastifyInstance
let dataDir: string
let base: string
beforeAll(async () => {
  backEnd.on('headers', headers => headers.push('Set-Cookie: a=1', 'Clear-Site-Data: "*"'))
  backEnd.on('connection', (socket, request) => {
    const { origin, 'x-forwarded-for': address, 'x-real-ip': told } = request.headers
    seen.push([request.url, origin, address, told].join(' '))
    socket.on('message', data => socket.send(JSON.stringify({ cmd: 'heartcheck', msgTxt: String(data) })))
  })
  const { port } = backEnd.address() as AddressInfo
  dataDir = mkdtempSync(join(tmpdir(), 'weft-forward-'))
  app = await build({ config: readConfig({ DATA_DIR: dataDir, API_URL: `http://127.0.0.1:${port}/other` }) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  base = `127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await app?.close()
  await new Promise(resolve => backEnd.close(resolve))
  rmSync(dataDir, { recursive: true, force: true })
})

it('sockets go to the other back end and come back, from pages of ours only', async () => {
  const one = await dial(`ws://${base}/jeecg-boot/websocket/u1`, undefined, {
    origin: `http://${base}`,
    'x-forwarded-for': '203.0.113.7',
    'x-real-ip': '203.0.113.7',
  })
  one.socket.send('HeartBeat')
  await vi.waitFor(() => expect(one.frames).toEqual([{ cmd: 'heartcheck', msgTxt: 'HeartBeat' }]))
  expect(seen).toEqual(['/other/websocket/u1  127.0.0.1 '])
  const evil = await dial(`ws://${base}/jeecg-boot/websocket/u1`, undefined, { origin: 'https://evil.cn' })
  expect(await evil.ended).toBe(403)
  expect(await (await dial(`ws://${base}/jeecg-boot/sys/user/list`)).ended).toBe(404)
  one.socket.close()
  await one.ended
})

it('what the back end says beside the opening or the refusal stays away', async () => {
  const heads: Record<string, unknown>[] = []
  const open = async (path: string) => {
    const { socket } = await dial(`ws://${base}/jeecg-boot${path}`, undefined, {}, answer => heads.push(answer.headers))
    socket.close()
  }
  await open('/websocket/u1')
  backEnd.options.verifyClient = (_info, done) => done(false, 403, 'no', { 'set-cookie': 'a=1', 'clear-site-data': '"*"' })
  await open('/websocket/u1')
  delete backEnd.options.verifyClient
  expect(heads.map(head => Object.keys(head).toSorted())).toEqual([
    ['connection', 'sec-websocket-accept', 'upgrade'],
    ['connection', 'content-length'],
  ])
})

it('a back end that is gone ends them', async () => {
  const one = await dial(`ws://${base}/jeecg-boot/vxeSocket/u1/p1`)
  for (const client of backEnd.clients) client.terminate()
  expect(await one.ended).toBe(1006)
  await new Promise(resolve => backEnd.close(resolve))
  expect(await (await dial(`ws://${base}/jeecg-boot/websocket/u1`)).ended).toBe(502)
})

it('a socket that is refused is ended, though the caller keeps it open', async () => {
  const connections = () => new Promise<number>(resolve => app.server.getConnections((_, count) => resolve(count)))
  await vi.waitFor(async () => expect(await connections()).toBe(0))
  const socket = connect({ port: Number(base.split(':')[1]), host: '127.0.0.1', allowHalfOpen: true })
  let answer = ''
  socket.on('data', chunk => {
    answer += String(chunk)
  })
  socket.write('GET /nowhere HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  await vi.waitFor(() => expect(answer).toMatch(/^HTTP\/1\.1 404 /))
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 3000 })
  socket.destroy()
})
