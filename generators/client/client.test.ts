import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compilerSays, compilers } from '../../tests/helpers/generated'
import { readContract, unwrapEnvelope, wantsEnvelope } from '../contract'
import { filesBelow } from '../emit/files'
import { cookieOf, formOf, headersOf, jsonOf, type PathStyle, pathOf, type QueryStyle, queryOf } from '../runtime/request'
import { eventsOf } from '../runtime/streams'
import { serverTypes } from '../server-types'
import { clientFiles } from '.'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache', `client-test-${process.pid}`)
const command = 'npm run generate'

const http = `import { createAlova } from 'alova'
import adapterFetch from 'alova/fetch'
export const http = createAlova({ baseURL: '/api', requestAdapter: adapterFetch() })
`

/** `envelope` null: a client with its own instance, as people get it for the document of another user. */
async function generate(name: string, files: readonly string[], envelope: boolean | null) {
  const { contract, messages } = readContract(files, file => readFileSync(file, 'utf8'))
  const given = envelope ? unwrapEnvelope(contract, wantsEnvelope).contract : contract
  const texts = clientFiles(given, { module: envelope === null ? null : '../http', instance: 'http', command })
  mkdirSync(join(folder, name), { recursive: true })
  for (const [file, text] of texts) writeFileSync(join(folder, name, file), text)
  if (envelope !== null) writeFileSync(join(folder, name, 'server.ts'), serverTypes(given, { command }))
  return { texts, messages }
}

const compile = (name: string, compiler: (typeof compilers)[number] = 'tsgo') =>
  compilerSays(folder, { compiler, include: ['http.ts', name] })

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'http.ts'), http)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the client of a small document', () => {
  it('reads well, is the same each time, and compiles', async () => {
    const file = join(import.meta.dirname, 'fixtures/library.json')
    const first = await generate('library', [file], false)
    const second = await generate('library', [file], false)
    expect(first.messages).toEqual([])
    expect([...second.texts]).toEqual([...first.texts])
    expect(first.texts.get('library.ts')).toMatchSnapshot()
    expect(first.texts.get('operations.ts')).toMatchSnapshot()
    expect(readFileSync(join(folder, 'library/server.ts'), 'utf8')).toMatchSnapshot()
    expect(compile('library')).toBe('')
  })
})

describe('what the functions share', () => {
  // 3.1 §4.8.12.3, style values, with the examples of §4.8.12.4: color is "blue", ["blue","black","brown"] or {R:100,G:200,B:150}.
  const list = ['blue', 'black', 'brown']
  const object = { R: 100, G: 200, B: 150 }

  it.each<[object | undefined, Record<string, QueryStyle>, string]>([
    [{ color: 'blue' }, {}, 'color=blue'],
    [{ color: '' }, {}, 'color='],
    [{ color: list }, {}, 'color=blue&color=black&color=brown'],
    [{ color: object }, {}, 'R=100&G=200&B=150'],
    [{ color: list }, { color: 'comma' }, 'color=blue,black,brown'],
    [{ color: object }, { color: 'comma' }, 'color=R,100,G,200,B,150'],
    [{ color: list }, { color: 'space' }, 'color=blue%20black%20brown'],
    [{ color: object }, { color: 'space' }, 'color=R%20100%20G%20200%20B%20150'],
    [{ color: list }, { color: 'pipe' }, 'color=blue%7Cblack%7Cbrown'],
    [{ color: object }, { color: 'pipe' }, 'color=R%7C100%7CG%7C200%7CB%7C150'],
    [{ color: object }, { color: 'deep' }, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
    [{ a: { b: { c: 1 }, d: 2 } }, { a: 'deep' }, 'a%5Bb%5D%5Bc%5D=1&a%5Bd%5D=2'],
    [{ a: { b: 1 } }, { a: 'json' }, 'a=%7B%22b%22%3A1%7D'],
    [{ a: 'x:/?#[]@!$&=+,;y' }, { a: 'form reserved' }, 'a=x:/?%23[]@!$%26%3D%2B,;y'],
    [{ a: 'x y&z', b: 0, c: false }, {}, 'a=x%20y%26z&b=0&c=false'],
    [{ a: ['1,2', 3] }, { a: 'comma' }, 'a=1%2C2,3'],
    [{ a: undefined, b: null }, {}, ''],
    [{ constructor: ['x'] }, {}, 'constructor=x'],
    [{ at: new Date(0) }, {}, 'at=1970-01-01T00%3A00%3A00.000Z'],
    [undefined, {}, ''],
  ])('the query of %o with %o is %s', (query, styles, text) => {
    expect(queryOf(query, styles)).toBe(text)
  })

  it.each<[string, unknown, PathStyle | undefined, string]>([
    ['{color}', 'blue', undefined, 'blue'],
    ['{color}', list, undefined, 'blue,black,brown'],
    ['{color}', object, undefined, 'R,100,G,200,B,150'],
    ['{color}', object, 'simple*', 'R=100,G=200,B=150'],
    ['{color}', 'blue', 'label', '.blue'],
    ['{color}', list, 'label', '.blue,black,brown'],
    ['{color}', list, 'label*', '.blue.black.brown'],
    ['{color}', object, 'label', '.R,100,G,200,B,150'],
    ['{color}', object, 'label*', '.R=100.G=200.B=150'],
    ['{color}', 'blue', 'matrix', ';color=blue'],
    ['{color}', list, 'matrix', ';color=blue,black,brown'],
    ['{color}', list, 'matrix*', ';color=blue;color=black;color=brown'],
    ['{color}', object, 'matrix', ';color=R,100,G,200,B,150'],
    ['{color}', object, 'matrix*', ';R=100;G=200;B=150'],
    ['/a/{color}', 'x/y z', undefined, '/a/x%2Fy%20z'],
    ['/a/{color}', 'x/y z', 'slashes', '/a/x/y%20z'],
    ['{color}', { a: 1 }, 'json', '%7B%22a%22%3A1%7D'],
  ])('the path %s with %o as %s is %s', (template, value, style, path) => {
    expect(pathOf(template, { color: value }, style === undefined ? {} : { color: style })).toBe(path)
  })

  it('cookies are one header, or none', () => {
    expect(cookieOf({ a: 1, b: 'x y', c: undefined })).toEqual({ Cookie: 'a=1; b=x%20y' })
    expect(cookieOf({})).toEqual({})
  })

  it('a stream of events is read one by one, however it was cut', async () => {
    const parts = ['data: {"a"', ':1}\n\nevent: end\nid: 7\ndata: x\nda', 'ta: y\r\n\r\n: comment\n\ndata: lost']
    const body = new ReadableStream<string>({
      start(stream) {
        for (const part of parts) stream.enqueue(part)
        stream.close()
      },
    })
    const events: unknown[] = []
    for await (const event of eventsOf(new Response(body.pipeThrough(new TextEncoderStream())))) events.push(event)
    expect(events).toEqual([
      { event: 'message', id: '', data: { a: 1 } },
      { event: 'end', id: '7', data: 'x\ny' },
    ])
  })

  it('a form keeps files, repeats lists, writes objects as parts of JSON, and leaves nothing out but what is absent', () => {
    const form = formOf({ file: new Blob(['x']), n: 0, list: ['a', 'b'], object: { a: 1 }, no: undefined, none: null })
    expect([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.type])).toEqual([
      ['file', ''],
      ['n', '0'],
      ['list', 'a'],
      ['list', 'b'],
      ['object', 'application/json'],
    ])
  })

  it('a body that is no object is JSON, and headers are texts', () => {
    expect([jsonOf('a'), jsonOf(null), jsonOf([1]), jsonOf(undefined)]).toEqual(['"a"', 'null', [1], undefined])
    expect(headersOf({ 'X-A': 1, 'X-B': undefined, 'X-C': ['a', 'b'] })).toEqual({ 'X-A': '1', 'X-C': 'a,b' })
    expect(headersOf({ a: object, b: object, c: object }, { b: 'explode', c: 'json' })).toEqual({
      a: 'R,100,G,200,B,150',
      b: 'R=100,G=200,B=150',
      c: '{"R":100,"G":200,"B":150}',
    })
  })
})

describe('the client of our contracts', () => {
  it('compiles', async () => {
    const files = filesBelow(root, 'schemas/api').filter(file => file.endsWith('.json'))
    await generate(
      'ours',
      files.map(file => join(root, file)),
      true,
    )
    expect(compile('ours')).toBe('')
  })
})

const samples = join(root, '../shared/data/openapi')
const documents = existsSync(samples)
  ? readdirSync(samples).filter(file => /\.(json|ya?ml)$/.test(file))
  : ['(the sample documents are not here)']

describe('the client of documents of other projects', () => {
  it.skipIf(!existsSync(samples)).each(documents)('is made for %s', async file => {
    await generate(`others/${file.replace(/\W/g, '-')}`, [join(samples, file)], null)
  })

  it.skipIf(!existsSync(samples)).each(compilers)(
    'compiles with %s, with its own instance',
    compiler => expect(compile('others', compiler)).toBe(''),
    180_000,
  )
})

it('each of several documents is called with what it says of security', async () => {
  const document = (header: string, security: readonly object[]) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: header, version: '1' },
      security,
      paths: { [`/${header}`]: { get: { operationId: `get${header}`, responses: { 204: { description: '' } } } } },
      components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: header } } },
    })
  const texts = { 'a.json': document('A', [{ key: [] }]), 'b.json': document('B', [{ key: [] }]), 'c.json': document('A', []) }
  const files = Object.keys(texts) as (keyof typeof texts)[]
  const { contract } = readContract(files, file => texts[file as keyof typeof texts])
  const out = join(folder, 'several')
  mkdirSync(out, { recursive: true })
  for (const [file, text] of clientFiles(contract, { module: null, instance: 'http', command, transport: 'fetch' }))
    writeFileSync(join(out, file), text)
  const sent: (string | null)[][] = []
  const { configure } = (await import(/* @vite-ignore */ join(out, 'http.ts'))) as { configure(settings: object): void }
  configure({
    server: 'https://x.test',
    credentials: { key: 'of a', 'b key': 'of b' },
    fetch: async (input: string, init: object) => {
      const { headers } = new Request(input, init)
      sent.push([headers.get('A'), headers.get('B')])
      return new Response(null, { status: 204 })
    },
  })
  for (const area of ['a', 'b', 'c']) {
    const functions = (await import(/* @vite-ignore */ join(out, `${area}.ts`))) as Record<string, () => PromiseLike<unknown>>
    await Object.values(functions)[0]?.()
  }
  expect(sent).toEqual([
    ['of a', null],
    [null, 'of b'],
    [null, null],
  ])
})
