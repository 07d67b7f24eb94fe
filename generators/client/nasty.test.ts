import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compilerSays, writeOutputs } from '../../tests/helpers/generated'
import { readContract } from '../contract'
import { clientFiles } from '.'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache', `nasty-test-${process.pid}`)

const ref = (name: string) => ({ $ref: `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` })
const texts = [
  "it's",
  'a"b',
  'a b',
  'new\nline',
  'back\\slash',
  '*/',
  '/* x',
  '${x}',
  '`',
  '[k: string]',
  '',
  '日本',
  '\u2028',
  '<b>&amp;',
  '@deprecated',
  '{',
  '}',
  '(',
  '|',
]
const inherited = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf', 'prototype']

/** An object with own keys of any name, also `__proto__`. */
const objectOf = (entries: readonly (readonly [string, unknown])[]) =>
  JSON.parse(`{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`) as object

const oddNames = {
  schemas: objectOf([
    ...[
      ...texts,
      ...inherited,
      'Error',
      'Promise',
      'Blob',
      'File',
      'string',
      'undefined',
      '123',
      '1a',
      'a-b',
      'a_b',
      'a.b',
      'aB',
      'Config',
      'Record',
      'ApiError',
      'AnyStatus',
      'Response',
      'Headers',
      'default',
      'ServerEvent',
      'Exclude',
      'Operations',
      'ContractTypesRoot',
      'GetThingsQuery',
      'GetThingsError',
    ].map(
      name =>
        [
          name,
          {
            type: 'object',
            description: name,
            properties: objectOf(
              [...texts, ...inherited].map(key => [key, { type: 'string', description: `${name} ${key}`, default: name }]),
            ),
            required: [name, ...inherited],
          },
        ] as const,
    ),
    [
      'Uses',
      {
        type: 'object',
        properties: objectOf(
          [...texts, ...inherited, 'Promise', 'Blob', 'a-b', 'a_b', 'a/b'].filter(name => name !== 'a/b').map(name => [name, ref(name)]),
        ),
      },
    ],
    ['Values', { enum: [...texts, 1, -1.5, true, false, null, {}, [], { a: ["'"] }, 'a', 'a'] }],
    [
      'Constants',
      {
        type: 'object',
        properties: { a: { const: { "it's": ['"'] } }, b: { const: null }, c: { const: -0.1 }, d: { const: 'x\ny' } },
        required: ['a', 'zz', '__proto__'],
      },
    ],
  ]),
}

const circles = {
  schemas: {
    Self: ref('Self'),
    There: ref('Back'),
    Back: ref('There'),
    Choice: { anyOf: [ref('Choice'), { type: 'string' }] },
    Only: { oneOf: [ref('Only')] },
    Left: { allOf: [ref('Right'), { properties: { a: { type: 'string' } } }] },
    Right: { allOf: [ref('Left'), { properties: { b: { type: 'string' } } }] },
    Round: { anyOf: [{ oneOf: [ref('Corner')] }, { type: 'null' }] },
    Corner: { allOf: [ref('Round'), { type: 'object', properties: { next: ref('Round') } }] },
    List: { type: 'array', items: ref('List') },
    Map: { type: 'object', additionalProperties: ref('Map') },
    Mixed: { type: 'object', properties: { a: ref('Mixed') }, additionalProperties: ref('Mixed'), patternProperties: { '^x': ref('Map') } },
    Tuple: { type: 'array', prefixItems: [ref('Tuple')], items: ref('Tuple') },
    Not: { not: ref('Not') },
    If: Object.fromEntries(['if', 'then'].map(key => [key, ref('If')])),
    Deep: { type: 'object', properties: { a: { anyOf: [{ type: 'array', items: { allOf: [ref('Deep')] } }, ref('Deep')] } } },
    Json: { type: ['object', 'array', 'string', 'number', 'boolean', 'null'], additionalProperties: ref('Json'), items: ref('Json') },
    Both: {
      type: 'object',
      properties: {
        id: { type: 'string', readOnly: true },
        secret: { type: 'string', writeOnly: true },
        inner: ref('Both'),
        all: { type: 'array', items: ref('Both') },
      },
      required: ['id', 'secret'],
    },
    Sized: { allOf: [ref('Both'), { required: ['id', 'inner', 'other'] }] },
  },
}

const unions = {
  schemas: {
    Pet: {
      type: 'object',
      required: ['kind'],
      properties: { kind: { type: 'string' } },
      discriminator: {
        propertyName: 'kind',
        mapping: { cat: '#/components/schemas/Cat', kitten: 'Cat', dog: ref('Dog').$ref, lost: '#/nowhere' },
      },
    },
    Cat: { allOf: [ref('Pet'), { type: 'object', properties: { lives: { type: 'integer' } } }] },
    Dog: { allOf: [ref('Pet'), { type: 'object', properties: { bark: { type: 'boolean' }, friend: ref('Pet') } }] },
    Shape: { oneOf: [ref('Square'), ref('Circle'), { type: 'null' }], discriminator: { propertyName: 'type' } },
    Square: { type: 'object', properties: { type: { type: 'string', enum: ['square'] }, side: { type: 'number' } }, required: ['type'] },
    Circle: { type: 'object', properties: { type: { type: 'string' }, radius: { type: 'number' } } },
    Versions: {
      anyOf: [ref('One'), ref('Two')],
      discriminator: { propertyName: 'version', mapping: { 1: ref('One').$ref, 2: ref('Two').$ref } },
    },
    One: { type: 'object', properties: { version: { type: 'integer' } } },
    Two: { type: 'object', properties: { version: { type: 'integer' } } },
    Nested: { oneOf: [ref('Shape'), ref('Versions')], discriminator: { propertyName: 'kind' } },
    Conditions: {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'number' } },
      anyOf: [{ required: ['a'] }, { required: ['b'] }],
    },
    Open: {
      allOf: [
        { type: 'object', properties: { n: { type: 'number' } } },
        { type: 'object', additionalProperties: { type: 'string' } },
      ],
    },
    Closed: { type: 'object', additionalProperties: false },
    Loose: {
      type: 'object',
      properties: { a: { type: 'number' }, b: ref('Closed') },
      additionalProperties: { oneOf: [{ type: 'string' }, ref('Cat')] },
    },
    Wrong: {
      type: 'strng',
      enum: [],
      properties: [],
      required: true,
      items: 3,
      allOf: [],
      additionalProperties: 'x',
      minimum: 'a',
      nullable: 'yes',
      discriminator: 4,
    },
    Texts: { type: 'integer', enum: ['a', 'b'] },
    Empty: {},
    Yes: true,
    No: false,
    Bytes: { type: 'string', format: 'binary' },
    Old: { type: 'array', items: [{ type: 'string' }, ref('Cat')], additionalItems: { type: 'number' } },
  },
}

const json = (schema: unknown) => ({ 'application/json': { schema } })
const odd = (name: string, place: string, more: object = {}) => ({ name, in: place, schema: { type: 'string' }, ...more })
const operations = objectOf([
  ...[
    'delete',
    'http',
    'pathOf',
    'constructor',
    'await',
    '1st',
    '日本',
    '',
    "it's",
    'same',
    'same',
    'Same',
    'undefined',
    'arguments',
    'request',
    'config',
    'toString',
    'ApiError',
  ].map(
    (id, index) =>
      [`/ids/${index}`, { get: { operationId: id, responses: { 200: { description: '', content: json(ref('Pet')) } } } }] as const,
  ),
  [
    '/it\'s/{a-b}/`{c.d}`/${x}/{__proto__}?q="1"#f',
    {
      post: {
        parameters: [
          odd('a-b', 'path'),
          odd("it's", 'query'),
          odd('a[]', 'query', { style: 'pipeDelimited', explode: false }),
          odd('__proto__', 'query', { style: 'deepObject' }),
          odd('X-It"s', 'header', { schema: { type: 'array' } }),
          odd('c', 'cookie', { required: true }),
        ],
      },
    },
  ],
  ['no/slash', { get: {}, head: {}, options: {}, trace: {}, put: null, 'x-a': 1 }],
  [
    '/bodies',
    {
      put: {
        requestBody: {
          content: {
            'multipart/form-data': { schema: { type: 'string' } },
            'application/x-www-form-urlencoded': { schema: {} },
            'text/plain': { schema: ref('Pet') },
            'image/*': {},
            'application/json': { schema: ref('Both') },
            'application/xml': {},
          },
        },
        responses: {
          default: {
            description: '',
            content: { 'text/event-stream': { schema: ref('Pet') }, 'text/csv': {}, 'image/png': {}, ...json(ref('Both')) },
          },
        },
      },
    },
  ],
  [
    '/one/{id}',
    {
      post: {
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: { type: 'object', properties: { file: ref('Bytes'), files: { type: 'array', items: ref('Bytes') } } },
              encoding: { file: { contentType: "image/png, it's", headers: { a: {} } } },
            },
          },
        },
        responses: {
          200: { description: '', content: json({ type: 'object', properties: { a: ref('Shape') } }) },
          204: { description: '' },
          404: { description: '', content: json({ type: 'object' }) },
          '4XX': { description: '', headers: { "It's": { schema: { type: 'integer' } } }, content: json(ref('Pet')) },
          default: { description: '', content: { 'text/plain': {} } },
          999: {},
          '5xx': ref('Pet'),
        },
      },
      get: { requestBody: { content: json({}) }, responses: { '3XX': { description: '' } } },
    },
  ],
  [
    '/events',
    {
      get: {
        responses: {
          200: { description: '', content: { 'text/event-stream': { schema: { type: 'object', properties: { a: { type: 'string' } } } } } },
        },
        security: [{}, { none: [] }, { key: ["it's"] }],
        callbacks: {
          "on'it": {
            '{$request.body#/url}': {
              post: { requestBody: { content: json({ type: 'object', properties: { a: ref('Both') } }) }, responses: {} },
              get: {},
            },
          },
          lost: { $ref: '#/nowhere' },
        },
      },
    },
  ],
])

const nasty = {
  odd: { openapi: '3.1.0', info: { title: '*/ "it\'s"' }, components: oddNames, paths: {} },
  circles: {
    openapi: '3.1.0',
    components: circles,
    paths: {
      '/a': {
        post: {
          operationId: 'sendBoth',
          requestBody: { content: json(ref('Sized')) },
          responses: { 200: { description: '', content: json(ref('Sized')) } },
        },
      },
    },
  },
  request: {
    openapi: '3.1.0',
    components: {
      ...unions,
      securitySchemes: {
        key: { type: 'apiKey', in: 'query', name: "it's" },
        basic: { type: 'http', scheme: 'basic' },
        'a-b': { type: 'oauth2', flows: {} },
        digest: { type: 'http', scheme: 'Digest' },
        tls: { type: 'mutualTLS' },
        odd: { type: 'x' },
      },
    },
    security: [{ 'a-b': ['x'] }, { basic: [], key: [] }],
    servers: [{ url: "https://{it's}.x/{v}", variables: { v: { enum: ['1', '2'], default: '1' } } }, {}, { url: '/rel' }],
    paths: {},
  },
  operations: {
    openapi: '3.0.3',
    info: {},
    components: { schemas: { ...unions.schemas, Both: circles.schemas.Both } },
    paths: operations,
    webhooks: { 'new pet': { post: { requestBody: { content: json(ref('Pet')) } } } },
  },
  nothing: { openapi: '3.1.0' },
  wrong: { openapi: '3.1.0', paths: [], components: [], servers: 'x', security: 4, webhooks: 1, info: 7 },
}

beforeAll(() => {
  for (const [name, document] of Object.entries(nasty)) {
    const { contract } = readContract([`${name}.json`], () => JSON.stringify(document))
    writeOutputs(contract, join(folder, name))
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A compiler takes its time where others use the cores too. */
const patience = 180_000

it('what comes out of the nastiest documents compiles with TypeScript 7', () => expect(compilerSays(folder)).toBe(''), patience)

it('and with TypeScript 5', () => expect(compilerSays(folder, { compiler: 'typescript' })).toBe(''), patience)

const github = join(root, 'node_modules/@octokit/openapi/generated/api.github.com.json')

it.skipIf(!existsSync(github))(
  'the client of GitHub, in full, compiles',
  async () => {
    const out = join(folder, 'github')
    mkdirSync(out, { recursive: true })
    const { contract, messages } = readContract(['github.json'], () => readFileSync(github, 'utf8'))
    expect(messages).toEqual([])
    for (const [file, text] of clientFiles(contract, { module: null, instance: 'http', command: 'x' })) writeFileSync(join(out, file), text)
    expect(compilerSays(folder, { include: ['github'] })).toBe('')
  },
  patience,
)
