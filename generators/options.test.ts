import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compilerSays } from '../tests/helpers/generated'
import { order, type Shop, serveShop, shop } from '../tests/helpers/shop'
import { isOwnFile } from './contract/reading'
import { runCommand } from './tool/cli'
import { outputs } from './tool/outputs'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache', `options-test-${process.pid}`)

let server: Shop

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(shop))
  server = await serveShop({
    '/shop/doc.html': (_, response) => response.end('<!doctype html><title>knife4j</title>'),
    '/shop/swagger-resources': (_, response) => response.end('[{"name":"all","url":"/v3/api-docs?group=all"}]'),
    '/v3/api-docs?group=all': (_, response) => response.end(JSON.stringify(shop)),
  })
})
afterAll(() => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What has been sent since the last time that this was asked. */
const sent = () => server.bodies.splice(0)

type Module = Readonly<Record<string, (...args: unknown[]) => unknown>>

/** Runs the command with these flags into a folder. */
async function run(out: string, flags: readonly string[], document = 'shop.json'): Promise<void> {
  const said: string[] = []
  const terminal = { cwd: folder, out: () => undefined, err: (text: string) => said.push(text), live: false }
  expect([await runCommand(['generate', document, '--out', out, '--no-cache', ...flags], terminal), said]).toEqual([0, []])
}

/** Runs the command, and loads one of the files that it made; calls go to the server of these tests. */
async function made<Loaded = Module>(out: string, flags: readonly string[], file = 'shop.ts'): Promise<Loaded> {
  await run(out, flags)
  const http = (await import(/* @vite-ignore */ join(folder, out, 'http.ts'))) as { configure(settings: object): void }
  http.configure({ server: server.address })
  return (await import(/* @vite-ignore */ join(folder, out, file))) as Loaded
}

const text = (file: string) => readFileSync(join(folder, file), 'utf8')
const functions = (file: string) => [...text(file).matchAll(/export function (\w+)/g)].map(match => match[1])

it('what is not asked for is not made', async () => {
  await made('plain', [])
  const core = ['.contract.json', 'http-core.ts', 'http-service.ts', 'http.ts', 'operations.ts', 'request.ts', 'shop.ts']
  expect(readdirSync(join(folder, 'plain')).sort()).toEqual(core)
  const imports = [...text('plain/shop.ts').matchAll(/^import .*$/gm)].map(([line]) => line)
  expect(imports).toEqual(["import { http } from './http'", "import { type Config, pathOf, queryOf } from './request'"])
  expect(text('plain/shop.ts')).not.toMatch(/Date\b|bigint|check|revive/)
})

/** What an application with one call ships, alova aside. */
async function shipped(out: string, from = 'shop'): Promise<string> {
  const contents = `import { sysOrderById } from './${out}/${from}'\nconsole.log(sysOrderById)\n`
  const stdin = { contents, resolveDir: folder, loader: 'ts' as const }
  const made = await build({ stdin, bundle: true, minify: true, format: 'esm', packages: 'external', write: false })
  return made.outputFiles[0]?.text ?? ''
}

it('what is made but not called is not shipped', async () => {
  await run('pays', [])
  const plain = await shipped('pays')
  expect(plain).not.toBe('')
  for (const { name } of outputs.filter(one => one.name !== 'client')) {
    await run(`pays-${name}`, ['--target', 'client', '--target', name])
    expect(await shipped(`pays-${name}`), name).toBe(plain)
  }
  await run('pays-query', ['--hooks', 'query'])
  expect(await shipped('pays-query')).toBe(plain)
  await run('pays-split', ['--split', 'tag'])
  expect((await shipped('pays-split', '订单管理')).length).toBe(plain.length)
  // An instance that hooks know names them where it is made.
  await run('pays-react', ['--hooks', 'react'])
  expect((await shipped('pays-react')).length - plain.length).toBeLessThan(60)
})

it('--names path and --prefix give functions and types other names', async () => {
  await made('named', ['--names', 'path', '--prefix', 'Acme'])
  expect(functions('named/shop.ts')).toEqual(['getOrders', 'postOrders', 'getOrdersId', 'getUsers'])
  expect(text('named/shop.ts')).toContain('export interface AcmeOrder {')
})

it('--module and --instance send by an instance of yours', async () => {
  writeFileSync(
    join(folder, 'own.ts'),
    `import { createAlova } from 'alova'
import adapterFetch from 'alova/fetch'
export const shopApi = createAlova({ baseURL: '${server.address}', requestAdapter: adapterFetch(), responded: answer => answer.json() })
`,
  )
  await run('own', ['--module', '../own', '--instance', 'shopApi'])
  expect(readdirSync(join(folder, 'own')).filter(file => file.startsWith('http'))).toEqual([])
  const client = (await import(/* @vite-ignore */ join(folder, 'own/shop.ts'))) as Module
  expect(await client.sysOrderById?.({ params: { id: 'a' } })).toMatchObject({ status: 'open' })
})

it('--envelope result gives what stands in the envelope', async () => {
  await made('enveloped', ['--envelope', 'result', '--only', 'sysOrderList'])
  expect(text('enveloped/shop.ts')).toContain("http.Get<OrderPage>('/orders'")
  await made('whole-envelope', ['--only', 'sysOrderList'])
  expect(text('whole-envelope/shop.ts')).not.toContain('http.Get<OrderPage>')
})

it('--validate refuses an answer that breaks the document', async () => {
  const client = await made('validated', ['--validate'])
  expect(await client.sysOrderById?.({ params: { id: 'a' } })).toMatchObject({ status: 'open' })
  await expect(client.sysUserList?.()).rejects.toThrow('GET /users: ')
})

it('an address of a page leads to the documents that it shows', async () => {
  await run('shown', ['--only', 'sysOrderById'], `${server.address}/shop/doc.html`)
  expect(functions('shown/api-docs.ts')).toEqual(['sysOrderById'])
})

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
  sent()
  await client.sysOrderAdd?.({ body: found })
  expect(sent()).toEqual(['{"id":9007199254740993,"at":"2026-01-02T03:04:05.000Z","status":"open"}'])
  const texts = await made('texts', ['--int64', 'string', '--transport', 'fetch'])
  const other = await texts.sysOrderById?.({ params: { id: 'a' } })
  expect(other).toMatchObject({ id: '9007199254740993', at: '2026-01-02T03:04:05Z' })
  sent()
  await texts.sysOrderAdd?.({ body: other })
  expect(sent()).toEqual([order('9007199254740993')])
})

it('--target enums gives the values at run time', async () => {
  const enums = await made<Record<string, object>>('enums', ['--target', 'client', '--target', 'enums'], 'enums.ts')
  expect(enums.OrderStatus).toEqual({ open: 'open', 已完成: '已完成' })
})

it('--validate-requests refuses before anything is sent', async () => {
  const client = await made('requests', ['--validate-requests'])
  sent()
  expect(() => client.sysOrderAdd?.({ body: { id: 1, status: 'lost' } })).toThrow('POST /orders: /body/status must be equal to one of')
  expect(() => client.sysOrderList?.({ query: { pageNo: 0 } })).toThrow('GET /orders: /query/pageNo must be >= 1')
  expect(sent()).toEqual([])
  await client.sysOrderAdd?.({ body: { id: 1, status: 'open' } })
  expect(sent()).toHaveLength(1)
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

it('no document and no tag takes the name of a file that stands beside it', async () => {
  const targets = outputs.flatMap(({ name }) => ['--target', name])
  await made('whole', [...targets, '--dates', 'Date', '--hooks', 'react', '--split', 'tag'])
  await made('queries', ['--hooks', 'query'])
  const files = ['whole', 'queries', '../../generators/runtime'].flatMap(at => readdirSync(join(folder, at)))
  const names = files.filter(file => file.endsWith('.ts') && !file.includes('.test.')).map(file => file.replace('.ts', ''))
  expect([...new Set(names)].filter(name => !isOwnFile(name)).sort()).toEqual(['shop', 'users', '订单管理'])
})

it.each([
  ['react', 'hooks.ts'],
  ['query', 'queries.ts'],
])('--hooks %s makes a module of a document without operations too', async (hooks, file) => {
  writeFileSync(join(folder, 'none.json'), JSON.stringify({ openapi: '3.1.0', info: { title: 'none', version: '1' }, paths: {} }))
  await run(`none-${hooks}`, ['--hooks', hooks], 'none.json')
  expect(text(`none-${hooks}/${file}`)).toMatch(/^export \{\}$/m)
})

it.each(['alova', 'fetch'])('mockFetch of --target mock-browser stands in place of fetch, by %s', async transport => {
  const out = `mocked-${transport}`
  const client = await made(out, ['--target', 'client', '--target', 'mock-browser', '--transport', transport])
  const [http, mock] = await Promise.all(['http', 'mock-browser'].map(file => import(/* @vite-ignore */ join(folder, out, `${file}.ts`))))
  http.configure({ fetch: mock.mockFetch })
  server.calls.splice(0)
  expect(await client.sysOrderById?.({ params: { id: 'a' } })).toMatchObject({
    id: expect.any(Number),
    status: expect.stringMatching(/^(open|已完成)$/),
  })
  expect(server.calls).toEqual([])
  expect((await mock.mockFetch(`${server.address}/elsewhere`)).status).toBe(200)
  expect(server.calls).toEqual(['GET /elsewhere'])
})

it('--cache names where the state of the last run is kept', async () => {
  const flags = ['generate', 'shop.json', '--out', 'kept', '--cache', 'state']
  const terminal = { cwd: folder, out: () => undefined, err: () => undefined, live: false }
  expect(await runCommand(flags, terminal)).toBe(0)
  expect(readdirSync(join(folder, 'state')).filter(file => /^\w+\.json$/.test(file))).toHaveLength(1)
})

it('each target makes what it works with', async () => {
  for (const { name } of outputs) await run(`alone-${name}`, ['--target', name])
  expect(readdirSync(join(folder, 'alone-mock'))).toContain('routes.ts')
  expect(readdirSync(join(folder, 'alone-paging'))).toContain('shop.ts')
})

it('every folder compiles with the strictest flags', () => expect(compilerSays(folder)).toBe(''))
