import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makePerson, TEST_PASSWORD, type TestPerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import type { FailedSignIn, OnlineUser, OwnSession } from '../../generated/operations'

let server: TestServer
let admin: Caller
let helper: TestPerson
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer({
    env: { TRUST_PROXY: 'loopback' },
    limits: { account: 10, address: 200, everybody: 1000, captcha: 50, minutes: 15 },
  })
  admin = await server.signIn()
  helper = await makePerson(server, admin, ['onlineUser:list', 'onlineUser:end', 'onlineUser:unlock'])
})
afterAll(() => server?.close())
beforeEach(async () => {
  await server.sql('delete from weft.sys_login_attempt')
  person = await makePerson(server, admin)
})

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const signIn = (address: string, password = TEST_PASSWORD, more: Record<string, string> = {}) =>
  server.anonymous.call<{ token: string } | null>('POST', '/sys/mLogin', {
    payload: { username: person.username, password },
    headers: { 'x-forwarded-for': address, 'user-agent': CHROME, ...more },
  })
const sessionsOf = async ({ username }: { username: string }, who = admin) =>
  (await who.get<{ records: OnlineUser[] }>('/sys/online/list', { username })).body.result.records
const failing = async (who = admin) =>
  (await who.get<{ records: FailedSignIn[] }>('/sys/online/failures', { username: person.username })).body.result.records
const lives = async (caller: Caller) => (await caller.get('/sys/user/getCurrentUserDeparts')).body.success === true
const messagesTo = async (username: string) =>
  (
    await server.sql<{ title: string }>(
      `select a.titile as title from weft.sys_announcement a join weft.sys_announcement_send s on s.annt_id = a.id
        join weft.sys_user u on u.id = s.user_id where u.username = $1 and a.bus_type = 'signIn' and a.titile like $2`,
      [username, `%${person.username}%`],
    )
  ).map(({ title }) => title)

describe('sessions', () => {
  it('are listed with device, address, beginning and last act, and name nothing that opens them', async () => {
    const { body } = await signIn('198.51.100.7')
    const found = (await sessionsOf(person)).find(({ address }) => address === '198.51.100.7')
    expect(found).toMatchObject({ username: person.username, device: 'Chrome 142 · Windows', state: 'active', own: false })
    expect([found?.createTime, found?.lastSeen]).toEqual([expect.stringMatching(/^2/), expect.stringMatching(/^2/)])
    expect(JSON.stringify(found)).not.toContain(body.result?.token)
    const stolen = { headers: { 'x-access-token': found?.token ?? '' } }
    expect((await server.anonymous.call('GET', '/sys/online/list', stolen)).body.success).not.toBe(true)
  })

  it('end one by one, and the others of the user go on', async () => {
    await signIn('198.51.100.8')
    const [one] = (await sessionsOf(person)).filter(({ address }) => address === '198.51.100.8')
    expect((await helper.caller.post('/sys/online/forceLogout', { token: one?.token })).body).toMatchObject({
      success: true,
      message: '退出登录成功！',
    })
    expect((await sessionsOf(person)).map(({ address }) => address)).toEqual(['127.0.0.1'])
    expect(await lives(person.caller)).toBe(true)
    expect((await helper.caller.post('/sys/online/forceLogout', { token: one?.token })).body).toMatchObject({
      success: false,
      message: '该会话已经结束',
    })
  })

  it('end all at once, but the one that asks', async () => {
    await signIn('198.51.100.9')
    expect((await helper.caller.post('/sys/online/endAll', { userId: person.id })).body.message).toBe('已下线 2 个会话')
    expect(await lives(person.caller)).toBe(false)
    const other = await server.signIn(helper.username, TEST_PASSWORD)
    await helper.caller.post('/sys/online/endAll', { userId: helper.id })
    expect([await lives(helper.caller), await lives(other)]).toEqual([true, false])
  })

  it('do not end as the current one, nor of users who hold more', async () => {
    const own = (await sessionsOf(helper, helper.caller)).find(session => session.own)
    expect((await helper.caller.post('/sys/online/forceLogout', { token: own?.token })).body.message).toContain('当前会话')
    const [above] = await sessionsOf({ username: 'admin' })
    for (const [path, body] of [
      ['forceLogout', { token: above?.token }],
      ['endAll', { userId: above?.userId }],
      ['unlock', { userId: above?.userId }],
    ] as const)
      expect((await helper.caller.post(`/sys/online/${path}`, body)).body.success, path).toBe(false)
    expect(await lives(admin)).toBe(true)
  })

  it('are those of the tenant alone', async () => {
    const name = `of7${person.username}`
    const [row] = await server.sql<{ id: string; userId: string }>(
      `with who as (insert into weft.sys_user (username, realname) values ($1, $1) returning id)
        insert into weft.sys_session (token_hash, user_id, expires) select $1, id, now() + interval '1 day' from who
        returning id, user_id as "userId"`,
      [name],
      7,
    )
    expect(await sessionsOf({ username: name })).toEqual([])
    expect((await admin.post('/sys/online/forceLogout', { token: row?.id })).body.message).toBe('该会话已经结束')
    expect((await admin.post('/sys/online/endAll', { userId: row?.userId })).body.message).toBe('未找到该用户')
    expect(await server.sql('select from weft.sys_session where id = $1', [row?.id])).toHaveLength(1)
  })
})

describe('failed sign-ins', () => {
  const failTimes = async (times: number, address = '203.0.113.5') => {
    for (let attempt = 0; attempt < times; attempt++) await signIn(address, 'wrong')
  }

  it('stand in a list until an administrator lets the account go on', async () => {
    await failTimes(10)
    expect((await signIn('203.0.113.5')).body.message).not.toBe('登录成功')
    expect(await failing()).toMatchObject([{ username: person.username, failures: 10, addresses: 1, address: '203.0.113.5' }])
    expect((await helper.caller.post('/sys/online/unlock', { userId: person.id })).body.message).toBe('已解除登录限制')
    expect(await failing()).toEqual([])
    expect((await signIn('203.0.113.5')).body.message).toBe('登录成功')
  })

  it('are told once to the user and to administrators when they become many', async () => {
    await failTimes(9)
    expect(await messagesTo(person.username)).toEqual([])
    await failTimes(1)
    const told = `账号 ${person.username} 短时间内登录失败 10 次，最近一次来自 203.0.113.5`
    await vi.waitFor(async () => expect(await messagesTo(person.username)).toEqual([told]))
    expect(await messagesTo('admin')).toEqual([told])
    await failTimes(2, '203.0.113.6')
    await vi.waitFor(async () => expect(await failing()).toMatchObject([{ failures: 12 }]))
    expect(await messagesTo(person.username)).toHaveLength(1)
  })
})

describe('a new address', () => {
  it('is told to the user and to administrators, the first time', async () => {
    await signIn('192.0.2.4')
    const told = [expect.stringContaining(`账号 ${person.username} 在新的地址登录：192.0.2.4（Chrome 142 · Windows）`)]
    expect(await messagesTo(person.username)).toEqual(told)
    expect(await messagesTo('admin')).toEqual(told)
    await signIn('192.0.2.4')
    expect(await messagesTo(person.username)).toHaveLength(1)
  })

  it('is none for a browser that has signed in before', async () => {
    const [cookie = ''] = String((await signIn('127.0.0.1')).headers['set-cookie']).split(';')
    await signIn('192.0.2.5', TEST_PASSWORD, { cookie })
    expect(await messagesTo(person.username)).toEqual([])
  })
})

describe('own sessions', () => {
  const own = async (who: Caller) => (await who.get<OwnSession[]>('/sys/online/own')).body.result

  it('are seen with device and place, the current one first, and are nobody else’s', async () => {
    await signIn('203.0.113.9')
    const found = await own(person.caller)
    expect(found.map(row => row.own)).toEqual([true, false])
    expect(found[1]).toMatchObject({ address: '203.0.113.9', place: 'internet', device: 'Chrome 142 · Windows' })
    expect(found[1]?.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect((await own(helper.caller)).map(({ id }) => id)).not.toContain(found[1]?.id)
  })

  it.each([
    ['127.0.0.1', 'local'],
    ['::ffff:127.0.0.1', 'local'],
    ['192.168.3.4', 'intranet'],
    ['172.16.0.1', 'intranet'],
    ['172.32.0.1', 'internet'],
    ['100.64.1.1', 'intranet'],
    ['fd12::1', 'intranet'],
    ['2001:db8::1', 'internet'],
    ['somewhere', ''],
  ])('%s lies in: %s', async (address, place) => {
    await server.sql('update weft.sys_session set address = $2 where user_id = $1', [person.id, address])
    expect((await own(person.caller)).map(row => row.place)).toEqual([place])
    if (place !== '') expect((await sessionsOf(person)).map(row => row.place)).toEqual([place])
  })

  it('say by its name from which network they come, and so do lines of the log', async () => {
    const [setting] = (await admin.get<{ records: { id: string }[] }>('/sys/setting/list', { code: 'signIn.networks' })).body.result.records
    const name = async (value: string) => (await admin.put('/sys/setting/edit', { id: setting?.id, given: { value } })).body
    for (const [value, message] of [
      ['总部', '“总部”应写作 名称=网段'],
      ['总部=10.1.0.0/33', '“10.1.0.0/33”不是有效的地址或网段，应写作如 10.1.0.0/16 或 fd12::/48'],
      ['总部=10.1.0.0/16\n分部=10.1.2.0/24', '网段“10.1.2.0/24”与“总部”的“10.1.0.0/16”重叠'],
      ['总部=10.1.2.3\n分部=10.0.0.0/8', '网段“10.0.0.0/8”与“总部”的“10.1.2.3”重叠'],
      ['总部=fd12::/16，fd12:1::/32', '网段“fd12:1::/32”与“总部”的“fd12::/16”重叠'],
      ['总部=10.1.0.0/16\n总部=10.2.0.0/16', '网络名称“总部”重复，请写在同一行'],
    ] as const)
      expect(JSON.stringify(await name(value)), value).toContain(JSON.stringify(message).slice(1, -1))
    expect(await name('总部=10.1.0.0/16，fd12::/16\n\n分部 = 203.0.113.7')).toMatchObject({ success: true })
    const networkAt = async (address: string) => {
      await server.sql('update weft.sys_session set address = $2 where user_id = $1', [person.id, address])
      return (await own(person.caller)).map(({ network }) => network)
    }
    for (const [address, network] of [
      ['10.1.255.1', '总部'],
      ['::ffff:10.1.0.1', '总部'],
      ['fd12:9::1', '总部'],
      ['203.0.113.7', '分部'],
      ['203.0.113.8', ''],
      ['10.1.1.1.1', ''],
      ['999.1.1.1', ''],
      ['somewhere', ''],
    ] as const)
      expect(await networkAt(address), address).toEqual([network])
    await signIn('203.0.113.7')
    const found = await admin.get<{ records: { username: string }[] }>('/sys/online/list', { network: '分部', username: person.username })
    expect(found.body.result.records).toHaveLength(1)
    const lines = await admin.get<{ records: { ip: string }[] }>('/sys/log/list', { network: '*分*', pageSize: 5 })
    expect(lines.body.result.records[0]).toMatchObject({ ip: '203.0.113.7', network: '分部' })
    await name('')
    expect(await networkAt('203.0.113.7')).toEqual(['', ''])
  })

  it('end one by one but the current one, and never those of another user', async () => {
    const other = await server.signIn(person.username, TEST_PASSWORD)
    const [current, another] = await own(person.caller)
    const end = async (id: string | undefined, who = person.caller) => (await who.post('/sys/online/endOwn', { id })).body
    expect(await end(current?.id)).toMatchObject({ success: false, message: '不能强制下线当前会话，请使用“退出登录”' })
    expect(await end(another?.id, helper.caller)).toMatchObject({ success: false, message: '该会话已经结束' })
    expect(await lives(other)).toBe(true)
    expect(await end(another?.id)).toMatchObject({ success: true })
    expect([await lives(other), await lives(person.caller)]).toEqual([false, true])
  })

  it('end all at once but the current one', async () => {
    const others = [await server.signIn(person.username, TEST_PASSWORD), await server.signIn(person.username, TEST_PASSWORD)]
    expect((await person.caller.post('/sys/online/endOthers')).body).toMatchObject({ success: true, message: '已下线 2 个会话' })
    expect(await Promise.all([...others, person.caller].map(lives))).toEqual([false, false, true])
  })
})
