import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADMIN, type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { socket } from '../../sockets'
import { file } from '../../subjects/files/module'
import { auth } from '../../subjects/identity/auth'
import { session } from '../../subjects/identity/session'
import { totp } from '../../subjects/identity/totp'
import { defineModule } from '../module'
import { removeExpiredAnswers } from './repository'

const users = defineModule({
  name: 'users-of-tests',
  rows: 'none',
  outgoing: 'none',
  handlers: { sysUserChangePassword: async () => null },
})

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ only: [auth, session, file, users, socket, totp] })
  admin = await server.signIn()
})
afterAll(() => server?.close())

let uploads = 0
/** The same form each time, with another boundary, as browsers send it. */
function upload(key: string, content: string, more = '') {
  const boundary = `form-${uploads++}-${'x'.repeat(uploads)}`
  const part = (head: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`
  const payload = `${part('name="file"; filename="a.txt"', content)}${more && part('name="more"; filename="b.txt"', more)}--${boundary}--\r\n`
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'idempotency-key': key }
  return admin.call('POST', '/sys/common/upload', { payload, headers })
}

it('stores the file of a repeated upload once', async () => {
  const first = await upload('upload-0001', 'text')
  const again = await upload('upload-0001', 'text')
  expect(first.body.success).toBe(true)
  expect(again.body.message).toBe(first.body.message)
  expect(await server.sql('select id from weft.sys_file')).toHaveLength(1)
})

it.each([
  ['another file', 'file-0001', 'oral', ''],
  ['a further file', 'file-0002', 'text', 'more'],
])('tells %s under the same key apart', async (_, key, content, more) => {
  await upload(key, 'text')
  expect((await upload(key, content, more)).body).toMatchObject({ success: false, message: '重复的请求标识，请刷新后重试' })
})

it('keeps no digest that a password can be guessed from', async () => {
  const payload = { username: 'admin', password: 'Kiesel-2026-b', confirmpassword: 'Kiesel-2026-b' }
  const url = '/jeecg-boot/sys/user/changePassword'
  await admin.call('PUT', '/sys/user/changePassword', { payload, headers: { 'idempotency-key': 'digest-0001' } })
  const [row] = await server.sql<{ hash: string }>("select request_hash as hash from weft.sys_idempotency where key = 'digest-0001'")
  const guess = createHash('sha256')
    .update(JSON.stringify(['sysUserChangePassword', url, payload]))
    .digest('hex')
  expect(row?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(row?.hash).not.toBe(guess)
})

const answerOf = async (key: string) => {
  const rows = await server.sql<{ answer: unknown }>('select answer from weft.sys_idempotency where key = $1', [key])
  return rows[0]?.answer
}

it.each([
  ['the secret of a second factor', 'POST', '/sys/totp/enrol', { password: ADMIN.password }],
  ['the ticket of a socket', 'POST', '/sys/websocket/ticket', {}],
  ['the token of a sign-in', 'POST', '/sys/login', ADMIN],
] as const)('keeps nothing of %s, and says so to a repetition', async (_, method, path, payload) => {
  const key = `secret-${path}`
  const send = () => admin.call<unknown>(method, path, { payload, headers: { 'idempotency-key': key } })
  const first = await send()
  expect(first.body.success).toBe(true)
  expect(await answerOf(key)).toEqual({ withheld: true })
  expect((await send()).body).toMatchObject({ success: false, code: 500, result: null, message: expect.stringContaining('不再重复显示') })
})

it('forgets the answers of a day ago in every tenant, and no younger ones', async () => {
  const add = (key: string, hours: number, tenant: number) =>
    server.sql(
      `insert into weft.sys_idempotency (user_id, key, operation, request_hash, create_time)
       values ('u', $1, 'sysLogin', 'h', now() - make_interval(hours => $2))`,
      [key, hours],
      tenant,
    )
  await add('expired-here', 25, 0)
  await add('expired-there', 25, 7)
  await add('still-good-there', 23, 7)
  const database = server.app.data
  if (database) await removeExpiredAnswers(database)
  const left = async (tenant: number) =>
    (await server.sql<{ key: string }>("select key from weft.sys_idempotency where user_id = 'u'", [], tenant)).map(({ key }) => key)
  expect([await left(0), await left(7)]).toEqual([[], ['still-good-there']])
})
