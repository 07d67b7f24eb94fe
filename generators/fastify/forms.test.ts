import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compilerSays, compilers } from '../../tests/helpers/generated'
import { generate } from '../tool'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache', `forms-test-${process.pid}`)

const text = { type: 'string' }
const texts = { type: 'array', items: text }
const numbers = { type: 'object', properties: { R: { type: 'integer' }, G: { type: 'integer' } } }
const bytes = { type: 'string', format: 'binary' }
const FIELDS = 'application/x-www-form-urlencoded'
const PARTS = 'multipart/form-data'
const place = {
  type: 'object',
  properties: { tags: texts, orders: { type: 'array', items: { type: 'object', properties: { no: text, tags: texts } } } },
  additionalProperties: { anyOf: [texts, text] },
}
const content = (properties: object, encoding: object = {}) => ({ schema: { type: 'object', properties }, encoding })

const properties = {
  list: texts,
  short: texts,
  spaced: texts,
  piped: texts,
  tabbed: texts,
  deep: numbers,
  flat: numbers,
  comma: { type: 'object', properties: { a: text } },
  objects: { type: 'array', items: { type: 'object', properties: { a: { type: 'integer' } } } },
  free: text,
  count: { type: 'integer' },
}
const encoding = {
  short: { style: 'form', explode: false },
  spaced: { style: 'spaceDelimited' },
  piped: { style: 'pipeDelimited' },
  tabbed: { style: 'tabDelimited' },
  deep: { style: 'deepObject' },
  flat: { style: 'form' },
  comma: { style: 'form', explode: false },
  free: { allowReserved: true },
}
const body = {
  list: ['a b', 'c,d', 'e&f'],
  short: ['a', 'b c'],
  spaced: ['a', 'b'],
  piped: ['a', 'b c'],
  tabbed: ['a', 'b c'],
  deep: { R: 1, G: 2 },
  flat: { R: 3, G: 4 },
  comma: { a: 'x y' },
  objects: [{ a: 1 }, { a: 2 }],
  free: 'a:/b?c',
  count: 5,
}

const headers = {
  photo: { headers: { 'X-Text': { required: true, schema: text }, 'X-List': { schema: texts } } },
  '名 "1"': {
    headers: { 'X-Exploded': { explode: true, schema: numbers }, 'X-Json': { content: { 'application/json': { schema: numbers } } } },
  },
}
const json = { description: '', content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } } }
const post = (operationId: string, bodies: object) => ({
  post: { operationId, requestBody: { required: true, content: bodies }, responses: { 200: json } },
})

const document = {
  openapi: '3.1.0',
  info: { title: 'Forms', version: '1' },
  paths: {
    '/fields': post('fields', {
      [FIELDS]: content({ ...properties, json: numbers }, { ...encoding, json: { contentType: 'application/json' } }),
    }),
    '/parts': post('parts', {
      [PARTS]: content(
        { ...properties, json: numbers, typed: text, file: bytes, files: { type: 'array', items: bytes } },
        { ...encoding, json: { contentType: 'application/vnd.x+json' }, typed: { contentType: 'text/csv' } },
      ),
    }),
    '/usual': post('usual', { [FIELDS]: content({ list: texts, some: numbers, a: text }) }),
    '/either': post('either', {
      [FIELDS]: content({ list: texts }, { list: { style: 'form', explode: false } }),
      [PARTS]: content({ list: texts }, { list: { style: 'pipeDelimited' } }),
    }),
    '/deep': {
      ...post('deepFields', {
        [FIELDS]: content({ place, list: texts }, { place: { style: 'deepObject' }, list: { style: 'deepObject' } }),
      }),
      put: post('deepParts', { [PARTS]: content({ place }, { place: { style: 'deepObject' } }) }).post,
      get: {
        operationId: 'deepQuery',
        parameters: [
          { name: 'place', in: 'query', style: 'deepObject', explode: true, schema: place },
          { name: 'list', in: 'query', style: 'deepObject', explode: true, schema: texts },
        ],
        responses: { 200: json },
      },
    },
    '/headed': post('headed', { [PARTS]: content({ photo: bytes, '名 "1"': text }, headers) }),
  },
}

type Call = { readonly body: Record<string, unknown>; readonly partHeaders: unknown; readonly query: unknown }
type Client = Record<string, (request: unknown) => PromiseLike<unknown>>

/** Bytes of a body that the server takes. */
const LIMIT = 5_000

let app: FastifyInstance
let client: Client
const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href) as Promise<unknown>

/** What came, with the texts of files in their place. */
async function echo({ body: came, partHeaders }: Call) {
  const textsOf = async (value: unknown): Promise<unknown> =>
    value instanceof File ? `${value.name} ${await value.text()}` : Array.isArray(value) ? Promise.all(value.map(textsOf)) : value
  const read = await Promise.all(Object.entries(came).map(async ([name, value]) => [name, await textsOf(value)]))
  return { body: Object.fromEntries(read), partHeaders }
}

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'forms.json'), JSON.stringify(document))
  const result = await generate({ documents: ['forms.json'], out: '.', root: folder, cache: null, targets: ['client', 'fastify'] })
  expect(result.problems).toEqual([])
  client = (await load('forms.ts')) as Client
  const { configure } = (await load('http.ts')) as { configure(settings: object): void }
  const { api } = (await load('routes.ts')) as { api(handlers: object): FastifyPluginAsync }
  app = Fastify({ bodyLimit: LIMIT })
  const deep = { deepFields: echo, deepParts: echo, deepQuery: ({ query }: Call) => query }
  await app.register(api({ fields: echo, parts: echo, usual: echo, either: echo, headed: echo, ...deep }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  configure({ server: `http://127.0.0.1:${(app.server.address() as { port: number }).port}` })
})
afterAll(async () => {
  await app?.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each(compilers)('compiles strictly by %s', compiler => {
  expect(compilerSays(folder, { include: ['*.ts'], compiler })).toBe('')
})

it('reads every style of fields as the client writes it', async () => {
  const sent = { ...body, json: { R: 6 } }
  expect(await client.fields?.({ body: sent })).toEqual({ body: sent, partHeaders: {} })
})

it('reads every style of parts as the client writes it, beside files', async () => {
  const files = { file: new File(['1'], 'a.png'), files: [new File(['2'], 'b.png'), new File(['3'], 'c.png')] }
  const sent = { ...body, json: { R: 6 }, typed: 'a,b\r\nc' }
  const came = { ...sent, file: 'a.png 1', files: ['b.png 2', 'c.png 3'] }
  expect(await client.parts?.({ body: { ...sent, ...files } })).toEqual({ body: came, partHeaders: {} })
})

it('reads fields of which nothing is said: lists by their name, objects by their properties, and keeps what is not described', async () => {
  const sent = { list: ['a', 'b'], some: { R: 1, G: 2 }, a: 'x&y', more: 'z' }
  expect(await client.usual?.({ body: sent })).toEqual({ body: sent, partHeaders: {} })
  expect(await client.usual?.({ body: { list: ['a'] } })).toEqual({ body: { list: ['a'] }, partHeaders: {} })
})

it.each([FIELDS, PARTS])('reads a body that may come in two forms as %s', async contentType => {
  const sent = { list: ['a', 'b'] }
  expect(await client.either?.({ body: sent, contentType })).toEqual({ body: sent, partHeaders: {} })
})

it('hands over the headers of parts, and refuses a part without one that it must have', async () => {
  const partHeaders = {
    photo: { 'X-Text': 'a b', 'X-List': ['c', 'd'] },
    '名 "1"': { 'X-Exploded': { R: 1, G: 2 }, 'X-Json': { R: 3 } },
  }
  const sent = { photo: new File([new Uint8Array([45, 45, 13, 10, 13, 10, 200])], 'a.png'), '名 "1"': 'c' }
  expect(await client.headed?.({ body: sent, partHeaders })).toMatchObject({ partHeaders })
  await expect(client.headed?.({ body: sent, partHeaders: { photo: { 'X-List': ['c'] } } })).rejects.toMatchObject({
    status: 400,
    body: { message: "partHeaders/photo must have required property 'X-Text'" },
  })
})

const deep = { tags: ['a', 'b c'], orders: [{ no: '1', tags: ['x'] }, { no: '2' }], other: ['y', 'z'] }

it('reads lists inside of deep objects as the client writes them, in queries and in forms', async () => {
  expect(await client.deepQuery?.({ query: { place: deep, list: ['a'] } })).toEqual({ place: deep, list: ['a'] })
  const sent = { place: deep, list: ['a', 'b'] }
  expect(await client.deepFields?.({ body: sent })).toEqual({ body: sent, partHeaders: {} })
  const parts = { place: { tags: ['a'], other: ['b', 'c'] } }
  expect(await client.deepParts?.({ body: parts })).toEqual({ body: parts, partHeaders: {} })
})

it.each([
  ['place[tags][]=a&place[tags][]=b&list[]=c', { place: { tags: ['a', 'b'] }, list: ['c'] }],
  ['place[tags]=a&place[tags]=b&list=c', { place: { tags: ['a', 'b'] }, list: ['c'] }],
  ['place[tags]=a', { place: { tags: ['a'] } }],
  ['place[tags][10]=c&place[tags][9]=b&place[tags][]=d', { place: { tags: ['b', 'c', 'd'] } }],
  ['place[either]=a', { place: { either: 'a' } }],
  ['place[either]=a&place[either]=b', { place: { either: ['a', 'b'] } }],
  ['place[either][]=a', { place: { either: ['a'] } }],
  ['place[orders][0][no]=1&place[orders][0][tags]=x', { place: { orders: [{ no: '1', tags: ['x'] }] } }],
])('reads lists as others write them: %s', async (query, came) => {
  expect((await app.inject(`/deep?${query}`)).json()).toEqual(came)
})

it.each([
  ['place[tags][a]=1', 'query/place/tags must be array'],
  ['place[orders]=1&place[orders][0][no]=1&place[orders][0]=2', 'query/place/orders/0 must be object'],
  ['place[tags]=1&place[tags][0][0]=1', 'query/place/tags/0 must be string'],
])('refuses what is no such list: %s', async (query, message) => {
  const answer = await app.inject(`/deep?${query}`)
  expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ message })])
})

it.each([
  ['parts', new Blob(['x'.repeat(LIMIT)])],
  ['headed', new Blob(['x'.repeat(LIMIT)])],
])("holds forms of /%s to Fastify's limit of bodies", async (name, file) => {
  const form = new FormData()
  form.append('file', file)
  expect((await app.inject({ method: 'POST', url: `/${name}`, payload: form })).statusCode).toBe(413)
})

it('refuses a form of parts that breaks off', async () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
  const payload = '--b\r\nContent-Disposition: form-data; name="list"\r\n\r\na'
  const answer = await app.inject({ method: 'POST', url: '/parts', headers, payload })
  expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ message: 'the form cannot be read' })])
})
