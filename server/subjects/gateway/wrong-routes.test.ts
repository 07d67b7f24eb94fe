import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type GatewayOfTest, messageOf, openGateway } from '../../../tests/helpers/gateway'
import { openInside } from '../../../tests/helpers/inside'
import { makePerson } from '../../../tests/helpers/people'
import { build } from '../../app/app'
import { readConfig } from '../../app/config'
import { readDefinitions } from '../../app/definitions'

let gateway: GatewayOfTest
beforeAll(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.closeTargets())
afterAll(() => gateway?.close())

let made = 0
const draft = (more: object) => ({ name: `w${++made}`, paths: `/w${made}/**`, targets: 'http://203.0.113.1', ...more })

describe('a route is refused', () => {
  it.each([
    [{ paths: 'erp' }, 'paths', '路径 erp 无效：须以 / 开头'],
    [{ paths: '/ok\n/erp/**/x' }, 'paths', '路径 /erp/**/x 无效：** 只能单独放在最后'],
    [{ paths: '/erp/(a+)+$' }, 'paths', '路径 /erp/(a+)+$ 无效：含有不允许的字符'],
    [{ paths: '/**' }, 'paths', '路径 /** 的第一段不能是通配符，否则会占用系统自身的路径'],
    [{ paths: '/SYS/user/**' }, 'paths', '路径 /SYS/user/** 已由系统自身使用'],
    [{ targets: 'ftp://10.0.0.1' }, 'targets', '目标“ftp://10.0.0.1”无效，请填写 http:// 或 https:// 地址，后面可跟 1–999 的权重'],
    [{ targets: 'http://10.0.0.1 0' }, 'targets', '目标“http://10.0.0.1 0”无效，请填写 http:// 或 https:// 地址，后面可跟 1–999 的权重'],
    [{ headers: 'nonsense' }, 'headers', '请求头“nonsense”无效，请按“名称: 值”填写'],
    [{ setHeaders: 'Host: other' }, 'setHeaders', '请求头 Host 由系统管理，不能设置'],
    [{ setHeaders: 'X_Weft_User: admin' }, 'setHeaders', '请求头 X_Weft_User 由系统管理，不能设置'],
    [{ setHeaders: 'X.Forwarded.For: ::1' }, 'setHeaders', '请求头 X.Forwarded.For 由系统管理，不能设置'],
    [{ denyAddresses: '10.0.0.0/99' }, 'denyAddresses', '“10.0.0.0/99”不是 IP 地址或网段'],
    [{ rights: 'all of it' }, 'rights', '权限“all of it”无效，请填写 public、login 或如 erp:list 的权限编码'],
    [{ healthPath: 'health' }, 'healthPath', '“health”不是路径，须以 / 开头'],
  ])('that says %o, at its field', async (more, field, message) => {
    const given = draft(more)
    expect(await gateway.write(given)).toMatchObject({ success: false, message, result: [{ field, message }] })
    expect(await gateway.rowOf(given.name)).toBeUndefined()
  })

  it.each([
    'http://127.0.0.1',
    'http://[::1]:8080',
    'http://2130706433',
    'http://0x7f.1',
    'http://[::ffff:127.0.0.1]',
    'http://169.254.169.254/latest',
    'http://100.100.100.200',
    'http://[fe80::1]',
    'http://10.1.2.3:8080',
    'http://172.16.0.1',
    'http://192.168.1.1',
    'http://[fd00::1]',
  ])('to the forbidden address %s', async targets => {
    expect((await gateway.write(draft({ targets }))).message).toMatch(
      /^目标 http:.+ 指向 .+，是(?:本机|链路本地|云平台元数据|保留|内网)地址，禁止转发/,
    )
  })

  it('to a name that stands for a forbidden address, once it is switched on', async () => {
    const given = draft({ targets: 'http://localhost:1' })
    await gateway.write(given)
    const { id = '' } = (await gateway.rowOf(given.name)) ?? {}
    expect((await gateway.publish(id)).message).toMatch(/^目标 http:\/\/localhost:1 指向 .+，是本机地址，禁止转发/)
    expect((await gateway.rowOf(given.name))?.state).toBe('draft')
  })

  it('to a place inside, unless the installation names it with its port, from then on and no longer', async () => {
    const far = await gateway.target((_, response) => response.setHeader('connection', 'close').end('fine'))
    const port = Number(new URL(far.url).port)
    const given = draft({ targets: far.url, rights: 'public' })
    const status = async () => (await gateway.ask(`/${given.name}`)).status
    await openInside(gateway.admin, `127.0.0.1:${port + 1}`)
    expect((await gateway.write(given)).message).toMatch(/是本机地址，禁止转发.*“参数设置”的“可调用的内网地址”/)
    await openInside(gateway.admin, `127.0.0.1:${port}`)
    expect(await gateway.write(given)).toMatchObject({ success: true })
    await gateway.publish((await gateway.rowOf(given.name))?.id ?? '')
    await gateway.settled()
    expect(await status()).toBe(200)
    await openInside(gateway.admin)
    expect(await status()).toBe(502)
  })

  it('that names internal addresses, of whoever may not', async () => {
    const { caller } = await makePerson(gateway.server, gateway.admin, ['gatewayRoute:add'])
    expect((await gateway.write(draft({ internalAddresses: '127.0.0.1' }), caller)).message).toBe('您没有列出内部地址的权限')
    expect((await gateway.write(draft({}), caller)).success).toBe(true)
  })
})

describe('a route that goes wrong is contained, and says which and why', () => {
  /** What administrators find at the route. */
  const fault = (name: string) =>
    vi.waitFor(async () => expect((await gateway.rowOf(name))?.error).toMatch(/./)).then(() => gateway.rowOf(name))

  it('a dead target', async () => {
    const far = await gateway.target()
    const { name, path } = await gateway.route({ targets: far.url })
    await far.close()
    const response = await gateway.ask(path)
    expect([response.status, await messageOf(response)]).toEqual([502, `路由“${name}”的目标无法连接`])
    expect((await fault(name))?.error).toContain(`目标 ${far.url}：ECONNREFUSED`)
  })

  it('a target that does not answer', async () => {
    const far = await gateway.target(() => undefined)
    const { name, path } = await gateway.route({ targets: far.url, timeLimit: 1 })
    const response = await gateway.ask(path)
    expect([response.status, await messageOf(response)]).toEqual([504, `路由“${name}”的目标在 1 秒内没有应答`])
  })

  it('an answer that never ends', async () => {
    const left = vi.fn()
    const far = await gateway.target((_, response) => {
      const beat = setInterval(() => response.write('x'), 50)
      response.on('close', () => {
        clearInterval(beat)
        left()
      })
    })
    const { name, path } = await gateway.route({ targets: far.url, totalLimit: 1 })
    const response = await gateway.ask(path)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
    expect((await fault(name))?.error).toContain(`路由“${name}”的应答超过 1 秒仍未结束，已中断`)
    await vi.waitFor(() => expect(left).toHaveBeenCalled())
  })

  it('a redirect to an internal address, which is told to the caller and not followed', async () => {
    const inner = await gateway.target()
    const far = await gateway.target((_, response) => response.writeHead(302, { location: inner.url }).end())
    const { path } = await gateway.route({ targets: far.url })
    const response = await gateway.ask(path, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, inner.url])
    expect([far.asked.length, inner.asked.length]).toEqual([1, 0])
  })

  it('each of them, while calls through another route go on', async () => {
    const held: ServerResponse[] = []
    const slow = await gateway.target((_, response) => {
      response.write('begun,')
      held.push(response)
    })
    const dead = await gateway.target()
    await dead.close()
    const endless = await gateway.target((_, response) => void response.write('x'))
    const other = await gateway.route({ targets: slow.url })
    const readers = (await Promise.all([1, 2, 3].map(() => gateway.ask(other.path)))).map(call => call.text())
    await vi.waitFor(() => expect(held).toHaveLength(3))
    const wrong = await Promise.all([
      gateway.route({ targets: dead.url }),
      gateway.route({ targets: endless.url, totalLimit: 1 }),
      gateway.route({ targets: `${gateway.origin}/jeecg-boot` }),
    ])
    const asked = wrong.map(async ({ path }) => (await gateway.ask(path)).text().catch(() => 'cut off'))
    expect(await Promise.all(asked)).toEqual([expect.stringContaining('无法连接'), 'cut off', expect.stringContaining('形成循环')])
    expect((await gateway.write(draft({ targets: 'http://127.0.0.1' }))).success).toBe(false)
    for (const { id } of wrong) await gateway.admin.post('/sys/gatewayRoute/switchOff', { id })
    await gateway.settled()
    const late = gateway.ask(other.path).then(call => call.text())
    await vi.waitFor(() => expect(held).toHaveLength(4))
    for (const response of held) response.end('ended')
    expect(await Promise.all([...readers, late])).toEqual(Array(4).fill('begun,ended'))
  })

  it('a loop', async () => {
    const { name, path } = await gateway.route({ targets: `${gateway.origin}/jeecg-boot` })
    const response = await gateway.ask(path)
    expect([response.status, await messageOf(response)]).toEqual([508, `路由“${name}”形成循环：请求再次回到本系统`])
  })
})

describe('switching a route', () => {
  it('touches no call that goes on, neither of it nor of others', async () => {
    const open: ServerResponse[] = []
    const far = await gateway.target((_, response) => {
      response.write('begun,')
      open.push(response)
    })
    const [one, other] = [await gateway.route({ targets: far.url }), await gateway.route({ targets: far.url })]
    const calls = await Promise.all([gateway.ask(one.path), gateway.ask(other.path)])
    const readers = calls.map(call => call.text())
    await vi.waitFor(() => expect(open).toHaveLength(2))
    await gateway.admin.post('/sys/gatewayRoute/switchOff', { id: one.id })
    await gateway.route({ targets: far.url })
    expect((await gateway.ask(one.path)).status).toBe(404)
    for (const response of open) response.end('ended')
    expect(await Promise.all(readers)).toEqual(['begun,ended', 'begun,ended'])
  })

  it('takes what is written; until then what was on stays, and comes back by undoing', async () => {
    const [old, fresh] = [await gateway.target((_, res) => res.end('old')), await gateway.target((_, res) => res.end('fresh'))]
    const { id, name, path } = await gateway.route({ targets: old.url })
    const row = await gateway.rowOf(name)
    const changed = {
      id,
      name,
      paths: row?.paths,
      internalAddresses: '127.0.0.1',
      rights: 'public',
      targets: fresh.url,
      version: row?.version,
    }
    const edited = await gateway.admin.put('/sys/gatewayRoute/edit', changed)
    expect(edited.body.success, edited.body.message).toBe(true)
    const answers = async () => (await gateway.ask(path)).text()
    expect([(await gateway.rowOf(name))?.state, await answers()]).toEqual(['changed', 'old'])
    await gateway.publish(id)
    await gateway.settled()
    expect([(await gateway.rowOf(name))?.state, await answers()]).toEqual(['on', 'fresh'])
    expect((await gateway.admin.post('/sys/gatewayRoute/undo', { id })).body.message).toBe('已恢复为上一次启用的内容')
    await gateway.settled()
    expect(await answers()).toBe('old')
    expect((await gateway.admin.put('/sys/gatewayRoute/edit', changed)).body.code).toBe(409)
  })

  it('holds at every server of the database', async () => {
    const far = await gateway.target()
    const env = { DATABASE_URL: gateway.server.databaseUrl, DATA_DIR: gateway.server.dataDir }
    const other = await build({ config: readConfig(env), definitions: readDefinitions() })
    try {
      const { path, id } = await gateway.route({ targets: far.url })
      const status = async () => (await other.inject(`/jeecg-boot${path}`)).statusCode
      await vi.waitFor(async () => expect(await status()).toBe(200))
      await gateway.admin.post('/sys/gatewayRoute/switchOff', { id })
      await vi.waitFor(async () => expect(await status()).toBe(404))
    } finally {
      await other.close()
    }
  })

  it('can be tried before, and the trial says what came or why nothing did', async () => {
    const far = await gateway.target((_, res) => res.writeHead(201, { 'x-own': 'yes' }).end('tried'))
    const given = draft({ targets: far.url, internalAddresses: '127.0.0.1' })
    await gateway.write(given)
    const { id = '' } = (await gateway.rowOf(given.name)) ?? {}
    const attempt = async (path: string) => (await gateway.admin.post<object>('/sys/gatewayRoute/tryOut', { id, path })).body
    expect((await attempt(`/${given.name}/x`)).result).toMatchObject({ target: far.url, status: 201, body: 'tried' })
    expect((await attempt('/other')).message).toBe('路径 /other 不符合该路由的条件')
    await far.close()
    expect((await attempt(`/${given.name}/x`)).message).toContain(`路由“${given.name}”的目标无法连接；目标 ${far.url}：ECONNREFUSED`)
    expect((await gateway.ask(`/${given.name}/x`)).status).toBe(404)
  })
})
