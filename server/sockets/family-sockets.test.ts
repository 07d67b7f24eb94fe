import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { makePerson, TEST_PASSWORD, type TestPerson } from '../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'
import { dial as dialUrl, type Listening } from '../../tests/helpers/sockets'

let server: TestServer
let admin: Caller
let person: TestPerson
let port: number
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
  admin = await server.signIn()
  person = await makePerson(server, admin)
})
afterAll(() => server?.close())

const opened: Listening[] = []
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.terminate()
})

async function dial(place: string, protocols: readonly string[] = [], headers: Record<string, string> = {}): Promise<Listening> {
  const one = await dialUrl(`ws://127.0.0.1:${port}/jeecg-boot/websocket/${place}`, protocols, headers)
  opened.push(one)
  return one
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** The cookie that a browser keeps for the addresses of sockets. */
async function cookieOf(caller: Caller): Promise<string> {
  const { headers } = await caller.get('/sys/permission/getUserPermissionByToken')
  const given = [headers['set-cookie']].flat().map(String)
  return given.find(cookie => cookie.includes('Path=/jeecg-boot/websocket'))?.split(';')[0] ?? ''
}

async function expectHeartbeat(one: Listening, word: string): Promise<void> {
  one.socket.send(word)
  await vi.waitFor(() => expect(one.frames).toContainEqual({ cmd: 'heartcheck', msgTxt: '心跳响应' }))
}

async function expectAnnouncements(one: Listening): Promise<void> {
  const titile = `通告${Math.random()}`
  await admin.post('/sys/annountCement/add', { titile, msgType: 'ALL' })
  const { body } = await admin.get<{ records: { id: string }[] }>('/sys/annountCement/list', { titile })
  await admin.get('/sys/annountCement/doReleaseData', { id: body.result.records[0]?.id ?? '' })
  await vi.waitFor(() => expect(one.frames).toContainEqual(expect.objectContaining({ cmd: 'topic', msgTxt: titile })))
}

describe('a socket of 3.x', () => {
  it('opens with the token as its subprotocol, at the user and the MD5 of the token', async () => {
    const { token } = person.caller
    const one = await dial(`${person.id}_${md5(token)}`, [token])
    expect(one.socket.protocol).toBe(token)
    await expectHeartbeat(one, 'ping')
    await expectAnnouncements(one)
  })

  it('opens at the user alone too', async () => {
    await expectHeartbeat(await dial(person.id, [person.caller.token]), 'ping')
  })

  it.each([
    ['a token that nobody has', () => dial(`${person.id}_${md5('x'.repeat(43))}`, ['x'.repeat(43)]), 500],
    ['the place of another user', async () => dial(`${person.id}_${md5(admin.token)}`, [admin.token]), 403],
    ['the MD5 of another token', () => dial(`${person.id}_${md5('other')}`, [person.caller.token]), 403],
    ['more than the token', () => dial(person.id, [person.caller.token, 'more']), 500],
    ['the token in the address', () => dial(`${person.id}?token=${person.caller.token}`), 500],
    ['a page of another site', () => dial(person.id, [person.caller.token], { origin: 'https://evil.cn' }), 403],
  ])('is refused with %s', async (_, open, status) => {
    expect(await (await open()).ended).toBe(status)
  })

  it('closes when its session ends', async () => {
    const caller = await server.signIn(person.username, TEST_PASSWORD)
    const one = await dial(person.id, [caller.token])
    await caller.post('/sys/logout')
    expect(await one.ended).toBe(4401)
  })
})

describe('a socket of 2.x, which sends nothing', () => {
  it('opens with the cookie of its browser', async () => {
    const one = await dial(person.id, [], { cookie: await cookieOf(person.caller), origin: `http://127.0.0.1:${port}` })
    await expectHeartbeat(one, 'HeartBeat')
    await expectAnnouncements(one)
  })

  it.each([
    ['no cookie', async () => dial(person.id), 500],
    [
      'a cookie that was changed',
      async () => dial(person.id, [], { cookie: (await cookieOf(person.caller)).replace(/\.0\./, '.9.') }),
      500,
    ],
    ['the cookie of another user', async () => dial(person.id, [], { cookie: await cookieOf(admin) }), 403],
    ['the MD5 of nothing', async () => dial(`${person.id}_${md5('')}`, [], { cookie: await cookieOf(person.caller) }), 403],
    ['a page of another site', async () => dial(person.id, [], { cookie: await cookieOf(person.caller), origin: 'https://evil.cn' }), 403],
  ])('is refused with %s', async (_, open, status) => {
    expect(await (await open()).ended).toBe(status)
  })
})
