import { describe, expect, it } from 'vitest'
import { type Operation, readContract, unwrapEnvelope, wantsEnvelope } from '.'

const versions = { '3.0': '3.0.3', '3.1': '3.1.0' }

function documentWith(parts: object, version: keyof typeof versions = '3.1') {
  return { openapi: versions[version], info: { title: 'Test', version: '1' }, paths: {}, ...parts }
}

function read(documents: Record<string, object | string>, files = Object.keys(documents)) {
  const texts = new Map(
    Object.entries(documents).map(([file, document]) => [
      file,
      typeof document === 'string' ? document : JSON.stringify(document, null, 2),
    ]),
  )
  return readContract(files, file => {
    const text = texts.get(file)
    if (text === undefined) throw new Error('no such file')
    return text
  })
}

function schemaOf(schema: unknown, version: keyof typeof versions = '3.1') {
  const { contract, messages } = read({
    'a.json': documentWith({ components: { schemas: { A: schema, B: { type: 'string' } } } }, version),
  })
  expect(messages).toEqual([])
  return contract.schemas.get('A')?.schema
}

function operationOf(operation: object, path = '/things', item: object = {}): Operation | undefined {
  const { contract, messages } = read({
    'a.json': documentWith({
      paths: { [path]: { ...item, get: operation } },
      components: { schemas: { B: { type: 'object', properties: { c: {} } }, S: { type: 'string' } } },
    }),
  })
  expect(messages).toEqual([])
  return contract.documents[0]?.operations[0]
}

const B = { $ref: '#/components/schemas/B' }
const toB = { $ref: '#/$defs/B' }

describe('a schema', () => {
  it.each<[string, unknown, keyof typeof versions, unknown]>([
    ['a reference becomes a name', B, '3.1', toB],
    ['notes beside a reference stay with it', { ...B, description: 'x' }, '3.1', { description: 'x', allOf: [toB] }],
    ['nullable is the type null', { type: 'string', nullable: true }, '3.0', { type: ['string', 'null'] }],
    [
      'nullable with an enum allows null',
      { type: 'string', enum: ['a'], nullable: true },
      '3.0',
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    ['nullable beside allOf is a choice', { nullable: true, allOf: [B] }, '3.0', { anyOf: [{ allOf: [toB] }, { type: 'null' }] }],
    ['nullable beside a reference is a choice', { ...B, nullable: true }, '3.0', { anyOf: [toB, { type: 'null' }] }],
    ['a type list stays', { type: ['integer', 'null'] }, '3.1', { type: ['integer', 'null'] }],
    [
      'a boolean exclusiveMinimum takes the limit',
      { type: 'number', minimum: 1, exclusiveMinimum: true },
      '3.0',
      { type: 'number', exclusiveMinimum: 1 },
    ],
    ['an exclusiveMaximum of false goes', { type: 'number', maximum: 1, exclusiveMaximum: false }, '3.0', { type: 'number', maximum: 1 }],
    ['true and false are schemas', { properties: { a: true, b: false } }, '3.1', { properties: { a: true, b: false } }],
    [
      'a property may be called $ref or nullable',
      { properties: { $ref: { type: 'string' }, nullable: B } },
      '3.1',
      { properties: { $ref: { type: 'string' }, nullable: toB } },
    ],
    ['items and additionalProperties are read', { items: B, additionalProperties: B }, '3.1', { items: toB, additionalProperties: toB }],
    ['prefixItems is a list of schemas', { prefixItems: [B, true] }, '3.1', { prefixItems: [toB, true] }],
    ['a const stays as it is', { const: { $ref: 1 } }, '3.1', { const: { $ref: 1 } }],
    ['a title stands in for a description', { title: 'T' }, '3.1', { description: 'T' }],
    ['a title beside a description is dropped', { title: 'T', description: 'd' }, '3.1', { description: 'd' }],
    ['what belongs to the document is dropped', { type: 'string', example: 1, xml: {}, 'x-y': 1 }, '3.1', { type: 'string' }],
  ])('%s', (_, given, version, want) => {
    expect(schemaOf(given, version)).toEqual(want)
  })

  it('may refer to itself', () => {
    expect(schemaOf({ type: 'array', items: { $ref: '#/components/schemas/A' } })).toEqual({ type: 'array', items: { $ref: '#/$defs/A' } })
  })

  it('has a name of its own when something refers into it', () => {
    const { contract } = read({
      'a.json': documentWith({
        components: { schemas: { A: { properties: { part: { type: 'string' } } }, C: { $ref: '#/components/schemas/A/properties/part' } } },
      }),
    })
    expect(contract.schemas.get('C')?.schema).toEqual({ $ref: '#/$defs/APart' })
    expect(contract.schemas.get('APart')?.schema).toEqual({ type: 'string' })
  })

  it('of another document is found, and that document gives its types only', () => {
    const { contract, messages } = read(
      {
        'api/a.json': documentWith({ components: { schemas: { A: { $ref: '../shared/b.json#/components/schemas/A' } } } }),
        'shared/b.json': documentWith({ paths: { '/b': { get: { responses: {} } } }, components: { schemas: { A: { type: 'string' } } } }),
      },
      ['api/a.json'],
    )
    expect(messages).toEqual([])
    expect(contract.schemas.get('A')?.schema).toEqual({ $ref: '#/$defs/BA' })
    expect(contract.documents.map(document => [document.area, document.operations.length])).toEqual([
      ['a', 0],
      ['b', 0],
    ])
  })
})

describe('parameters', () => {
  const query = (schema: unknown, more: object = {}) => ({ name: 'q', in: 'query', schema, ...more })

  const S = { $ref: '#/components/schemas/S' }
  const toS = { $ref: '#/$defs/S' }
  const closed = (properties: object, required: string[] = []) => ({ type: 'object', properties, required, additionalProperties: false })
  const open = (properties: object) => ({ type: 'object', properties, required: [] })

  it.each<[string, object[], object]>([
    ['become properties', [query({ type: 'string' })], closed({ q: { type: 'string' } })],
    ['say which are required', [query(S, { required: true })], closed({ q: toS }, ['q'])],
    ['keep their notes', [query(S, { description: 'd' })], closed({ q: { description: 'd', allOf: [toS] } })],
    ['that are exploded objects give their properties', [query(B)], { allOf: [toB] }],
    ['beside an exploded object join it', [query(B), { ...query(S), name: 'r' }], { allOf: [toB, open({ r: toS })] }],
    ['that are objects in one piece stay one', [query(B, { explode: false })], closed({ q: toB })],
  ])('%s', (_, parameters, want) => {
    expect(operationOf({ parameters, responses: {} })?.query?.schema).toEqual(want)
  })

  it('of the operation win over those of the path', () => {
    const shared = { parameters: [query({ type: 'string' }), { name: 'id', in: 'path', required: true, schema: {} }] }
    const operation = operationOf({ parameters: [query({ type: 'integer' })], responses: {} }, '/things/{id}', shared)
    expect(operation?.query?.schema.properties?.q).toEqual({ type: 'integer' })
    expect(operation?.params?.required).toBe(true)
  })

  it('with content are one JSON text', () => {
    const operation = operationOf({
      parameters: [{ name: 'q', in: 'query', content: { 'application/json': { schema: B } } }],
      responses: {},
    })
    expect(operation?.query?.parameters[0]).toMatchObject({ json: true, spread: false, schema: toB })
  })

  it('named like a header that the call itself sets are left out', () => {
    expect(operationOf({ parameters: [{ name: 'Accept', in: 'header', schema: {} }], responses: {} })?.headers).toBeNull()
  })
})

describe('an answer', () => {
  const json = (schema: unknown) => ({ description: '', content: { 'application/json': { schema } } })

  it.each<[string, object, unknown]>([
    ['is that of the success', { 400: json({}), 200: json(B) }, { kind: 'json', schema: toB }],
    [
      'of several successes is a choice',
      { 201: json({ type: 'string' }), 200: json(B) },
      { kind: 'json', schema: { anyOf: [toB, { type: 'string' }] } },
    ],
    ['may be for all of 2XX', { '2XX': json(B) }, { kind: 'json', schema: toB }],
    ['is the default where no success stands', { default: json(B) }, { kind: 'json', schema: toB }],
    ['may have nothing', { 204: { description: '' } }, { kind: 'none', schema: {} }],
    ['may be bytes', { 200: { description: '', content: { 'application/pdf': {} } } }, { kind: 'binary', schema: {} }],
    ['may be text', { 200: { description: '', content: { 'text/csv': {} } } }, { kind: 'text', schema: {} }],
    [
      'is JSON by its structured suffix',
      { 200: { description: '', content: { 'application/problem+json; charset=utf-8': { schema: B } } } },
      { kind: 'json', schema: toB },
    ],
  ])('%s', (_, responses, want) => {
    expect(operationOf({ responses })?.answer).toMatchObject(want as object)
  })

  it('loses its envelope, through references and allOf, unless the operation wants it', () => {
    const envelope = { allOf: [{ $ref: '#/components/schemas/R' }, { properties: { result: B } }] }
    const { contract } = read({
      'a.json': documentWith({
        paths: {
          '/a': {
            get: { responses: { 200: json(envelope) } },
            post: { 'x-envelope': false, responses: { 200: json(envelope) } },
            put: { responses: { 200: json(B) } },
          },
        },
        components: { schemas: { B: { type: 'string' }, R: { properties: { result: {} } } } },
      }),
    })
    const unwrapped = unwrapEnvelope(contract, wantsEnvelope)
    const schemas = unwrapped.contract.documents[0]?.operations.map(operation => operation.answer.schema)
    expect(schemas).toEqual([toB, {}, contract.documents[0]?.operations[2]?.answer.schema])
    expect(unwrapped.issues.map(issue => issue.code)).toEqual(['CONTRACT_NO_ENVELOPE'])
  })
})

describe('operations', () => {
  it.each([
    [{ operationId: 'sysUserList' }, 'sysUserList'],
    [{ operationId: 'list-users' }, 'listUsers'],
    [{ operationId: 'delete' }, 'deleteOperation'],
    [{ operationId: 'PetStore_find' }, 'petStoreFind'],
    [{}, 'getThings'],
  ])('%o is called %s', (operation, id) => {
    expect(operationOf({ ...operation, responses: {} })?.id).toBe(id)
  })

  it('keep their extensions', () => {
    expect(operationOf({ 'x-auth': 'login', responses: {} })?.extensions).toEqual(new Map([['x-auth', 'login']]))
  })
})

describe('what is wrong', () => {
  const schemas = (A: unknown) => documentWith({ components: { schemas: { A } } })
  const paths = (items: object) => documentWith({ paths: items })

  it.each<[string, object | string, string]>([
    ['text that is no JSON', '{\n  "openapi": \n}', 'a.json:3:1 CONTRACT_SYNTAX\n  the text is broken: ValueExpected'],
    [
      'a key twice',
      '{\n  "openapi": "3.1.0",\n  "info": { "a\\"": [{ "a": 1 }], "a": "x", "a": 2 }\n}',
      'a.json:3:44 CONTRACT_SYNTAX\n  the text is broken: the key "a" stands twice, the last one counts',
    ],
    ['YAML that is broken', 'openapi: 3.1.0\ninfo: { a: 1\npaths: {}\n', 'a.json:3:1 CONTRACT_SYNTAX'],
    ['another version', { openapi: '2.0' }, 'a.json:1:1 CONTRACT_VERSION\n  "openapi" is 2.0, expected 3.0.x, 3.1.x or "swagger": "2.0"'],
    [
      'a reference to nothing',
      schemas({ $ref: '#/components/schemas/Z' }),
      'a.json:10:12 CONTRACT_LOST_REF\n  nothing stands at #/components/schemas/Z',
    ],
    [
      'a reference to a lost file',
      schemas({ $ref: 'z.json#/a' }),
      'z.json:1:1 CONTRACT_UNREADABLE\n  the file cannot be read: no such file',
    ],
    [
      'a reference into the network',
      schemas({ $ref: 'https://x.test/a.json' }),
      'https://x.test/a.json:1:1 CONTRACT_UNREADABLE\n  the file cannot be read: no such file',
    ],
    [
      'a reference to itself',
      schemas({ $ref: '#/components/schemas/A' }),
      'a.json:10:12 CONTRACT_REF_LOOP\n  #/components/schemas/A leads back to itself',
    ],
    ['a schema that is none', schemas('string'), 'a.json:10:12 CONTRACT_WRONG_SHAPE\n  expected a schema, found a string'],
    [
      'an id twice',
      paths({ '/a': { get: { operationId: 'x', responses: {} }, put: { operationId: 'x', responses: {} } } }),
      'a.json:13:14 CONTRACT_DUPLICATE_OPERATION\n  operationId "x" is taken by GET /a',
    ],
    [
      'a placeholder without parameter',
      paths({ '/a/{id}': { get: { responses: {} } } }),
      'a.json:9:14 CONTRACT_PATH_PARAMETER\n  placeholder {id} of /a/{id} has no parameter',
    ],
    [
      'a parameter without placeholder',
      paths({ '/a': { get: { parameters: [{ name: 'id', in: 'path', required: true, schema: {} }], responses: {} } } }),
      'a.json:11:11 CONTRACT_PATH_PARAMETER\n  parameter "id" has no placeholder in /a',
    ],
    [
      'an unknown style',
      paths({ '/a': { get: { parameters: [{ name: 'q', in: 'query', style: 'simple', schema: {} }], responses: {} } } }),
      'a.json:14:22 CONTRACT_UNKNOWN_STYLE\n  style "simple" is not known for a parameter in query',
    ],
  ])('%s is told with its place', (_, document, message) => {
    expect(read({ 'a.json': document }).messages.find(text => text.startsWith(message))).toBeDefined()
  })
})
