import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compilerSays } from '../../tests/helpers/generated'
import { checkFiles } from '../checks'
import { readContract } from '../contract'
import { printTypes } from '../emit/types'
import { type Shape, violationOf } from '../runtime/validate'
import { randomOf, sample } from './sample'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache', `sample-test-${process.pid}`)
beforeAll(() => mkdirSync(folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const name = fc.constantFrom('a', 'b', "it's", '日本', 'x-y', 'constructor', '')
const small = fc.integer({ min: 0, max: 4 })
const ref = fc.constantFrom('A', 'B', 'C').map(target => ({ $ref: `#/components/schemas/${target}` }))
const scalar = fc.constantFrom<unknown>('x', "it's", 1, -2.5, true, null)

/** Schemas of every kind that data can be made for; circles only through what may be left out. */
const { schema } = fc.letrec<{ schema: unknown; leaf: unknown }>(tie => ({
  leaf: fc.oneof(
    fc.record({ type: fc.constantFrom('string', 'integer', 'number', 'boolean', 'null') }),
    fc.record({ type: fc.constant('string'), minLength: small, maxLength: small.map(more => 4 + more) }),
    fc.record({ type: fc.constant('string'), pattern: fc.constantFrom('^[a-f]{3}-\\d+$', '^(x|yz)?\\w$', '[^abc]') }),
    fc.record({ type: fc.constant('string'), format: fc.constantFrom('date', 'date-time', 'uuid', 'email', 'uri') }),
    fc.record({ type: fc.constant('integer'), minimum: small, maximum: small.map(more => 4 + more) }),
    fc.record({ type: fc.constant('number'), exclusiveMinimum: small, multipleOf: fc.constantFrom(0.5, 2) }),
    fc.record({ enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 3 }) }),
    fc.record({ const: scalar.filter(value => value !== undefined) }),
    fc.record({ type: fc.constantFrom(['string', 'null'], ['integer', 'boolean']) }),
    fc.constant({}),
    fc.constant(true),
  ),
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    fc
      .record({ type: fc.constant('object'), properties: fc.dictionary(name, tie('schema'), { maxKeys: 3 }) })
      .chain(object =>
        fc
          .subarray(Object.keys(object.properties))
          .map(required => ({ ...object, required: required.filter(key => !JSON.stringify(object.properties[key]).includes('$ref')) })),
      ),
    fc.record({ type: fc.constant('object'), properties: fc.dictionary(name, fc.oneof(ref, tie('leaf')), { maxKeys: 3 }) }),
    fc.record({ type: fc.constant('object'), additionalProperties: tie('leaf') }),
    fc.record({ type: fc.constant('array'), items: tie('schema'), maxItems: small }),
    fc.record({ type: fc.constant('array'), items: ref }),
    fc
      .record({
        type: fc.constant('array'),
        prefixItems: fc.array(tie('leaf'), { minLength: 1, maxLength: 2 }),
        items: fc.constant(false),
        minItems: fc.constant(2),
        maxItems: fc.constant(2),
      })
      .map(tuple => ({ ...tuple, minItems: tuple.prefixItems.length, maxItems: tuple.prefixItems.length })),
    fc.record({ anyOf: fc.array(tie('leaf'), { minLength: 1, maxLength: 3 }) }),
    fc.record({
      allOf: fc.tuple(
        fc.record({ type: fc.constant('object'), properties: fc.record({ p: tie('leaf') }), required: fc.constant(['p']) }),
        fc.record({ type: fc.constant('object'), properties: fc.record({ q: tie('leaf') }) }),
      ),
    }),
  ),
}))

const declarations: string[] = []

it('data made from a schema satisfies the emitted validator', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(fc.tuple(schema, schema, schema), fc.integer(), async ([a, b, c], seed) => {
      const run = runs++
      const document = { openapi: '3.1.0', components: { schemas: { A: a, B: b, C: c } } }
      const { contract } = readContract(['a.json'], () => JSON.stringify(document))
      const file = join(folder, `schemas-${run}.ts`)
      writeFileSync(file, checkFiles(contract, { command: 'x' }).get('schemas.ts') ?? '')
      const shapes = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, Shape>
      const types = printTypes(contract.documents[0]?.schemas ?? [], contract.schemas)
      const values = ['A', 'B', 'C'].map(key => {
        const value = sample(contract.schemas, { $ref: `#/$defs/${key}` }, randomOf(`${seed} ${key}`))
        expect(violationOf(shapes[key] ?? false, value), JSON.stringify({ document, key, value })).toBe(null)
        return `  export const v${key}: ${key} = ${JSON.stringify(value)}\n`
      })
      declarations.push(`namespace Run${run} {\n${[...types.texts.values(), ...values].join('')}}\n`)
    }),
    { numRuns: 40, seed: 20260101, endOnFailure: true },
  )
})

it('and the emitted type', () => {
  writeFileSync(join(folder, 'data.ts'), `${declarations.join('')}export {}\n`)
  expect(compilerSays(folder, { include: ['data.ts'], options: { types: [] } })).toBe('')
  expect(declarations.length).toBeGreaterThan(30)
})
