import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../server/app/seeds/demo/password'
import type { CasLoginResult, ThirdLoginResult } from '../../server/generated/operations'
import { auth } from '../../server/subjects/identity/auth'
import { session } from '../../server/subjects/identity/session'
import { sms } from '../../server/subjects/identity/sms'
import { third } from '../../server/subjects/identity/third'
import { makeCaller, startTestServer, type TestServer } from '../helpers/server'
import { operationOf } from './support/contracts'
import { startCas, type TestCas } from './support/outside/cas'
import { type Gateway, startGateway } from './support/outside/gateway'
import { type Provider, settingsOf, startProvider } from './support/outside/provider'
import { breaches } from './support/strict'

const modules = [auth, session, sms, third]
const HOME = 'https://weft.test'
const SERVICE = `${HOME}/user/login`
let provider: Provider
let cas: TestCas
let gateway: Gateway
let server: TestServer

beforeAll(async () => {
  ;[provider, cas, gateway] = await Promise.all([startProvider(), startCas(), startGateway()])
  const env = {
    PUBLIC_URL: HOME,
    CAS_URL: cas.url,
    SMS_URL: gateway.url,
    SMS_TOKEN: gateway.token,
    REGISTRATION: 'on',
    ...settingsOf(provider),
  }
  server = await startTestServer({ demo: true, only: modules, env })
})
afterAll(async () => {
  await server?.close()
  await Promise.all([provider?.close(), cas?.close(), gateway?.close()])
})
beforeEach(() => server.sql('delete from weft.sys_third_account; delete from weft.sys_login_attempt; delete from weft.sys_sms_code'))

it('says which doors there are', async () => {
  const { body } = await server.anonymous.get('/sys/signIn/options')
  expect(body.result).toEqual({
    registration: true,
    phone: true,
    third: [{ source: 'test_id', title: '测试认证' }],
    cas: { loginUrl: `${cas.url}/login` },
    totp: 'optional',
  })
  expect(breaches(operationOf('sysSignInOptions'), body)).toEqual([])
})

/** The pop-up's way: our server, the provider, and back with the cookie of the browser. */
async function goToProvider() {
  const start = await server.anonymous.get('/sys/thirdLogin/render/test_id')
  const cookie = String(start.headers['set-cookie'])
  const there = await fetch(String(start.headers.location), { redirect: 'manual' })
  const back = new URL(there.headers.get('location') ?? '')
  return { start, cookie, back, query: Object.fromEntries(back.searchParams) }
}

const returnTo = (query: Record<string, string>, cookie: string) =>
  server.anonymous.call('GET', '/sys/thirdLogin/test_id/callback', {
    query,
    headers: { cookie: cookie.split(';')[0] ?? '', 'sec-fetch-site': 'cross-site' },
  })

const posted = (raw: Buffer) => /data-message="([^"]*)"/.exec(raw.toString('utf8'))?.[1] ?? ''

async function popUp(): Promise<string> {
  const { query, cookie } = await goToProvider()
  return posted((await returnTo(query, cookie)).raw)
}
const stranger = async () => (await popUp()).replace('绑定手机号,', '')
const exchange = (token: string, type = 'test_id') =>
  server.anonymous.get<ThirdLoginResult>(`/sys/thirdLogin/getLoginUser/${token}/${type}`)
const post = (path: string, body: object) => server.anonymous.post<string>(`/sys/thirdLogin/${path}`, body)

describe('at the identity provider', () => {
  it('goes there with state and PKCE, and a cookie that only its own way back sends', async () => {
    provider.member = { sub: '1' }
    const { start, cookie, back } = await goToProvider()
    expect(start.status).toBe(302)
    const there = new URL(String(start.headers.location))
    expect(Object.fromEntries(there.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'weft',
      redirect_uri: `${HOME}/jeecg-boot/sys/thirdLogin/test_id/callback`,
      scope: 'openid profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    expect(cookie).toMatch(/^weft_third=[\w-]{43}; Path=\/jeecg-boot\/sys\/thirdLogin\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/)
    expect(back.pathname).toBe('/jeecg-boot/sys/thirdLogin/test_id/callback')
  })

  it('binds a stranger by phone; from then on he comes in at once', async () => {
    provider.member = { sub: 'phone-1', preferred_username: 'somebody' }
    const thirdUserUuid = await stranger()
    await server.anonymous.post('/sys/sms', { mobile: '13900000000', smsmode: '0' })
    await expect.poll(() => gateway.codeOf('13900000000')).not.toBe('')
    const captcha = gateway.codeOf('13900000000')
    const wrong = await post('bindingThirdPhone', { mobile: '13900000000', captcha: 'x', thirdUserUuid })
    expect([wrong.body.success, wrong.body.message]).toEqual([false, '手机验证码错误'])
    const bound = await post('bindingThirdPhone', { mobile: '13900000000', captcha, thirdUserUuid })
    expect([bound.body.success, breaches(operationOf('sysThirdLoginBindingThirdPhone'), bound.body)]).toEqual([true, []])
    expect((await exchange(bound.body.result)).body.result.userInfo.username).toBe('auditor')
    const { body } = await exchange(await popUp())
    expect(body).toMatchObject({ success: true, code: 200, message: '登录成功', result: { userInfo: { username: 'auditor' } } })
    expect(breaches(operationOf('sysThirdLoginGetLoginUser'), body)).toEqual([])
    expect((await makeCaller(server.app, body.result.token).get('/sys/user/getCurrentUserDeparts')).body.success).toBe(true)
  })

  it('binds an account by its password, with one answer for unknown names and wrong ones', async () => {
    provider.member = { sub: 'password-1', preferred_username: 'lina' }
    const uuid = await stranger()
    for (const given of [{ password: 'wrong' }, { username: 'nobody-at-all', password: 'wrong' }]) {
      expect((await post('user/checkPassword', { uuid, ...given })).body.message).toBe('密码不正确')
    }
    const bound = await post('user/checkPassword', { uuid, password: DEMO_PASSWORD })
    expect((await exchange(bound.body.result)).body.result.userInfo.username).toBe('lina')
    expect((await post('user/checkPassword', { uuid, password: DEMO_PASSWORD })).body.message).toBe('校验失败')
    expect((await post('user/checkPassword', { uuid: 'unknown', password: DEMO_PASSWORD })).body.message).toBe('校验失败')
  })

  it('makes an account for a stranger, once, under a free name', async () => {
    provider.member = { sub: 'create-1', preferred_username: 'admin', name: '新人' }
    const uuid = await stranger()
    expect((await post('user/create', { source: 'test_id', uuid })).body.message).toBe('用户名已注册')
    expect((await post('user/create', { source: 'other', uuid, suffix: '_x' })).body.message).toBe('校验失败')
    const answers = await Promise.all([1, 2].map(() => post('user/create', { source: 'test_id', uuid, suffix: '_x' })))
    expect(answers.filter(({ body }) => body.success).length).toBe(1)
    const token = answers.find(({ body }) => body.success)?.body.result ?? ''
    expect((await exchange(token)).body.result.userInfo).toMatchObject({ username: 'admin_x', realname: '新人' })
    const roles = await server.sql(`select r.role_code from weft.sys_role r join weft.sys_user_role ur on ur.role_id = r.id
      join weft.sys_user u on u.id = ur.user_id where u.username = 'admin_x'`)
    expect(roles).toEqual([{ role_code: 'newcomer' }])
  })

  it('gives up a binding after five attempts', async () => {
    provider.member = { sub: 'many-1' }
    const uuid = await stranger()
    for (let attempt = 0; attempt < 5; attempt++) await post('user/checkPassword', { uuid, username: 'lina', password: 'wrong' })
    expect((await post('user/checkPassword', { uuid, username: 'lina', password: DEMO_PASSWORD })).body.message).toBe('校验失败')
  })

  it('believes neither another browser, nor a state twice, nor a refusal, nor a forged code', async () => {
    provider.member = { sub: 'cautious-1' }
    const other = await goToProvider()
    const { query, cookie } = await goToProvider()
    expect(posted((await returnTo(query, other.cookie)).raw)).toBe('登录失败')
    expect(posted((await returnTo(query, cookie)).raw)).toBe('登录失败')
    expect(posted((await returnTo({ ...other.query, code: 'forged' }, other.cookie)).raw)).toBe('登录失败')
    expect(posted((await returnTo({ code: 'x', state: 'x' }, cookie)).raw)).toBe('登录失败')
    provider.member = null
    const refused = await goToProvider()
    expect(refused.query.error).toBe('access_denied')
    expect(posted((await returnTo(refused.query, refused.cookie)).raw)).toBe('登录失败')
  })

  it('answers with a page that may run its one script and nothing else', async () => {
    const { headers, raw } = await returnTo({}, '')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/=]+'; base-uri 'none'/)
    expect(headers['cross-origin-opener-policy']).toBe('unsafe-none')
    expect(raw.toString('utf8')).toContain("new BroadcastChannel('weft-third-login')")
  })

  it('binds nothing by a password that another user has set', async () => {
    provider.member = { sub: 'given-1' }
    const setByOther = (oneTime: boolean) =>
      server.sql("update weft.sys_user_secret set one_time = $1 where user_id = (select id from weft.sys_user where username = 'lina')", [
        oneTime,
      ])
    await setByOther(true)
    const { body } = await post('user/checkPassword', { uuid: await stranger(), username: 'lina', password: DEMO_PASSWORD })
    await setByOther(false)
    expect(body).toMatchObject({ success: false, code: 510, message: '请先设置新密码', result: null })
  })

  it('gives a session once for a token, and only for its own provider', async () => {
    provider.member = { sub: 'once-1' }
    const uuid = await stranger()
    const { body } = await post('user/checkPassword', { uuid, username: 'lina', password: DEMO_PASSWORD })
    expect((await exchange(body.result, 'other')).body.message).toBe('登录验证已失效，请重新登录')
    expect((await exchange(body.result)).body.message).toBe('登录验证已失效，请重新登录')
    const token = await popUp()
    const answers = await Promise.all([exchange(token), exchange(token)])
    expect(answers.map(answer => answer.body.success).sort()).toEqual([false, true])
  })
})

describe('at the CAS server', () => {
  const validate = (ticket: string, service = SERVICE) =>
    server.anonymous.get<CasLoginResult>('/sys/cas/client/validateLogin', { ticket, service })

  it('signs in with a ticket, once, by GET and by POST', async () => {
    const ticket = cas.ticketFor('auditor', SERVICE)
    const { body } = await validate(ticket)
    expect(body).toMatchObject({ success: true, code: 200, result: { multi_depart: 2, userInfo: { username: 'auditor' } } })
    expect(Object.keys(body.result).sort()).toEqual(['departs', 'multi_depart', 'tenantList', 'token', 'userInfo'])
    expect(breaches(operationOf('sysCasClientValidateLogin'), body)).toEqual([])
    expect((await validate(ticket)).body.message).toBe('单点登录票据无效，请重新登录')
    const posted = { ticket: cas.ticketFor('auditor', SERVICE), service: SERVICE }
    const answer = await server.anonymous.post('/sys/cas/client/validateLogin', posted)
    expect([answer.body.code, breaches(operationOf('sysCasClientValidateLoginPost'), answer.body)]).toEqual([200, []])
    const query = { ticket: cas.ticketFor('auditor', SERVICE), service: SERVICE }
    expect((await server.anonymous.call('POST', '/sys/cas/client/validateLogin', { query })).body.code).toBe(200)
  })

  it.each([
    ['no ticket', '', SERVICE, '单点登录参数不完整，请重新登录'],
    ['no address', 'ST-1', '', '单点登录参数不完整，请重新登录'],
    ['an address of others', 'ST-1', 'https://evil.test/user/login', '单点登录地址不正确，请重新登录'],
    ['an address that only begins like ours', 'ST-1', `${HOME}.evil.test/`, '单点登录地址不正确，请重新登录'],
    ['an unknown ticket', 'ST-1', SERVICE, '单点登录票据无效，请重新登录'],
  ])('refuses %s', async (_, ticket, service, message) => {
    expect((await validate(ticket, service)).body).toMatchObject({ success: false, code: 500, message })
  })

  it('refuses a ticket for another address, and people whom it does not know or who are frozen', async () => {
    expect((await validate(cas.ticketFor('auditor', `${HOME}/other`))).body.message).toBe('单点登录票据无效，请重新登录')
    expect((await validate(cas.ticketFor('nobody-at-all', SERVICE))).body.message).toBe('该用户不存在，请注册')
    expect((await validate(cas.ticketFor('xiaohong', SERVICE))).body.message).toBe('该用户已冻结')
  })

  const CAS = 'xmlns:cas="http://www.yale.edu/tp/cas"'
  const success = (user: string) => `<cas:authenticationSuccess><cas:user>${user}</cas:user></cas:authenticationSuccess>`
  it.each([
    ['a document type', `<!DOCTYPE a [<!ENTITY u "admin">]><cas:serviceResponse ${CAS}>${success('&u;')}</cas:serviceResponse>`],
    ['an unknown entity', `<cas:serviceResponse ${CAS}>${success('&u;')}</cas:serviceResponse>`],
    ['another namespace', `<cas:serviceResponse xmlns:cas="http://evil.test">${success('admin')}</cas:serviceResponse>`],
    ['two people', `<cas:serviceResponse ${CAS}>${success('admin')}${success('auditor')}</cas:serviceResponse>`],
    ['an empty name', `<cas:serviceResponse ${CAS}>${success(' ')}</cas:serviceResponse>`],
    ['a name outside of the success', `<cas:serviceResponse ${CAS}><cas:user>admin</cas:user></cas:serviceResponse>`],
    ['what is cut off', `<cas:serviceResponse ${CAS}>${success('admin')}`],
    ['what is no XML', 'yes\nadmin\n'],
    ['too much', `<cas:serviceResponse ${CAS}>${' '.repeat(70_000)}${success('admin')}</cas:serviceResponse>`],
  ])('believes no answer with %s', async (_, xml) => {
    cas.say(xml)
    expect((await validate('ST-1')).body).toMatchObject({ success: false, message: '单点登录服务暂不可用，请稍后再试' })
  })

  it('reads names with the five entities of XML and in CDATA', async () => {
    cas.say(`<cas:serviceResponse ${CAS}>${success('<![CDATA[audi]]>t&#111;r')}</cas:serviceResponse>`)
    expect((await validate('ST-1')).body.result.userInfo.username).toBe('auditor')
  })
})

it('keeps these doors shut where nothing is configured', async () => {
  const plain = await startTestServer({ only: modules })
  const { raw } = await plain.anonymous.get('/sys/thirdLogin/render/test_id')
  expect(posted(raw)).toBe('登录失败')
  expect((await plain.anonymous.get('/sys/cas/client/validateLogin', { ticket: 'x', service: SERVICE })).body.message).toBe(
    '单点登录未配置，请联系管理员！',
  )
  await plain.close()
})

describe('whoever is signed in', () => {
  const own = (caller: ReturnType<typeof makeCaller>) =>
    caller.get<{ bindTime: string | null; removable: boolean }[]>('/sys/thirdLogin/accounts')

  it('binds an account of his own, sees it, and gives it up', async () => {
    provider.member = { sub: 'own-1' }
    const caller = await server.signIn('auditor', DEMO_PASSWORD)
    const { body: before } = await own(caller)
    expect([before.result, breaches(operationOf('sysThirdLoginAccounts'), before)]).toEqual([
      [{ source: 'test_id', title: '测试认证', offered: true, bindTime: null, removable: false }],
      [],
    ])
    const uuid = await stranger()
    expect((await server.anonymous.post('/sys/thirdLogin/bindOwn', { uuid })).status).toBe(500)
    expect((await caller.post('/sys/thirdLogin/bindOwn', { uuid })).body.message).toBe('绑定成功！')
    expect((await caller.post('/sys/thirdLogin/bindOwn', { uuid })).body.message, 'a ticket serves once').toBe('校验失败')
    expect((await own(caller)).body.result).toMatchObject([{ bindTime: expect.stringMatching(/^\d{4}-/), removable: true }])
    expect((await exchange(await popUp())).body.result.userInfo.username).toBe('auditor')
    provider.member = { sub: 'own-2' }
    const second = await stranger()
    expect((await caller.post('/sys/thirdLogin/bindOwn', { uuid: second })).body.message).toBe('您已绑定该类账号，请先解除绑定')
    const unbind = () => caller.delete('/sys/thirdLogin/unbind', { source: 'test_id' })
    expect((await unbind()).body.message).toBe('解除绑定成功！')
    expect((await unbind()).body.message).toBe('您未绑定该账号')
  })

  it('keeps his last way to sign in', async () => {
    provider.member = { sub: 'only-1', name: '独一' }
    const made = await post('user/create', { uuid: await stranger(), source: 'test_id', username: 'onlyone' })
    const { result } = (await exchange(made.body.result)).body
    const caller = makeCaller(server.app, result.token)
    const bare = await startTestServer({ only: modules, env: { DATABASE_URL: server.databaseUrl } })
    try {
      const there = makeCaller(bare.app, result.token)
      expect((await there.delete('/sys/thirdLogin/unbind', { source: 'test_id' })).body).toMatchObject({
        success: false,
        message: '这是您唯一的登录方式，不能解除绑定；请先设置密码',
      })
      expect((await own(there)).body.result).toMatchObject([{ source: 'test_id', offered: false, removable: false }])
    } finally {
      await bare.close()
    }
    // Where CAS lets everybody in by their name, it is not the last.
    expect((await own(caller)).body.result).toMatchObject([{ removable: true }])
  })
})
