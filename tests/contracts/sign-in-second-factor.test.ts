import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { LoginResult, SecondFactorChallenge, TotpRecoveryCodes, TotpSecret, TotpState } from '../../server/generated/operations'
import { stepAt, totpCode } from '../../server/subjects/identity/accounts/totp'
import { auth } from '../../server/subjects/identity/auth'
import { session } from '../../server/subjects/identity/session'
import { totp } from '../../server/subjects/identity/totp'
import { user } from '../../server/subjects/people'
import { role } from '../../server/subjects/roles'
import { ADMIN, type Caller, makeCaller, startTestServer, type TestServer } from '../helpers/server'
import { operationOf } from './support/contracts'
import { breaches } from './support/strict'
import { expectWait } from './support/waits'

const modules = [auth, session, totp, user, role]
/** The server's clock, which only goes where a test puts it. */
let time = 1_800_000_000_000
const limits = { account: 20, address: 1000, everybody: 1000, minutes: 15 }
let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ only: modules, demo: true, limits, now: () => time })
})
afterAll(() => server?.close())
beforeEach(async () => {
  time += 300_000
  await server.sql('delete from weft.sys_totp; delete from weft.sys_recovery_code; delete from weft.sys_login_attempt')
  admin = await server.signIn()
})

const code = (secret: string, steps = 0) => totpCode(secret, stepAt(time) + steps)
const wrong = (secret: string) => (code(secret) === '000000' ? '111111' : '000000')
const login = (at = server) => at.anonymous.post<SecondFactorChallenge>('/sys/login', { ...ADMIN })
const complete = (challenge: string, given: string, at = server) =>
  at.anonymous.post<LoginResult>('/sys/totp/login', { challenge, code: given })
const proof = (given: string) => ({ password: ADMIN.password, code: given })

async function enable() {
  const { body } = await admin.post<TotpSecret>('/sys/totp/enrol', { password: ADMIN.password })
  expect(breaches(operationOf('sysTotpEnrol'), body)).toEqual([])
  const { secret } = body.result
  const confirmed = await admin.post<TotpRecoveryCodes>('/sys/totp/confirm', { code: code(secret) })
  expect([confirmed.body.message, breaches(operationOf('sysTotpConfirm'), confirmed.body)]).toEqual(['动态口令启用成功！', []])
  time += 30_000
  return { secret, recoveryCodes: confirmed.body.result.recoveryCodes }
}

it('is asked for after the password, and completes the sign-in', async () => {
  const { secret } = await enable()
  const { body } = await login()
  expect(body).toMatchObject({ success: false, code: 428, message: '请输入动态口令', result: { enrol: null } })
  const answer = await complete(body.result.challenge, code(secret))
  expect(answer.body).toMatchObject({ success: true, code: 200, message: '登录成功', result: { userInfo: { username: 'admin' } } })
  expect(breaches(operationOf('sysTotpLogin'), answer.body)).toEqual([])
  const caller = makeCaller(server.app, answer.body.result.token)
  const { body: state } = await caller.get<TotpState>('/sys/totp/state')
  expect(state.result).toEqual({ mode: 'optional', offered: true, enabled: true, recoveryCodesLeft: 10 })
  expect(breaches(operationOf('sysTotpState'), state)).toEqual([])
  expect((await complete(body.result.challenge, code(secret, 1))).body.message).toBe('登录验证已失效，请重新登录')
})

it('takes the code of the step before and after, and no step twice', async () => {
  const { secret } = await enable()
  const tries = async (given: string) => (await complete((await login()).body.result.challenge, given)).body.message
  time += 60_000
  expect(await tries(code(secret, -2))).toBe('动态口令错误')
  expect(await tries(code(secret, -1))).toBe('登录成功')
  expect(await tries(code(secret, -1))).toBe('动态口令错误')
  expect(await tries(code(secret, 1))).toBe('登录成功')
  expect(await tries(code(secret))).toBe('动态口令错误')
  expect(await tries(code(secret, 2))).toBe('动态口令错误')
})

it('takes a code once when it comes twice at the same time', async () => {
  const { secret } = await enable()
  const challenges = [(await login()).body.result.challenge, (await login()).body.result.challenge]
  const answers = await Promise.all(challenges.map(challenge => complete(challenge, code(secret))))
  expect(answers.map(({ body }) => body.success).sort()).toEqual([false, true])
})

it('does not make a password that another user has set one of the own', async () => {
  const { secret } = await enable()
  await server.sql('update weft.sys_user_secret set one_time = true')
  const { body } = await login()
  const answer = await complete(body.result.challenge, code(secret))
  const caller = makeCaller(server.app, answer.body.result.token)
  const refused = await caller.get('/sys/role/list')
  await server.sql('update weft.sys_user_secret set one_time = false')
  expect(refused.body).toMatchObject({ success: false, code: 510, message: '请先设置新密码' })
})

it('gives a challenge up after five wrong codes, and an account a rest after many', async () => {
  const { secret } = await enable()
  const { challenge } = (await login()).body.result
  for (let attempt = 0; attempt < 5; attempt++) expect((await complete(challenge, wrong(secret))).body.message).toBe('动态口令错误')
  expect((await complete(challenge, code(secret))).body.message).toBe('登录验证已失效，请重新登录')
  const began = performance.now()
  for (let round = 0; round < 3; round++) {
    const next = (await login()).body.result.challenge
    for (let attempt = 0; attempt < 5; attempt++) await complete(next, wrong(secret))
  }
  expectWait(await complete((await login()).body.result.challenge, code(secret)), 30, began)
})

it('gives a challenge up after five minutes', async () => {
  const { secret } = await enable()
  const { challenge } = (await login()).body.result
  await server.sql("update weft.sys_ticket set expires = now() - interval '1 second' where purpose = 'second-factor'")
  expect((await complete(challenge, code(secret))).body.message).toBe('登录验证已失效，请重新登录')
})

it('lets each recovery code in once, however it is written', async () => {
  const { recoveryCodes } = await enable()
  const [first = '', second = ''] = recoveryCodes
  expect([recoveryCodes.length, new Set(recoveryCodes).size, first]).toEqual([10, 10, expect.stringMatching(/^[a-z2-9]{5}-[a-z2-9]{5}$/)])
  const tries = async (given: string) => (await complete((await login()).body.result.challenge, given)).body.message
  expect(await tries(first.toUpperCase().replace('-', ' '))).toBe('登录成功')
  expect(await tries(first)).toBe('动态口令错误')
  expect(await tries(second)).toBe('登录成功')
  const { body } = await admin.get<TotpState>('/sys/totp/state')
  expect(body.result.recoveryCodesLeft).toBe(8)
})

it('keeps neither secret nor recovery codes as they are', async () => {
  const { secret, recoveryCodes } = await enable()
  const rows = await server.sql<{ line: string }>(
    'select to_jsonb(t)::text as line from weft.sys_totp t union all select to_jsonb(c)::text from weft.sys_recovery_code c',
  )
  const text = rows.map(({ line }) => line).join()
  for (const one of [secret, ...recoveryCodes, ...recoveryCodes.map(given => given.replace('-', ''))]) expect(text).not.toContain(one)
})

it('is given up with password and code, both', async () => {
  const { secret, recoveryCodes } = await enable()
  expect((await admin.post('/sys/totp/disable', { password: 'wrong', code: code(secret) })).body.message).toBe('密码错误')
  expect((await admin.post('/sys/totp/disable', proof(wrong(secret)))).body.message).toBe('动态口令错误')
  const renewed = await admin.post<TotpRecoveryCodes>('/sys/totp/recoveryCodes', proof(code(secret)))
  expect([renewed.body.message, breaches(operationOf('sysTotpRecoveryCodes'), renewed.body)]).toEqual(['恢复码已更新！', []])
  expect((await admin.post('/sys/totp/disable', proof(recoveryCodes[0] ?? ''))).body.message).toBe('动态口令错误')
  const disabled = await admin.post('/sys/totp/disable', proof(renewed.body.result.recoveryCodes[0] ?? ''))
  expect([disabled.body.message, breaches(operationOf('sysTotpDisable'), disabled.body)]).toEqual(['动态口令已停用！', []])
  expect((await login()).body.code).toBe(200)
  expect((await admin.post('/sys/totp/disable', proof('1'))).body.message).toBe('尚未启用动态口令')
})

it('is made with the password, counts once it is confirmed, and is not made twice', async () => {
  expect((await admin.post('/sys/totp/enrol', { password: 'wrong' })).body.message).toBe('密码错误')
  const { body } = await admin.post<TotpSecret>('/sys/totp/enrol', { password: ADMIN.password })
  expect(body.result.uri).toContain(`secret=${body.result.secret}&`)
  expect((await login()).body.code).toBe(200)
  expect((await admin.post('/sys/totp/confirm', { code: wrong(body.result.secret) })).body.message).toBe('动态口令错误')
  expect((await login()).body.code).toBe(200)
  await admin.post('/sys/totp/confirm', { code: code(body.result.secret) })
  expect((await admin.post('/sys/totp/enrol', { password: ADMIN.password })).body.message).toBe('动态口令已启用')
  const audit = await server.sql<{ action: string }>(
    "select action from weft.sys_audit where action like 'second-factor%' order by id desc limit 1",
  )
  expect(audit).toEqual([{ action: 'second-factor-on' }])
})

it('is taken from somebody by an administrator, and offered to nobody without such a role', async () => {
  await enable()
  const auditor = await server.signIn('auditor', 'Weft-demo-2026')
  expect((await auditor.post('/sys/totp/enrol', { password: 'Weft-demo-2026' })).body.message).toBe('当前账号无需使用动态口令')
  expect((await auditor.post('/sys/totp/reset', { username: 'admin' })).status).toBe(403)
  const { body } = await admin.post('/sys/totp/reset', { username: 'admin' })
  expect([body.message, breaches(operationOf('sysTotpReset'), body)]).toEqual(['动态口令已重置！', []])
  expect((await admin.post('/sys/totp/reset', { username: 'admin' })).body.message).toBe('尚未启用动态口令')
  expect((await admin.post('/sys/totp/reset', { username: 'nobody-at-all' })).body.message).toBe('用户不存在！')
  expect((await login()).body.code).toBe(200)
})

it('notes the second step of a sign-in', async () => {
  const { secret } = await enable()
  const { challenge } = (await login()).body.result
  await complete(challenge, wrong(secret))
  await complete(challenge, code(secret))
  const rows = await server.sql<{ log_content: string }>(
    "select log_content from weft.sys_log where method = 'sysTotpLogin' and log_content like '用户名%' order by create_time desc limit 2",
  )
  expect(rows.map(row => row.log_content)).toEqual(['用户名: admin,登录成功！', '用户名: admin,登录失败！'])
})

it('is set up at the sign-in where the installation requires it', async () => {
  const strict = await startTestServer({ only: modules, demo: true, env: { TOTP: 'required' }, now: () => time })
  const { body } = await login(strict)
  expect(body).toMatchObject({ code: 428, result: { enrol: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) } } })
  const { challenge, enrol } = body.result
  const secret = enrol?.secret ?? ''
  expect((await complete(challenge, wrong(secret), strict)).body.message).toBe('动态口令错误')
  const answer = await complete(challenge, code(secret), strict)
  expect([answer.body.code, answer.body.result.recoveryCodes?.length, breaches(operationOf('sysTotpLogin'), answer.body)]).toEqual([
    200,
    10,
    [],
  ])
  const caller = makeCaller(strict.app, answer.body.result.token)
  expect((await caller.post('/sys/totp/disable', proof(code(secret, 1)))).body.message).toBe('系统要求使用动态口令，不能停用')
  expect((await login(strict)).body.result).toMatchObject({ enrol: null })
  expect((await strict.signIn('auditor', 'Weft-demo-2026')).token).not.toBe('')
  await strict.close()
})

it('does not exist where the installation has switched it off', async () => {
  const plain = await startTestServer({ only: modules, env: { TOTP: 'off' } })
  const caller = await plain.signIn()
  expect((await caller.post('/sys/totp/enrol', { password: ADMIN.password })).body.message).toBe('系统未启用动态口令')
  expect((await caller.get<TotpState>('/sys/totp/state')).body.result).toMatchObject({ mode: 'off', offered: false })
  await plain.close()
})
