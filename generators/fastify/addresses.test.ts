import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify, { type FastifyPluginAsync } from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { startMock } from '../../tests/helpers/mock-server'
import { generate } from '../tool'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache', `addresses-test-${process.pid}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const json = (schema: object) => ({ description: '', content: { 'application/json': { schema } } })

/** The folder of the routes and the mock of a document, or of the file that is named. */
async function madeOf(name: string, document: object | string): Promise<string> {
  const at = join(folder, name)
  mkdirSync(at, { recursive: true })
  const file = typeof document === 'string' ? document : join(at, 'api.json')
  if (typeof document !== 'string') writeFileSync(file, JSON.stringify(document))
  await generate({ documents: [file], out: 'out', targets: ['fastify', 'mock'], root: at, cache: null })
  return join(at, 'out')
}

it('operations of one address, which the document tells apart by what stands behind #, are told apart by what they demand', async () => {
  const link = { name: 'link', in: 'query', required: true, schema: { type: 'string' } }
  const of = (operationId: string, parameters: object[]) => ({
    put: { operationId, parameters, responses: { 200: json({ const: operationId }) } },
  })
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
  const server = await startMock(
    await madeOf('marks', {
      openapi: '3.1.0',
      info: { title: 'Marks', version: '1' },
      paths: { '/files/{id}': of('rename', [id]), '/files/{id}#add_link': of('addLink', [id, link]) },
    }),
  )
  const answered = async (url: string) => {
    const { statusCode, body } = await server.inject({ method: 'PUT', url })
    return [statusCode, JSON.parse(body) as unknown]
  }
  expect(await answered('/files/7')).toEqual([200, 'rename'])
  expect(await answered('/files/7?link=a')).toEqual([200, 'addLink'])
  await server.close()
})

it('paths whose placeholders stand inside of a part, as OData has them, are told apart', async () => {
  const parameters = (path: string) =>
    [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
  const paths = [
    '/users',
    '/users({id})',
    "/users({id})/orders(day={day},no='{no}')",
    '/{any}',
    '/files/{name}.{ending}',
    '/files/{name}',
    '/by{kind}(no={no})',
  ]
  const document = {
    openapi: '3.1.0',
    info: { title: 'Parts', version: '1' },
    paths: Object.fromEntries(
      paths.map((path, index) => [
        path,
        { get: { operationId: `get${index}`, parameters: parameters(path), responses: { 200: json({}) } } },
      ]),
    ),
  }
  const out = await madeOf('parts', document)
  const { api } = (await import(/* @vite-ignore */ pathToFileURL(join(out, 'routes.ts')).href)) as {
    api(handlers: object): FastifyPluginAsync
  }
  const handlers = paths.map((_, index) => [`get${index}`, ({ params }: { readonly params: object }) => ({ [index]: params })])
  const server = Fastify()
  await server.register(api(Object.fromEntries(handlers)), { prefix: '/v1' })
  const answer = async (path: string) => (await server.inject(`/v1${path}`)).json() as unknown
  expect(await answer('/users')).toEqual({ 0: {} })
  expect(await answer('/users(7)')).toEqual({ 1: { id: '7' } })
  expect(await answer("/users(7)/orders(day=1,no='a')")).toEqual({ 2: { id: '7', day: '1', no: 'a' } })
  expect(await answer('/others')).toEqual({ 3: { any: 'others' } })
  expect(await answer('/files/a.txt')).toEqual({ 4: { name: 'a', ending: 'txt' } })
  expect(await answer('/files/a')).toEqual({ 5: { name: 'a' } })
  expect(await answer('/byDay(no=1)')).toEqual({ 6: { kind: 'Day', no: '1' } })
  expect((await server.inject('/v1/users(7)/items(1)')).statusCode).toBe(404)
  await server.close()
})

const box = join(root, '../shared/data/openapi/box.json')

it.skipIf(!existsSync(box))('a mock server of Box starts and answers, also where two operations share an address', async () => {
  const server = await startMock(await madeOf('box', box))
  for (const path of ['/users/me', '/files/7', '/folders/0/items']) {
    const answered = await server.inject(path)
    expect([path, answered.statusCode, typeof answered.json()]).toEqual([path, 200, 'object'])
  }
  // In the document: /files/{file_id} and /files/{file_id}#add_shared_link.
  for (const [url, payload] of [
    ['/files/7', { name: 'a' }],
    ['/files/7?fields=shared_link', { shared_link: {} }],
  ] as const)
    expect([url, (await server.inject({ method: 'PUT', url, payload })).statusCode]).toEqual([url, 200])
  await server.close()
})
