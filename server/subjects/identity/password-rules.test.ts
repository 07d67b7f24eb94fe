import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson, TEST_PASSWORD } from '../../../tests/helpers/people'
import { ADMIN, type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { setSetting } from '../../../tests/helpers/settings'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

const set = (code: string, value: unknown) => setSetting(admin, code, value)
const change = async (caller: Caller, username: string, oldpassword: string, password: string) =>
  (await caller.put('/sys/user/updatePassword', { username, oldpassword, password, confirmpassword: password })).body
const stateOf = async (caller: Caller) => {
  const { body } = await caller.get<{ oneTimePassword: boolean; passwordExpired: boolean }>('/sys/permission/getUserPermissionByToken')
  return [body.result.oneTimePassword, body.result.passwordExpired]
}

describe('earlier passwords', () => {
  it('may be used again until the installation refuses them, then so many are not', async () => {
    const { username } = await makePerson(server, admin)
    const go = async (from: string, to: string) => (await change(await server.signIn(username, from), username, from, to)).message
    expect(await go(TEST_PASSWORD, TEST_PASSWORD)).toBe('密码重置成功!')
    expect(await go(TEST_PASSWORD, 'Kvm-first-2026')).toBe('密码重置成功!')
    expect(await go('Kvm-first-2026', 'Kvm-second-2026')).toBe('密码重置成功!')
    await set('password.history', 1)
    expect(await go('Kvm-second-2026', 'Kvm-second-2026')).toBe('新密码不能与当前密码相同')
    await set('password.history', 3)
    expect(await go('Kvm-second-2026', 'Kvm-first-2026')).toBe('新密码不能与最近 3 次使用的密码相同')
    expect(await go('Kvm-second-2026', TEST_PASSWORD)).toBe('新密码不能与最近 3 次使用的密码相同')
    expect(await go('Kvm-second-2026', 'Kvm-third-2026')).toBe('密码重置成功!')
    expect(await go('Kvm-third-2026', TEST_PASSWORD), 'the fourth').toBe('密码重置成功!')
    await set('password.history', 0)
  })

  it('are kept, twelve for each user, whoever has replaced them', async () => {
    const { id } = await makePerson(server, admin)
    for (let round = 0; round < 14; round += 1)
      await server.sql('update weft.sys_user_secret set password_hash = $2 where user_id = $1', [id, `hash ${round}`])
    const [kept] = await server.sql<{ count: number }>('select count(*)::int as count from weft.sys_earlier_password where user_id = $1', [
      id,
    ])
    expect(kept?.count).toBe(12)
  })
})

describe('a password that is too old', () => {
  const age = (id: string, days: number) =>
    server.sql('update weft.sys_user_secret set update_time = now() - make_interval(days => $2::int) where user_id = $1', [id, days])

  it('opens nothing at sign-in but what replaces it, by another one', async () => {
    const { username, id } = await makePerson(server, admin, ['user:list'])
    await age(id, 31)
    expect(await stateOf(await server.signIn(username, TEST_PASSWORD)), 'no rule').toEqual([false, false])
    await set('password.days', 30)
    const caller = await server.signIn(username, TEST_PASSWORD)
    expect(await stateOf(caller)).toEqual([true, true])
    expect((await caller.get('/sys/user/list')).body).toMatchObject({ code: 510, message: '请先设置新密码' })
    expect((await change(caller, username, TEST_PASSWORD, TEST_PASSWORD)).message).toBe('密码已到期，请设置与当前不同的密码')
    expect((await change(caller, username, TEST_PASSWORD, 'Kvm-renewed-2026')).success).toBe(true)
    const again = await server.signIn(username, 'Kvm-renewed-2026')
    expect(await stateOf(again)).toEqual([false, false])
    expect((await again.get('/sys/user/list')).body.success).toBe(true)
  })

  it('may be used on its last day, and is told from one that another user has set', async () => {
    const { username, id } = await makePerson(server, admin)
    await age(id, 29)
    expect(await stateOf(await server.signIn(username, TEST_PASSWORD))).toEqual([false, false])
    await admin.put('/sys/user/changePassword', { username, password: 'Kvm-given-2026' })
    expect(await stateOf(await server.signIn(username, 'Kvm-given-2026')), 'of another one').toEqual([true, false])
  })
})

describe('an authenticator', () => {
  it('has the name that the administrator gave the system', async () => {
    const enrol = async () => {
      const { body } = await admin.post<{ uri: string }>('/sys/totp/enrol', { password: ADMIN.password })
      return decodeURIComponent(body.result.uri)
    }
    expect(await enrol()).toContain('issuer=审计大数据治理与分析系统')
    await set('base.name', '集团审计平台')
    expect(await enrol()).toContain('otpauth://totp/集团审计平台:admin?')
  })
})
