import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { retry } from 'alova/server'
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { compilerSays } from '../../tests/helpers/generated'
import { generate } from '../tool'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache', `end-to-end-test-${process.pid}`)

const list = { type: 'array', items: { type: 'string' } }
const object = { type: 'object', properties: { R: { type: 'integer' }, G: { type: 'string' } } }
const json = (schema: object) => ({ description: '', content: { 'application/json': { schema } } })
const pet = { $ref: '#/components/schemas/Pet' }

const styles = [
  ...['simple', 'label', 'matrix'].flatMap(style =>
    [false, true].flatMap(explode => [list, object, { type: 'string' }].map(schema => ({ in: 'path', style, explode, schema }))),
  ),
  ...[
    ['form', true],
    ['form', false],
    ['spaceDelimited', false],
    ['pipeDelimited', false],
  ].map(([style, explode]) => ({ in: 'query', style, explode, schema: list })),
  { in: 'query', style: 'form', explode: false, schema: object },
  { in: 'query', style: 'deepObject', explode: true, schema: object },
  { in: 'query', content: { 'application/json': { schema: object } } },
  { in: 'query', allowReserved: true, schema: { type: 'string' } },
  { in: 'header', schema: list },
  { in: 'header', explode: true, schema: object },
  { in: 'cookie', explode: false, schema: list },
].map(
  (parameter, index) =>
    ({ ...parameter, name: parameter.in === 'header' ? `X-P${index}` : `p-${index}`, required: true }) as Record<string, unknown> & {
      name: string
      in: string
    },
)

/** A pet store that uses everything. */
const store = {
  openapi: '3.1.0',
  info: { title: 'Pet store', version: '1' },
  servers: [{ url: 'http://{host}', variables: { host: { default: 'localhost' } } }],
  paths: {
    [`/styles/${styles
      .filter(({ in: place }) => place === 'path')
      .map(({ name }) => `{${name}}`)
      .join('/')}`]: {
      get: { operationId: 'echo', parameters: styles, responses: { 200: json({ type: 'object', additionalProperties: true }) } },
    },
    '/pets': {
      get: {
        operationId: 'listPets',
        parameters: [{ name: 'filter', in: 'query', schema: { type: 'object', properties: { name: { type: 'string' } } } }],
        responses: { 200: json({ type: 'array', items: pet }) },
      },
      post: {
        operationId: 'addPet',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: pet }, 'application/x-www-form-urlencoded': { schema: pet } },
        },
        responses: { 200: json(pet) },
      },
    },
    '/pets/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      get: {
        operationId: 'getPet',
        responses: {
          200: { ...json(pet), headers: { ETag: { schema: { type: 'string' } } } },
          404: json({ type: 'object', required: ['reason'], properties: { reason: { type: 'string' } } }),
        },
      },
      delete: { operationId: 'removePet', security: [{ key: [] }, { oauth: ['write'] }], responses: { 204: { description: '' } } },
    },
    '/photos': {
      post: {
        operationId: 'upload',
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['photo'],
                properties: {
                  photo: { type: 'string', format: 'binary' },
                  more: { type: 'array', items: { type: 'string', format: 'binary' } },
                  note: { type: 'object', properties: { by: { type: 'string' } } },
                  count: { type: 'integer' },
                },
              },
            },
          },
        },
        responses: { 200: json({ type: 'object', additionalProperties: true }) },
      },
      get: { operationId: 'download', responses: { 200: { description: '', content: { 'image/png': {} } } } },
      put: {
        operationId: 'replace',
        requestBody: { required: true, content: { 'image/png': {} } },
        responses: { 200: { description: '', content: { 'text/plain': {} } } },
      },
    },
    '/events': {
      get: { operationId: 'listen', responses: { 200: { description: '', content: { 'text/event-stream': { schema: pet } } } } },
    },
    // One address on the wire: what stands behind `#` tells them apart in the document alone.
    '/links/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: { operationId: 'getLink', responses: { 200: json({ type: 'string' }) } },
    },
    '/links/{id}#shared': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'getSharedLink',
        parameters: [{ name: 'fields', in: 'query', required: true, schema: list }],
        responses: { 200: json({ type: 'string' }) },
      },
    },
    '/elsewhere': {
      servers: [{ url: 'https://elsewhere.test/api' }],
      get: { operationId: 'elsewhere', responses: { 200: json({ type: 'string' }) } },
    },
    '/slow': { get: { operationId: 'slow', responses: { 200: json({ type: 'integer' }) } } },
    '/wrong': { get: { operationId: 'wrong', responses: { 200: json({ type: 'array', items: pet }) } } },
  },
  components: {
    schemas: {
      Pet: {
        type: 'object',
        required: ['name'],
        properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string', minLength: 1 }, tags: list },
      },
    },
    securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'api key' }, oauth: { type: 'oauth2', flows: {} } },
  },
}

type Call = {
  params: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, unknown>
  cookies: Record<string, unknown>
  body: unknown
  request: { headers: Record<string, string>; url: string }
  reply: { header(name: string, value: string): void }
}
type Method = PromiseLike<unknown> & { abort(): void; send(force?: boolean): Promise<unknown>; config: object }
type Client = Record<string, (request?: unknown, config?: unknown) => Method>

let app: FastifyInstance
let client: Client
let http: {
  configure(settings: object): void
  failed(error: unknown): boolean
  whole(method: Method): Promise<{ status: number; headers: Headers; body: unknown }>
}
let server: { api(handlers: object): FastifyPluginAsync; Refusal: new (status: number, body?: unknown) => Error }
let calls: string[]

const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href) as Promise<unknown>

function handlers() {
  let attempts = 0
  return {
    echo: ({ params, query, headers, cookies }: Call) => ({ ...params, ...query, ...headers, ...cookies }),
    listPets: ({ query }: Call) => [{ id: 1, name: String(query.name ?? 'all') }],
    addPet: ({ body }: Call) => ({ id: 7, ...(body as object) }),
    getPet: ({ params, reply }: Call) => {
      calls.push(`get ${String(params.id)}`)
      if (params.id === 404) throw new server.Refusal(404, { reason: 'gone' })
      if (params.id === 503 && attempts++ < 2) throw new server.Refusal(503)
      reply.header('ETag', '"a"')
      return { id: params.id, name: 'Tom' }
    },
    removePet: ({ request }: Call) => {
      calls.push(`${request.url} ${request.headers.authorization ?? ''}`)
    },
    upload: async ({ body }: Call) => {
      const { photo, more, ...rest } = body as { photo: File; more: File[] }
      return { photo: [photo.name, photo.type, await photo.text()], more: more.length, ...rest }
    },
    download: () => new File([new Uint8Array([1, 2, 255])], 'foto "ä".png', { type: 'image/png' }),
    replace: async ({ body }: Call) =>
      `${(body as Blob).type} ${(await (body as Blob).bytes?.())?.length ?? (await (body as Blob).arrayBuffer()).byteLength}`,
    listen: async function* () {
      yield { name: 'a' }
      yield { name: 'b' }
    },
    getLink: ({ params }: Call) => `plain ${String(params.id)}`,
    getSharedLink: ({ query }: Call) => `shared ${String(query.fields)}`,
    elsewhere: () => 'here',
    slow: ({ request }: { request: { raw: NodeJS.EventEmitter } }) => new Promise(done => request.raw.once('close', () => done(1))),
    wrong: () => [{ name: 'Tom' }, { name: 5 }],
  }
}

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'store.json'), JSON.stringify(store))
  const result = await generate({
    documents: ['store.json'],
    out: '.',
    root: folder,
    cache: null,
    validate: true,
    targets: ['client', 'fastify', 'mock'],
  })
  expect(result.problems).toEqual([])
  client = (await load('store.ts')) as Client
  http = (await load('http.ts')) as typeof http
  server = (await load('routes.ts')) as typeof server
  app = Fastify()
  await app.register(server.api(handlers()), { prefix: '/v1' })
  const { mockHandlers } = (await load('mock.ts')) as { mockHandlers: object }
  await app.register(server.api(mockHandlers), { prefix: '/mock' })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app?.close()
  rmSync(folder, { recursive: true, force: true })
})

const at = (prefix: string) =>
  http.configure({ server: `http://127.0.0.1:${(app.server.address() as { port: number }).port}/${prefix}`, credentials: {} })
beforeEach(() => {
  calls = []
  at('v1')
})

/** The stream of the operation `listen`. */
async function events() {
  const stream = await client.listen?.()
  return stream as AsyncIterable<{ readonly data: unknown }>
}

describe('the client and the server of one document', () => {
  it('compile, strictly', () => {
    expect(compilerSays(folder, { include: ['*.ts'] })).toBe('')
  })

  it('agree on every style of every place', async () => {
    const value = ({ schema, style }: Record<string, unknown>) => {
      // A space in a list that spaces divide is two items: the standard has no way to say it.
      if (schema === list) return [style === 'spaceDelimited' ? 'ab' : 'a b', 'c,d']
      return schema === object || schema === undefined ? { R: 100, G: 'x/y' } : 'ö/?#&='
    }
    const given = styles.map(
      style => [style.in, style.name, style.in === 'header' && style.schema === list ? ['a', 'b'] : value(style)] as const,
    )
    const part = (place: string) => Object.fromEntries(given.filter(([where]) => where === place).map(([, name, one]) => [name, one]))
    const sent = { params: part('path'), query: part('query'), headers: part('header'), cookies: part('cookie') }
    const came = (await client.echo?.(sent)) as Record<string, unknown>
    expect(came).toEqual({ ...sent.params, ...sent.query, ...sent.headers, ...sent.cookies })
  })

  it('send an object by its properties, JSON and forms, and get what the schema says', async () => {
    expect(await client.listPets?.({ query: { name: 'Tom' } })).toEqual([{ id: 1, name: 'Tom' }])
    expect(await client.addPet?.({ body: { name: 'A', tags: ['x', 'y'] } })).toEqual({ id: 7, name: 'A', tags: ['x', 'y'] })
    expect(await client.addPet?.({ body: { name: 'ä &', tags: ['x'] }, contentType: 'application/x-www-form-urlencoded' })).toEqual({
      id: 7,
      name: 'ä &',
      tags: ['x'],
    })
  })

  it('upload files, one and several, beside other values; download one with its name', async () => {
    const body = {
      photo: new File(['abc'], 'ä.png', { type: 'image/png' }),
      more: [new Blob(['1']), new Blob(['2'])],
      note: { by: 'me' },
      count: 3,
    }
    expect(await client.upload?.({ body })).toEqual({ photo: ['ä.png', 'image/png', 'abc'], more: 2, note: { by: 'me' }, count: 3 })
    const file = (await client.download?.()) as File
    expect([file.name, file.type, [...new Uint8Array(await file.arrayBuffer())]]).toEqual(['foto "ä".png', 'image/png', [1, 2, 255]])
    expect(await client.replace?.({ body: new Blob([new Uint8Array(5)], { type: 'image/png' }) })).toBe('image/png 5')
  })

  it('share an address where only a fragment tells them apart', async () => {
    expect(await client.getLink?.({ params: { id: 'a' } })).toBe('plain a')
    expect(await client.getSharedLink?.({ params: { id: 'a' }, query: { fields: ['x', 'y'] } })).toBe('shared x,y')
  })

  it('follow the settings also where a path has a server of its own', async () => {
    expect(await client.elsewhere?.()).toBe('here')
    const { port } = app.server.address() as { port: number }
    const servers = { 'https://elsewhere.test/api': `http://127.0.0.1:${port}/mock` }
    http.configure({ servers })
    expect(await client.elsewhere?.()).not.toBe('here')
    http.configure({ servers: {} })
  })

  it('stream events', async () => {
    const seen: unknown[] = []
    for await (const { data } of await events()) seen.push(data)
    expect(seen).toEqual([{ name: 'a' }, { name: 'b' }])
  })

  it('refuse with status and typed body; what breaks the document gets 400', async () => {
    const failure = await client.getPet?.({ params: { id: 404 } }).then(null, (error: unknown) => error)
    expect(http.failed(failure)).toBe(true)
    expect(failure).toMatchObject({ status: 404, body: { reason: 'gone' }, operation: 'GET /pets/404' })
    await expect(client.getPet?.({ params: { id: 'x' } })).rejects.toMatchObject({
      status: 400,
      body: { message: 'params/id must be integer' },
    })
    await expect(client.addPet?.({ body: { name: '' } })).rejects.toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('body/name') },
    })
  })

  it('hand over headers, and an answer that breaks the document is told apart', async () => {
    const whole = await http.whole(client.getPet?.({ params: { id: 1 } }) as Method)
    expect([whole.status, whole.headers.get('etag'), whole.body]).toEqual([200, '"a"', { id: 1, name: 'Tom' }])
    await expect(client.wrong?.()).rejects.toThrow('GET /wrong: /1/name must be string, found 5')
  })

  it('prove who calls, by the first alternative that can be met', async () => {
    http.configure({ credentials: { oauth: async (scopes: string[]) => `token for ${scopes.join()}` } })
    await client.removePet?.({ params: { id: 1 } })
    http.configure({ credentials: { key: 'a&b', oauth: 'x' } })
    await client.removePet?.({ params: { id: 2 } })
    expect(calls).toEqual(['/v1/pets/1 Bearer token for write', '/v1/pets/2?api%20key=a%26b '])
  })

  it('cancel, cache and retry through alova', async () => {
    const method = client.slow?.() as Method
    const answer = method.send()
    const ended = expect(answer).rejects.toThrow(/abort/i)
    await expect.poll(() => app.server.listening).toBe(true)
    method.abort()
    await ended
    const cached = () => client.getPet?.({ params: { id: 9 } }, { cacheFor: 60_000 })
    expect(await cached()).toEqual(await cached())
    expect(calls.filter(call => call === 'get 9')).toHaveLength(1)
    await client.getPet?.({ params: { id: 8 } })
    await client.getPet?.({ params: { id: 8 } })
    expect(calls.filter(call => call === 'get 8')).toHaveLength(2)
    expect(await retry(client.getPet?.({ params: { id: 503 } }) as never, { retry: 3, backoff: { delay: 1 } })).toEqual({
      id: 503,
      name: 'Tom',
    })
  })

  it('answer with made data where no handler is written', async () => {
    at('mock')
    expect(await client.getPet?.({ params: { id: 1 } })).toMatchObject({ name: expect.any(String) })
    expect(await client.listPets?.()).toEqual(await client.listPets?.())
    expect(((await client.download?.()) as File | undefined)?.name).toBe('download.bin')
    for await (const { data } of await events()) expect(data).toMatchObject({ name: expect.any(String) })
  })
})

const sample = join(root, '../shared/data/openapi/petstore30.yaml')

it.skipIf(!existsSync(sample))('the client of Swagger’s Petstore talks to a mock server of the same document', async () => {
  const out = join(folder, 'petstore')
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'petstore.yaml'), readFileSync(sample))
  await generate({ documents: ['petstore.yaml'], out: '.', root: out, cache: null, validate: true, targets: ['client', 'fastify', 'mock'] })
  const [pets, instance, routes, { mockHandlers }] = (await Promise.all(
    ['petstore.ts', 'http.ts', 'routes.ts', 'mock.ts'].map(file => load(`petstore/${file}`)),
  )) as [Client, typeof http, typeof server, { mockHandlers: object }]
  const shop = Fastify()
  await shop.register(routes.api(mockHandlers))
  await shop.listen({ port: 0, host: '127.0.0.1' })
  instance.configure({
    server: `http://127.0.0.1:${(shop.server.address() as { port: number }).port}`,
    credentials: { api_key: 'k', petstore_auth: 't' },
  })
  try {
    expect(await pets.findPetsByStatus?.({ query: { status: 'sold' } })).toBeInstanceOf(Array)
    expect(await pets.getPetById?.({ params: { petId: 3 } })).toMatchObject({ photoUrls: expect.any(Array) })
    expect(await pets.addPet?.({ body: { name: 'Tom', photoUrls: [] } })).toMatchObject({ name: expect.any(String) })
    expect(await pets.getInventory?.()).toEqual(expect.any(Object))
    expect(await pets.uploadFile?.({ params: { petId: 1 }, body: new Blob(['x']) })).toEqual(expect.any(Object))
  } finally {
    await shop.close()
  }
})
