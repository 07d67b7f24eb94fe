import { describe, expect, it } from 'vitest'
import { readContract } from '../contract'
import { clientFiles } from '.'

/** What the generator makes of a document, without white space at the ends of lines; with the codes of its issues. */
function made(document: object) {
  const full = 'swagger' in document ? document : { openapi: '3.1.0', info: { title: 'T', version: '1' }, ...document }
  const { contract, issues } = readContract(['api.json'], () => JSON.stringify(full))
  const files = clientFiles(contract, { module: null, instance: 'http', command: 'x' })
  return { text: [...files].map(([, text]) => text).join('\n'), codes: issues.map(({ code }) => code) }
}

const schemas = (all: object, openapi = '3.1.0') => ({ openapi, components: { schemas: all } })
const get = (operation: object, path = '/a', rest: object = {}) => ({
  paths: { [path]: { get: { operationId: 'call', responses: { 200: json({ type: 'string' }) }, ...operation } } },
  ...rest,
})
const post = (operation: object, rest: object = {}) => ({
  paths: { '/a': { post: { operationId: 'call', responses: { 204: { description: '' } }, ...operation } } },
  ...rest,
})
const content = (media: string, schema: unknown, more: object = {}) => ({ description: '', content: { [media]: { schema, ...more } } })
const json = (schema: unknown) => content('application/json', schema)
const parameter = (place: string, more: object) =>
  get({ parameters: [{ name: 'p', in: place, required: true, schema: { type: 'string' }, ...more }] }, place === 'path' ? '/a/{p}' : '/a')
const list = { type: 'array', items: { type: 'string' } }
const object = { type: 'object', properties: { a: { type: 'string' } } }
const pet = { $ref: '#/components/schemas/Pet' }

type Row = [construct: string, document: object, ...want: string[]]

const rows: Row[] = [
  // Schemas: 3.0 §4.7.24, 3.1 §4.8.24, JSON Schema 2020-12
  ['3.0 §4.7.24.1 nullable', schemas({ A: { type: 'string', nullable: true } }, '3.0.3'), 'export type A = string | null'],
  ['3.1 §4.8.24 a list of types', schemas({ A: { type: ['string', 'integer', 'null'] } }), 'export type A = string | number | null'],
  ['Validation §6.1.2 enum, mixed and null', schemas({ A: { enum: ['a', 1, true, null] } }), "export type A = 'a' | 1 | true | null"],
  ['3.0 §4.7.24 nullable enum', schemas({ A: { type: 'string', enum: ['a'], nullable: true } }, '3.0.3'), "export type A = 'a' | null"],
  ['Validation §6.1.3 const', schemas({ A: { type: 'object', properties: { k: { const: 'x' } }, required: ['k'] } }), "  k: 'x'"],
  [
    'Core §10.3.2.3 additionalProperties',
    schemas({ A: { type: 'object', additionalProperties: { type: 'integer' } } }),
    '  [k: string]: number',
  ],
  [
    'Core §10.3.2.2 patternProperties',
    schemas({ A: { type: 'object', patternProperties: { '^a': { type: 'integer' }, '^b': { type: 'string' } } } }),
    '  [k: string]: number | string',
  ],
  [
    'Core §10.3.1.1 prefixItems',
    schemas({ A: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false } }),
    'export type A = [string, number]',
  ],
  [
    'Core §10.2.1.1 allOf',
    schemas({ Pet: object, A: { allOf: [pet, { type: 'object', properties: { b: { type: 'string' } } }] } }),
    'export type A = Pet & {\n  b?: string\n}',
  ],
  [
    'Core §10.2.1.1 allOf that only requires',
    schemas({ Pet: object, A: { allOf: [pet, { required: ['a'] }] } }),
    'export type A = Pet & {\n  a: string\n}',
  ],
  [
    'Core §10.2.1.1 what one part requires and another describes, through references and alternatives',
    schemas({
      Pet: object,
      Named: { allOf: [pet, { type: 'object', properties: { b: { type: ['integer', 'null'] } } }] },
      Either: { oneOf: [pet, { $ref: '#/components/schemas/Named' }] },
      A: { allOf: [{ $ref: '#/components/schemas/Named' }, { required: ['a', 'b'] }] },
      B: { required: ['a'], allOf: [{ $ref: '#/components/schemas/Either' }] },
    }),
    'export type A = Named & {\n  a: string\n  b: number | null\n}',
    'export type B = {\n  a: string\n} & Either',
  ],
  ['Core §10.2.1.3 oneOf', schemas({ Pet: object, A: { oneOf: [pet, { type: 'string' }] } }), 'export type A = Pet | string'],
  [
    'Core §10.2.1.2 anyOf beside properties',
    schemas({ A: { ...object, anyOf: [{ required: ['a'] }, { required: ['b'] }] } }),
    '} & ({\n  a: string\n} | {\n  b: unknown\n})',
  ],
  [
    'Core §8.2.3.1 a reference with neighbours',
    schemas({ Pet: object, A: { type: 'object', properties: { p: { ...pet, description: 'Mine.' } } } }),
    '  /** Mine. */\n  p?: Pet',
  ],
  [
    'Core §8.2.2 anchors',
    schemas({ Pet: { $anchor: 'pet', type: 'string' }, A: { type: 'array', items: { $ref: '#pet' } } }),
    'export type A = Pet[]',
  ],
  [
    'Annotation §9.2 default',
    schemas({ A: { type: 'object', properties: { a: { type: 'integer', default: 7 } } } }),
    '  /** @default 7 */\n  a?: number',
  ],
  [
    'Annotation §9.3 deprecated',
    schemas({ A: { type: 'object', properties: { a: { type: 'string', deprecated: true } } } }),
    '  /** @deprecated */\n  a?: string',
  ],
  ['a circle through items', schemas({ A: { type: 'array', items: { $ref: '#/components/schemas/A' } } }), 'export type A = A[]'],
  [
    'an alternative that is itself',
    schemas({ A: { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'string' }] } }),
    'export type A = string',
  ],
  [
    'Annotation §9.4 readOnly and writeOnly: two forms',
    post(
      { requestBody: json(pet), responses: { 200: json(pet) } },
      {
        components: {
          schemas: {
            Pet: {
              type: 'object',
              required: ['id', 'pin', 'name'],
              properties: { id: { type: 'string', readOnly: true }, pin: { type: 'string', writeOnly: true }, name: { type: 'string' } },
            },
          },
        },
      },
    ),
    'export interface Pet {\n  id: string\n  name: string\n}',
    'export interface PetInput {\n  pin: string\n  name: string\n}',
    'request: { body?: PetInput | undefined } = {}',
    'http.Post<Pet>',
  ],
  [
    '3.1 §4.8.25 discriminator of a union',
    schemas({
      Pet: {
        oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
        discriminator: { propertyName: 'kind', mapping: { tom: '#/components/schemas/Cat' } },
      },
      Cat: { type: 'object', properties: { kind: { type: 'string' } } },
      Dog: { type: 'object', properties: { kind: { type: 'string', enum: ['Dog'] } } },
    }),
    "export type Pet = (Cat & {\n  kind: 'tom'\n}) | Dog",
  ],
  [
    '3.1 §4.8.25 discriminator of a union with a list',
    schemas({
      Content: {
        oneOf: [{ $ref: '#/components/schemas/Folder' }, { $ref: '#/components/schemas/Document' }],
        discriminator: { propertyName: 'kind', mapping: { list: '#/components/schemas/Folder', file: '#/components/schemas/Document' } },
      },
      Folder: { type: 'array', items: { type: 'string' } },
      Document: { type: 'object', required: ['kind'], properties: { kind: { type: 'string', enum: ['file'] } } },
    }),
    'export type Content = Folder | Document',
  ],
  [
    '3.1 §4.8.25.2 discriminator of a base',
    schemas({
      Pet: { type: 'object', properties: { kind: { type: 'string' } }, required: ['kind'], discriminator: { propertyName: 'kind' } },
      Cat: { allOf: [pet, { type: 'object', properties: { lives: { type: 'integer' } } }] },
    }),
    'export interface PetBase {\n  kind: string\n}',
    'export type Pet = Cat',
    "export type Cat = PetBase & {\n  lives?: number\n} & {\n  kind: 'Cat'\n}",
  ],
  [
    '3.1 §4.8.25.2 what builds on a base has its value and those of what builds on it, unless it says others',
    schemas({
      Pet: {
        type: 'object',
        properties: { kind: { type: 'string' } },
        discriminator: { propertyName: 'kind', mapping: { tom: '#/components/schemas/Cat' } },
      },
      Cat: { allOf: [pet, { type: 'object' }] },
      Kitten: { allOf: [{ $ref: '#/components/schemas/Cat' }, { type: 'object' }] },
      Dog: { allOf: [pet, { type: 'object', properties: { kind: { type: 'string', enum: ['hasso', 'rex'] } } }] },
    }),
    "kind: 'tom' | 'Kitten'\n}",
    "kind: 'Kitten'\n}",
    "export type Dog = PetBase & {\n  kind?: 'hasso' | 'rex'\n}\n",
  ],
  // Parameters: 3.1 §4.8.12
  ['§4.8.12 path, simple', parameter('path', { schema: list }), "pathOf('/a/{p}', request.params)"],
  [
    '§4.8.12 path, label, explode',
    parameter('path', { schema: list, style: 'label', explode: true }),
    "pathOf('/a/{p}', request.params, { p: 'label*' })",
  ],
  ['§4.8.12 path, matrix', parameter('path', { schema: list, style: 'matrix' }), "{ p: 'matrix' }"],
  ['§4.8.12 query, form', parameter('query', { schema: list }), 'params: queryOf(request.query)'],
  ['§4.8.12 query, form, no explode', parameter('query', { schema: list, explode: false }), "queryOf(request.query, { p: 'comma' })"],
  ['§4.8.12 query, spaceDelimited', parameter('query', { schema: list, style: 'spaceDelimited' }), "{ p: 'space' }"],
  ['§4.8.12 query, pipeDelimited', parameter('query', { schema: list, style: 'pipeDelimited', explode: false }), "{ p: 'pipe' }"],
  ['§4.8.12 query, deepObject', parameter('query', { schema: object, style: 'deepObject', explode: true }), "{ p: 'deep' }"],
  ['§4.8.12 query, allowReserved', parameter('query', { allowReserved: true }), "{ p: 'form reserved' }"],
  [
    '§4.8.12 query, an exploded object gives its properties',
    parameter('query', { schema: object }),
    'export interface CallQuery {\n  a?: string\n}',
  ],
  ['§4.8.12 query, content', parameter('query', { schema: undefined, ...json(object) }), "{ p: 'json' }"],
  ['§4.8.12 header', parameter('header', { name: 'X-P', schema: list }), '...headersOf(request.headers)', "  'X-P': string[]"],
  ['§4.8.12 cookie', parameter('cookie', {}), '...cookieOf(request.cookies)'],
  // Bodies: 3.1 §4.8.13 to §4.8.15
  ['§4.8.13 an optional body', post({ requestBody: json(object) }), 'request: { body?: CallBody | undefined } = {}'],
  [
    '§4.8.13 several content types',
    post({ requestBody: { required: true, content: { ...content('text/csv', {}).content, ...json(object).content } } }),
    "request: { body: CallBody; contentType?: 'application/json' | undefined } | { body: string; contentType: 'text/csv' }",
  ],
  [
    '§4.8.14.3 a file',
    post({ requestBody: { required: true, content: { 'image/png': {} } } }),
    'body: Blob',
    "'Content-Type': 'image/png'",
  ],
  [
    '§4.8.14.5 multipart with files and lists',
    post({
      requestBody: content(
        'multipart/form-data',
        {
          type: 'object',
          properties: { f: { type: 'string', format: 'binary' }, all: { type: 'array', items: { type: 'string', format: 'binary' } } },
        },
        { encoding: { f: { contentType: 'image/png' } } },
      ),
    }),
    '  f?: Blob\n  all?: Blob[]',
    "formOf(request.body, { f: 'image/png' })",
  ],
  [
    '§4.8.14.3 bytes inside JSON are a text, also behind a reference',
    {
      components: { schemas: { Doc: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } } },
      ...post({ requestBody: json({ $ref: '#/components/schemas/Doc' }) }),
    },
    'export interface Doc {\n  file?: string\n}',
  ],
  [
    '§4.8.14.3 bytes of a schema that is sent as JSON and as a form are either',
    {
      components: { schemas: { Doc: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } } },
      ...post({
        requestBody: {
          content: {
            ...json({ $ref: '#/components/schemas/Doc' }).content,
            'multipart/form-data': { schema: { $ref: '#/components/schemas/Doc' } },
          },
        },
      }),
    },
    'file?: string | Blob',
  ],
  [
    '§4.8.14.3 a list of an object in a part of a form is JSON, a list of bytes are several parts',
    post({
      requestBody: content('multipart/form-data', {
        type: 'object',
        properties: {
          all: { type: 'array', items: { type: 'string', format: 'binary' } },
          note: { type: 'object', properties: { raw: { type: 'string', format: 'binary' } } },
        },
      }),
    }),
    '  all?: Blob[]\n  note?: {\n    raw?: string\n  }',
  ],
  [
    '§4.8.14.3 a file of JSON or of text is a file',
    get({ responses: { 200: content('application/json', { type: 'string', format: 'binary' }) } }),
    "answer: 'file'",
  ],
  [
    '§4.8.14.4 a form with styles',
    post({
      requestBody: content(
        'application/x-www-form-urlencoded',
        { type: 'object', properties: { a: list } },
        { encoding: { a: { style: 'pipeDelimited', explode: false } } },
      ),
    }),
    "queryOf(request.body, { a: 'pipe' })",
  ],
  // Responses: 3.1 §4.8.16 to §4.8.21
  ['§4.8.16 nothing comes', post({}), 'http.Post<undefined>', "answer: 'none'"],
  [
    '§4.8.16 something or nothing',
    post({ responses: { 200: json({ type: 'string' }), 204: { description: '' } } }),
    'http.Post<string | undefined>',
  ],
  [
    '§4.8.16 several media types',
    get({ responses: { 200: { description: '', content: { ...json(object).content, 'text/csv': {} } } } }),
    "export interface CallResults {\n  'application/json': CallResult\n  'text/csv': string\n}",
    'call<A extends keyof CallResults = ',
  ],
  ['§4.8.16 bytes with a name', get({ responses: { 200: content('application/pdf', {}) } }), 'http.Get<File>', "answer: 'file'"],
  [
    '§4.8.16 text/event-stream',
    get({ responses: { 200: content('text/event-stream', object) } }),
    'http.Get<AsyncIterable<ServerEvent<CallResult>>>',
    'read: eventsOf',
  ],
  [
    '§4.8.16 failures by status',
    get({ responses: { 200: json({}), 404: json(object), '4XX': json({ type: 'string' }), default: json({ type: 'integer' }) } }),
    'ApiError<404, CallStatus404>',
    'ApiError<Exclude<Status4XX, 404>, string>',
    'ApiError<Exclude<AnyStatus, 404 | Status4XX>, number>',
  ],
  [
    '§4.8.21 headers of a response',
    get({ responses: { 200: { ...json({}), headers: { 'X-Rate': { schema: { type: 'integer' }, required: true } } } } }),
    "export interface CallHeaders200 {\n  'X-Rate': number\n}",
  ],
  [
    '§4.8.20 links are said',
    get({ responses: { 200: { ...json({}), links: { next: { operationId: 'more', description: 'Go on.' } } } } }),
    ' * Link next: more, Go on.',
  ],
  // Security: 3.1 §4.8.27, §4.8.30
  [
    '§4.8.27 apiKey',
    get({ security: [{ k: [] }] }, '/a', { components: { securitySchemes: { k: { type: 'apiKey', in: 'query', name: 'key' } } } }),
    '  readonly k?: Credential<string>',
    "  k: { type: 'apiKey', in: 'query', key: 'key' },",
    'security: [{ k: [] }]',
  ],
  [
    '§4.8.27 oauth2 with scopes',
    get({ security: [{ o: ['read'] }] }, '/a', { components: { securitySchemes: { o: { type: 'oauth2', flows: {} } } } }),
    "  o: { type: 'bearer', in: 'header', key: 'Authorization' },",
    "security: [{ o: ['read'] }]",
  ],
  [
    '§4.8.27 basic',
    get({}, '/a', { components: { securitySchemes: { b: { type: 'http', scheme: 'basic' } } }, security: [{ b: [] }] }),
    'Credential<{ readonly username: string; readonly password: string }>',
    'security: [{ b: [] }]',
  ],
  // Servers: 3.1 §4.8.5
  [
    '§4.8.6 a server with variables',
    { servers: [{ url: 'https://{r}.x.test', variables: { r: { default: 'eu', enum: ['eu', 'us'] } } }] },
    "  readonly r?: 'eu' | 'us'",
    "const values: Readonly<Record<string, string>> = { r: 'eu', ...variables }",
  ],
  [
    '§4.8.10 a server of one operation',
    get({ servers: [{ url: 'https://up.x.test/' }] }),
    "http.Get<string>('/a', { ...config, meta: { ...config?.meta, server: 'https://up.x.test/' } })",
  ],
  // Operations: 3.1 §4.8.10
  ['§4.8.10 no operationId', { paths: { '/a/b-c': { get: { responses: {} } } } }, 'export function getABC('],
  [
    '§4.8.10 an operationId twice',
    { paths: { '/a': { get: { operationId: 'x', responses: {} }, put: { operationId: 'x', responses: {} } } } },
    'export function x(',
    'export function xPut(',
  ],
  ['§4.8.10 deprecated', get({ deprecated: true, summary: 'Old.' }), ' * @deprecated'],
  [
    'a reference in place of an operation',
    {
      paths: { '/a': { get: { operationId: 'call', responses: { 200: json(object) } } }, '/b': { get: { $ref: '#/paths/~1a/get' } } },
    },
    "http.Get<CallResult>('/a'",
    "http.Get<CallGetResult>('/b'",
  ],
  [
    'a list with tabs between its values, of Swagger 2.0',
    {
      swagger: '2.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/a': {
          get: {
            operationId: 'x',
            parameters: [{ name: 'a', in: 'query', type: 'array', items: { type: 'string' }, collectionFormat: 'tsv' }],
            responses: { 204: { description: '' } },
          },
        },
      },
    },
    "queryOf(request.query, { a: 'tab' })",
  ],
  [
    'JSON under a name of a vendor',
    get({ responses: { 200: content('application/vnd.shop.v1', object) } }),
    'http.Get<CallResult>(',
    'export interface CallResult {\n  a?: string\n}',
  ],
  [
    'JSON line by line',
    get({ responses: { 200: content('application/x-ndjson', object) } }),
    'http.Get<AsyncIterable<CallResult>>(',
    'read: linesOf',
    "import { linesOf } from './streams'",
  ],
  // What the server calls: 3.1 §4.8.1, §4.8.18
  [
    '§4.8.1 webhooks',
    { webhooks: { newPet: { post: { requestBody: json(object), responses: { 200: { description: '' } } } } } },
    "export interface OnNewPetCall {\n  method: 'POST'\n  body: OnNewPetBody | undefined\n  answer: undefined\n}",
  ],
  [
    '§4.8.18 callbacks',
    post({
      callbacks: { done: { '{$request.body#/url}': { post: { requestBody: { required: true, ...json(object) }, responses: {} } } } },
    }),
    'export interface OnCallDoneCall {',
    '  body: OnCallDoneBody\n',
  ],
  [
    '§4.8.18 callbacks with parameters of every place and an answer of bytes',
    post({
      callbacks: {
        done: {
          'https://x.test/{id}': {
            get: {
              parameters: ['path', 'query', 'header', 'cookie'].map(place => ({
                name: place === 'path' ? 'id' : 'p',
                in: place,
                required: true,
                schema: { type: 'string' },
              })),
              responses: { 200: content('image/png', {}) },
            },
          },
        },
      },
    }),
    '  params: OnCallDoneParams\n  query: OnCallDoneQuery\n  headers: OnCallDoneHeaders\n  cookies: OnCallDoneCookies\n',
    '  answer: Blob\n',
    'export interface OnCallDoneParams {\n  id: string\n}',
  ],
  // Swagger 2.0
  [
    'Swagger 2.0: base path, body, form, file, formats of lists, definitions',
    {
      swagger: '2.0',
      info: { title: 'T', version: '1' },
      host: 'x.test',
      basePath: '/v1',
      schemes: ['https'],
      consumes: ['application/json'],
      produces: ['application/json'],
      parameters: { Shared: { in: 'body', name: 'body', required: true, schema: { $ref: '#/definitions/Pet' } } },
      definitions: { Pet: { type: 'object', properties: { name: { type: 'string', 'x-nullable': true } } } },
      securityDefinitions: { b: { type: 'basic' } },
      paths: {
        '/pets': {
          get: {
            operationId: 'list',
            produces: ['text/csv'],
            parameters: [{ name: 'tags', in: 'query', type: 'array', items: { type: 'string' }, collectionFormat: 'pipes' }],
            responses: { 200: { description: '', schema: { type: 'string' } } },
          },
          post: {
            operationId: 'add',
            parameters: [{ $ref: '#/parameters/Shared' }],
            responses: { 200: { description: '', schema: { $ref: '#/definitions/Pet' } } },
          },
        },
        '/words': {
          post: {
            operationId: 'words',
            consumes: ['application/x-www-form-urlencoded'],
            parameters: [
              { name: 'plain', in: 'formData', type: 'array', items: { type: 'string' } },
              { name: 'many', in: 'formData', type: 'array', items: { type: 'string' }, collectionFormat: 'multi' },
              { name: 'spaced', in: 'formData', type: 'array', items: { type: 'string' }, collectionFormat: 'ssv' },
            ],
            responses: { 204: { description: '' } },
          },
        },
        '/up': {
          post: {
            operationId: 'up',
            parameters: [
              { name: 'f', in: 'formData', type: 'file', required: true },
              { name: 'kinds', in: 'formData', type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
            ],
            responses: { 204: { description: '' } },
          },
        },
      },
    },
    "return 'https://x.test/v1'",
    '  name?: string | null',
    "queryOf(request.query, { tags: 'pipe' })",
    "queryOf(request.body, { plain: 'comma', spaced: 'space' })",
    "formOf(request.body, {}, { kinds: 'comma' })",
    "http.Get<string>('/pets'",
    'export function add(request: { body: Pet }',
    "  f: Blob\n  kinds?: ('a' | 'b')[]",
    "b: { type: 'basic'",
  ],
]

describe('a construct of the standard', () => {
  it.each(rows)('%s', async (_, document, ...want) => {
    const { text } = made(document)
    for (const part of want) expect(text).toContain(part)
  })
})

/** A document whose schema `A` refers to one of these components. */
const referring = (to: string, components: object) => ({
  components: {
    schemas: { A: { $ref: `#/components/${to}` }, Pet: { type: 'object', properties: { name: { type: 'string' } } } },
    ...components,
  },
})
const toPet = { schema: { $ref: '#/components/schemas/Pet' } }

describe('a reference to what holds a schema, where a schema is meant, is', () => {
  it.each<[string, object, string]>([
    [
      'the JSON of a response',
      referring('responses/Found', { responses: { Found: { description: '', content: { 'text/plain': {}, 'application/json': toPet } } } }),
      'export type A = Pet\n',
    ],
    [
      'the schema of a body that stands in it',
      referring('requestBodies/Sent', {
        requestBodies: { Sent: { content: { 'application/json': { schema: { type: 'array', items: {} } } } } },
      }),
      'export type A = RequestBodiesSentApplicationJson\n',
    ],
    [
      'the schema of a parameter',
      referring('parameters/pet', { parameters: { pet: { name: 'pet', in: 'query', ...toPet } } }),
      'export type A = Pet\n',
    ],
    ['the schema of a header', referring('headers/X', { headers: { X: toPet } }), 'export type A = Pet\n'],
  ])('%s', (_, document, want) => {
    const { text, codes } = made(document)
    expect(text).toContain(want)
    expect(codes).toEqual(['CONTRACT_REF_TO_HOLDER'])
  })

  it.each<[string, object]>([
    ['unknown where there is none', referring('responses/Empty', { responses: { Empty: { description: '' } } })],
    [
      'unknown where it leads to itself',
      referring('responses/Round', {
        responses: { Round: { description: '', content: { 'application/json': { schema: { $ref: '#/components/responses/Round' } } } } },
      }),
    ],
  ])('%s, by name', (_, document) => {
    const { text, codes } = made(document)
    expect(text).toContain('export type A = unknown\n')
    expect(codes).toEqual(['CONTRACT_WRONG_SHAPE'])
  })
})

describe('what is uncertain or broken is listed', () => {
  it.each<[string, object, string[]]>([
    ['untyped keywords', schemas({ A: { not: { type: 'string' } } }), ['CONTRACT_UNTYPED']],
    ['a type that is none', schemas({ A: { type: 'float' } }), ['CONTRACT_WRONG_TYPE']],
    [
      'null beside parts that are objects',
      schemas({ A: { type: 'null', allOf: [{ $ref: '#/components/schemas/B' }] }, B: { type: 'object' } }),
      ['CONTRACT_IMPOSSIBLE'],
    ],
    [
      'parts of which none fits the other',
      schemas({ A: { allOf: [{ type: 'string' }, { oneOf: [{ type: 'integer' }, { type: 'array', items: {} }] }] } }),
      ['CONTRACT_IMPOSSIBLE'],
    ],
    ['a constant against its type', schemas({ A: { type: 'null', const: 'a' } }), ['CONTRACT_IMPOSSIBLE']],
    ['values of a part against a type', schemas({ A: { type: 'null', allOf: [{ enum: ['a', 1] }] } }), ['CONTRACT_IMPOSSIBLE']],
    ['values of which none is in both', schemas({ A: { allOf: [{ enum: ['a', 'b'] }, { const: 'c' }] } }), ['CONTRACT_IMPOSSIBLE']],
    ['a fraction where whole numbers are asked for', schemas({ A: { type: 'integer', const: 1.5 } }), ['CONTRACT_IMPOSSIBLE']],
    ['a whole number among numbers', schemas({ A: { type: 'number', allOf: [{ type: 'integer', const: 2 }] } }), []],
    [
      'a property of which two parts say what no value is',
      schemas({
        A: { allOf: [{ properties: { k: { type: 'string' } } }, { properties: { k: { type: 'integer' }, l: { type: 'string' } } }] },
      }),
      ['CONTRACT_IMPOSSIBLE'],
    ],
    [
      'a property that is narrowed',
      schemas({
        A: { $ref: '#/components/schemas/B', properties: { k: { type: 'integer' } } },
        B: { type: 'object', properties: { k: { type: ['number', 'null'] } } },
      }),
      [],
    ],
    [
      'a property deep in a reference and beside it, through parts of parts',
      schemas({
        A: {
          allOf: [{ $ref: '#/components/schemas/B' }],
          properties: { k: { properties: { l: { type: 'array', items: { type: 'null' } } } } },
        },
        B: { allOf: [{ $ref: '#/components/schemas/C' }] },
        C: { properties: { k: { properties: { l: { items: { $ref: '#/components/schemas/D' } } } } } },
        D: { type: 'string', enum: ['a', 'b'] },
      }),
      ['CONTRACT_IMPOSSIBLE'],
    ],
    [
      'what an object has beside its properties',
      schemas({ A: { allOf: [{ additionalProperties: { type: 'string' } }, { additionalProperties: { type: 'boolean' } }] } }),
      ['CONTRACT_IMPOSSIBLE'],
    ],
    [
      'parts that contain themselves',
      schemas({
        A: { allOf: [{ $ref: '#/components/schemas/B' }, { properties: { of: { $ref: '#/components/schemas/A' } } }] },
        B: { properties: { of: { $ref: '#/components/schemas/B' }, name: { type: 'string' } } },
      }),
      [],
    ],
    ['values of which one is in both', schemas({ A: { type: 'string', allOf: [{ enum: ['a', 1] }, { enum: ['a', 2] }] } }), []],
    ['an enum against its type', schemas({ A: { type: 'integer', enum: ['a'] } }), ['CONTRACT_ENUM_TYPE']],
    [
      'keywords with wrong values',
      schemas({ A: { minimum: 'a', required: true, properties: [], items: 3 } }),
      ['CONTRACT_WRONG_SHAPE', 'CONTRACT_WRONG_SHAPE', 'CONTRACT_WRONG_SHAPE', 'CONTRACT_WRONG_SHAPE'],
    ],
    ['a body where fetch sends none', get({ requestBody: json({}) }), ['CONTRACT_BODY_UNSENT']],
    ['TRACE', { paths: { '/a': { trace: { operationId: 'x', responses: { 204: {} } } } } }, ['CONTRACT_METHOD_UNSENT']],
    ['a cookie', parameter('cookie', {}), ['CONTRACT_COOKIE']],
    ['a list as deepObject', parameter('query', { schema: list, style: 'deepObject' }), ['CONTRACT_VAGUE_STYLE']],
    [
      'a parameter twice',
      get({
        parameters: [
          { name: 'a', in: 'query' },
          { name: 'a', in: 'query' },
        ],
      }),
      ['CONTRACT_DUPLICATE_PARAMETER'],
    ],
    ['an unknown security scheme', get({ security: [{ lost: [] }] }), ['CONTRACT_SECURITY']],
    ['no success', get({ responses: { 404: { description: '' } } }), ['CONTRACT_NO_SUCCESS']],
    ['a server variable without default', { servers: [{ url: 'x/{v}' }] }, ['CONTRACT_SERVER']],
    [
      'a discriminator against the values',
      schemas({
        A: { oneOf: [{ $ref: '#/components/schemas/B' }], discriminator: { propertyName: 'k', mapping: { x: 'B' } } },
        B: { type: 'object', properties: { k: { const: 'y' } } },
      }),
      ['CONTRACT_DISCRIMINATOR'],
    ],
    [
      'a list with tabs between its values',
      {
        swagger: '2.0',
        info: { title: 'T', version: '1' },
        paths: {
          '/a': {
            get: {
              operationId: 'x',
              parameters: [{ name: 'a', in: 'query', type: 'array', items: { type: 'string' }, collectionFormat: 'tsv' }],
              responses: { 204: { description: '' } },
            },
          },
        },
      },
      ['CONTRACT_CONVERTED'],
    ],
    [
      'bytes inside JSON',
      get({ responses: { 200: json({ type: 'object', properties: { a: { type: 'string', format: 'binary' } } }) } }),
      ['CONTRACT_BYTES_IN_TEXT'],
    ],
    ['an XML body with a structure', post({ requestBody: content('application/xml', object) }), ['CONTRACT_TEXT_BODY']],
  ])('%s', async (_, document, codes) => {
    expect(made(document).codes).toEqual(codes)
  })
})
