import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../server/app/seeds/demo/password'
import type { LoginResult } from '../../server/generated/operations'
import { auth } from '../../server/subjects/identity/auth'
import { session } from '../../server/subjects/identity/session'
import { startTestServer, type TestAnswer, type TestServer } from '../helpers/server'
import { operationOf } from './support/contracts'
import { breaches } from './support/strict'
import { expectWait } from './support/waits'

let server: TestServer
let clock = 0
beforeAll(async () => {
  const limits = { account: 5, address: 200, everybody: 1000, everywhere: 30, minutes: 15 }
  server = await startTestServer({
    demo: true,
    only: [auth, session],
    limits,
    env: { TRUST_PROXY: 'loopback' },
    now: () => Date.now() + clock,
  })
})
afterAll(() => server?.close())
beforeEach(async () => {
  clock = 0
  await server.sql('delete from weft.sys_login_attempt; delete from weft.sys_ticket')
})

interface From {
  readonly address?: string
  readonly cookie?: string
}

const RIGHT = { username: 'lina', password: DEMO_PASSWORD }
const WRONG = { username: 'lina', password: 'wrong' }
const login = (body: object, { address = '198.51.100.1', cookie = '' }: From = {}) =>
  server.anonymous.call<LoginResult>('POST', '/sys/login', { payload: body, headers: { 'x-forwarded-for': address, cookie } })
const picture = (key: string, address = '198.51.100.1') =>
  server.anonymous.call<string>('GET', `/sys/randomImage/${key}`, { headers: { 'x-forwarded-for': address } })
const cookieOf = ({ headers }: TestAnswer) => String(headers['set-cookie'] ?? '')
const quiet = (seconds: number) => server.sql(`update weft.sys_login_attempt set at = at - interval '${seconds} seconds'`)

async function fail(times: number, from: From = {}): Promise<void> {
  for (let attempt = 0; attempt < times; attempt++) await login(WRONG, from)
}

it('remembers the browser of a sign-in by a cookie that no script reads, and that is good for this account alone', async () => {
  const cookie = cookieOf(await login(RIGHT))
  expect(cookie).toMatch(/^weft_device_[0-9a-f]{12}=[\w.-]+; Path=\/jeecg-boot; Max-Age=15552000; HttpOnly; SameSite=Lax$/)
  expect(cookieOf(await login(WRONG))).toBe('')
})

it('lets the user in from a known browser, however often strangers fail, also at the same address', async () => {
  const [cookie = ''] = cookieOf(await login(RIGHT)).split(';')
  await fail(8)
  await fail(8, { address: '198.51.100.2' })
  expect((await login(RIGHT)).body.success).toBe(false)
  expect((await login(RIGHT, { cookie })).body.message).toBe('登录成功')
  expect((await login(RIGHT, { cookie, address: '198.51.100.3' })).body.message).toBe('登录成功')
})

it('slows a known browser down as well when it guesses', async () => {
  const [cookie = ''] = cookieOf(await login(RIGHT)).split(';')
  const began = performance.now()
  await fail(5, { cookie })
  expectWait(await login(RIGHT, { cookie }), 30, began)
})

it('takes no cookie that it has not made, or made for another account or half a year ago', async () => {
  const [own = ''] = cookieOf(await login(RIGHT)).split(';')
  const [other = ''] = cookieOf(await login({ username: 'auditor', password: DEMO_PASSWORD })).split(';')
  const name = own.slice(0, own.indexOf('='))
  await server.sql("insert into weft.sys_login_attempt (account, address) select 'lina', '198.51.100.1' from generate_series(1, 5)")
  const forged = [own.slice(0, -1), `${name}=${other.slice(other.indexOf('=') + 1)}`, `${name}=a.b.c`, name]
  for (const cookie of forged) expect((await login(RIGHT, { cookie })).body.success).toBe(false)
  clock = 181 * 24 * 60 * 60 * 1000
  expect((await login(RIGHT, { cookie: own })).body.success).toBe(false)
})

it('slows down by account and address, twice as long each time, instead of shutting out', async () => {
  const note = (times: number) =>
    server.sql(`insert into weft.sys_login_attempt (account, address) select 'lina', '198.51.100.1' from generate_series(1, ${times})`)
  const began = performance.now()
  await note(5)
  expectWait(await login(RIGHT), 30, began)
  await quiet(31)
  expect((await login(WRONG)).body.message).toBe('用户名或密码错误')
  const { body, headers } = await login(RIGHT)
  expect([body.message, Number(headers['retry-after']) > 55]).toEqual(['登录失败次数过多，请1分钟后再试', true])
  await quiet(61)
  expect((await login(RIGHT)).body.message).toBe('登录成功')
})

it('is open to other addresses meanwhile, up to the failures that all of them may have', async () => {
  const note = (times: number) =>
    server.sql(`insert into weft.sys_login_attempt (account, address, at) select 'lina', '203.0.113.' || n, now() - interval '1 minute'
      from generate_series(1, ${times}) n`)
  await note(29)
  expect((await login(RIGHT)).body.message).toBe('登录成功')
  await note(1)
  const [cookie = ''] = cookieOf(await login({ username: 'auditor', password: DEMO_PASSWORD })).split(';')
  expect([cookie === '', (await login(RIGHT)).body.message]).toEqual([
    false,
    expect.stringMatching(/^登录失败次数过多，请1[45]分钟后再试$/),
  ])
})

it('asks an unknown browser for a captcha after three failures, says so beforehand, and leaves others alone', async () => {
  await fail(2)
  const third = await login(WRONG)
  expect(third.body).toMatchObject({ message: '用户名或密码错误', result: { captcha: { waitSeconds: 30 } } })
  const elsewhere = { address: '198.51.100.9' }
  expect((await login(RIGHT, elsewhere)).body).toMatchObject({ success: false, code: 500, message: '验证码无效' })
  expect((await login({ username: 'auditor', password: DEMO_PASSWORD }, elsewhere)).body.success).toBe(true)
  await quiet(31)
  expect((await login(RIGHT, elsewhere)).body.success).toBe(true)
})

it('says the same of an account that does not exist', async () => {
  const nobody = { username: 'nobody-at-all', password: 'wrong' }
  const answers = []
  for (const body of [WRONG, nobody]) {
    for (let attempt = 0; attempt < 7; attempt++) {
      const { status, body: said } = await login(body)
      answers.push({ status, ...said, timestamp: 0 })
    }
  }
  expect(answers.slice(7)).toEqual(answers.slice(0, 7))
  expect(answers.map(({ message }) => message)).toContain('验证码无效')
})

it('draws a picture for a key, and takes its text once, in any case', async () => {
  await fail(3)
  const drawn = await picture('1700000000000')
  expect(drawn.body).toMatchObject({ success: true, code: 0, result: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/) })
  expect(breaches(operationOf('sysRandomImage'), drawn.body)).toEqual([])
  const wrong = await login({ ...RIGHT, captcha: '0000', checkKey: '1700000000000' })
  expect(wrong.body).toMatchObject({ success: false, message: '验证码错误', result: { captcha: { waitSeconds: 30 } } })
  expect((await login({ ...RIGHT, captcha: '', checkKey: '1700000000000' })).body.message).toBe('验证码错误')
})

it('takes a picture that nobody could read once it is half a minute old, and only once', async () => {
  await fail(3)
  await picture('k1')
  expect((await login({ ...RIGHT, captcha: '', checkKey: 'k1' })).body.message).toBe('验证码错误')
  await picture('k2')
  clock = 31_000
  expect((await login({ ...RIGHT, captcha: '', checkKey: 'k2' }, { address: '198.51.100.4' })).body.message).toBe('验证码错误')
  expect((await login({ ...WRONG, captcha: '', checkKey: 'k2' })).body.message).toBe('用户名或密码错误')
  expect((await login({ ...RIGHT, captcha: '', checkKey: 'k2' })).body.message).toBe('验证码错误')
})

it('checks a captcha for clients of the family, five times', async () => {
  const check = (captcha: string) => server.anonymous.post('/sys/checkCaptcha', { captcha, checkKey: 7 })
  expect((await check('0000')).body).toMatchObject({ success: false, code: 500, message: '验证码错误' })
})
