import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { makePerson, type TestPerson } from '../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'
import { dial, type Listening } from '../../tests/helpers/sockets'

const KEY = '/example/material'
let server: TestServer
let admin: Caller
let editor: TestPerson
let reader: TestPerson
let stranger: TestPerson
let port: number
let material: string
const opened: Listening[] = []

beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
  admin = await server.signIn()
  editor = await makePerson(server, admin, [
    'exampleMaterial:list',
    'exampleMaterial:edit',
    'exampleMaterial:delete',
    'exampleMaterial:add',
  ])
  reader = await makePerson(server, admin, ['exampleMaterial:list'])
  stranger = await makePerson(server, admin)
  await admin.post(`${KEY}/add`, { code: 'M100', name: '纸' })
  const { records } = (await admin.get<{ records: { id: string }[] }>(`${KEY}/list`, { code: 'M100' })).body.result
  material = records[0]?.id ?? ''
})
afterAll(() => server?.close())
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.terminate()
})

async function join({ id, caller }: TestPerson): Promise<Listening> {
  const { ticket } = (await caller.post<{ ticket: string }>('/sys/websocket/ticket')).body.result
  const one = await dial(`ws://127.0.0.1:${port}/jeecg-boot/vxeSocket/${id}/${randomUUID()}`, ticket)
  opened.push(one)
  return one
}

const say = (one: Listening, frame: object) => one.socket.send(JSON.stringify(frame))
const notified = (one: Listening, frame: unknown) => vi.waitFor(() => expect(one.frames).toContainEqual(frame))
/** What a sender says of a row: also what is not stored. */
const update = (key = KEY) => ({ type: 'update_vxe_table', data: { socketKey: key, args: [{ id: material, name: '假' }, 'case-1'] } })
const stored = () => ({
  type: 'update_vxe_table',
  data: { socketKey: KEY, args: [expect.objectContaining({ id: material, code: 'M100', name: '纸' }), 'case-1'] },
})
/** What was sent before it has been dealt with. */
async function settled(one: Listening) {
  say(one, { type: 'heart_beat', data: '' })
  await notified(one, { type: 'heart_beat', data: true })
}

describe('those who have a table open', () => {
  it('are answered heartbeats, and hear what one of them has saved, the sender included', async () => {
    const [one, two] = [await join(editor), await join(reader)]
    await settled(one)
    say(one, update())
    await notified(one, stored())
    await notified(two, stored())
  })

  it('hear the row as it is stored, and nothing of a row that is not', async () => {
    const [one, two] = [await join(editor), await join(reader)]
    const said = (...args: unknown[]) => say(one, { type: 'update_vxe_table', data: { socketKey: KEY, args } })
    said({ id: 'nobody', name: '假' }, 'case-1')
    said({ name: '假' }, 'case-1')
    said({ id: material }, { name: '假' })
    said({ id: material, name: '假', script: 'alert(1)' }, 'case-1')
    await notified(two, stored())
    const received = two.frames.filter(({ type }) => type === 'update_vxe_table')
    expect(received).toEqual([stored()])
    expect(JSON.stringify(received)).not.toMatch(/假|script/)
  })

  it('are told nothing by who may only read, nor of a table that is none, nor where they may not read', async () => {
    const [one, two, three] = [await join(editor), await join(reader), await join(stranger)]
    say(two, update())
    say(one, update('/sys/user'))
    say(one, { type: 'update_vxe_table', data: 'nothing' })
    say(one, update())
    await notified(two, stored())
    await Promise.all([one, two, three].map(settled))
    expect(one.frames.filter(({ type }) => type === 'update_vxe_table')).toHaveLength(1)
    expect(three.frames.filter(({ type }) => type === 'update_vxe_table')).toHaveLength(0)
  })

  it('hear of rows that are changed in a form and removed', async () => {
    const one = await join(reader)
    await editor.caller.post(`${KEY}/add`, { code: 'M777', name: '纸' })
    const { records } = (await editor.caller.get<{ records: { id: string; version: number }[] }>(`${KEY}/list`, { code: 'M777' })).body
      .result
    const row = records[0]
    await editor.caller.put(`${KEY}/edit`, { id: row?.id, version: row?.version, name: '笔' })
    await notified(one, {
      type: 'update_vxe_table',
      data: { socketKey: KEY, args: [expect.objectContaining({ id: row?.id, name: '笔', version: 1 }), ''] },
    })
    await editor.caller.delete(`${KEY}/delete`, { id: row?.id ?? '' })
    await notified(one, { type: 'common_send_date', data: { key: KEY, args: ['removed', [row?.id]] } })
  })

  it('hear nothing of rows that were given as removed and are none of their sender', async () => {
    const one = await join(reader)
    const made = await editor.caller.call<{ rows: { row: { id: string } }[] }>('POST', `${KEY}/saveBatch`, {
      payload: { added: [0, 1].map(at => ({ key: String(at), row: { code: `M78${at}`, name: '纸' } })) },
    })
    const [first, second] = made.body.result.rows.map(({ row }) => row.id)
    await editor.caller.call('POST', `${KEY}/saveBatch`, { payload: { removed: [{ id: 'of-another' }, { id: first }] } })
    await notified(one, { type: 'common_send_date', data: { key: KEY, args: ['removed', [first]] } })
    await editor.caller.delete(`${KEY}/deleteBatch`, { ids: `of-another,${second}` })
    await notified(one, { type: 'common_send_date', data: { key: KEY, args: ['removed', [second]] } })
  })

  it.each([
    ['says too much at once', (one: Listening) => one.socket.send('x'.repeat(8000)), 1009],
    ['sends bytes', (one: Listening) => one.socket.send(Buffer.from('x'), { binary: true }), 1003],
  ])('are let go when one %s', async (_, act, code) => {
    const one = await join(editor)
    act(one)
    expect(await one.ended).toBe(code)
  })

  it('are let go when their session ends', async () => {
    const person = await makePerson(server, admin, ['exampleMaterial:list'])
    const one = await join(person)
    await person.caller.post('/sys/logout')
    expect(await one.ended).toBe(4401)
  })

  it('come again when the rights by which they were let in are others', async () => {
    const [one, other] = [await join(reader), await join(editor)]
    const { roleId } = reader
    const granted = (await admin.get<string[]>('/sys/permission/queryRolePermission', { roleId })).body.result
    await admin.post('/sys/permission/saveRolePermission', { roleId, permissionIds: '', lastpermissionIds: granted.join() })
    expect(await one.ended).toBe(4403)
    await settled(other)
  })
})
