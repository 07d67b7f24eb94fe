import { expect, it } from 'vitest'
import { affectedBy } from './affected'
import { type Parts, partsOf } from './parts'

type Loose = Record<string, unknown>

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const answers = (schema: Loose) => ({ get: { responses: { 200: { description: '', content: { 'application/json': { schema } } } } } })

function partsWith(schemas: Loose, paths: Loose = {}): Parts {
  const parts = partsOf(JSON.stringify({ openapi: '3.1.0', info: {}, paths, components: { schemas } }), null)
  if (parts === null) throw new Error('not in parts')
  return parts
}

/** The names of what is affected when the schema `Pet` becomes another, beside these schemas and a path that answers its owner. */
function affected(was: Loose, is: Loose, others: Loose = {}): string[] {
  const [before, now] = [was, is].map(pet =>
    partsWith({ Pet: pet, Owner: { type: 'object', properties: { pet: ref('Pet') } }, ...others }, { '/owners': answers(ref('Owner')) }),
  ) as [Parts, Parts]
  return [...affectedBy(before, now, ['/components/schemas/Pet'])].map(pointer => pointer.split('/').at(-1) ?? '').sort()
}

const object = (properties: Loose, rest: Loose = {}) => ({ type: 'object', properties, ...rest })
const text = { type: 'string' }
const EVERYTHING = ['Owner', 'Pet', '~1owners']

it.each<[string, Loose, Loose]>([
  ['a property', object({ a: text }), object({ a: text, b: text })],
  ['a reference', object({ a: text }), object({ a: ref('Owner') })],
  ['a description', object({}), object({}, { description: 'What.' })],
  ['a value of an enumeration', { type: 'string', enum: ['a'] }, { type: 'string', enum: ['a', 'b'] }],
])('%s changes the schema alone', (_, was, is) => {
  expect(affected(was, is)).toEqual(['Pet'])
})

it.each<[string, Loose, Loose]>([
  ['another type', object({}), { ...object({}), type: 'string' }],
  ['bytes', text, { ...text, format: 'binary' }],
  ['a direction', object({ a: text }), object({ a: { ...text, readOnly: true } })],
  ['a direction that is gone', object({ a: { ...text, writeOnly: true } }), object({ a: text })],
  ['properties where there were none', { type: 'object' }, object({})],
  ['an enumeration where there was none', text, { ...text, enum: ['a'] }],
  ['other parts', { allOf: [ref('Owner')] }, { allOf: [object({})] }],
  ['a reference in its place', object({}), ref('Owner')],
  ['everything, where nothing was taken', false as unknown as Loose, true as unknown as Loose],
  ['a discriminator', object({}), object({}, { discriminator: { propertyName: 'a' } })],
])('%s changes all that leads to the schema', (_, was, is) => {
  expect(affected(was, is)).toEqual(EVERYTHING)
})

it('a schema that requires what it does not describe is affected by its parts, at any depth', () => {
  const others = {
    Named: { allOf: [ref('Pet')] },
    Strict: { allOf: [ref('Named'), { required: ['a'] }] },
    Plain: { allOf: [ref('Pet'), object({ a: text }, { required: ['a'] })] },
    Holder: object({ named: ref('Named') }, { required: ['other'] }),
  }
  expect(affected(object({ a: text }), object({ a: { type: 'integer' } }), others)).toEqual(['Pet', 'Strict'])
})

it('what a pointer leads to is affected with those that follow it', () => {
  const others = { Copy: object({ a: { $ref: '#/components/schemas/Pet/properties/a' } }) }
  expect(affected(object({ a: text }), object({ a: { type: 'integer' } }), others)).toEqual(['Copy', 'Pet'])
})

it('everything that leads to a schema is affected where a discriminator is on the way', () => {
  const others = { Choice: { oneOf: [ref('Pet'), ref('Owner')], discriminator: { propertyName: 'kind' } } }
  expect(affected(object({ kind: text }), object({ kind: { enum: ['pet'] } }), others)).toEqual(['Choice', ...EVERYTHING])
})

it('everything that leads to a schema is affected where a parameter writes its properties with reserved characters', () => {
  const parameter = { name: 'filter', in: 'query', allowReserved: true, schema: ref('Pet') }
  const parts = (pet: Loose) => partsWith({ Pet: pet }, { '/pets': { get: { parameters: [parameter] } } })
  const found = affectedBy(parts(object({ a: text })), parts(object({ a: text, b: text })), ['/components/schemas/Pet'])
  expect([...found].sort()).toEqual(['/components/schemas/Pet', '/paths/~1pets'])
})

it('a path is affected alone, a parameter with all that use it', () => {
  const parts = (name: string, summary: string) =>
    partsOf(
      JSON.stringify({
        openapi: '3.1.0',
        paths: { '/a': { summary, parameters: [{ $ref: '#/components/parameters/page' }], get: {} } },
        components: { parameters: { page: { name, in: 'query' } } },
      }),
      null,
    ) as Parts
  expect([...affectedBy(parts('a', ''), parts('a', 'Other'), ['/paths/~1a'])]).toEqual(['/paths/~1a'])
  expect([...affectedBy(parts('a', ''), parts('b', ''), ['/components/parameters/page'])].sort()).toEqual([
    '/components/parameters/page',
    '/paths/~1a',
  ])
})
