import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compilerSays } from '../tests/helpers/generated'
import { isOwnFile } from './contract/reading'
import { runCommand } from './tool/cli'
import { outputs } from './tool/outputs'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache', `options-test-${process.pid}`)

const json = (schema: object) => ({ description: '', content: { 'application/json': { schema } } })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const number = { type: 'integer' }

/** Orders in pages, as this family writes them. */
const shop = {
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

let server: Server
let address: string
let bodies: string[] = []

const order = (id: string) => `{"id":${id},"at":"2026-01-02T03:04:05Z","status":"open"}`

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(shop))
  server = createServer((request, response) => {
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
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

type Module = Readonly<Record<string, (...args: unknown[]) => unknown>>

/** Runs the command with these flags into a folder, and loads one of its files; calls go to the server of these tests. */
async function made<Loaded = Module>(out: string, flags: readonly string[], file = 'shop.ts'): Promise<Loaded> {
  const said: string[] = []
  const terminal = { cwd: folder, out: () => undefined, err: (text: string) => said.push(text), live: false }
  expect([await runCommand(['generate', 'shop.json', '--out', out, '--no-cache', ...flags], terminal), said]).toEqual([0, []])
  const http = (await import(/* @vite-ignore */ join(folder, out, 'http.ts'))) as { configure(settings: object): void }
  http.configure({ server: address })
  return (await import(/* @vite-ignore */ join(folder, out, file))) as Loaded
}

const text = (file: string) => readFileSync(join(folder, file), 'utf8')
const functions = (file: string) => [...text(file).matchAll(/export function (\w+)/g)].map(match => match[1])

it('--split tag gives a file for each tag, and Apis.tag.operation', async () => {
  const apis = await made<Readonly<Record<string, Module>>>('split', ['--split', 'tag'], 'apis.ts')
  expect(Object.keys(apis).sort()).toEqual(['users', '订单管理'])
  expect(await apis.订单管理?.sysOrderById?.({ params: { id: 'a' } })).toMatchObject({ status: 'open' })
  expect(functions('split/users.ts')).toEqual(['sysUserList'])
  expect(text('split/订单管理.ts')).toContain("import type { Order, OrderPage } from './shop'")
})

it.each([
  [
    ['--exclude', 'tag:users'],
    ['sysOrderList', 'sysOrderAdd', 'sysOrderById'],
  ],
  [
    ['--exclude', 'deprecated'],
    ['sysOrderList', 'sysOrderAdd', 'sysOrderById'],
  ],
  [['--only', 'schema:User'], ['sysUserList']],
  [
    ['--only', 'schema:Order', '--exclude', '/orders/*'],
    ['sysOrderList', 'sysOrderAdd'],
  ],
])('%o leaves %o', async (flags, left) => {
  const out = flags.join('').replace(/\W/g, '')
  await made(out, flags)
  expect(functions(`${out}/shop.ts`)).toEqual(left)
})

it('--rename changes names by rules', async () => {
  await made('renamed', ['--rename', '^sys=', '--rename', '^Order$=Bestellung'])
  expect(functions('renamed/shop.ts')).toEqual(['orderList', 'orderAdd', 'orderById', 'userList'])
  expect(text('renamed/shop.ts')).toContain('export interface Bestellung {')
})

it('--dates and --int64 give moments and exact numbers, and send them as they came', async () => {
  const client = await made('scalars', ['--dates', 'Date', '--int64', 'bigint'])
  const found = await client.sysOrderById?.({ params: { id: 'a' } })
  expect(found).toEqual({ id: 9007199254740993n, at: new Date('2026-01-02T03:04:05Z'), status: 'open' })
  bodies = []
  await client.sysOrderAdd?.({ body: found })
  expect(bodies).toEqual(['{"id":9007199254740993,"at":"2026-01-02T03:04:05.000Z","status":"open"}'])
  const texts = await made('texts', ['--int64', 'string', '--transport', 'fetch'])
  const other = await texts.sysOrderById?.({ params: { id: 'a' } })
  expect(other).toMatchObject({ id: '9007199254740993', at: '2026-01-02T03:04:05Z' })
  bodies = []
  await texts.sysOrderAdd?.({ body: other })
  expect(bodies).toEqual([order('9007199254740993')])
})

it('--target enums gives the values at run time', async () => {
  const enums = await made<Record<string, object>>('enums', ['--target', 'client', '--target', 'enums'], 'enums.ts')
  expect(enums.OrderStatus).toEqual({ open: 'open', 已完成: '已完成' })
})

it('--validate-requests refuses before anything is sent', async () => {
  const client = await made('requests', ['--validate-requests'])
  bodies = []
  expect(() => client.sysOrderAdd?.({ body: { id: 1, status: 'lost' } })).toThrow('POST /orders: /body/status must be equal to one of')
  expect(() => client.sysOrderList?.({ query: { pageNo: 0 } })).toThrow('GET /orders: /query/pageNo must be >= 1')
  expect(bodies).toEqual([])
  await client.sysOrderAdd?.({ body: { id: 1, status: 'open' } })
  expect(bodies).toHaveLength(1)
})

it('--transport fetch sends without alova', async () => {
  const client = await made('fetched', ['--transport', 'fetch'])
  expect(await client.sysOrderById?.({ params: { id: 'a' } })).toMatchObject({ status: 'open' })
  expect(text('fetched/http.ts')).not.toMatch(/from 'alova/)
})

it('--target paging gives the items of all pages', async () => {
  const paging = await made<Record<string, (...args: unknown[]) => AsyncIterable<{ id: number }>>>(
    'paging',
    ['--target', 'client', '--target', 'paging'],
    'paging.ts',
  )
  const ids: number[] = []
  for await (const { id } of paging.eachSysOrderList?.() ?? []) ids.push(id)
  expect(ids).toEqual([1, 2, 3])
})

it('--hooks query gives options for TanStack Query', async () => {
  const queries = await made<
    Record<string, (...args: unknown[]) => { queryKey: unknown; queryFn(): unknown; mutationFn(request: unknown): unknown }>
  >('queries', ['--hooks', 'query'], 'queries.ts')
  const query = queries.sysOrderByIdQuery?.({ params: { id: 'a' } })
  expect(query?.queryKey).toEqual(['sysOrderById', { params: { id: 'a' } }])
  expect(await query?.queryFn()).toMatchObject({ status: 'open' })
  expect(await queries.sysOrderAddMutation?.().mutationFn({ body: { id: 1, status: 'open' } })).toMatchObject({ status: 'open' })
})

it('--hooks react gives hooks of alova', async () => {
  const hooks = await made<Record<string, (...args: unknown[]) => { loading: boolean }>>('hooks', ['--hooks', 'react'], 'hooks.ts')
  const Page = () => String(hooks.useSysOrderAdd?.().loading)
  expect(renderToString(createElement(Page))).toBe('false')
})

it('--target mock-browser answers in place of fetch, and as a handler of msw', async () => {
  const mock = await made<{ mockFetch: typeof fetch; mockAnswer(request: Request): Response | undefined }>(
    'browser',
    ['--target', 'client', '--target', 'mock-browser'],
    'mock-browser.ts',
  )
  const answer = await mock.mockFetch('https://shop.test/api/orders/7')
  expect(await answer.json()).toMatchObject({ status: expect.any(String) })
  expect(mock.mockAnswer(new Request('https://shop.test/api/elsewhere'))).toBe(undefined)
})

it('no document and no tag takes the name of a file that stands beside it', async () => {
  const targets = outputs.flatMap(({ name }) => ['--target', name])
  await made('whole', [...targets, '--dates', 'Date', '--hooks', 'react', '--split', 'tag'])
  const files = ['whole', 'queries', '../../generators/runtime'].flatMap(at => readdirSync(join(folder, at)))
  const names = files.filter(file => file.endsWith('.ts') && !file.includes('.test.')).map(file => file.replace('.ts', ''))
  expect([...new Set(names)].filter(name => !isOwnFile(name)).sort()).toEqual(['shop', 'users', '订单管理'])
})

it('every folder compiles with the strictest flags', () => expect(compilerSays(folder)).toBe(''))
