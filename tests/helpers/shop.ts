import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

const json = (schema: object) => ({ description: '', content: { 'application/json': { schema } } })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const number = { type: 'integer' }

/** Orders in pages, as this family writes them. */
export const shop = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: {
    '/orders': {
      get: {
        operationId: 'sysOrderList',
        tags: ['订单管理'],
        parameters: [{ name: 'pageNo', in: 'query', schema: { type: 'integer', minimum: 1 } }],
        responses: { 200: json({ type: 'object', properties: { result: ref('OrderPage') } }) },
      },
      post: {
        operationId: 'sysOrderAdd',
        tags: ['订单管理'],
        requestBody: { required: true, content: { 'application/json': { schema: ref('Order') } } },
        responses: { 200: json(ref('Order')) },
      },
    },
    '/orders/{id}': {
      get: {
        operationId: 'sysOrderById',
        tags: ['订单管理'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 200: json(ref('Order')) },
      },
    },
    '/users': {
      get: {
        operationId: 'sysUserList',
        tags: ['users'],
        deprecated: true,
        responses: { 200: json({ type: 'array', items: ref('User') }) },
      },
    },
  },
  components: {
    schemas: {
      Order: {
        type: 'object',
        required: ['id', 'status'],
        properties: {
          id: { type: 'integer', format: 'int64' },
          at: { type: 'string', format: 'date-time' },
          status: { type: 'string', enum: ['open', '已完成'] },
        },
      },
      OrderPage: { type: 'object', properties: { records: { type: 'array', items: ref('Order') }, total: number } },
      User: { type: 'object', properties: { name: { type: 'string' } } },
    },
  },
}

/** An order as it is written on the wire. */
export const order = (id: string) => `{"id":${id},"at":"2026-01-02T03:04:05Z","status":"open"}`

/** A server of `shop`: where it listens, the calls and the bodies that came, and its end. */
export interface Shop {
  readonly address: string
  /** Method and address of each. */
  readonly calls: string[]
  readonly bodies: string[]
  readonly close: () => void
}

/**
 * Starts a server that answers every call with orders; three in pages of two, and any other with one whose id no number holds exactly.
 * `others` answers what is no call of the API, by path.
 */
export async function serveShop(others: Readonly<Record<string, RequestListener>> = {}): Promise<Shop> {
  const calls: string[] = []
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const other = others[request.url ?? '']
    if (other) return other(request, response)
    calls.push(`${request.method} ${request.url}`)
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      if (body !== '') bodies.push(body)
      const page = Number(/pageNo=(\d)/.exec(request.url ?? '')?.[1])
      const records = page === 1 ? [order('1'), order('2')] : page === 2 ? [order('3')] : []
      response.setHeader('Content-Type', 'application/json')
      response.end(page ? `{"result":{"records":[${records}],"total":3}}` : order('9007199254740993'))
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    bodies,
    close: () => server.close(),
  }
}
