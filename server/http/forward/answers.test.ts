import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DATA, RUN_BY_PAGES, SPEAKING } from '../../../tests/helpers/speaking-headers'
import { build } from '../../app/app'
import { readConfig } from '../../app/config'

const PICTURE = Buffer.from('89504e470d0a1a0a', 'hex')
const asked: string[] = []
let heard: IncomingHttpHeaders = {}
let backEnd: Server
let dataDir: string
const apps: FastifyInstance[] = []

/** A server before a back end whose answers say all that they can. */
async function front(env: Record<string, string> = {}): Promise<FastifyInstance> {
  const { port } = backEnd.address() as AddressInfo
  const app = await build({ config: readConfig({ DATA_DIR: dataDir, API_URL: `http://127.0.0.1:${port}`, ...env }) })
  apps.push(app)
  return app
}
const ask = (app: FastifyInstance, path: string, headers: Record<string, string> = {}) => app.inject({ url: `/jeecg-boot${path}`, headers })

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'weft-forward-'))
  backEnd = createServer((request, response) => {
    asked.push(request.url ?? '')
    heard = request.headers
    for (const name of SPEAKING) response.setHeader(name, 'from-the-target')
    for (const [name, value] of Object.entries(DATA)) response.setHeader(name, value)
    if (request.url?.endsWith('.png')) response.setHeader('content-type', 'image/png').end(PICTURE)
    else if (request.url?.endsWith('exportXls'))
      response
        .setHeader('content-disposition', 'attachment; filename=a.xls')
        .setHeader('content-type', 'application/vnd.ms-excel')
        .end('xls')
    else if (request.url?.endsWith('.html')) response.end('<script>top.localStorage</script>')
    else response.setHeader('content-type', 'application/json').end('{"success":true}')
  })
  await new Promise<void>(resolve => backEnd.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await Promise.all(apps.map(app => app.close()))
  await new Promise(resolve => backEnd.close(resolve))
  rmSync(dataDir, { recursive: true, force: true })
})

it('where a call comes from is told by this server, not by its caller', async () => {
  const names = [
    'forwarded',
    'x-real-ip',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-prefix',
    'x_forwarded_for',
  ]
  await ask(await front(), '/sys/user/list', {
    ...Object.fromEntries(names.map(name => [name, '203.0.113.7'])),
    host: 'here.cn',
    'x-key': 'k',
  })
  expect(heard).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'here.cn', 'x-forwarded-proto': 'http', 'x-key': 'k' })
  expect(JSON.stringify(heard)).not.toContain('203.0.113.7')
})

it('an answer of the back end says of data what data need, and nothing else', async () => {
  const { headers } = await ask(await front(), '/page.html')
  expect(SPEAKING.filter(name => String(headers[name] ?? '').includes('from-the-target'))).toEqual([])
  expect(headers).toMatchObject(DATA)
})

it('a page of it has no origin, runs no script and is loaded by none of ours', async () => {
  const app = await front()
  const { headers } = await ask(app, '/page.html', { 'sec-fetch-dest': 'iframe' })
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toEqual(expect.arrayContaining(['sandbox', "script-src 'none'", "default-src 'none'"]))
  expect(headers['x-content-type-options']).toBe('nosniff')
  asked.length = 0
  for (const destination of [...RUN_BY_PAGES, 'serviceworker', 'sharedworker'])
    expect((await ask(app, '/script.js', { 'sec-fetch-dest': destination })).statusCode, destination).toBe(403)
  expect((await ask(app, '/script.js', { 'service-worker': 'script' })).statusCode).toBe(403)
  expect(asked).toEqual([])
})

it('JSON, files and pictures reach the pages of this application', async () => {
  const app = await front()
  const json = await ask(app, '/sys/user/list', { 'sec-fetch-dest': 'empty' })
  expect([json.statusCode, json.json()]).toEqual([200, { success: true }])
  const picture = await ask(app, '/sys/common/static/a.png', { 'sec-fetch-dest': 'image' })
  expect([picture.statusCode, picture.headers['content-type'], picture.rawPayload]).toEqual([200, 'image/png', PICTURE])
  const file = await ask(app, '/sys/user/exportXls', { 'sec-fetch-dest': 'document' })
  expect([file.statusCode, file.headers['content-disposition'], file.payload]).toEqual([200, 'attachment; filename=a.xls', 'xls'])
})

it('its pages are those of this application where the environment says so, and no worker is', async () => {
  const app = await front({ API_PAGES: 'on' })
  const { statusCode, headers } = await ask(app, '/page.html', { 'sec-fetch-dest': 'script' })
  expect([statusCode, headers['content-security-policy']]).toEqual([200, expect.stringContaining("default-src 'self'")])
  expect(SPEAKING.filter(name => String(headers[name] ?? '').includes('from-the-target'))).toEqual([])
  expect((await ask(app, '/script.js', { 'sec-fetch-dest': 'serviceworker' })).statusCode).toBe(403)
})

it('an address that no other machine has is not forwarded to', async () => {
  const app = await front({ API_URL: 'http://169.254.169.254' })
  expect((await ask(app, '/latest/meta-data')).statusCode).toBe(502)
})
