import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020'
import { build } from 'esbuild'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { clientFiles } from '../client'
import { readContract } from '../contract'
import { type Shape, violationOf } from '../runtime/validate'
import { checkFiles, checkOf } from '.'

const folder = join(import.meta.dirname, '../../.cache', `validate-test-${process.pid}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const small = fc.integer({ min: 0, max: 3 })
const name = fc.constantFrom('a', 'b', 'ab')
const { value } = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom(null, true, false, 0, 1, 2, 2.5, '', 'a', 'ab', '日本'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}))

const { schema } = fc.letrec<{ schema: object | boolean }>(tie => {
  const inner = tie('schema')
  const some = fc.array(inner, { minLength: 1, maxLength: 3 })
  const byName = fc.dictionary(name, inner, { minKeys: 1, maxKeys: 2 })
  return {
    schema: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      fc.boolean(),
      fc.constantFrom(...['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'].map(type => ({ type }))),
      fc.record({ enum: fc.uniqueArray(value, { minLength: 1, maxLength: 3, comparator: 'SameValueZero' }) }),
      fc.record({ const: value }),
      fc.record({ minimum: small, exclusiveMaximum: small, multipleOf: fc.constantFrom(1, 0.5, 2) }, { requiredKeys: [] }),
      fc.record({ minLength: small, maxLength: small, pattern: fc.constantFrom('^a', 'b$', '^\\p{L}+$') }, { requiredKeys: [] }),
      fc.record({ prefixItems: some, items: inner, minItems: small, maxItems: small, uniqueItems: fc.boolean() }, { requiredKeys: [] }),
      fc.record({ contains: inner, minContains: small, maxContains: small }, { requiredKeys: ['contains'] }),
      fc.record(
        { properties: byName, patternProperties: fc.dictionary(fc.constantFrom('^a', 'b'), inner), additionalProperties: inner },
        { requiredKeys: [] },
      ),
      fc.record(
        { required: fc.uniqueArray(name, { maxLength: 2 }), propertyNames: inner, minProperties: small, maxProperties: small },
        { requiredKeys: [] },
      ),
      fc.record({ dependentRequired: fc.dictionary(name, fc.uniqueArray(name)), dependentSchemas: byName }, { requiredKeys: [] }),
      ...(['allOf', 'anyOf', 'oneOf'] as const).map(key => some.map(list => ({ [key]: list }))),
      inner.map(one => ({ not: one })),
      fc.tuple(inner, inner, inner).map(list => Object.fromEntries(['if', 'then', 'else'].map((key, index) => [key, list[index]]))),
      fc.record({ properties: byName, anyOf: some, unevaluatedProperties: inner }, { requiredKeys: ['unevaluatedProperties'] }),
      // With `contains` beside it ajv is known to be wrong.
      fc.record({ prefixItems: some, anyOf: some, unevaluatedItems: inner }, { requiredKeys: ['unevaluatedItems'] }),
    ),
  }
})

it('agrees with ajv about any schema and any value', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false })
  let refused = 0
  fc.assert(
    fc.property(schema, fc.array(value, { minLength: 4, maxLength: 8 }), (shape, values) => {
      const oracle = ajv.compile(shape)
      for (const one of values) {
        const valid = oracle(one)
        if (!valid) refused++
        expect(violationOf(shape as Shape, one) === null, JSON.stringify({ shape, one })).toBe(valid)
      }
    }),
    { numRuns: 400, seed: 20260102 },
  )
  expect(refused).toBeGreaterThan(200)
})

it('finds the place in the alternative that was meant', () => {
  const cat: Shape = { type: 'object', properties: { kind: { const: 'cat' }, lives: { type: 'integer' } }, required: ['kind', 'lives'] }
  const tree: Shape = { type: 'object', properties: { pets: { type: 'array', items: { anyOf: [{ type: 'null' }, { $ref: () => cat }] } } } }
  expect(violationOf(tree, { pets: [null, { kind: 'cat', lives: 'nine' }] })).toEqual({
    path: '/pets/1/lives',
    expected: 'must be integer',
    found: 'nine',
  })
})

const operation = (operationId: string, responses: object) => ({ get: { operationId, responses } })
const json = (schema_: object, media = 'application/json') => ({ description: '', content: { [media]: { schema: schema_ } } })
const pet = { $ref: '#/components/schemas/Pet' }

function contractOf(paths: object, schemas: object = {}) {
  return readContract(['api.json'], () =>
    JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths, components: { schemas } }),
  ).contract
}

it('every JSON answer is checked, by status and media type', async () => {
  const contract = contractOf({
    '/a': operation('call', {
      200: {
        description: '',
        content: { ...json({ type: 'string' }).content, ...json({ type: 'integer' }, 'application/vnd.x+json').content, 'text/csv': {} },
      },
      201: json({ type: 'boolean' }),
      '4XX': json({ type: 'object', required: ['reason'] }),
      default: json({ type: 'array' }),
    }),
    '/b': operation('text', { 200: { description: '', content: { 'text/plain': {} } } }),
    '/c': operation('versions', {
      200: {
        description: '',
        content: {
          ...json({ type: 'string' }, 'application/json;version=1').content,
          ...json({ type: 'integer' }, 'application/json;version=2').content,
        },
      },
    }),
  })
  const operations = contract.documents[0]?.operations ?? []
  expect(operations.map(checkOf)).toEqual(['checkCall', null, 'checkVersions'])
  mkdirSync(join(folder, 'answers'), { recursive: true })
  for (const [file, text] of checkFiles(contract, { command: 'x' })) writeFileSync(join(folder, 'answers', file), text)
  type Check = (body: unknown, status: number, media: string) => void
  const { checkCall, checkVersions }: { readonly checkCall: Check; readonly checkVersions: Check } = await import(
    /* @vite-ignore */ join(folder, 'answers/checks.ts')
  )
  for (const [body, status, media] of [
    ['x', 200, 'application/json'],
    [1, 200, 'application/vnd.x+json'],
    ['a,b', 200, 'text/csv'],
    [true, 201, 'application/json'],
    [{ reason: '' }, 404, 'application/json'],
    [[], 500, 'application/json'],
  ] as const)
    checkCall(body, status, media)
  for (const [body, status, media] of [
    [1, 200, 'application/json'],
    ['x', 200, 'application/vnd.x+json'],
    [1, 201, 'application/json'],
    [{}, 404, 'application/json'],
    [{}, 500, 'application/json'],
  ] as const)
    expect(() => checkCall(body, status, media), JSON.stringify([body, status, media])).toThrow('GET /a: the answer must')
  // Parameters of a media type tell nothing apart once it has come.
  for (const body of ['x', 1]) checkVersions(body, 200, 'application/json')
  expect(() => checkVersions(true, 200, 'application/json')).toThrow('GET /c: the answer must')
})

it('words of older drafts, and those of nobody, break nothing', () => {
  const contract = contractOf(
    { '/a': operation('call', { 200: json(pet) }) },
    {
      Pet: {
        $recursiveAnchor: true,
        $id: 'https://x.test/pet',
        type: 'object',
        properties: { next: { $recursiveRef: '#' }, [`__proto__`]: pet },
        divisibleBy: 2,
        extends: {},
        pattern: '(?i)[',
      },
    },
  )
  const files = checkFiles(contract, { command: 'x' })
  expect(files.get('checks.ts')).toContain('export function checkCall(')
})

it('an application pays for the schemas of its calls alone', async () => {
  const big = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [
      `Big${index}`,
      {
        type: 'object',
        properties: { next: { $ref: `#/components/schemas/Big${(index + 1) % 200}` }, [`property${index}`]: { type: 'string' } },
      },
    ]),
  )
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const having = (name: string) => ({
    type: 'object',
    required: ['base'],
    properties: { [name]: { type: 'string' }, base: ref('Base'), again: ref('Base') },
  })
  const contract = contractOf(
    {
      '/a': operation('small', { 200: json(pet) }),
      '/b': operation('large', { 200: json(ref('Big0')) }),
      '/c': operation('one', { 200: json(ref('One')) }),
      '/d': operation('other', { 200: json(ref('Other')) }),
    },
    {
      Pet: { type: 'object', properties: { name: { type: 'string' } } },
      Base: { type: 'object', properties: { shared: { type: 'integer' } } },
      One: having('ofOne'),
      Other: having('ofOther'),
      ...big,
    },
  )
  const out = join(folder, 'size')
  mkdirSync(out, { recursive: true })
  const checks = { module: './checks', of: checkOf }
  for (const [file, text] of [
    ...clientFiles(contract, { module: null, instance: 'http', command: 'x', checks }),
    ...checkFiles(contract, { command: 'x' }),
  ])
    writeFileSync(join(out, file), text)
  const shipped = async (call: string) => {
    writeFileSync(join(out, 'app.ts'), `import { ${call} } from './api'\nconsole.log(${call})\n`)
    const external = ['alova', 'alova/*']
    const made = await build({ entryPoints: [join(out, 'app.ts')], bundle: true, minify: true, format: 'esm', external, write: false })
    return made.outputFiles[0]?.text ?? ''
  }
  const [small, large] = [await shipped('small'), await shipped('large')]
  const held = (script: string) => new Set(script.match(/property\d+/g))
  expect(held(small)).toEqual(new Set())
  expect(held(large)).toEqual(new Set(Array.from({ length: 200 }, (_, index) => `property${index}`)))
  // What two calls share comes once, and neither brings what the other one has alone.
  const [one, other] = [await shipped('one'), await shipped('other')]
  expect(one.match(/ofOne|ofOther|shared/g)?.sort()).toEqual(['ofOne', 'shared'])
  expect(other.match(/ofOne|ofOther|shared/g)?.sort()).toEqual(['ofOther', 'shared'])
})

it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])('a word like %s, which objects know, is no keyword', word => {
  expect(violationOf({ type: 'string', [word]: 'x' } as Shape, 'a')).toBeNull()
})
