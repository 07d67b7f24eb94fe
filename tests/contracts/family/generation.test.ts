import { createCipheriv } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { USUAL_LIMITS } from '../../../server/subjects/identity'
import { ADMIN } from '../../helpers/server'
import { World } from '../support/world'
import { encrypted, headersOf } from './speech'

let world: World
beforeAll(async () => {
  world = await World.open({ env: { STRICT_INPUT: 'off' }, limits: { ...USUAL_LIMITS, account: 10_000 } })
})
afterAll(() => world?.close())

const V3 = { 'x-version': 'v3' }
const get = <R>(path: string, headers: Record<string, string> = {}) => world.admin.call<R>('GET', path, { headers })
const signIn = (password: string, headers: Record<string, string>, username = ADMIN.username) =>
  world.server.anonymous.call<{ token: string }>('POST', '/sys/login', { payload: { username, password }, headers })

describe('a lost session', () => {
  it('is the page of errors for clients of 2.x, with status 500', async () => {
    const { status, body } = await world.server.anonymous.get('/sys/role/list')
    expect([status, body]).toMatchObject([500, { status: 500, error: 'Internal Server Error', message: 'Token失效，请重新登录' }])
  })

  it.each([V3, { 'x-sign': 'A' }])('is an envelope of 401 for clients of 3.x, known by %o', async headers => {
    const { status, body } = await world.server.anonymous.call('GET', '/sys/role/list', { headers })
    expect([status, body]).toEqual([
      401,
      { success: false, code: 401, message: 'Token失效，请重新登录!', result: null, timestamp: expect.any(Number) },
    ])
  })
})

it('answers an unknown path as each generation expects', async () => {
  expect(await get('/sys/no/such')).toMatchObject({ status: 404, body: { status: 404, error: 'Not Found' } })
  const { status, body } = await get('/sys/no/such', V3)
  expect([status, body]).toMatchObject([200, { success: false, code: 404, message: '路径不存在，请检查路径是否正确' }])
  // What an operation looks for and does not find stays a 404: `<img>` must not get an envelope.
  expect((await get('/sys/common/static/temp/0000/a.png', V3)).status).toBe(404)
})

it('says no message for what was only read, since clients of 3.x show each; what was done says one', async () => {
  expect((await get('/sys/role/list')).body.message).toBe('操作成功！')
  for (const path of ['/sys/role/list', '/sys/loginfo', '/sys/permission/getUserPermissionByToken', '/sys/user/getUserInfo'])
    expect([path, (await get(path, V3)).body.message]).toEqual([path, ''])
  const role = await world.sample('/sys/role')
  expect((await world.admin.call('POST', '/sys/role/add', { payload: role, headers: V3 })).body.message).toBe('添加成功！')
  const { id } = await world.make('/sys/annountCement')
  expect((await get(`/sys/annountCement/doReleaseData?id=${id}`, V3)).body.message).toBe('该系统通知发布成功')
  // A number as the message says who the caller is.
  expect((await get('/sys/sysDepart/queryMyDeptTreeList', V3)).body.message).toMatch(/^[12]$/)
})

describe('the tenant', () => {
  beforeAll(async () => {
    await world.tenant(31, '三一')
  })

  it('is named by X-Tenant-Id in 3.x and by tenant_id before, and the other header says nothing', async () => {
    const boss = await world.signIn('boss31')
    const status = async (headers: Record<string, string>) => (await boss.call('GET', '/sys/user/getUserInfo', { headers })).status
    expect(await status({ ...V3, 'x-tenant-id': '31' })).toBe(200)
    expect(await status({ ...V3, 'x-tenant-id': '0' })).toBe(200)
    expect(await status({ ...V3, 'x-tenant-id': '8' })).toBe(403)
    expect(await status({ ...V3, tenant_id: '8' })).toBe(200)
    expect(await status({ tenant_id: '8' })).toBe(403)
    expect(await status({ 'x-tenant-id': '8' })).toBe(200)
  })
})

describe('the password of a sign-in', () => {
  const zeros = (password: string) => {
    const cipher = createCipheriv('aes-128-cbc', '1234567890adbcde', '1234567890hjlkew').setAutoPadding(false)
    const bytes = Buffer.from(password)
    const whole = Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)])
    return Buffer.concat([cipher.update(whole), cipher.final()]).toString('base64')
  }

  it.each([
    ['encrypted, padded by PKCS#7', encrypted(ADMIN.password), V3],
    ['encrypted, padded with zeros', zeros(ADMIN.password), V3],
    ['in plain from a client of 3.x', ADMIN.password, V3],
    ['in plain', ADMIN.password, {}],
  ])('is taken %s', async (_, password, headers) => {
    expect((await signIn(password, headers)).body).toMatchObject({ success: true, code: 200, message: '登录成功' })
  })

  it('is taken in plain where it looks like an encrypted one and is none', async () => {
    const password = 'QUJDREVGR0hJSktMTU5PUA=='
    const { username } = await world.make('/sys/user', { password })
    expect((await signIn(password, V3, String(username))).body.success).toBe(true)
  })

  it.each([
    ['encrypted without the headers of 3.x', encrypted(ADMIN.password), {}],
    ['encrypted and wrong', encrypted('Wrong-pass-2026'), V3],
    ['of nothing', encrypted(''), V3],
    ['half of a block', encrypted(ADMIN.password).slice(0, 20), V3],
  ])('is refused %s', async (_, password, headers) => {
    const { username } = await world.make('/sys/user', { password: ADMIN.password })
    expect((await signIn(password, headers, String(username))).body).toMatchObject({ success: false, message: '用户名或密码错误' })
  })

  it('is encrypted by a key that is told', async () => {
    expect((await world.server.anonymous.get('/sys/getEncryptedString')).body.result).toEqual({
      key: '1234567890adbcde',
      iv: '1234567890hjlkew',
    })
  })

  it('tells no departments before it was right, of known names and unknown ones alike', async () => {
    for (const [username, password] of [
      [ADMIN.username, ADMIN.password],
      ['nobody-here', 'x'],
    ]) {
      const { body } = await world.server.anonymous.post('/sys/loginGetUserDeparts', { username, password, loginType: 'account' })
      expect(body).toMatchObject({ success: true, result: { departs: [], multi_depart: 0 } })
    }
  })
})

it('says of a wrong picture 412 to clients of 3.x, which then ask for another', async () => {
  const { username } = await world.make('/sys/user', { password: 'Strong-2026-x' })
  const ask = (headers: Record<string, string>) =>
    world.server.anonymous.call('POST', '/sys/login', { payload: { username, password: 'x', captcha: 'AAAA', checkKey: 1 }, headers })
  // The first three are not asked for one.
  for (let attempt = 0; attempt < 3; attempt++) await ask({})
  expect((await ask({})).body).toMatchObject({ success: false, code: 500, message: '验证码错误' })
  expect((await ask(V3)).body).toMatchObject({ success: false, code: 412, message: '验证码错误' })
})

interface Permission {
  readonly menu: { readonly component: string; readonly children?: { readonly component: string }[] }[]
  readonly auth: { readonly action: string }[]
  readonly codeList?: string[]
  readonly sysSafeMode?: boolean
}

describe('clients of 3.x', () => {
  it('get their rights as codes, and menus that name their pages', async () => {
    const path = '/sys/permission/getUserPermissionByToken'
    const { result } = (await get<Permission>(path, headersOf('3.9.3', path, {}))).body
    expect(result.codeList).toEqual(expect.arrayContaining(['user:add', 'system:user:add', 'role:edit', 'system:role:edit']))
    expect(result.sysSafeMode).toBe(false)
    const pages = result.menu.flatMap(({ component, children = [] }) => [component, ...children.map(child => child.component)])
    expect(pages).toEqual(expect.arrayContaining(['layouts/default/index', 'system/user/index', 'system/notice/index']))
    expect(pages).not.toContain('system/UserList')
    const codes = (await get<Permission>('/sys/permission/getPermCode', V3)).body.result
    expect(codes).toMatchObject({ codeList: result.codeList, auth: result.auth, sysSafeMode: false })
  })

  it('get no code of a right that they do not hold', async () => {
    const { caller } = await world.person()
    const { body } = await caller.call<Permission>('GET', '/sys/permission/getUserPermissionByToken', { headers: V3 })
    expect(body.result.codeList).toEqual([])
  })

  it('get options with label, colour and object; others do not', async () => {
    const first = async (headers: Record<string, string>) => (await get<object[]>('/sys/dict/getDictItems/sex', headers)).body.result[0]
    expect(await first(V3)).toEqual({ value: '1', text: '男', title: '男', label: '男', color: null, jsonObject: null })
    expect(await first({})).toEqual({ value: '1', text: '男', title: '男' })
    const { sysAllDictItems } = (await get<{ sysAllDictItems: Record<string, object[]> }>('/sys/user/getUserInfo', V3)).body.result
    expect(sysAllDictItems.sex?.[0]).toHaveProperty('label', '男')
  })

  it('get the names that 2.4 gives only when they are 3.x', async () => {
    const { result } = (await get<Permission>('/sys/permission/getUserPermissionByToken')).body
    expect(result).not.toHaveProperty('codeList')
    expect(result.menu.flatMap(({ children = [] }) => children.map(child => child.component))).toContain('system/UserList')
  })
})

interface Node {
  readonly id: string
  readonly title: string
  readonly isLeaf: boolean
  readonly children: null
}

it('opens departments level by level, and reads those that are named', async () => {
  const top = await world.make('/sys/sysDepart', { departName: '顶层' })
  const below = await world.make('/sys/sysDepart', { departName: '下层', parentId: top.id })
  const level = async (query: Record<string, string>, path = 'queryDepartTreeSync') =>
    (await world.admin.get<Node[]>(`/sys/sysDepart/${path}`, query)).body.result
  const whole = await level({})
  expect(whole.find(({ id }) => id === top.id)).toMatchObject({ title: '顶层', isLeaf: false, children: null })
  expect(whole.map(({ id }) => id)).not.toContain(below.id)
  expect(await level({ pid: top.id })).toMatchObject([{ id: below.id, isLeaf: true }])
  expect(await level({ ids: `${below.id},` })).toMatchObject([{ id: below.id }])
  expect(await level({ ids: String(top.orgCode), primaryKey: 'orgCode' })).toMatchObject([{ id: top.id }])
  expect(await level({ pid: 'unknown' })).toEqual([])
  expect(await level({}, 'queryDepartAndPostTreeSync')).toEqual(whole)
})

it('counts what was not read', async () => {
  const count = async () =>
    (await get<{ anntMsgTotal: number; sysMsgTotal: number }>('/sys/annountCement/getUnreadMessageCount')).body.result
  const before = await count()
  const { id } = await world.make('/sys/annountCement', { msgCategory: '1', msgType: 'ALL' })
  await get(`/sys/annountCement/doReleaseData?id=${id}`)
  expect(await count()).toEqual({ ...before, anntMsgTotal: before.anntMsgTotal + 1 })
})
