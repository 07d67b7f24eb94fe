import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type GatewayOfTest, openGateway } from '../../../tests/helpers/gateway'
import { makePerson } from '../../../tests/helpers/people'
import { DATA, RUN_BY_PAGES, SPEAKING } from '../../../tests/helpers/speaking-headers'

let gateway: GatewayOfTest
beforeAll(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.closeTargets())
afterAll(() => gateway?.close())

describe('an answer', () => {
  it('says of data what data need, and nothing else that its target says', async () => {
    const far = await gateway.target((_, response) => {
      for (const name of SPEAKING) response.setHeader(name, 'from-the-target')
      for (const [name, value] of Object.entries(DATA)) response.setHeader(name, value)
      response.end('<p>fine')
    })
    const { path } = await gateway.route({ targets: far.url })
    const { headers } = await gateway.ask(path)
    expect(SPEAKING.filter(name => headers.get(name)?.includes('from-the-target'))).toEqual([])
    expect(Object.fromEntries(Object.keys(DATA).map(name => [name, headers.get(name)]))).toEqual(DATA)
  })

  it('may say more where the route names it, which no header can be that others act upon', async () => {
    const far = await gateway.target((_, response) => response.setHeader('X-Own', 'yes').end())
    const { path } = await gateway.route({ targets: far.url, answerHeaders: 'X-Own' })
    expect((await gateway.ask(path)).headers.get('x-own')).toBe('yes')
    for (const name of SPEAKING.filter(each => each !== 'x-own')) {
      const { success, message } = await gateway.write({ name: 'x', paths: '/x', targets: far.url, answerHeaders: name })
      expect([success, message], name).toEqual([false, `应答头 ${name} 不能透传，请填写以 X- 开头、由目标自定义的名称`])
    }
  })

  it('is data: a page has no origin and runs no script, nor is it taken as one', async () => {
    const far = await gateway.target((_, response) => response.setHeader('content-type', 'text/javascript').end('1'))
    const { path } = await gateway.route({ targets: far.url })
    const { headers } = await gateway.ask(path)
    const policy = (headers.get('content-security-policy') ?? '').split(';').map(each => each.trim())
    expect(policy).toEqual(expect.arrayContaining(['sandbox', "script-src 'none'", "default-src 'none'"]))
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    for (const destination of RUN_BY_PAGES)
      expect((await gateway.ask(path, { headers: { 'sec-fetch-dest': destination } })).status, destination).toBe(403)
    expect(far.asked).toHaveLength(1)
  })

  it('is a page of ours where the route says so, which asks for a right of its own', async () => {
    const far = await gateway.target((_, response) => response.end('1'))
    const { path } = await gateway.route({ targets: far.url, trustedPages: true })
    const { headers, status } = await gateway.ask(path, { headers: { 'sec-fetch-dest': 'script' } })
    expect([status, headers.get('content-security-policy')]).toEqual([200, expect.stringContaining("default-src 'self'")])
    const { caller } = await makePerson(gateway.server, gateway.admin, ['gatewayRoute:add', 'gatewayRoute:edit', 'gatewayRoute:switch'])
    const draft = { name: 'pages', paths: '/pages/**', targets: 'http://203.0.113.1', trustedPages: true }
    const message = '您没有信任目标页面的权限'
    expect(await gateway.write(draft, caller)).toMatchObject({ success: false, message, result: [{ field: 'trustedPages', message }] })
    expect((await gateway.write({ ...draft, trustedPages: false }, caller)).success).toBe(true)
  })
})

it('no address is a script of a worker that would stand before the pages of this origin', async () => {
  const far = await gateway.target()
  const { path } = await gateway.route({ targets: far.url, trustedPages: true })
  const asking: Record<string, string>[] = [
    { 'service-worker': 'script' },
    { 'sec-fetch-dest': 'serviceworker' },
    { 'sec-fetch-dest': 'sharedworker' },
  ]
  const paths = [`/jeecg-boot${path}/worker.js`, '/jeecg-boot/sys/common/static/worker.js', '/jeecg-boot/sys/login', '/worker.js', '/']
  for (const headers of asking)
    for (const each of paths) {
      const response = await fetch(gateway.origin + each, { headers })
      expect([response.status, ((await response.json()) as { message: string }).message], each).toEqual([403, '不允许作为后台脚本加载'])
    }
  expect(far.asked).toEqual([])
})
