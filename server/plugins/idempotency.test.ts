import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'
import { auth } from '../modules/auth'
import { file } from '../modules/file'
import { session } from '../modules/session'
import { defineModule } from './module'

const users = defineModule({ name: 'users-of-tests', handlers: { sysUserChangePassword: async () => null } })

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ only: [auth, session, file, users] })
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
  const payload = { username: 'admin', password: 'Weft-2026-b', confirmpassword: 'Weft-2026-b' }
  const url = '/jeecg-boot/sys/user/changePassword'
  await admin.call('PUT', '/sys/user/changePassword', { payload, headers: { 'idempotency-key': 'digest-0001' } })
  const [row] = await server.sql<{ hash: string }>("select request_hash as hash from weft.sys_idempotency where key = 'digest-0001'")
  const guess = createHash('sha256')
    .update(JSON.stringify(['sysUserChangePassword', url, payload]))
    .digest('hex')
  expect(row?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(row?.hash).not.toBe(guess)
})
