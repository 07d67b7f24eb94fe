import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCommand } from './tool/cli'

const here = import.meta.dirname
let folder: string

async function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const status = await runCommand(args, { cwd: folder, out: text => out.push(text), err: text => err.push(text), live: false })
  return { status, out: out.join('\n'), err: err.join('\n') }
}

const write = (file: string, text: string | object) =>
  writeFileSync(join(folder, file), typeof text === 'string' ? text : JSON.stringify(text, null, 2))
const text = (file: string) => readFileSync(join(folder, file), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generate-'))
  cpSync(join(here, 'client/fixtures/library.json'), join(folder, 'library.json'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('makes the client of a document once; a second run writes nothing', async () => {
  const args = ['generate', 'library.json', '--out', 'client', '--module', './http']
  expect(await run(...args)).toMatchObject({
    status: 0,
    out: 'client/.contract.json\nclient/library.ts\nclient/operations.ts\nclient/request.ts',
  })
  expect(text('client/library.ts')).toContain("from './http'")
  expect(await run(...args)).toMatchObject({ status: 0, out: '' })
  expect(await run(...args, '--no-cache')).toMatchObject({ status: 0, out: '' })
  write('client/operations.ts', '')
  expect(await run(...args, '--check')).toMatchObject({ status: 1, out: '', err: expect.stringContaining('client/operations.ts') })
  expect(text('client/operations.ts')).toBe('')
})

it('tells every problem with its place and what was done about it, and goes on; --strict refuses', async () => {
  const broken = text('library.json').replace('#/components/schemas/Book"', '#/components/schemas/Bok"')
  write('library.json', broken)
  const lines = broken.slice(0, broken.indexOf('{ "$ref": "#/components/schemas/Bok"')).split('\n')
  const place = `library.json:${lines.length}:${(lines.at(-1) ?? '').length + 1}`
  const told = `${place} CONTRACT_LOST_REF\n  nothing stands at #/components/schemas/Bok\n  what it stands for is of unknown type, or left out`
  expect(await run('generate', 'library.json', '--out', 'client', '--strict')).toMatchObject({
    status: 1,
    err: expect.stringContaining(told),
  })
  expect(existsSync(join(folder, 'client'))).toBe(false)
  expect(await run('generate', 'library.json', '--out', 'client')).toMatchObject({ status: 0, err: expect.stringContaining(told) })
  // A run without a change still tells them.
  expect(await run('generate', 'library.json', '--out', 'client')).toMatchObject({ out: '', err: expect.stringContaining(told) })
})

it.each([
  ['a document that is none', '{"a":1}', '"openapi" is not there', 'there is no operation and no schema'],
  ['broken YAML', 'openapi: 3.1.0\npaths:\n  /a: { get: [\n', 'a.yaml:', 'the text of a.yaml is broken'],
  ['half a document', '{"openapi":"3.1.0","paths":{"/a":{"get":{"responses":{}}},', 'a.yaml:1:', 'the text of a.yaml is broken'],
])('%s is refused, and what stands there stays', async (_, document, ...said) => {
  write('a.yaml', text('library.json'))
  await run('generate', 'a.yaml', '--out', 'client')
  const before = text('client/a.ts')
  write('a.yaml', document)
  const { status, err } = await run('generate', 'a.yaml', '--out', 'client')
  expect(status).toBe(1)
  for (const part of said) expect(err).toContain(part)
  expect(text('client/a.ts')).toBe(before)
})

it('a document without operations is one, and a comma too many breaks nothing', async () => {
  write('a.json', '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{},"components":{"schemas":{"A":{}}},}')
  expect(await run('generate', 'a.json', '--out', 'client')).toMatchObject({ status: 0, err: expect.stringContaining('CONTRACT_SYNTAX') })
})

it('names the place in the data where a text has no lines', async () => {
  const paths = { [`/${'long'.repeat(120)}`]: {}, '/a': { get: { responses: { 200: { $ref: '#/nowhere' } } } } }
  write('a.json', JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths }))
  expect((await run('generate', 'a.json', '--out', 'client')).err).toMatch(
    /a\.json:1:\d+ \(#\/paths\/~1a\/get\/responses\/200\) CONTRACT_LOST_REF/,
  )
})

it('works the places of notes out when they are asked for, also when nothing changed', async () => {
  write('a.json', {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: { '/a': { get: { responses: { 204: { description: '' } } } } },
  })
  const first = await run('generate', 'a.json', '--out', 'client')
  expect(first.err).toBe('1 notes (--notes)')
  expect((await run('generate', 'a.json', '--out', 'client', '--notes')).err).toContain('a.json:9:14 CONTRACT_NO_OPERATION_ID')
})

it.each([
  [['generate', 'library.json'], '--out FOLDER'],
  [['generate', '--frobnicate'], "Unknown option '--frobnicate'"],
  [['paint'], 'No command "paint"'],
  [['generate', 'library.json', '--out', 'x', '--target', 'cobol'], 'No output "cobol". There are: client'],
  [['generate', 'library.json', '--out', 'x', '--only', 'tag:none'], 'No operation fits --only tag:none'],
  [['generate', 'absent.json', '--out', 'x'], 'absent.json:1:1 CONTRACT_UNREADABLE'],
  [['generate', '--config', 'absent.json'], 'There is no absent.json'],
])('%o ends with 1 and says why', async (args, err) => {
  expect(await run(...args)).toMatchObject({ status: 1, err: expect.stringContaining(err) })
})

it('reads a configuration file with several outputs, and flags win over it', async () => {
  const base = { documents: ['library.json'], module: './http' }
  write('weft.config.json', [
    { ...base, out: 'a' },
    { ...base, out: 'b', naming: { operations: 'path', prefix: 'Lib' } },
  ])
  expect((await run('generate')).out.split('\n').filter(file => file.endsWith('library.ts'))).toEqual(['a/library.ts', 'b/library.ts'])
  expect(text('b/library.ts')).toContain('interface LibBook')
  expect(await run('generate', '--prefix', 'Mine', '--check')).toMatchObject({ status: 2 })
})

it('follows references into other files and over the network, JSON or YAML', async () => {
  const server = createServer((request, response) => {
    const found = request.url === '/shared/types.yaml'
    response.statusCode = found ? 200 : 404
    response.end(found ? 'Name: { type: string, minLength: 1 }\nOwner: { type: object, properties: { name: { $ref: "#/Name" } } }\n' : '')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  write(
    'pets.yml',
    `Pet: { type: object, properties: { owner: { $ref: '${base}/shared/types.yaml#/Owner' }, lost: { $ref: '${base}/lost.json' } } }\n`,
  )
  write(
    'api.yaml',
    "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}\ncomponents: { schemas: { Pet: { $ref: './pets.yml#/Pet' } } }\n",
  )
  const result = await run('generate', 'api.yaml', '--out', 'client')
  server.close()
  expect(result.err).toContain(`${base}/lost.json:1:1 CONTRACT_UNREADABLE\n  the file cannot be read: ${base}/lost.json answered 404`)
  expect(text('client/pets.ts')).toContain("import type { Owner } from './types'")
  expect(text('client/types.ts')).toContain('name?: Name')
})

it('makes only the wished operations, with the types that they need', async () => {
  write('api.json', {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: Object.fromEntries(
      ['/pets', '/pets/{id}', '/pets/{id}/toys', '/shops'].map(path => [
        path,
        {
          parameters: path.includes('{id}') ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : [],
          get: {
            operationId: `get${path.replace(/\W/g, '')}`,
            tags: [path.includes('toys') ? 'toys' : 'rest'],
            responses: {
              200: {
                description: '',
                content: { 'application/json': { schema: { $ref: `#/components/schemas/${path.includes('shops') ? 'Shop' : 'Pet'}` } } },
              },
            },
          },
        },
      ]),
    ),
    components: {
      schemas: {
        Pet: { type: 'object', properties: { name: { $ref: '#/components/schemas/Name' } } },
        Name: { type: 'string' },
        Shop: { type: 'object' },
      },
    },
  })
  const made = async (...only: string[]) => {
    await run('generate', 'api.json', '--out', 'client', ...only.flatMap(wish => ['--only', wish]))
    const all = text('client/api.ts')
    return [[...all.matchAll(/export function (\w+)/g)], [...all.matchAll(/export (?:interface|type) (\w+) /g)]].map(found =>
      found.map(match => match[1]),
    )
  }
  expect(await made('/pets')).toEqual([['getpets'], ['Pet', 'Name']])
  expect(await made('/pets/*')).toEqual([['getpetsid'], ['Pet', 'Name', 'GetpetsidParams']])
  expect((await made('/pets/**'))[0]).toEqual(['getpetsid', 'getpetsidtoys'])
  expect(await made('getshops')).toEqual([['getshops'], ['Shop']])
  expect((await made('tag:toys', 'getshops'))[0]).toEqual(['getpetsidtoys', 'getshops'])
})

describe('a changed document', () => {
  const document = (parts: {
    readonly query?: object
    readonly required?: boolean
    readonly pet?: object
    readonly path?: string
    readonly status?: readonly string[]
  }) => ({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: {
      [parts.path ?? '/pets']: {
        post: {
          operationId: 'addPet',
          parameters: [
            { name: 'mode', in: 'query', required: parts.required ?? false, schema: parts.query ?? { type: ['string', 'integer'] } },
          ],
          requestBody: { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } },
          responses: {
            200: {
              description: '',
              content: {
                'application/json': {
                  schema: { type: 'object', required: ['status'], properties: { status: { enum: parts.status ?? ['a', 'b'] } } },
                },
              },
            },
          },
        },
      },
    },
    components: { schemas: { Pet: parts.pet ?? { type: 'object', properties: { name: { type: 'string' } } } } },
  })

  it.each<[string, Parameters<typeof document>[0], string, number]>([
    ['a removed operation', { path: '/animals' }, 'BREAKS  POST /pets: removed: addPet is gone', 2],
    ['a narrowed type', { query: { type: 'string' } }, 'BREAKS  POST /pets: query.mode: string or integer became string', 2],
    ['an input that became required', { required: true }, 'BREAKS  POST /pets: new required input: query.mode', 2],
    [
      'a new required property of what is sent',
      { pet: { type: 'object', required: ['age'], properties: { name: { type: 'string' }, age: { type: 'integer' } } } },
      'BREAKS  POST /pets: new required input: body.age',
      2,
    ],
    ['a property that is gone', { pet: { type: 'object', properties: {} } }, 'BREAKS  POST /pets: body.name is gone', 2],
    ['a new value of what comes', { status: ['a', 'b', 'c'] }, 'BREAKS  POST /pets: answer.status: also "c"', 2],
    ['a value that no longer comes', { status: ['a'] }, 'fine    POST /pets: answer.status: no longer "b"', 1],
    [
      'a wider type',
      { query: { type: ['string', 'integer', 'null'] } },
      'fine    POST /pets: query.mode: string or integer became string or integer or null',
      1,
    ],
    [
      'a new optional property',
      { pet: { type: 'object', properties: { name: { type: 'string' }, age: { type: 'integer' } } } },
      'fine    POST /pets: body.age is new',
      1,
    ],
  ])('%s', async (_, parts, line, status) => {
    write('api.json', document({}))
    await run('generate', 'api.json', '--out', 'client')
    const before = text('client/api.ts')
    write('api.json', document(parts))
    const checked = await run('generate', 'api.json', '--out', 'client', '--check')
    expect(checked.err).toContain(line)
    expect(checked.status).toBe(status)
    const refused = await run('generate', 'api.json', '--out', 'client', '--refuse-breaking')
    expect(refused.status).toBe(status === 2 ? 2 : 0)
    if (status === 2) expect(text('client/api.ts')).toBe(before)
    expect((await run('generate', 'api.json', '--out', 'client')).status).toBe(0)
    expect(await run('generate', 'api.json', '--out', 'client')).toMatchObject({
      status: 0,
      out: '',
      err: expect.not.stringContaining('BREAKS'),
    })
  })
})

it('starts as a command', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(here, '../bin/weft.mjs'), 'generate', 'library.json', '--out', 'client'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  expect([status, stdout]).toEqual([0, expect.stringContaining('client/http.ts\n')])
  expect(stderr).not.toContain('Error')
})
