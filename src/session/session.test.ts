import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backEnd } from '../api/back-end'
import { connectApi } from '../api/ports'
import { createExpiringStorage, type ExpiringStorage, SEVEN_DAYS } from './expiring-storage'
import { Session } from './session'
import { signIn } from './sign-in'

function fakeStorage(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: key => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: key => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  }
}

const answers = new Map<string, unknown>()
const calls: { path: string; headers: Headers }[] = []
let now = 1_000_000
let shared: ExpiringStorage
let own: ExpiringStorage

const loggedIn = {
  token: 'T1',
  userInfo: { id: 'u1', username: 'lisi', realname: '李四', orgCode: 'A01' },
  sysAllDictItems: { sex: [{ value: '1', text: '男', title: '男' }] },
}
const menu = [{ id: 'm', path: '/isystem', name: 'isystem', component: 'layouts/RouteView', route: '1', meta: { title: '系统管理' } }]
const permissions = { menu, auth: [{ action: 'user:add', type: '1' }], allAuth: [{ action: 'user:add', type: '1', status: 1 }] }

function newSession() {
  const session = new Session({ shared, own })
  connectApi({
    token: () => session.get().token,
    tenantId: () => session.tenantId(),
    onLoginPage: () => false,
    inUse: () => true,
    notice: () => {},
    message: () => {},
    askToSignIn: async () => {},
    leave: () => {},
  })
  return session
}

beforeEach(() => {
  // As the sign-in page has found out.
  backEnd.learn(null)
  now = 1_000_000
  calls.length = 0
  answers.clear()
  const storages = [fakeStorage(), fakeStorage()] as const
  shared = createExpiringStorage(
    () => storages[0],
    () => now,
  )
  own = createExpiringStorage(
    () => storages[1],
    () => now,
  )
  answers.set('/jeecg-boot/sys/login', loggedIn)
  answers.set('/jeecg-boot/sys/permission/getUserPermissionByToken', permissions)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace(/\?.*/, '')
    calls.push({ path, headers: new Headers(init.headers) })
    const result = answers.get(path)
    if (result instanceof Error) throw result
    return new Response(JSON.stringify({ success: result !== undefined, code: 200, message: '用户名或密码错误', result }))
  })
})

afterEach(() => vi.unstubAllGlobals())

const chosen = { id: 'u1', username: 'lisi', realname: '李四', orgCode: 'B02' }
const credentials = { username: 'lisi', password: 'secret' }

async function enter(session: Session, tenantId: string | null = null) {
  const answer = await signIn.password(credentials)
  if ('signedIn' in answer) session.begin(answer.signedIn, tenantId)
}

it('keeps token, user and dictionaries for 7 days', async () => {
  await enter(newSession())
  const later = newSession()
  expect(later.get()).toMatchObject({ token: 'T1', user: { realname: '李四' }, permissions: null })
  expect(later.cachedDictionary('sex')).toEqual([{ value: '1', text: '男' }])
  expect(later.cachedDictionary('constructor')).toBeUndefined()
  now += SEVEN_DAYS
  expect(newSession().get().token).toBeNull()
})

it('stays signed out when the server refuses', async () => {
  answers.delete('/jeecg-boot/sys/login')
  const session = newSession()
  await expect(enter(session)).rejects.toMatchObject({ message: '用户名或密码错误', shown: false })
  expect(session.get().token).toBeNull()
})

it('fetches menu and rights once, however many ask', async () => {
  const session = newSession()
  await enter(session)
  const [one, other] = await Promise.all([session.loadPermissions(), session.loadPermissions()])
  expect(one).toBe(other)
  expect(one.allAuth).toEqual([{ action: 'user:add', type: '1', status: '1' }])
  expect(own.get('LOGIN_USER_BUTTON_AUTH')).toEqual([{ action: 'user:add', type: '1' }])
  expect(calls.filter(({ path }) => path.includes('getUserPermission'))).toHaveLength(1)
  await session.loadPermissions()
  expect(calls).toHaveLength(2)
})

it('takes an empty menu for that of a user without a role, and rejects none at all', async () => {
  const path = '/jeecg-boot/sys/permission/getUserPermissionByToken'
  answers.set(path, { menu: null, auth: [], allAuth: [] })
  const session = newSession()
  await enter(session)
  await expect(session.loadPermissions()).rejects.toThrow('服务器没有返回菜单，请稍后重新登录')
  answers.set(path, { menu: [], auth: [], allAuth: [] })
  expect(await session.loadPermissions()).toMatchObject({ menu: [] })
})

it('follows a menu that has changed and remembers what is withdrawn, and is the same when nothing has', async () => {
  const path = '/jeecg-boot/sys/permission/getUserPermissionByToken'
  const page = (name: string) => ({ ...menu[0], id: name, path: `/isystem/${name}`, meta: { title: name } })
  const give = (names: readonly string[]) => answers.set(path, { ...permissions, menu: [{ ...menu[0], children: names.map(page) }] })
  const session = newSession()
  await enter(session)
  await session.refreshPermissions()
  expect(session.get().permissions, 'nothing is loaded yet').toBeNull()
  give(['user', 'role'])
  const before = await session.loadPermissions()
  await session.refreshPermissions()
  expect(session.get().permissions).toBe(before)
  const former = () => session.get().permissions?.former?.map(one => one.path)
  give(['user'])
  await session.refreshPermissions()
  expect(former()).toEqual(['/isystem/role'])
  give([])
  await session.refreshPermissions()
  expect(former()).toEqual(['/isystem/role', '/isystem/user'])
  give(['role', 'user'])
  await session.refreshPermissions()
  expect(former()).toBeUndefined()
  answers.set(path, new TypeError('fetch failed'))
  await session.refreshPermissions()
  expect(session.get().permissions?.menu).toHaveLength(1)
})

it('signs out even when the server cannot be told, and tells it with the token that ended', async () => {
  answers.set('/jeecg-boot/sys/logout', new TypeError('fetch failed'))
  const session = newSession()
  await enter(session)
  await session.loadPermissions()
  expect(await session.logout()).toBe('无法连接服务器，请检查网络后重试')
  expect(session.get()).toEqual({ token: null, user: null, permissions: null, tenantId: '0' })
  expect(calls.at(-1)?.headers.get('x-access-token')).toBe('T1')
  expect(['Access-Token', 'Login_Userinfo', 'UI_CACHE_DB_DICT_DATA'].map(key => shared.get(key))).toEqual([undefined, undefined, undefined])
  expect(own.get('SYS_BUTTON_AUTH')).toBeUndefined()
})

it('follows a sign-out and a sign-in of another window', async () => {
  const here = newSession()
  await enter(here)
  await here.loadPermissions()
  const heard = vi.fn()
  here.subscribe(heard)
  const there = new Session({ shared, own })
  there.forget()
  here.followStorage('Access-Token')
  expect(here.get().token).toBeNull()
  answers.set('/jeecg-boot/sys/login', { ...loggedIn, token: 'T2' })
  await enter(there)
  here.followStorage('Access-Token')
  expect(here.get()).toMatchObject({ token: 'T2', permissions: null })
  expect(heard).toHaveBeenCalled()
})

it('sends tenant 0 until one is chosen', () => {
  const session = newSession()
  expect(session.tenantId()).toBe('0')
  shared.set('TENANT_ID', 7)
  session.followStorage('TENANT_ID')
  expect(session.tenantId()).toBe('7')
})

it('makes a department the current one, for 7 days and for the addresses of the menu', async () => {
  answers.set('/jeecg-boot/sys/selectDepart', { userInfo: chosen })
  const session = newSession()
  await enter(session)
  const before = await session.loadPermissions()
  await session.chooseDepart('B02')
  expect(session.get().user?.orgCode).toBe('B02')
  expect(session.get().permissions).toEqual(before)
  expect(session.get().permissions).not.toBe(before)
  now += SEVEN_DAYS - 1
  expect(shared.get('Login_Userinfo')).toMatchObject({ orgCode: 'B02' })
  now += 1
  expect(shared.get('Login_Userinfo')).toBeUndefined()
})

it.each([
  [undefined, '用户名或密码错误'],
  [{}, '切换失败，服务器返回的数据无法识别'],
])('stays in the department when the server answers %j', async (answer, message) => {
  if (answer) answers.set('/jeecg-boot/sys/selectDepart', answer)
  const session = newSession()
  await enter(session)
  await expect(session.chooseDepart('B02')).rejects.toThrow(message)
  expect(session.get().user?.orgCode).toBe('A01')
})

it.each<[string, object, object]>([
  ['no choice', {}, { tenants: [], departs: [], recoveryCodes: [] }],
  ['one department', { multi_depart: 1, departs: [{ orgCode: 'A01', departName: '一处' }] }, { departs: [] }],
  [
    'several departments, also when one of them is current',
    {
      multi_depart: 2,
      departs: [
        { orgCode: 'A01', departName: '一处' },
        { orgCode: 'B02', departName: '二处' },
      ],
    },
    {
      departs: [
        { orgCode: 'A01', departName: '一处' },
        { orgCode: 'B02', departName: '二处' },
      ],
    },
  ],
  [
    'tenants and recovery codes',
    { tenantList: [{ id: 7, name: '甲' }, { name: '无' }], recoveryCodes: ['a'] },
    { tenants: [{ id: 7, name: '甲' }], recoveryCodes: ['a'] },
  ],
])('reads of a sign-in %s', async (_, more, wanted) => {
  answers.set('/jeecg-boot/sys/login', { ...loggedIn, ...more })
  newSession()
  expect(await signIn.password(credentials)).toMatchObject({ signedIn: wanted })
})

it('takes only code 200 of a phone sign-in for one', async () => {
  newSession()
  const answer = (code: number, result: unknown) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, code, message: '手机验证码错误', result })))
  answer(0, null)
  await expect(signIn.phone({ mobile: '1', captcha: '2' })).rejects.toMatchObject({ message: '手机验证码错误', shown: false })
  answer(200, loggedIn)
  expect(await signIn.phone({ mobile: '1', captcha: '2' })).toMatchObject({ signedIn: { token: 'T1' } })
})

it('is half-way when a second factor is asked for', async () => {
  newSession()
  const result = { challenge: 'C1', enrol: { secret: 'S', uri: 'otpauth://x' } }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: false, code: 428, message: '', result })))
  expect(await signIn.password(credentials)).toEqual({ challenge: result })
})

it('works in the tenant that was chosen, and says so when it makes a department current on the way in', async () => {
  answers.set('/jeecg-boot/sys/selectDepart', { userInfo: chosen })
  const session = newSession()
  const answer = await signIn.password(credentials)
  if (!('signedIn' in answer)) expect.fail('half-way')
  const user = await session.chooseFirstDepart(answer.signedIn, 'B02', '7')
  const { headers } = calls.at(-1) ?? expect.fail('no call')
  expect([headers.get('x-access-token'), headers.get('tenant_id')]).toEqual(['T1', '7'])
  session.begin({ ...answer.signedIn, user }, '7')
  expect(session.get()).toMatchObject({ user: { orgCode: 'B02' }, tenantId: '7' })
})
