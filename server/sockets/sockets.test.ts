import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
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

const ticketOf = async (caller: Caller) =>
  (await caller.post<{ ticket: string; seconds: number }>('/sys/websocket/ticket')).body.result.ticket

async function dial(userId: string, ticket?: string, headers: Record<string, string> = {}): Promise<Listening> {
  const one = await dialUrl(`ws://127.0.0.1:${port}/jeecg-boot/websocket/${userId}`, ticket, headers)
  opened.push(one)
  return one
}

const connect = async ({ id, caller }: Pick<TestPerson, 'id' | 'caller'>) => dial(id, await ticketOf(caller))
const notified = (one: Listening, frame: object) => vi.waitFor(() => expect(one.frames).toContainEqual(frame))

async function release(values: object): Promise<{ id: string; titile: string }> {
  const titile = `通告${Math.random()}`
  await admin.post('/sys/annountCement/add', { titile, ...values })
  const { body } = await admin.get<{ records: { id: string; titile: string }[] }>('/sys/annountCement/list', { titile })
  const [row] = body.result.records
  if (!row) throw new Error('nothing was added')
  await admin.get('/sys/annountCement/doReleaseData', { id: row.id })
  return row
}

describe('an upgrade at an address that opens no socket', () => {
  it.each([
    '/jeecg-boot/nowhere',
    '/jeecg-boot/sys/user/list',
    '/jeecg-boot/websocket',
    '/jeecg-boot/websocket/a/b',
    '/isystem/user',
    '/nowhere',
    '/',
  ])('is refused at %s', async path => {
    // Who is signed in gets past the guard of an operation.
    const headers = { 'x-access-token': admin.token }
    const refused = await dialUrl(`ws://127.0.0.1:${port}${path}`, await ticketOf(person.caller), headers)
    expect(await refused.ended).toBe(404)
  })
})

describe('a socket', () => {
  it('opens with a ticket for its own person and answers heartbeats to him alone', async () => {
    const [one, two] = [await connect(person), await connect(person)]
    expect(one.socket.protocol).toBe('weft')
    one.socket.send('HeartBeat')
    await notified(one, { cmd: 'heartcheck', msgTxt: '心跳响应' })
    expect(two.frames).toEqual([])
  })

  it.each([
    ['no ticket', async () => dial(person.id, undefined), 500],
    ['a ticket that nobody gave', async () => dial(person.id, 'x'.repeat(43)), 500],
    ['the login token in place of a ticket', async () => dial(person.id, person.caller.token), 500],
    ['the ticket of somebody else', async () => dial(person.id, await ticketOf(admin)), 403],
    ['a page of another place', async () => dial(person.id, await ticketOf(person.caller), { origin: 'https://evil.cn' }), 403],
    ['an opaque origin', async () => dial(person.id, await ticketOf(person.caller), { origin: 'null' }), 403],
  ])('is refused with %s', async (_, open, status) => {
    expect(await (await open()).ended).toBe(status)
  })

  it('is refused to a session of a password that another user has set', async () => {
    const caller = await server.signIn(person.username, TEST_PASSWORD)
    const ticket = await ticketOf(caller)
    await server.sql('update weft.sys_session set one_time_password = true where user_id = $1', [person.id])
    const refused = await dial(person.id, ticket)
    await server.sql('update weft.sys_session set one_time_password = false where user_id = $1', [person.id])
    expect(await refused.ended).toBe(200)
  })

  it('is let in from a page of ours', async () => {
    const one = await dial(person.id, await ticketOf(person.caller), { origin: `http://127.0.0.1:${port}` })
    expect(one.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('needs a new ticket each time, a young one, of a session that goes on', async () => {
    const ticket = await ticketOf(person.caller)
    expect((await dial(person.id, ticket)).socket.readyState).toBe(WebSocket.OPEN)
    expect(await (await dial(person.id, ticket)).ended).toBe(500)
    const old = await ticketOf(person.caller)
    await server.sql("update weft.sys_socket_ticket set expires = now() - interval '1 second'")
    expect(await (await dial(person.id, old)).ended).toBe(500)
    const caller = await server.signIn(person.username, TEST_PASSWORD)
    const late = await ticketOf(caller)
    await caller.post('/sys/logout')
    expect(await (await dial(person.id, late)).ended).toBe(500)
  })

  it.each([
    ['says too much at once', (socket: WebSocket) => socket.send('x'.repeat(300)), 1009],
    ['says far too much', (socket: WebSocket) => socket.send('x'.repeat(70_000)), 1009],
    ['sends bytes', (socket: WebSocket) => socket.send(Buffer.from('HeartBeat'), { binary: true }), 1003],
    ['never stops', (socket: WebSocket) => Array.from({ length: 25 }, () => socket.send('HeartBeat')), 1008],
  ])('is closed when it %s', async (_, act, code) => {
    const one = await connect(person)
    act(one.socket)
    expect(await one.ended).toBe(code)
  })

  it('is one of twenty at most of a person', async () => {
    const crowd = await makePerson(server, admin)
    for (let one = 0; one < 20; one++) expect((await connect(crowd)).socket.readyState).toBe(WebSocket.OPEN)
    expect(await (await connect(crowd)).ended).toBe(429)
  })
})

describe('an announcement', () => {
  it('to all is told to all, one to a user to him alone, with id and title', async () => {
    const [mine, other] = [await connect(person), await connect(await makePerson(server, admin))]
    const all = await release({})
    await notified(mine, { cmd: 'topic', msgId: all.id, msgTxt: all.titile })
    await notified(other, { cmd: 'topic', msgId: all.id, msgTxt: all.titile })
    const one = await release({ msgType: 'USER', userIds: person.id })
    await notified(mine, { cmd: 'user', msgId: one.id, msgTxt: one.titile })
    await admin.get('/sys/annountCement/doReovkeData', { id: one.id })
    await notified(other, { cmd: 'topic', msgTxt: '通告已撤销' })
    expect(other.frames.some(frame => frame.msgId === one.id)).toBe(false)
  })

  it('that begins later is told to nobody yet', async () => {
    const mine = await connect(person)
    const later = await release({ startTime: '2099-01-01 00:00:00' })
    const now = await release({})
    await notified(mine, { cmd: 'topic', msgId: now.id, msgTxt: now.titile })
    expect(mine.frames.some(frame => frame.msgId === later.id)).toBe(false)
  })

  it('that is read is told to the other windows of its reader only', async () => {
    const [mine, other] = [await connect(person), await connect(await makePerson(server, admin))]
    const { id } = await release({})
    await person.caller.put('/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id })
    await notified(mine, { cmd: 'topic', msgTxt: '批量设置已读' })
    expect(other.frames.some(frame => frame.msgTxt === '批量设置已读')).toBe(false)
  })

  it('stays within its tenant', async () => {
    const mine = await connect(person)
    const payload = { tenant: 7, user: '', frame: { cmd: 'topic', msgTxt: '外人' } }
    await server.sql("select pg_notify('weft_announcement', $1)", [JSON.stringify(payload)])
    await server.sql("select pg_notify('weft_announcement', 'no JSON')")
    const { id, titile } = await release({})
    await notified(mine, { cmd: 'topic', msgId: id, msgTxt: titile })
    expect(mine.frames.some(frame => frame.msgTxt === '外人')).toBe(false)
  })
})

it('a changed dictionary is named to everybody who sees it', async () => {
  const mine = await connect(person)
  await admin.post('/sys/dict/add', { dictName: '新', dictCode: 'pushed' })
  await notified(mine, { cmd: 'dictionary', msgTxt: 'pushed' })
  const [{ id } = { id: '' }] = await server.sql<{ id: string }>("select id from weft.sys_dict where dict_code = 'pushed'")
  mine.frames.length = 0
  await admin.post('/sys/dictItem/add', { dictId: id, itemText: '甲', itemValue: '1' })
  await notified(mine, { cmd: 'dictionary', msgTxt: 'pushed' })
})

it('a changed type of documents is named as the dictionary that it is chosen from', async () => {
  const mine = await connect(person)
  const base = '/unstructur/documentdata/documenttype'
  const told = { cmd: 'dictionary', msgTxt: 'document_type,name,id' }
  expect((await admin.post(`${base}/add`, { name: '推送', code: 'pushed' })).body).toMatchObject({ success: true })
  await notified(mine, told)
  const [{ id } = { id: '' }] = await server.sql<{ id: string }>("select id from weft.document_type where code = 'pushed'")
  for (const change of [() => admin.put(`${base}/edit`, { id, isEnable: '0' }), () => admin.delete(`${base}/delete`, { id })]) {
    mine.frames.length = 0
    await change()
    await notified(mine, told)
  }
})

describe('the sockets of a session', () => {
  const signedIn = async () => ({ id: person.id, caller: await server.signIn(person.username, TEST_PASSWORD) })

  it('close when it is signed out, and those of the same person elsewhere stay', async () => {
    const [leaving, staying] = [await signedIn(), await signedIn()]
    const [one, two] = [await connect(leaving), await connect(staying)]
    await leaving.caller.post('/sys/logout')
    expect(await one.ended).toBe(4401)
    expect(two.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('close when the person is frozen', async () => {
    const frozen = await makePerson(server, admin)
    const one = await connect(frozen)
    await admin.put('/sys/user/frozenBatch', { ids: frozen.id, status: 2 })
    expect(await one.ended).toBe(4401)
  })
})

it('hears again after the database has cut the connection, and has everybody read anew', async () => {
  const mine = await connect(person)
  const client = new pg.Client(server.databaseUrl)
  await client.connect()
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'weft listener' and datname = current_database()",
  )
  await client.end()
  await notified(mine, { cmd: 'topic', msgTxt: '请重新加载消息' })
  await notified(mine, { cmd: 'dictionary', msgTxt: '' })
  const { id, titile } = await release({})
  await notified(mine, { cmd: 'topic', msgId: id, msgTxt: titile })
})
