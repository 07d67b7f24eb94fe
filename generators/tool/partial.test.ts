import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { type Random, randomOf } from '../mock/sample'
import { generate } from '.'

const folder = mkdtempSync(join(tmpdir(), 'partial-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Loose = Record<string, unknown>
interface Mutable {
  openapi: string
  info: Loose
  paths: Record<string, Record<string, Loose>>
  components: { schemas: Record<string, Loose>; parameters: Record<string, Loose> }
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const pick = <Value>(random: Random, values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value

/** A document of many small groups with everything that one part may mean for another. */
function large(): Mutable {
  const document: Mutable = {
    openapi: '3.1.0',
    info: { title: 'Large', version: '1' },
    paths: {},
    components: { schemas: {}, parameters: { page: { name: 'page', in: 'query', schema: { type: 'integer' } } } },
  }
  for (let group = 0; group < 12; group++) {
    const { schemas } = document.components
    schemas[`Base${group}`] = {
      type: 'object',
      required: ['kind'],
      properties: { kind: { type: 'string' } },
      ...(group % 3 === 0 ? { discriminator: { propertyName: 'kind' } } : {}),
    }
    schemas[`Child${group}`] = { allOf: [ref(`Base${group}`), { type: 'object', properties: { a: ref(`Leaf${group}`) } }] }
    schemas[`Leaf${group}`] = {
      type: 'object',
      properties: { id: { type: 'string', ...(group % 2 === 0 ? { readOnly: true } : {}) }, next: ref(`Leaf${group}`) },
    }
    schemas[`Kind${group}`] = { type: 'string', enum: ['a', 'b'] }
    // It requires what its part describes.
    schemas[`Strict${group}`] = {
      allOf: [ref(`Leaf${group}`), { type: 'object', properties: { of: ref(`Kind${group}`) }, required: ['id', 'more'] }],
    }
    document.paths[`/groups/${group}`] = {
      get: {
        operationId: `group${group}`,
        parameters: [{ $ref: '#/components/parameters/page' }],
        responses: { 200: { description: '', content: { 'application/json': { schema: ref(`Child${group}`) } } } },
      },
      put: {
        operationId: `put${group}`,
        requestBody: { content: { 'application/json': { schema: ref(`Strict${group}`) } } },
        responses: { 200: { description: '', content: { 'application/json': { schema: { type: 'array', items: ref(`Kind${group}`) } } } } },
      },
      post: {
        operationId: `send${group}`,
        requestBody: { content: { [group % 4 === 0 ? 'multipart/form-data' : 'application/json']: { schema: ref(`Leaf${group}`) } } },
        responses: { 204: { description: '' } },
      },
    }
  }
  return document
}

type Change = (document: Mutable, random: Random, step: number) => void

const schemaOf = ({ components }: Mutable, random: Random) => components.schemas[pick(random, Object.keys(components.schemas))] as Loose
const withProperty = (schema: Loose, name: string, property: unknown) => {
  schema.properties = { ...(schema.properties as Loose | undefined), [name]: property }
}
const targetOf = (document: Mutable, random: Random) => pick(random, Object.keys(document.components.schemas))
const operationOf = (document: Mutable, random: Random) => {
  const item = document.paths[pick(random, Object.keys(document.paths))] as Record<string, Loose>
  return item[pick(random, Object.keys(item))] as Loose
}

const changes: readonly Change[] = [
  (document, random, step) => withProperty(schemaOf(document, random), `p${step}`, { type: pick(random, ['string', 'integer']) }),
  (document, random, step) => withProperty(schemaOf(document, random), `r${step}`, ref(targetOf(document, random))),
  (document, random, step) => withProperty(schemaOf(document, random), `ro${step}`, { type: 'string', readOnly: true }),
  (document, random, step) => withProperty(schemaOf(document, random), `b${step}`, { type: 'string', format: 'binary' }),
  (document, random, step) => withProperty(schemaOf(document, random), `e${step}`, { enum: ['x', 'y'] }),
  (document, random, step) => {
    document.components.schemas[`Kind${Math.floor(random() * 12)}`] = { type: 'string', enum: ['a', `v${step}`] }
  },
  (document, random) => {
    const leaf = document.components.schemas[`Leaf${Math.floor(random() * 12)}`] as Loose
    withProperty(leaf, pick(random, ['id', 'more']), { type: pick(random, ['integer', 'boolean']) })
  },
  (document, random) => delete schemaOf(document, random).properties,
  (document, random) => {
    schemaOf(document, random).required = ['kind']
  },
  (document, random, step) => {
    schemaOf(document, random).description = `What ${step} says.`
  },
  (document, random, step) => {
    document.components.schemas[`New${step}`] = { type: 'object', properties: { to: ref(targetOf(document, random)) } }
  },
  (document, _, step) => {
    document.components.schemas = { [`First${step}`]: { type: 'string' }, ...document.components.schemas }
  },
  (document, random, step) => {
    document.components.schemas[`Heir${step}`] = { allOf: [ref(targetOf(document, random)), { type: 'object' }] }
  },
  (document, random) => {
    schemaOf(document, random).allOf = [ref(targetOf(document, random))]
  },
  // A name that an operation wants for its query.
  (document, random) => {
    document.components.schemas[`Group${Math.floor(random() * 12)}Query`] = { type: 'object', properties: {} }
  },
  (document, random, step) => {
    operationOf(document, random).summary = `Does ${step}.`
  },
  (document, random, step) => {
    operationOf(document, random).parameters = [{ name: `q${step}`, in: 'query', schema: ref(targetOf(document, random)) }]
  },
  (document, random, step) => {
    operationOf(document, random).operationId = `renamed${step}`
  },
  (document, random, step) => {
    operationOf(document, random).responses = {
      200: {
        description: '',
        content: { 'application/json': { schema: { type: 'object', properties: { [`x${step}`]: { type: 'null' } } } } },
      },
    }
  },
  (document, random) => {
    operationOf(document, random).responses = {
      200: { description: '', content: { 'application/json': { schema: { $ref: '#/components/schemas/Leaf1/properties/id' } } } },
    }
  },
  (document, _, step) => {
    document.components.parameters.page = { name: 'page', in: 'query', description: `Of ${step}.`, schema: { type: 'integer' } }
  },
  (document, _, step) => {
    document.paths[`/new/${step}`] = { get: { operationId: `new${step}`, responses: { 204: { description: '' } } } }
  },
  (document, random) => delete document.components.schemas[targetOf(document, random)],
  (document, random) => {
    schemaOf(document, random).type = 'nothing'
  },
]

const filesOf = (root: string) =>
  Object.fromEntries(readdirSync(join(root, 'out')).map(file => [file, readFileSync(join(root, 'out', file), 'utf8')]))

/** One folder whose runs remember, and one where each run is a first one, for the same document. */
function twins(name: string, write: (document: Mutable) => string = document => JSON.stringify(document)) {
  const roots = ['kept', 'full'].map(each => join(folder, name, each))
  for (const root of roots) mkdirSync(root, { recursive: true })
  /** Both runs give the same; whether the first made what changed alone. */
  return async (document: Mutable, step: string): Promise<boolean> => {
    let partial = false
    const results = []
    for (const [index, root] of roots.entries()) {
      writeFileSync(join(root, 'api.json'), write(document))
      const progress = (text: string) => {
        partial ||= text.startsWith('made what changed')
      }
      const options = { documents: ['api.json'], out: 'out', root, progress, cache: index === 0 ? 'cache' : null }
      const { changes: told, problems, noteCount, notes } = await generate(options)
      results.push({ told, problems, noteCount, notes: notes(), files: filesOf(root) })
    }
    const [own, full] = results
    expect({ ...own, files: null }, step).toEqual({ ...full, files: null })
    for (const [file, text] of Object.entries(full?.files ?? {})) expect(own?.files[file] === text, `${step}, ${file}`).toBe(true)
    return partial
  }
}

it('a run that makes anew what changed gives what a full run gives', async () => {
  let partial = 0
  for (let seed = 0; seed < 14; seed++) {
    const random = randomOf(`partial ${seed}`)
    const document = large()
    const run = twins(`${seed}`)
    for (let step = 0; step < 6; step++) {
      if (step > 0) pick(random, changes)(document, random, step)
      if (await run(document, `seed ${seed}, step ${step}`)) partial++
    }
  }
  expect(partial).toBeGreaterThan(15)
})

const asText = (document: Mutable, change: (text: string) => string) => JSON.parse(change(JSON.stringify(document))) as Mutable

it.each<[string, boolean, (document: Mutable) => Mutable]>([
  ['a changed schema', true, document => asText(document, text => text.replace('"properties":{"id":{"type":"string"}', '$&,"new":{}'))],
  [
    'an added schema',
    true,
    ({ components, ...rest }) => ({ ...rest, components: { ...components, schemas: { ...components.schemas, New: {} } } }),
  ],
  ['a changed enumeration', true, document => asText(document, text => text.replace('"enum":["a","b"]', '"enum":["a","c"]'))],
  ['a changed operation', true, document => asText(document, text => text.replace('"operationId":"put3"', '$&,"summary":"Puts."'))],
  ['changed tags', true, document => asText(document, text => text.replace('"operationId":"put3"', '$&,"tags":["groups"]'))],
  [
    'a removed schema',
    false,
    document => asText(document, text => text.replace(/,"Kind11":\{[^}]*\}/, '').replaceAll('/Kind11"', '/Kind10"')),
  ],
  ['a renamed schema', false, document => asText(document, text => text.replaceAll('Kind4', 'Sort4'))],
])('%s gives what a first run gives', async (name, partial, change) => {
  const run = twins(name.replaceAll(' ', '-'))
  await run(large(), 'first')
  const document = change(large())
  expect(JSON.stringify(document)).not.toBe(JSON.stringify(large()))
  expect(await run(document, name)).toBe(partial)
})

it.each<[string, (document: Mutable, change: string) => string]>([
  ['JSON in lines', document => JSON.stringify(document, null, 2)],
  ['JSON that is spaced anew with each change', (document, change) => JSON.stringify(document, null, change)],
  ['JSON whose slashes are escaped', document => JSON.stringify(document).replaceAll('/', '\\/')],
  ['JSON that begins with a mark of order', document => `\ufeff${JSON.stringify(document)}`],
  ['YAML', document => stringify(document, { aliasDuplicateObjects: false })],
])('what changed in %s is made anew alone', async (name, write) => {
  let change = ''
  const run = twins(`in ${name}`, document => write(document, change))
  await run(large(), 'first')
  const document = asText(large(), text => text.replace('"properties":{"id":{"type":"string"}', '$&,"new":{}'))
  change = '\t'
  expect(await run(document, name)).toBe(true)
})

it.each([
  ['a key that stands twice', '"properties":{"id"', '"type":"object","properties":{"id"'],
  ['a comma too many', '"enum":["a","b"]', '"enum":["a","b",]'],
  ['a reference whose letters are numbers', '"$ref":"#/components/schemas/Kind3"', '"\\u0024ref":"#/components/schemas/Kind3"'],
])('%s leads to a full run', async (name, from, to) => {
  let text = JSON.stringify(large())
  const run = twins(name.replaceAll(' ', '-'), () => text)
  await run(large(), 'first')
  text = text.replace(from, to)
  expect(text).not.toBe(JSON.stringify(large()))
  expect(await run(large(), name)).toBe(false)
})
