import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { dial } from '../../../tests/helpers/sockets'
import type { Data } from '../../app/data'
import { livingPlaces } from './accounts/sessions'

let server: TestServer
let admin: Caller
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await server.signIn()
})
afterAll(() => server?.close())

const PATH = '/sys/user/getCurrentUserDeparts'
const background = { headers: { 'x-weft-background': '1' } }
const rest = (minutes: number) =>
  server.sql("update weft.sys_session set last_seen = now() - $1 * interval '1 minute' where user_id = $2", [minutes, person.id])
const restedSeconds = async () => {
  const [row] = await server.sql<{ seconds: number }>(
    'select extract(epoch from now() - last_seen)::float8 as seconds from weft.sys_session where user_id = $1',
    [person.id],
  )
  return row?.seconds ?? Number.NaN
}
const begin = async () => {
  person = await makePerson(server, admin)
  return person.caller
}

describe('a session that nobody uses', () => {
  it('tells the page how long it may rest', async () => {
    const caller = await begin()
    const { body } = await caller.get<{ sessionIdleMinutes: number }>('/sys/permission/getUserPermissionByToken')
    expect(body.result.sessionIdleMinutes).toBe(120)
  })

  it('tells the page the roles that expressions of screens ask for', async () => {
    const { body } = await admin.get<{ roles: readonly string[] }>('/sys/permission/getUserPermissionByToken')
    expect(body.result.roles).toContain('admin')
  })

  it('ends after the minutes of the setting', async () => {
    const caller = await begin()
    await rest(119)
    expect((await caller.get(PATH)).status).toBe(200)
    await rest(120)
    expect((await caller.get(PATH)).body.message).toContain('Token失效')
  })

  it('is used by each call of a client that marks none', async () => {
    const caller = await begin()
    await rest(100)
    await caller.get(PATH)
    expect(await restedSeconds()).toBeLessThan(30)
  })

  it('is not used by calls that the page makes by itself', async () => {
    const caller = await begin()
    await rest(100)
    expect((await caller.call('GET', PATH, background)).status).toBe(200)
    expect(await restedSeconds()).toBeGreaterThan(5_900)
    await rest(120)
    expect((await caller.call('GET', PATH, background)).body.message).toContain('Token失效')
  })

  it('keeps the minutes that it began with', async () => {
    const caller = await begin()
    await server.sql('update weft.sys_session set idle_minutes = 1440 where user_id = $1', [person.id])
    await rest(1439)
    expect((await caller.get(PATH)).status).toBe(200)
  })

  it('takes its sockets with it, and opening one is no use', async () => {
    const caller = await begin()
    const { body } = await caller.call<{ ticket: string }>('POST', '/sys/websocket/ticket', background)
    await rest(100)
    const { port } = server.app.server.address() as AddressInfo
    const one = await dial(`ws://127.0.0.1:${port}/jeecg-boot/websocket/${person.id}`, body.result.ticket, {})
    expect(await restedSeconds()).toBeGreaterThan(5_900)
    one.socket.terminate()
    // Sockets whose session is not among the living ones are closed in the next round.
    const [row] = await server.sql<{ tokenHash: string }>('select token_hash as "tokenHash" from weft.sys_session where user_id = $1', [
      person.id,
    ])
    const living = () => livingPlaces(server.app.data as Data, [row?.tokenHash ?? ''])
    expect(await living()).toHaveLength(1)
    await rest(120)
    expect(await living()).toHaveLength(0)
  })
})
