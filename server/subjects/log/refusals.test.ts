import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepGivenPassword } from '../../../tests/helpers/people'
import { type Caller, makeCaller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import type { Data } from '../../app/data'
import { DEMO_PASSWORD } from '../../app/seeds/demo/password'
import { type Refusal, RefusalLog } from './refusals'

interface Line {
  log_content: string
  userid: string | null
  username: string | null
  ip: string | null
  method: string | null
  request_url: string | null
  refused: string
  times: number
  trace: string | null
  create_by: string | null
}

let server: TestServer
let admin: Caller
/** Holds no right of the administration. */
let reader: Caller
let seen = 0
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
  const { body } = await admin.post('/sys/user/add', { username: 'plain', realname: '甲', password: 'Strong-2026-x', selectedroles: '' })
  expect(body.message).toBe('添加成功！')
  const [plain] = await server.sql<{ id: string }>("select id from weft.sys_user where username = 'plain'")
  await keepGivenPassword(server, plain?.id ?? '')
  reader = await server.signIn('plain', 'Strong-2026-x')
})
afterAll(() => server?.close())

/** Lines of refused calls since the last question, in their order. */
async function fresh(): Promise<Line[]> {
  await server.app.callLog?.flush(true)
  const lines = await server.sql<Line>('select * from weft.sys_log where refused is not null order by create_time, id')
  const found = lines.slice(seen)
  seen = lines.length
  return found
}

describe('a refused call leaves a line', () => {
  it('with who, from where, which operation, why, and the trace that the caller was told', async () => {
    const answer = await reader.call('PUT', '/sys/user/changePassword', {
      payload: { username: 'admin', password: 'Geheim-2026-x', confirmpassword: 'Geheim-2026-x' },
      headers: { 'accept-language': 'en' },
      remoteAddress: '10.9.8.7',
    })
    expect(answer.status).toBe(403)
    expect(await fresh()).toEqual([
      expect.objectContaining({
        log_content: '拒绝访问 PUT /sys/user/changePassword：没有权限',
        username: 'plain',
        create_by: 'plain',
        userid: expect.stringMatching(/^[0-9a-f]{32}$/),
        ip: '10.9.8.7',
        method: 'sysUserChangePassword',
        request_url: '/sys/user/changePassword',
        request_type: 'PUT',
        request_param: null,
        log_type: 2,
        operate_type: 3,
        refused: 'noPermission',
        times: 1,
        trace: answer.headers['x-trace-id'],
      }),
    ])
  })

  it.each([
    ['sessionOver', () => server.anonymous.get('/sys/user/list'), null],
    ['otherTenant', () => reader.call('GET', '/sys/role/list', { headers: { tenant_id: '7' } }), 'plain'],
    ['crossSite', () => reader.call('GET', '/sys/role/list', { headers: { 'sec-fetch-site': 'cross-site' } }), null],
    ['otherSubject', () => reader.put('/sys/selectDepart', { username: 'admin', orgCode: 'A01' }), 'plain'],
  ] as const)('for %s', async (kind, call, username) => {
    await call()
    expect(await fresh()).toMatchObject([{ refused: kind, username, times: 1 }])
  })

  it('also where a handler refuses, and none where the caller is let in or mistaken', async () => {
    const auditor = await server.signIn('auditor', DEMO_PASSWORD)
    const [role] = await server.sql<{ id: string }>("select id from weft.sys_role where role_code = 'admin'")
    await auditor.put('/sys/role/edit', {})
    await admin.get('/sys/role/list')
    await admin.get('/sys/role/list', { column: 'nothing' })
    await admin.get('/sys/role/queryById', { id: 'nothing' })
    await server.anonymous.get('/sys/nothing/here')
    await server.anonymous.post('/sys/login', { username: 'admin', password: 'wrong' })
    expect(await fresh()).toMatchObject([{ username: 'auditor', method: 'sysRoleEdit' }])
    expect(role?.id).toBeTruthy()
  })

  it('for sign-ins that were not looked at: without the captcha that was asked for, and too many', async () => {
    const tries = async () => (await server.anonymous.post('/sys/login', { username: 'admin', password: 'wrong' })).body.message
    while (!(await tries()).includes('验证码')) expect(await fresh()).toEqual([])
    expect(await fresh()).toMatchObject([
      { refused: 'captcha', method: 'sysLogin', username: null, log_content: '拒绝访问 POST /sys/login：登录验证码缺失或错误' },
    ])
    await server.sql(
      `insert into weft.sys_login_attempt (account, address, passed)
        select 'x' || n, '127.0.0.1', false from generate_series(1, 2000) n`,
    )
    expect(await tries()).toContain('登录失败次数过多')
    expect(await fresh()).toMatchObject([{ refused: 'tooManyAttempts', method: 'sysLogin', ip: '127.0.0.1' }])
    await server.sql('delete from weft.sys_login_attempt')
  })

  it('without anything of what the caller sent', async () => {
    const secret = 'geheim'.repeat(8)
    await makeCaller(server.app, secret).call('GET', `/sys/dict/getDictItems/${secret}?password=${secret}`, {
      headers: { cookie: secret, 'user-agent': secret, 'idempotency-key': secret, tenant_id: secret },
    })
    await reader.call('DELETE', `/sys/dict/deletePhysic/${secret}`, { headers: { 'x-forwarded-for': secret } })
    const lines = await fresh()
    expect(lines.map(({ request_url }) => request_url)).toEqual(['/sys/dict/getDictItems/{dict}', '/sys/dict/deletePhysic/{id}'])
    expect(JSON.stringify(lines)).not.toContain('geheim')
  })

  it('when the caller hangs up before the answer', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as { port: number }
    await new Promise<void>((done, failed) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`GET /jeecg-boot/sys/tenant/list HTTP/1.1\r\nhost: x\r\nx-access-token: ${reader.token}\r\n\r\n`, () =>
          socket.destroy(),
        )
      })
      socket.on('close', () => done()).on('error', failed)
    })
    await expect.poll(fresh, { interval: 100 }).toMatchObject([{ username: 'plain', method: 'sysTenantList' }])
  })

  it('which is no visit', async () => {
    const visits = async () => (await admin.get<{ visits: number }>('/sys/statistics/today')).body.result.visits
    const before = await visits()
    await reader.call('GET', '/sys/permission/getUserPermissionByToken', { headers: { tenant_id: '7' } })
    expect(await fresh()).toMatchObject([{ method: 'sysPermissionGetUserPermissionByToken', username: 'plain' }])
    expect(await visits()).toBe(before)
    await reader.get('/sys/permission/getUserPermissionByToken')
    expect(await visits()).toBe(before + 1)
  })

  it('before the server ends', async () => {
    const behind = await startTestServer()
    await behind.anonymous.get('/sys/user/list')
    await behind.app.close()
    expect(await behind.sql('select refused, times from weft.sys_log')).toEqual([{ refused: 'sessionOver', times: 1 }])
    await behind.close()
  })
})

describe('a flood', () => {
  it('of one call is two lines a minute, which say how many', async () => {
    const limits = { linesOfCaller: 20, lines: 100, windowMs: 60_000, waiting: 5000 }
    let now = Date.parse('2026-03-01T08:00:00+08:00')
    const log = new RefusalLog(
      server.app.data as Data,
      () => {},
      limits,
      () => now,
    )
    const call = refusal({ operation: 'sysTenantList', path: '/sys/tenant/list' })
    for (let n = 0; n < 40; n++) log.note(call)
    await log.flush()
    now += 59_999
    for (let n = 0; n < 60; n++) log.note(call)
    await log.flush()
    expect((await fresh()).map(({ times }) => times)).toEqual([40])
    now += 1
    await log.flush()
    const lines = await fresh()
    expect(lines.map(({ times }) => times)).toEqual([60])
    expect(lines[0]?.log_content).toMatch(/^拒绝访问 GET \/sys\/tenant\/list：没有权限（08:00:00起又60次）$/)
  })

  it('of calls to the server is counted to the last one, whenever its minute ends', async () => {
    for (let n = 0; n < 100; n++) await reader.get('/sys/tenant/list')
    const lines = await fresh()
    expect(lines.reduce((sum, { times }) => sum + times, 0)).toBe(100)
    expect(lines.every(({ log_content }) => log_content.startsWith('拒绝访问 GET /sys/tenant/list：没有权限'))).toBe(true)
  })

  it('of strangers over all paths is one line for each address', async () => {
    const paths = ['/sys/user/list', '/sys/role/list', '/sys/dict/list', '/course/lecturer/list']
    for (const remoteAddress of ['10.1.1.1', '10.1.1.2'])
      for (const path of paths) await server.anonymous.call('GET', path, { remoteAddress })
    expect((await fresh()).map(({ ip, times }) => [ip, times]).sort()).toEqual([
      ['10.1.1.1', 4],
      ['10.1.1.2', 4],
    ])
  })

  it('over all operations by one caller, or by very many callers, stays within bounds and is counted to the last call', async () => {
    const limits = { linesOfCaller: 20, lines: 100, windowMs: 60_000, waiting: 5000 }
    const data = server.app.data as Data
    const log = new RefusalLog(data, () => {}, limits)
    for (let n = 0; n < 1000; n++) log.note(refusal({ operation: `operation${n}` }))
    await log.flush(true)
    const own = await fresh()
    expect(own.length).toBe(21)
    expect(own.reduce((sum, { times }) => sum + times, 0)).toBe(1000)
    for (let n = 0; n < 1000; n++) log.note(refusal({ userid: null, username: null, ip: `10.2.${n >> 8}.${n & 255}` }))
    await log.flush(true)
    const all = await fresh()
    expect(all.length).toBe(101)
    expect(all.reduce((sum, { times }) => sum + times, 0)).toBe(1000)
    expect(all.filter(({ ip }) => ip === null).map(({ times, log_content }) => [times, log_content.slice(0, 8)])).toEqual([
      [900, '其他被拒绝的访问'],
    ])
  })

  it('that goes on is written minute by minute, and a caller who was quiet has lines again', async () => {
    let now = 0
    const log = new RefusalLog(
      server.app.data as Data,
      () => {},
      { linesOfCaller: 1, lines: 100, windowMs: 60_000, waiting: 10 },
      () => now,
    )
    const step = async (operation: string) => {
      log.note(refusal({ operation }))
      await log.flush()
      now += 30_000
    }
    for (const operation of ['a', 'a', 'a', 'b']) await step(operation)
    await log.flush(true)
    expect((await fresh()).map(({ method, times }) => [method, times])).toEqual([
      ['a', 1],
      ['a', 2],
      ['b', 1],
    ])
  })

  it('waits for a database that is away, up to a bound', async () => {
    const data = server.app.data as Data
    let away = true
    const lost: number[] = []
    const withTenant: Data['withTenant'] = (actor, work) => (away ? Promise.reject(new Error('away')) : data.withTenant(actor, work))
    const limits = { linesOfCaller: 100, lines: 100, windowMs: 60_000, waiting: 3 }
    const log = new RefusalLog({ withTenant }, (_error, lines) => lost.push(lines), limits)
    for (let n = 0; n < 5; n++) log.note(refusal({ operation: `late${n}` }))
    await log.flush()
    expect([await fresh(), lost]).toEqual([[], [5]])
    away = false
    await log.flush()
    expect((await fresh()).map(({ method }) => method)).toEqual(['late0', 'late1', 'late2'])
  })
})

it('nobody but the owner of the schema changes or clears the log', async () => {
  const data = server.app.data as Data
  for (const statement of ['update weft.sys_log set times = 2', 'delete from weft.sys_log', 'truncate weft.sys_log']) {
    const attempt = data.withTenant({ tenantId: 0, username: 'admin', orgCode: null }, trx => sql.raw(statement).execute(trx))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  }
})

const refusal = (more: Partial<Refusal>): Refusal => ({
  tenantId: 0,
  userid: 'u',
  username: 'u',
  ip: '10.0.0.1',
  operation: 'sysUserList',
  path: '/sys/user/list',
  httpMethod: 'GET',
  kind: 'noPermission',
  trace: 't',
  ...more,
})
