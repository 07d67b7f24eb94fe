import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { by, type GatewayOfTest, messageOf, openGateway } from '../../../tests/helpers/gateway'
import { makePerson } from '../../../tests/helpers/people'
import { dial } from '../../../tests/helpers/sockets'

let gateway: GatewayOfTest
beforeAll(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.closeTargets())
afterAll(() => gateway?.close())

const ask: GatewayOfTest['ask'] = (...given) => gateway.ask(...given)
const target: GatewayOfTest['target'] = (...given) => gateway.target(...given)
const route: GatewayOfTest['route'] = draft => gateway.route(draft)

describe('a call that a route takes', () => {
  it('goes on with its question and body, prefixes changed, and without what proves who calls', async () => {
    const far = await target((request, response) => {
      response.setHeader('set-cookie', 'a=b')
      response.setHeader('x-own', 'yes')
      response.statusCode = 201
      request.pipe(response)
    })
    const { path } = await route({
      targets: `${far.url}/base`,
      stripPrefix: 1,
      addPrefix: '/v1',
      setHeaders: 'X-Key: k, 1',
      answerHeaders: 'X-Own',
      removeHeaders: 'X-Gone',
      rights: 'login',
    })
    const init = { method: 'POST', body: 'given', ...by(gateway.admin, { cookie: 'c=d', 'x-gone': '1', 'x-weft-user': 'root' }) }
    const response = await ask(`${path}/a%20b?x=1&y=%2F`, init)
    expect([response.status, await response.text(), response.headers.get('x-own'), response.headers.get('set-cookie')]).toEqual([
      201,
      'given',
      'yes',
      null,
    ])
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    const [request] = far.asked
    expect([request?.method, request?.url]).toEqual(['POST', '/base/v1/a%20b?x=1&y=%2F'])
    expect(request?.headers).toMatchObject({ 'x-key': 'k, 1', 'x-weft-user': 'admin', 'x-forwarded-for': '127.0.0.1' })
    for (const name of ['x-access-token', 'cookie', 'x-gone']) expect(request?.headers[name], name).toBeUndefined()
  })

  it('needs the rights that the route names', async () => {
    const far = await target()
    const { path } = await route({ targets: far.url, rights: 'role:list' })
    const [without, holder] = [
      await makePerson(gateway.server, gateway.admin),
      await makePerson(gateway.server, gateway.admin, ['role:list']),
    ]
    expect(await messageOf(ask(path))).toContain('Token失效')
    expect((await ask(path, by(without.caller))).status).toBe(403)
    expect((await ask(path, by(holder.caller))).status).toBe(200)
    expect(far.asked).toHaveLength(1)
  })

  it('fits by path, method, host and header; others are not found', async () => {
    const far = await target()
    const { path } = await route({ targets: far.url, methods: 'GET,PUT', headers: 'X-Kind: a\nX-Any: *', hosts: '127.0.0.1' })
    const headers = { 'x-kind': 'a', 'x-any': '7' }
    expect((await ask(`${path}/x`, { headers })).status).toBe(200)
    expect((await ask(`${path}/x`, { headers: { ...headers, 'x-kind': 'b' } })).status).toBe(404)
    expect((await ask(`${path}/x`, { headers: { 'x-kind': 'a' } })).status).toBe(404)
    expect((await ask(`${path}/x`, { method: 'POST', headers })).status).toBe(404)
    expect((await ask(`${path}x`, { headers })).status).toBe(404)
  })

  it('is none whose path a target may read otherwise, unless the route says so', async () => {
    const far = await target()
    const { path } = await route({ targets: `${far.url}/base`, stripPrefix: 1 })
    const raw = await route({ targets: `${far.url}/base`, stripPrefix: 1, rawPaths: true })
    for (const dots of ['..', '%2e%2e', '.%2E', 'x\\..\\..', '..;', '..%2f', '%252e%252e', '%00'])
      for (const each of [path, raw.path]) expect(await gateway.statusOf(`${each}/${dots}/secret`), dots).toBe(400)
    for (const odd of ['a;b', 'a%2Fb', 'a%5Cb', 'a//b', '100%25']) {
      expect(await gateway.statusOf(`${path}/${odd}`), odd).toBe(400)
      expect(await gateway.statusOf(`${raw.path}/${odd}`), odd).toBe(200)
    }
    expect(far.asked.map(({ url }) => url)).toEqual(['/base/a;b', '/base/a%2Fb', '/base/a%5Cb', '/base/a//b', '/base/100%25'])
    expect(await messageOf(ask(`${path}/a;b`))).toMatch(/^路由“.+”不转发含有特殊字符或多余编码的路径$/)
  })

  it('carries no header that a target reads as one of ours', async () => {
    const far = await target()
    const { path } = await route({ targets: far.url, rights: 'login' })
    const names = [
      'x_weft_user',
      'X_Weft-User',
      'x-weft_user',
      'x_forwarded_for',
      'x_real_ip',
      'x_access_token',
      'x.weft.user',
      'x!weft!user',
    ]
    await ask(path, by(gateway.admin, Object.fromEntries(names.map(name => [name, 'root']))))
    const told = Object.entries(far.asked[0]?.headers ?? {})
    expect(told.filter(([name]) => /[_.!]/.test(name) || /access.token|tenant/.test(name))).toEqual([])
    expect(far.asked[0]?.headers).toMatchObject({ 'x-weft-user': 'admin', 'x-forwarded-for': '127.0.0.1' })
  })

  it('is none with a path that is too long, of a route or of none', async () => {
    const far = await target()
    await route({ targets: far.url, paths: '/dashes/*-*-*-*-*' })
    for (const each of ['/dashes/', '/nowhere/']) {
      const response = await ask(`${each}${'-'.repeat(2001 - each.length)}`)
      expect([response.status, await messageOf(response)], each).toEqual([414, '路径过长，最多 2000 个字符'])
    }
    expect((await ask(`/dashes/${'-'.repeat(1992)}?${'x'.repeat(3000)}`)).status).toBe(200)
    expect(far.asked).toHaveLength(1)
  })

  it('is refused by address, and when one address calls too often', async () => {
    const far = await target()
    const denied = await route({ targets: far.url, denyAddresses: '127.0.0.0/8' })
    const others = await route({ targets: far.url, allowAddresses: '10.0.0.0/8' })
    for (const { path, name } of [denied, others]) expect(await messageOf(ask(path))).toBe(`路由“${name}”不接受来自该地址的请求`)
    const limited = await route({ targets: far.url, rateLimit: 2 })
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await ask(limited.path)).status))
    expect(statuses.filter(status => status === 429).length).toBeGreaterThan(0)
    expect(statuses.filter(status => status === 200).length).toBeGreaterThanOrEqual(2)
  })
})

it('a WebSocket is refused with its reason, which stands at the route, and calls go on', async () => {
  const far = await target()
  const { name, path } = await route({ targets: far.url })
  const said = `路由“${name}”不转发 WebSocket 连接，请让客户端直接连接目标`
  const socket = await dial(`${gateway.origin.replace('http', 'ws')}/jeecg-boot${path}/live`)
  expect(await socket.ended).toBe(501)
  await vi.waitFor(async () => expect((await gateway.rowOf(name))?.error).toBe(said))
  expect(far.asked).toEqual([])
  expect((await ask(path)).status).toBe(200)
})

it('is taken or refused by the lists of addresses that a route names, as they are today', async () => {
  const far = await target()
  const put = (name: string, list: string, until: string | null = null) =>
    gateway.server.sql(
      `insert into weft.watch_force (tenant_id, entry_id, kind, side, level, list_name, name, aliases, number, wins, reason, valid_until, approved_by)
        values (0, $1, 'address', 'white', '1', $2, $1, '', '', false, '', $3, 'admin')`,
      [name, list, until],
    )
  await put('127.0.0.0/8', '本机')
  await put('10.9.0.0/16', '分部')
  await put('127.0.0.1', '过期名单', '2020-01-01')
  const inside = await route({ targets: far.url, allowAddresses: '名单:本机' })
  const outside = await route({ targets: far.url, allowAddresses: '名单：分部' })
  const denied = await route({ targets: far.url, denyAddresses: '203.0.113.1\n名单:本机' })
  const over = await route({ targets: far.url, denyAddresses: 'list:过期名单' })
  const statusOf = async ({ path }: { path: string }) => (await ask(path)).status
  expect([await statusOf(inside), await statusOf(outside), await statusOf(denied), await statusOf(over)]).toEqual([200, 403, 403, 200])
  await put('127.0.0.2/31', '分部')
  await put('127.0.0.0/30', '分部')
  await vi.waitFor(async () => expect(await statusOf(outside)).toBe(200))
  expect(
    (await gateway.write({ name: '错', paths: '/nolist/**', targets: 'http://203.0.113.1', denyAddresses: '名单:没有' })).message,
  ).toBe('没有生效的地址名单“没有”')
})

describe('several targets', () => {
  const answering = (text: string) => target((_, response) => response.end(text))

  it('share calls, and one that is ill gets none', async () => {
    const [well, ill] = [
      await answering('well'),
      await target((request, response) => {
        response.statusCode = request.url === '/health' ? 500 : 200
        response.end('ill')
      }),
    ]
    const { path } = await route({ targets: `${well.url}\n${ill.url}`, healthPath: '/health', healthSeconds: 1 })
    await vi.waitFor(() => expect(ill.asked.length).toBeGreaterThan(0))
    await vi.waitFor(async () => {
      const texts = await Promise.all(Array.from({ length: 4 }, async () => (await ask(path)).text()))
      expect(texts).toEqual(['well', 'well', 'well', 'well'])
    })
  })

  it('stand in for one that is away, where a call may be sent again', async () => {
    const [away, well] = [await answering(''), await answering('well')]
    await away.close()
    const { path } = await route({ targets: `${away.url} 999\n${well.url}`, retries: 1 })
    expect(await (await ask(path)).text()).toBe('well')
    expect((await ask(path, { method: 'POST', body: 'once' })).status).toBe(502)
  })

  it('rest after failures in a row, and callers are told at once', async () => {
    let status = 503
    const far = await target((_, response) => {
      response.statusCode = status
      response.end()
    })
    const { name, path } = await route({ targets: far.url, breakerFailures: 2, breakerSeconds: 60 })
    expect([(await ask(path)).status, (await ask(path)).status]).toEqual([503, 503])
    status = 200
    const response = await ask(path)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await messageOf(response)).toBe(`路由“${name}”的目标连续失败，已暂停转发，请 60 秒后再试`)
    expect(far.asked).toHaveLength(2)
  })
})
