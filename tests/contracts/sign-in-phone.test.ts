import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../server/app/seeds/demo/password'
import type { AccountChoice, LoginResult, VerifiedPhone } from '../../server/generated/operations'
import { account } from '../../server/subjects/identity/account'
import { auth } from '../../server/subjects/identity/auth'
import { session } from '../../server/subjects/identity/session'
import { sms } from '../../server/subjects/identity/sms'
import { user } from '../../server/subjects/people'
import { texts } from '../../server/util/texts'
import { startTestServer, type TestServer } from '../helpers/server'
import { operationOf } from './support/contracts'
import { type Gateway, startGateway } from './support/outside/gateway'
import { breaches } from './support/strict'
import { expectWait } from './support/waits'

const modules = [auth, session, sms, account, user]
let gateway: Gateway
let server: TestServer
beforeAll(async () => {
  gateway = await startGateway()
  const env = { SMS_URL: gateway.url, SMS_TOKEN: gateway.token, REGISTRATION: 'on', REGISTRATION_ROLE: 'auditor' }
  server = await startTestServer({ demo: true, only: modules, env })
})
afterAll(async () => {
  await server?.close()
  await gateway?.close()
})

/** `auditor` and `lina` of the sample people. */
const [AUDITOR, LINA] = ['13900000001', '13900000002']
beforeEach(async () => {
  await server.sql('delete from weft.sys_sms_code; delete from weft.sys_door_use; delete from weft.sys_login_attempt')
  await server.sql("update weft.sys_user set phone = null where username <> 'auditor' and username <> 'lina'")
  await server.sql(`update weft.sys_user set phone = '${AUDITOR}' where username = 'auditor'`)
  await server.sql(`update weft.sys_user set phone = '${LINA}', status = 1 where username = 'lina'`)
})

const post = <Result>(path: string, body: object) => server.anonymous.post<Result>(path, body)
const ask = (mobile: string, smsmode = '0') => post('/sys/sms', { mobile, smsmode })
/** Asks for a message and waits for it: it goes out in the background. */
const send = async (mobile: string, smsmode = '0') => {
  const before = gateway.messages.length
  const answer = await ask(mobile, smsmode)
  if (answer.body.success) await expect.poll(() => gateway.messages.length).toBe(before + 1)
  return answer
}
const phoneLogin = (mobile: string, captcha: string) => post<LoginResult>('/sys/phoneLogin', { mobile, captcha })
const said = ({ body }: { body: { success: boolean; code: number; message: string } }) => [body.success, body.code, body.message]
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')
/** The proof of a phone in the flow of a forgotten password. */
const ticketFor = async (phone: string): Promise<string> => {
  await olderCodes(120)
  await send(phone, '2')
  const { body } = await post<VerifiedPhone>('/sys/user/phoneVerification', { phone, smscode: gateway.codeOf(phone) })
  return body.result.smscode
}
const olderCodes = (seconds: number) => server.sql(`update weft.sys_sms_code set sent = sent - interval '${seconds} seconds'`)

it('sends a code of six digits and signs in with it, once', async () => {
  const sent = await send(AUDITOR)
  expect([said(sent), sent.body.result]).toEqual([[true, 0, '操作成功！'], null])
  expect(breaches(operationOf('sysSms'), sent.body)).toEqual([])
  const message = gateway.messages.at(-1)
  expect(message).toEqual({ mobile: AUDITOR, mode: '0', code: expect.stringMatching(/^\d{6}$/), text: expect.stringContaining('10分钟') })
  const code = gateway.codeOf(AUDITOR)
  const stored = await server.sql<{ line: string }>('select to_jsonb(c)::text as line from weft.sys_sms_code c')
  expect(stored[0]?.line).not.toContain(code)
  const { body } = await phoneLogin(AUDITOR, code)
  expect(body).toMatchObject({
    success: true,
    code: 200,
    message: '登录成功',
    result: { multi_depart: 2, userInfo: { username: 'auditor' } },
  })
  expect(body.result.sysAllDictItems.yn?.length).toBe(2)
  expect(breaches(operationOf('sysPhoneLogin'), body)).toEqual([])
  const again = await phoneLogin(AUDITOR, code)
  expect([said(again), again.body.result]).toEqual([[true, 0, '手机验证码错误'], null])
})

it.each([
  ['', '0', '手机号不允许为空！'],
  ['12345', '0', '请输入正确的手机号码!'],
])('sends nothing to %j in mode %s: %s', async (mobile, mode, message) => {
  const before = gateway.messages.length
  expect(said(await send(mobile, mode))).toEqual([false, 500, message])
  expect(gateway.messages.length).toBe(before)
})

it.each(['0', '1', '2'])('answers alike in mode %s whether or not the phone has an account, once and again', async mode => {
  const NOBODY = '13900009999'
  const answers = []
  for (const phone of [AUDITOR, NOBODY]) {
    const [first, again] = [await ask(phone, mode), await ask(phone, mode)]
    const guess = { phone, smscode: '00000x' }
    const login = await phoneLogin(phone, '00000x')
    const verified = await post('/sys/user/phoneVerification', guess)
    const registered = await post('/sys/user/register', guess)
    const changed = await post('/sys/user/passwordChange', { ...guess, username: 'x', password: 'Changed-2026-x' })
    answers.push([first, again, login, verified, registered, changed].map(({ status, body }) => ({ status, ...body, timestamp: 0 })))
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[0]?.[0]).toMatchObject({ success: true, code: 0, message: '操作成功！' })
})

it('sends no code to a phone without an account, and tells the owner of one who registers again', async () => {
  const before = gateway.messages.length
  for (const mode of ['0', '2']) await ask('13900009999', mode)
  await send(AUDITOR, '1')
  await expect.poll(() => gateway.messages.length).toBe(before + 1)
  expect(gateway.messages.at(-1)).toEqual({ mobile: AUDITOR, mode: '1', code: '', text: expect.stringContaining('已经注册') })
})

it('does not wait for the gateway, whose time would tell', async () => {
  const before = gateway.messages.length
  const release = gateway.hold()
  const [known, unknown] = [await ask(AUDITOR), await ask('13900009999')]
  expect([known.body.success, unknown.body.success, gateway.messages.length]).toEqual([true, true, before])
  release()
  await expect.poll(() => gateway.messages.length).toBe(before + 1)
  expect(gateway.codeOf(AUDITOR)).toMatch(/^\d{6}$/)
})

it('sends no second code while the first is good, and none within a minute of one that was used', async () => {
  await send(AUDITOR)
  expect(said(await send(AUDITOR))).toEqual([false, 500, '验证码10分钟内，仍然有效！'])
  await olderCodes(540)
  expect(said(await send(AUDITOR))).toEqual([false, 500, '验证码10分钟内，仍然有效！'])
  expect((await phoneLogin(AUDITOR, gateway.codeOf(AUDITOR))).body.code).toBe(200)
  expect(said(await send(AUDITOR))[0]).toBe(true)
  await phoneLogin(AUDITOR, gateway.codeOf(AUDITOR))
  const soon = await send(AUDITOR)
  expect([soon.status, soon.body.message]).toEqual([429, expect.stringMatching(/^请求过于频繁，请\d+秒后再试$/)])
})

it('sends one code when it is asked for several times at once', async () => {
  const before = gateway.messages.length
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(AUDITOR)))
  expect(answers.filter(({ body }) => body.success).length).toBe(1)
  await expect.poll(() => gateway.messages.length).toBe(before + 1)
})

it('takes a code for ten minutes, five attempts and the purpose it was made for', async () => {
  await send(AUDITOR, '2')
  expect((await phoneLogin(AUDITOR, gateway.codeOf(AUDITOR))).body.message).toBe('手机验证码错误')
  await send(AUDITOR)
  const code = gateway.codeOf(AUDITOR)
  await server.sql("update weft.sys_sms_code set expires = now() - interval '1 second'")
  expect((await phoneLogin(AUDITOR, code)).body.message).toBe('手机验证码错误')
  await server.sql("update weft.sys_sms_code set expires = now() + interval '1 minute'")
  const guesses = await Promise.all(Array.from({ length: 5 }, () => phoneLogin(AUDITOR, wrong(code))))
  expect(new Set(guesses.map(({ body }) => body.message))).toEqual(new Set(['手机验证码错误']))
  expect((await phoneLogin(AUDITOR, code)).body.message).toBe('手机验证码错误')
})

it('makes a phone wait after ten failures, whatever the code', async () => {
  const began = performance.now()
  for (let attempt = 0; attempt < 10; attempt++) await phoneLogin(AUDITOR, '000000')
  expectWait(await phoneLogin(AUDITOR, '000000'), 30, began)
})

it('limits how often one address and one phone may ask', async () => {
  for (let count = 0; count < 20; count++) await ask(`139000100${String(count).padStart(2, '0')}`)
  const refused = await ask('13900001099')
  expect([refused.status, refused.body.message]).toEqual([429, expect.stringMatching(/^请求过于频繁，请\d+秒后再试$/)])
  await server.sql("delete from weft.sys_door_use where door = 'sms-address'")
  for (let count = 0; count < 10; count++) await ask('13900008888')
  expect((await ask('13900008888')).status).toBe(429)
})

it('takes a code back that could not be sent, and says for a minute to every phone that it cannot', async () => {
  const other = await startTestServer({ demo: true, only: modules, env: { SMS_URL: gateway.url, SMS_TOKEN: 'not the token' } })
  await other.sql("update weft.sys_user set phone = '13900000001' where username = 'auditor'")
  const wish = (mobile: string) => other.anonymous.post('/sys/sms', { mobile, smsmode: '0' })
  expect((await wish('13900000001')).body.success).toBe(true)
  await expect.poll(async () => (await other.sql('select from weft.sys_sms_code')).length).toBe(0)
  for (const phone of ['13900000001', '13900009999']) {
    expect(said(await wish(phone))).toEqual([false, 500, '短信验证码发送失败,请稍后重试'])
  }
  await other.close()
})

it('lets no frozen person in', async () => {
  await server.sql("update weft.sys_user set status = 2 where username = 'lina'")
  await send(LINA)
  expect(said(await phoneLogin(LINA, gateway.codeOf(LINA)))).toEqual([false, 500, '该用户已冻结'])
})

describe('a phone with an account in each of two tenants', () => {
  beforeEach(async () => {
    await server.sql("insert into weft.sys_tenant (id, name, status) values (7, '甲单位', 1) on conflict do nothing")
    await server.sql(`insert into weft.sys_user (id, username, realname, phone) values ('twin7', 'twin7', '李娜', '${LINA}')`, [], 7)
  })
  afterEach(async () => {
    await server.sql("delete from weft.sys_user where id = 'twin7'", [], 7)
  })
  const from = (address: string, path: string, payload: object) =>
    server.anonymous.call<LoginResult & AccountChoice & VerifiedPhone>('POST', path, { payload, remoteAddress: address })
  const HERE = '198.51.100.7'
  const enter = (captcha: string, username?: string, address = HERE) =>
    from(address, '/sys/phoneLogin', { mobile: LINA, captcha, ...(username && { username }) })
  const choose = async () => {
    await send(LINA)
    return enter(gateway.codeOf(LINA))
  }

  it('signs in to the one that its owner chooses, after a right code', async () => {
    const asked = await choose()
    expect(said(asked)).toEqual([false, 300, '该手机号绑定了多个账号，请使用账号密码登录'])
    expect(asked.body.result).toEqual({
      choice: expect.stringMatching(/^[\w-]{43}$/),
      accounts: [
        { username: 'lina', realname: '李娜', tenants: ['默认租户'] },
        { username: 'twin7', realname: '李娜', tenants: ['甲单位'] },
      ],
    })
    const { body } = await enter(asked.body.result.choice, 'twin7')
    expect(body).toMatchObject({ success: true, code: 200, result: { userInfo: { username: 'twin7' } } })
    // Neither the code nor the choice is good once more.
    for (const captcha of [gateway.codeOf(LINA), asked.body.result.choice]) {
      expect(said(await enter(captcha, 'lina'))).toEqual([true, 0, '手机验证码错误'])
    }
  })

  it('is asked for no choice where the account is named, or only one may sign in', async () => {
    await send(LINA)
    expect((await enter(gateway.codeOf(LINA), 'twin7')).body.result.userInfo.username).toBe('twin7')
    await olderCodes(120)
    await server.sql("update weft.sys_user set status = 2 where username = 'lina'")
    expect((await choose()).body.result.userInfo.username).toBe('twin7')
  })

  it('opens no account without a right code, and no other one than those of the phone', async () => {
    await send(LINA)
    for (const captcha of [wrong(gateway.codeOf(LINA)), 'x'.repeat(43)]) {
      expect(said(await enter(captcha, 'twin7'))).toEqual([true, 0, '手机验证码错误'])
    }
    const { choice } = (await enter(gateway.codeOf(LINA))).body.result
    for (const attempt of [
      enter(choice, 'admin'),
      enter(choice),
      enter(choice, 'twin7', '198.51.100.8'),
      from(HERE, '/sys/phoneLogin', { mobile: AUDITOR, captcha: choice, username: 'auditor' }),
    ]) {
      expect(said(await attempt)).toEqual([true, 0, '手机验证码错误'])
    }
    const forgotten = await from(HERE, '/sys/user/phoneVerification', { phone: LINA, smscode: choice, username: 'twin7' })
    expect(said(forgotten)).toEqual([false, 500, '手机验证码错误'])
    // Five attempts are over.
    expect(said(await enter(choice, 'twin7'))).toEqual([true, 0, '手机验证码错误'])
  })

  it('lets one of two in that choose at the same time', async () => {
    const { choice } = (await choose()).body.result
    const answers = await Promise.all([enter(choice, 'lina'), enter(choice, 'twin7')])
    expect(answers.map(({ body }) => body.code).sort()).toEqual([0, 200])
  })

  it('sets a new password for the one that is chosen, or named from the start', async () => {
    const verify = (smscode: string, username?: string) =>
      from(HERE, '/sys/user/phoneVerification', { phone: LINA, smscode, ...(username && { username }) })
    await send(LINA, '2')
    const asked = await verify(gateway.codeOf(LINA))
    expect(said(asked)).toEqual([false, 300, '该手机号绑定了多个账号，请联系管理员重置密码'])
    const { body } = await verify(asked.body.result.choice, 'twin7')
    expect(body.result.username).toBe('twin7')
    const change = { username: 'twin7', phone: LINA, smscode: body.result.smscode, password: 'Changed-2026-x' }
    expect((await from(HERE, '/sys/user/passwordChange', { ...change, username: 'lina' })).body.message).toBe('短信验证码不匹配！')
    expect((await from(HERE, '/sys/user/passwordChange', change)).body.message).toBe('密码重置完成！')
    expect((await server.signIn('twin7', 'Changed-2026-x')).token).not.toBe('')
    await olderCodes(120)
    await send(LINA, '2')
    expect((await verify(gateway.codeOf(LINA), 'lina')).body.result.username).toBe('lina')
  })
})

it('notes who came in by phone and who did not', async () => {
  await send(AUDITOR)
  await phoneLogin(AUDITOR, wrong(gateway.codeOf(AUDITOR)))
  await phoneLogin(AUDITOR, gateway.codeOf(AUDITOR))
  const rows = await server.sql<{ log_content: string; signed: boolean }>(
    "select log_content, userid is not null as signed from weft.sys_log where method = 'sysPhoneLogin' order by create_time desc limit 2",
  )
  expect(rows).toEqual([
    { log_content: '用户名: auditor,登录成功！', signed: true },
    { log_content: `用户名: ${AUDITOR},登录失败！`, signed: false },
  ])
})

const newcomer = async (phone: string, more: object = {}) => {
  await send(phone, '1')
  return { phone, smscode: gateway.codeOf(phone), ...more }
}

it('registers with a phone, and what is missing becomes the phone and a random password', async () => {
  const body = await newcomer('13700000001', { username: 'newcomer', password: 'Fresh-2026-x', email: 'new@example.org' })
  const answer = await post('/sys/user/register', body)
  expect(said(answer)).toEqual([true, 200, '注册成功'])
  expect(breaches(operationOf('sysUserRegister'), answer.body)).toEqual([])
  const signedIn = await server.signIn('newcomer', 'Fresh-2026-x')
  const { body: own } = await signedIn.get<{ auth: { action: string }[] }>('/sys/permission/getUserPermissionByToken')
  expect(own.result.auth.map(({ action }) => action)).toContain('lecturer:list')
  expect((await post('/sys/user/register', await newcomer('13700000002'))).body.success).toBe(true)
  const [row] = await server.sql<{ username: string }>("select username from weft.sys_user where phone = '13700000002'")
  expect(row?.username).toBe('13700000002')
  await server.sql("delete from weft.sys_user where phone like '1370000000%'")
})

it('gives a newcomer the role that shows him the home page, where no other one is named', async () => {
  const usual = await startTestServer({ only: modules, env: { SMS_URL: gateway.url, SMS_TOKEN: gateway.token, REGISTRATION: 'on' } })
  const phone = '13700000005'
  await usual.anonymous.post('/sys/sms', { mobile: phone, smsmode: '1' })
  await expect.poll(() => gateway.codeOf(phone)).not.toBe('')
  const body = { phone, smscode: gateway.codeOf(phone), username: 'newcomer', password: 'Fresh-2026-x' }
  expect((await usual.anonymous.post('/sys/user/register', body)).body.message).toBe('注册成功')
  const signedIn = await usual.signIn('newcomer', 'Fresh-2026-x')
  const { body: own } = await signedIn.get<{ menu: { path: string }[]; auth: unknown[] }>('/sys/permission/getUserPermissionByToken')
  expect([own.result.menu.map(({ path }) => path), own.result.auth]).toEqual([['/dashboard/analysis'], []])
  await usual.close()
})

it.each([
  [{ username: 'admin' }, '用户名已注册'],
  [{ username: 'a b' }, '用户账号不能包含空格、逗号和斜杠等特殊字符'],
  [{ username: 'fresh', email: 'taken@example.org' }, '邮箱已被注册'],
  [{ username: 'fresh', email: 'no address' }, '请输入正确的邮箱地址!'],
  [{ username: 'fresh', password: 'short' }, texts.weakPassword.short],
  [{ username: 'fresh', password: 'Huiyi-2027' }, texts.weakPassword.chinese],
  [{ username: 'fresh', password: 'xk-13700000003' }, texts.weakPassword.own],
  [{ username: 'fresh', smscode: 'x' }, '手机验证码错误'],
])('refuses a registration with %o: %s', async (more, message) => {
  await server.sql("update weft.sys_user set email = 'taken@example.org' where username = 'lina'")
  const phone = '13700000003'
  expect((await post('/sys/user/register', { ...(await newcomer(phone)), ...more })).body).toMatchObject({ success: false, message })
  expect(await server.sql(`select from weft.sys_user where phone = '${phone}'`)).toEqual([])
})

it('refuses a phone that somebody took meanwhile', async () => {
  const body = await newcomer('13700000004', { username: 'fresh' })
  await server.sql("update weft.sys_user set phone = '13700000004' where username = 'lina'")
  expect((await post('/sys/user/register', body)).body.message).toBe('该手机号已注册')
})

it('says without a session of no name whether it is taken', async () => {
  const check = (query: Record<string, string>) => server.anonymous.get('/sys/user/checkOnlyUser', query)
  for (const query of [{ username: 'nobody-yet' }, { username: 'admin' }, { phone: AUDITOR }] as Record<string, string>[]) {
    expect((await check(query)).body).toMatchObject({ success: true, code: 0, result: true })
  }
})

it('leads to a new password in three steps, and ends every session', async () => {
  const before = await server.signIn('lina', DEMO_PASSWORD)
  const found = await server.anonymous.get('/sys/user/querySysUser', { username: 'lina' })
  expect([found.body.result, breaches(operationOf('sysUserQuerySysUser'), found.body)]).toEqual([
    { username: 'lina', phone: '***********' },
    [],
  ])
  expect((await server.anonymous.get('/sys/user/querySysUser', { phone: LINA })).body.result).toEqual({ username: '***', phone: LINA })
  await send(LINA, '2')
  const smscode = gateway.codeOf(LINA)
  const verified = await post<VerifiedPhone>('/sys/user/phoneVerification', { phone: LINA, smscode })
  expect([verified.body.result, breaches(operationOf('sysUserPhoneVerification'), verified.body)]).toEqual([
    { smscode: expect.stringMatching(/^[\w-]{43}$/), username: 'lina' },
    [],
  ])
  const change = { username: 'lina', password: 'Changed-2026-x', smscode: verified.body.result.smscode, phone: LINA }
  const changed = await post('/sys/user/passwordChange', change)
  expect([said(changed), breaches(operationOf('sysUserPasswordChangePost'), changed.body)]).toEqual([[true, 200, '密码重置完成！'], []])
  expect((await before.get('/sys/user/getCurrentUserDeparts')).status).toBe(500)
  expect((await post('/sys/login', { username: 'lina', password: 'Changed-2026-x' })).body.success).toBe(true)
  expect((await post('/sys/user/passwordChange', change)).body.message).toBe('短信验证码失效！')
  const audit = await server.sql("select from weft.sys_audit where table_name = 'sys_user' and action = 'password' and who = 'lina'")
  expect(audit.length).toBe(1)
  await server.sql("update weft.sys_sms_code set sent = sent - interval '2 minutes'")
  const back = { ...change, password: 'Kiesel-2026-again', smscode: await ticketFor(LINA) }
  expect((await server.anonymous.get('/sys/user/passwordChange', back)).body.message).toBe('密码重置完成！')
})

it.each([
  [{ username: '' }, '重置密码失败！'],
  [{ smscode: 'other' }, '短信验证码失效！'],
  [{ username: 'admin' }, '短信验证码不匹配！'],
  [{ username: 'nobody-at-all' }, '短信验证码不匹配！'],
  [{ phone: AUDITOR }, '短信验证码不匹配！'],
  [{ password: 'short' }, texts.weakPassword.short],
  [{ password: 'lina-2026-kiesel' }, texts.weakPassword.own],
  [{ password: 'LiNa-2026-kiesel', username: 'LINA' }, texts.weakPassword.own],
])('refuses a new password with %o: %s', async (more, message) => {
  const change = { username: 'lina', password: 'Changed-2026-x', smscode: await ticketFor(LINA), phone: LINA, ...more }
  expect((await post('/sys/user/passwordChange', change)).body).toMatchObject({ success: false, message })
})

it('takes the ticket of a new password once, for ten minutes, where it was given, and no code in its place', async () => {
  const smscode = await ticketFor(LINA)
  const change = { username: 'lina', password: 'Changed-2026-x', smscode, phone: LINA }
  const elsewhere = await server.anonymous.call('POST', '/sys/user/passwordChange', { payload: change, remoteAddress: '198.51.100.9' })
  expect(elsewhere.body.message).toBe('短信验证码不匹配！')
  expect((await post('/sys/user/passwordChange', { ...change, smscode: gateway.codeOf(LINA) })).body.message).toBe('短信验证码失效！')
  expect((await post('/sys/user/phoneVerification', { phone: LINA, smscode: gateway.codeOf(LINA) })).body.message).toBe('手机验证码错误')
  await server.sql("update weft.sys_ticket set expires = expires - interval '9 minutes 50 seconds' where purpose = 'new-password'")
  const answers = await Promise.all([post('/sys/user/passwordChange', change), post('/sys/user/passwordChange', change)])
  expect(answers.map(({ body }) => body.message).sort()).toEqual(['密码重置完成！', '短信验证码失效！'])
  const second = await ticketFor(LINA)
  await server.sql("update weft.sys_ticket set expires = now() - interval '1 second' where purpose = 'new-password'")
  expect((await post('/sys/user/passwordChange', { ...change, smscode: second })).body.message).toBe('短信验证码失效！')
})

it('ends the other tickets of an account whose password was set', async () => {
  const [first, second] = [await ticketFor(LINA), await ticketFor(LINA)]
  const change = { username: 'lina', password: 'Kiesel-2026-last', phone: LINA }
  expect((await post('/sys/user/passwordChange', { ...change, smscode: second })).body.message).toBe('密码重置完成！')
  expect((await post('/sys/user/passwordChange', { ...change, smscode: first })).body.message).toBe('短信验证码失效！')
})

it('answers steps 2 and 3 only so often, to one phone and to one address, whether or not there is an account', async () => {
  const verify = (phone: string) => post('/sys/user/phoneVerification', { phone, smscode: '00000x' })
  for (const phone of [LINA, '13900009999']) {
    for (let count = 0; count < 10; count++) expect((await verify(phone)).status).toBe(200)
    expect((await verify(phone)).status).toBe(429)
    await server.sql('delete from weft.sys_login_attempt')
  }
  for (let count = 0; count < 8; count++) await verify(`1390000${1000 + count}`)
  expect((await verify('13900003000')).status).toBe(429)
  const change = { username: 'lina', password: 'Changed-2026-x', smscode: 'x'.repeat(43), phone: LINA }
  expect((await post('/sys/user/passwordChange', change)).status).toBe(429)
})

it('says in step 1 of no account whether it exists, and verifies no wrong code', async () => {
  const seek = async (query: Record<string, string>) => (await server.anonymous.get('/sys/user/querySysUser', query)).body
  for (const username of ['lina', 'admin', 'nobody-at-all']) {
    expect((await seek({ username })).result).toEqual({ username, phone: '***********' })
  }
  for (const phone of [LINA, '13900009999']) expect((await seek({ phone })).result).toEqual({ username: '***', phone })
  expect(await seek({})).toMatchObject({ success: false, message: '验证失败' })
  await send(LINA, '2')
  const smscode = wrong(gateway.codeOf(LINA))
  expect((await post('/sys/user/phoneVerification', { phone: LINA, smscode })).body.message).toBe('手机验证码错误')
})

it('answers step 1 only so often, to one address and altogether', async () => {
  const seek = () => server.anonymous.get('/sys/user/querySysUser', { username: 'lina' })
  const answers = []
  for (let count = 0; count < 31; count++) answers.push(await seek())
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  await server.sql(`delete from weft.sys_door_use;
    insert into weft.sys_door_use (door, subject) select 'account-question-everybody', '' from generate_series(1, 1000)`)
  expect((await seek()).status).toBe(429)
})

it('keeps every one of these doors shut where nothing is configured', async () => {
  const plain = await startTestServer({ only: modules })
  const calls = [
    plain.anonymous.post('/sys/sms', { mobile: AUDITOR, smsmode: '0' }),
    plain.anonymous.post('/sys/phoneLogin', { mobile: AUDITOR, captcha: '000000' }),
    plain.anonymous.post('/sys/user/register', { phone: AUDITOR, smscode: '000000' }),
    plain.anonymous.get('/sys/user/checkOnlyUser', { username: 'admin' }),
  ]
  expect((await Promise.all(calls)).map(({ body }) => body.message)).toEqual([
    ' 短信接口未配置，请联系管理员！',
    ' 短信接口未配置，请联系管理员！',
    '系统未开放注册，请联系管理员！',
    '系统未开放注册，请联系管理员！',
  ])
  await plain.close()
})
