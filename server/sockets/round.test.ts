import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makePerson, TEST_PASSWORD } from '../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'
import { dial } from '../../tests/helpers/sockets'

const HALF_A_MINUTE = 30_000
const LOOK = 6_000

let server: TestServer
let admin: Caller
let address: string
beforeAll(async () => {
  // Only what comes round and round stands still until a test moves it on.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  address = `ws://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/jeecg-boot/websocket`
  admin = await server.signIn()
})
afterAll(async () => {
  vi.useRealTimers()
  await server?.close()
})

async function listen() {
  const person = await makePerson(server, admin)
  const caller = await server.signIn(person.username, TEST_PASSWORD)
  const { ticket } = (await caller.post<{ ticket: string }>('/sys/websocket/ticket')).body.result
  return { ...person, ...(await dial(`${address}/${person.id}`, ticket)) }
}

type Socket = Awaited<ReturnType<typeof dial>>['socket']

/** Once the server has answered a heartbeat, and so has heard all that was sent before; other messages may come between. */
const heartbeat = (socket: Socket) =>
  new Promise<void>(resolve => {
    socket.on('message', function hear(data) {
      if (!String(data).includes('heartcheck')) return
      socket.off('message', hear)
      resolve()
    })
    socket.send('HeartBeat')
  })

/** Half a minute at a time, so that a peer can answer the ping of one before that of the next. */
async function minute({ socket }: { readonly socket: Socket }) {
  const pinged = once(socket, 'ping')
  vi.advanceTimersByTime(HALF_A_MINUTE)
  await pinged
  await heartbeat(socket)
  vi.advanceTimersByTime(HALF_A_MINUTE)
}

it('each minute lets sockets go whose sessions have ended by time, and keeps the others', async () => {
  const [late, going] = [await listen(), await listen()]
  await server.sql("update weft.sys_session set expires = now() - interval '1 second' where user_id = $1", [late.id])
  await minute(going)
  expect(await late.ended).toBe(4401)
  expect(going.socket.readyState).toBe(1)
})

it.each([
  ['begins', 'start_time'],
  ['ends', 'end_time'],
])('every 6 s has the lists read anew when an announcement %s', async (_, column) => {
  const here = await listen()
  const reload = { cmd: 'topic', msgTxt: '请重新加载消息' }
  const titile = `定时${column}`
  await admin.post('/sys/annountCement/add', { titile })
  const { body } = await admin.get<{ records: { id: string }[] }>('/sys/annountCement/list', { titile })
  const id = body.result.records[0]?.id
  await admin.get('/sys/annountCement/doReleaseData', { id: String(id) })
  await heartbeat(here.socket)
  expect(here.frames).not.toContainEqual(reload)
  const told = new Promise<void>(resolve => here.socket.on('message', data => String(data).includes(reload.msgTxt) && resolve()))
  await server.sql(`update weft.sys_announcement set ${column} = now() where id = $1`, [id])
  vi.advanceTimersByTime(LOOK)
  await told
  await server.sql('delete from weft.sys_announcement where id = $1', [id])
})

it('lets a peer go that answers no ping until the next', async () => {
  const [silent, going] = [await listen(), await listen()]
  // ws answers by itself; this one has fallen silent.
  Object.assign(silent.socket, { _autoPong: false })
  await minute(going)
  expect(await silent.ended).toBe(1006)
  expect(going.socket.readyState).toBe(1)
})
