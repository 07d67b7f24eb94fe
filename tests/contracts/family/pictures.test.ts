import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../helpers/server'
import { World } from '../support/world'

let world: World
beforeAll(async () => {
  world = await World.open({ env: { STRICT_INPUT: 'off' } })
})
afterAll(() => world?.close())

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const STATIC = '/jeecg-boot/sys/common/static'

/** The cookies that a browser keeps when a client of the family draws its menu, by the paths for which it sends them. */
async function cookiesOf(caller: Caller, headers: Record<string, string> = {}): Promise<Map<string, string>> {
  const answer = await caller.call('GET', '/sys/permission/getUserPermissionByToken', { headers })
  const given = [answer.headers['set-cookie']].flat().map(String)
  return new Map(given.map(cookie => [/Path=([^;]+)/.exec(cookie)?.[1] ?? '', cookie.split(';')[0] ?? '']))
}

const pictureOf = async (caller: Caller) =>
  (await caller.upload('/sys/common/upload', { name: '脸.png', content: PNG, type: 'image/png' }, { biz: 'temp' })).body.message

/** As an `<img>` asks: no header but the cookie. */
const show = (path: string, cookie = '', headers: Record<string, string> = {}) =>
  world.server.anonymous.call('GET', `/sys/common/static/${encodeURI(path)}`, { headers: { ...(cookie && { cookie }), ...headers } })

describe('the cookie of pictures', () => {
  let caller: Caller
  let path: string
  let cookie: string
  beforeAll(async () => {
    caller = (await world.person()).caller
    path = await pictureOf(caller)
    cookie = (await cookiesOf(caller)).get(STATIC) ?? ''
  })

  it('shows what its user may read', async () => {
    const { status, headers } = await show(path, cookie)
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
    expect((await show(path, cookie, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  it('is sent by browsers for pictures and sockets alone, is out of reach for scripts, and is no token', async () => {
    const answer = await caller.get('/sys/permission/getUserPermissionByToken')
    const given = [answer.headers['set-cookie']].flat().map(String)
    expect(given.map(one => /Path=([^;]+)/.exec(one)?.[1])).toEqual([STATIC, '/jeecg-boot/websocket'])
    for (const one of given) expect(one).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect(given.join()).not.toContain(caller.token)
  })

  it('opens nothing but files', async () => {
    for (const other of ['/sys/user/list', '/sys/permission/getUserPermissionByToken', '/sys/common/storage'])
      expect([other, (await world.server.anonymous.call('GET', other, { headers: { cookie } })).status]).toEqual([other, 500])
    const upload = await world.server.anonymous.call('POST', '/sys/common/upload', { headers: { cookie }, payload: {} })
    expect(upload.status).toBe(500)
  })

  it.each([
    ['no cookie', async () => '', {}, 500],
    ['a cookie that was changed', async () => cookie.replace(/.$/, last => (last === 'A' ? 'Q' : 'A')), {}, 500],
    ['a cookie for another tenant', async () => cookie.replace(/\.0\./, '.7.'), {}, 500],
    ['a cookie without its signature', async () => cookie.split('.').slice(0, 2).join('.'), {}, 500],
    ['a page of another site', async () => cookie, { 'sec-fetch-site': 'cross-site' }, 403],
    ['the cookie of a user who may not read it', async () => (await cookiesOf((await world.person()).caller)).get(STATIC) ?? '', {}, 404],
    ['a token that is wrong, whatever the cookie says', async () => cookie, { 'x-access-token': 'x'.repeat(43) }, 500],
  ])('shows nothing with %s', async (_, made, headers, status) => {
    expect((await show(path, await made(), headers)).status).toBe(status)
  })

  it('ends with its session', async () => {
    const { username, caller: other } = await world.person()
    const own = await pictureOf(other)
    const theirs = (await cookiesOf(other)).get(STATIC)
    expect((await show(own, theirs)).status).toBe(200)
    await other.post('/sys/logout')
    expect((await show(own, theirs)).status).toBe(500)
    const again = await world.signIn(username)
    expect((await show(own, (await cookiesOf(again)).get(STATIC))).status).toBe(200)
  })

  it('is of the tenant in which its user works', async () => {
    const boss = (await world.tenant(41, '四一')).admin
    const own = await pictureOf(boss)
    expect((await show(own, (await cookiesOf(boss, { tenant_id: '41' })).get(STATIC))).status).toBe(200)
    expect((await show(path, (await cookiesOf(boss, { tenant_id: '41' })).get(STATIC))).status).toBe(404)
  })
})
