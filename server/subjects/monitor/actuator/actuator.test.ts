import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'
import type { TracedCall } from '../calls/trace'
import { tracesOf, type WantedTraces } from './traces'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

interface Metric {
  readonly name: string
  readonly baseUnit: string | null
  readonly measurements: readonly { readonly statistic: string; readonly value: number }[]
}

interface Trace {
  readonly timestamp: string
  readonly request: { readonly method: string; readonly uri: string }
  readonly response: { readonly status: number }
  readonly timeTaken: number
}

const bare = async <Body>(path: string, who: Caller = admin) => {
  const { status, raw } = await who.get(`/actuator/${path}`)
  return { status, body: JSON.parse(raw.toString('utf8')) as Body }
}

const traces = async (path: string) => (await bare<{ traces: readonly Trace[] }>(path)).body.traces

describe('a metric', () => {
  it('is answered without an envelope, by each name that is listed', async () => {
    const { body } = await bare<{ names: readonly string[] }>('metrics')
    expect(body.names).toEqual(expect.arrayContaining(['process.cpu.usage', 'process.uptime', 'system.cpu.count', 'jvm.memory.used']))
    for (const name of body.names) {
      const { body: metric } = await bare<Metric>(`metrics/${name}`)
      expect([metric.name, metric.measurements]).toEqual([name, [{ statistic: 'VALUE', value: expect.any(Number) }]])
    }
  })

  it('is in the unit that it names', async () => {
    const value = async (name: string) => (await bare<Metric>(`metrics/${name}`)).body.measurements[0]?.value ?? Number.NaN
    expect(Math.abs((await value('process.start.time')) + process.uptime() - Date.now() / 1000)).toBeLessThan(5)
    expect(await value('system.cpu.usage')).toBeLessThanOrEqual(1)
    expect(await value('jvm.memory.used')).toBeLessThan(await value('jvm.memory.max'))
  })

  it.each(['tomcat.sessions.created', 'toString', '__proto__'])('of the name %s is not there', async name => {
    expect(await bare(`metrics/${name}`)).toMatchObject({ status: 404, body: { message: '路径不存在，请检查路径是否正确' } })
  })
})

describe('the last calls', () => {
  it('come with the newest first, without what their callers filled in', async () => {
    await admin.get('/sys/role/list', { roleName: 'secret-of-a-person' })
    await admin.get('/sys/dict/list')
    const found = (await traces('httptrace')).filter(({ request }) => /role\/list|dict\/list/.test(request.uri))
    expect(found.slice(0, 2).map(({ request }) => request)).toEqual([
      { method: 'GET', uri: '/jeecg-boot/sys/dict/list' },
      { method: 'GET', uri: '/jeecg-boot/sys/role/list' },
    ])
    expect(found[0]?.response).toEqual({ status: 200 })
    expect(Date.now() - Date.parse(found[0]?.timestamp ?? '')).toBeLessThan(60_000)
    expect(JSON.stringify(found)).not.toContain('secret-of-a-person')
  })

  it('are those that failed, or those that did not, in the order that is asked', () => {
    const call = (path: string, failed: boolean, at: number, ms: number) =>
      ({ path, failed, at, ms, method: 'GET', status: failed ? 500 : 200 }) as TracedCall
    const calls = [call('/third', false, 3, 10), call('/second', true, 2, 30), call('/first', false, 1, 20)]
    const uris = (wanted: WantedTraces) => tracesOf(calls, '/api', wanted)?.traces.map(({ request }) => request.uri)
    expect(uris({})).toEqual(['/api/third', '/api/second', '/api/first'])
    expect(uris({ query: 'error' })).toEqual(['/api/second'])
    expect(uris({ query: 'success' })).toEqual(['/api/third', '/api/first'])
    expect(uris({ query: 'all', field: 'timestamp', order: 'asc' })).toEqual(['/api/first', '/api/second', '/api/third'])
    expect(uris({ query: 'all', field: 'timeTaken' })).toEqual(['/api/second', '/api/first', '/api/third'])
    const many = Array.from({ length: 150 }, (_, at) => call('/each', false, at, 1))
    expect(tracesOf(many, '/api', {})?.traces.length).toBe(100)
  })

  it('come by the addresses that the clients ask', async () => {
    await admin.get('/sys/dict/list')
    for (const path of ['all', 'all/', 'success/timeTaken', 'all/timestamp/desc'])
      expect(await traces(`jeecghttptrace/${path}`), path).not.toEqual([])
    expect(await traces('jeecghttptrace/error/')).toEqual([])
  })

  it.each(['jeecghttptrace/some', 'jeecghttptrace/all/uri', 'jeecghttptrace/all/timeTaken/up'])('are not there as %s', async path => {
    expect((await bare(path)).status).toBe(404)
  })
})

describe.each(['metrics', 'metrics/process.uptime', 'httptrace', 'jeecghttptrace/all/'])('%s', path => {
  it('is refused without a session, and without the right', async () => {
    expect((await server.anonymous.get(`/actuator/${path}`)).body.message).toBe('Token失效，请重新登录')
    const { caller } = await makePerson(server, admin, ['role:list'])
    expect((await caller.get(`/actuator/${path}`)).body).toMatchObject({ success: false, code: 510 })
  })
})
