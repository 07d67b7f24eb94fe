import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TracedCall } from '../calls/trace'
import { TraceExporter } from './exporter'

interface Received {
  readonly url: string | undefined
  readonly headers: Record<string, unknown>
  readonly spans: readonly { traceId: string; spanId: string; parentSpanId?: string; name: string; startTimeUnixNano: string }[]
}

let collector: Server
let received: Received[]
let status: number
let warned: unknown[]
let exporter: TraceExporter
beforeEach(async () => {
  received = []
  warned = []
  status = 200
  collector = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString())
      const [{ scopeSpans }] = body.resourceSpans
      received.push({ url: request.url, headers: request.headers, spans: scopeSpans[0].spans })
      response.writeHead(status).end('{}')
    })
  })
  await new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve))
  exporter = new TraceExporter({
    endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
    headers: { 'x-key': 'k' },
    serviceName: 'weft',
    instance: 'a',
    warn: error => warned.push(error),
  })
})
afterEach(async () => {
  await exporter.close()
  await new Promise(resolve => collector.close(resolve))
})

const call: TracedCall = {
  id: '00ff00ff00ff00ff',
  at: 1_790_000_000_000,
  operation: 'sysRoleList',
  method: 'GET',
  path: '/sys/role/list',
  status: 200,
  ms: 12.5,
  failed: false,
  username: 'admin',
  tenantId: 0,
  guardMs: 2,
  statements: [{ text: 'select 1', begin: 3, ms: 4 }],
  more: 0,
}

it('sends a call and its statements as spans of one trace, and no account', async () => {
  exporter.add(call)
  await exporter.flush()
  const [{ url, headers, spans } = { url: '', headers: {}, spans: [] }] = received
  expect([url, headers['content-type'], headers['x-key']]).toEqual(['/v1/traces', 'application/json', 'k'])
  expect(spans).toMatchObject([
    { traceId: '000000000000000000ff00ff00ff00ff', spanId: '00ff00ff00ff00ff', name: 'GET /sys/role/list' },
    { parentSpanId: '00ff00ff00ff00ff', name: 'select', startTimeUnixNano: '1790000000003000000' },
  ])
  expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(2)
  expect(JSON.stringify(spans)).not.toContain('admin')
  await exporter.flush()
  expect(received.length).toBe(1)
})

it('sends again what a collector could not take, and no more what it refuses', async () => {
  status = 503
  exporter.add(call)
  await exporter.flush()
  expect(warned.length).toBe(1)
  status = 400
  await exporter.flush()
  await exporter.flush()
  expect(received.length).toBe(2)
})

it('keeps so many calls for a collector that is away', async () => {
  status = 503
  for (let n = 0; n < 2500; n++) exporter.add(call)
  await exporter.flush()
  status = 200
  received = []
  await exporter.flush()
  expect(received.reduce((sum, { spans }) => sum + spans.length, 0)).toBe(2000 * 2)
})
