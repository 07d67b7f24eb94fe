import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

const MENU = '/sys/permission/getUserPermissionByToken'
const ask = (caller: Caller, headers: Record<string, string>, path = MENU) => caller.call('GET', path, { headers })

it('says by 304 that the copy of a browser holds, until what it says has changed', async () => {
  const first = await ask(admin, {})
  expect([first.status, first.headers['cache-control']]).toEqual([200, 'private, no-cache'])
  const copy = { 'if-none-match': String(first.headers.etag) }
  const again = await ask(admin, copy)
  expect([again.status, again.raw.length, again.headers.etag]).toEqual([304, 0, first.headers.etag])
  await server.sql("update weft.sys_permission set name = name || '二' where url = '/dashboard/analysis'")
  const changed = await ask(admin, copy)
  expect(changed.status).toBe(200)
  expect(JSON.stringify(changed.body.result)).toContain('首页二')
})

it('gives a person with other rights an answer of their own, whatever copy they show', async () => {
  const { headers } = await ask(admin, {})
  const { caller } = await makePerson(server, admin)
  const answer = await ask(caller, { 'if-none-match': String(headers.etag) })
  expect([answer.status, answer.headers.vary]).toEqual([200, 'X-Access-Token, Accept-Language, Accept-Encoding'])
})

it('holds dictionaries in the same way, and lets nothing else be kept', async () => {
  const { headers } = await ask(admin, {}, '/sys/dict/queryAllDictItems')
  expect((await ask(admin, { 'if-none-match': String(headers.etag) }, '/sys/dict/queryAllDictItems')).status).toBe(304)
  const other = await ask(admin, {}, '/sys/user/list')
  expect([other.headers['cache-control'], other.headers.etag]).toEqual(['no-store', undefined])
})

it('compresses what is long for those who take it', async () => {
  const plain = await ask(admin, {})
  const packed = await ask(admin, { 'accept-encoding': 'gzip, deflate, br' })
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip'])
  expect(JSON.parse(gunzipSync(packed.raw).toString()).result).toEqual(plain.body.result)
  expect(packed.raw.length * 4).toBeLessThan(plain.raw.length)
  expect((await ask(admin, { 'accept-encoding': 'gzip;q=0, br' })).headers['content-encoding']).toBeUndefined()
  expect((await ask(admin, { 'accept-encoding': 'gzip' }, '/sys/user/getCurrentUserDeparts')).headers['content-encoding']).toBeUndefined()
})

it('leaves what only pages heed out of data and of parts of pages', async () => {
  const { headers } = await ask(admin, {})
  expect([headers['permissions-policy'], headers['x-content-type-options']]).toEqual([undefined, 'nosniff'])
})
