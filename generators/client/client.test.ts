import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContract, unwrapEnvelope, wantsEnvelope } from '../contract'
import { filesBelow } from '../emit/files'
import { serverTypes } from '../server-types'
import { clientFiles } from '.'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache', `client-test-${process.pid}`)
const command = 'npm run generate'

const http = `import { createAlova } from 'alova'
import adapterFetch from 'alova/fetch'
export const http = createAlova({ baseURL: '/api', requestAdapter: adapterFetch() })
`

async function generate(name: string, files: readonly string[], envelope: boolean) {
  const { contract, messages } = readContract(files, file => readFileSync(file, 'utf8'))
  const given = envelope ? unwrapEnvelope(contract, wantsEnvelope).contract : contract
  const texts = await clientFiles(given, { module: '../http', instance: 'http', command })
  mkdirSync(join(folder, name), { recursive: true })
  for (const [file, text] of texts) writeFileSync(join(folder, name, file), text)
  writeFileSync(join(folder, name, 'server.ts'), await serverTypes(given, { command }))
  return { texts, messages }
}

/** What the strict compiler says of a generated folder; '' for nothing. */
function compile(name: string): string {
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { noUnusedLocals: true, noUnusedParameters: true, types: ['node'] },
    include: ['http.ts', name],
    exclude: [],
  }
  const file = join(folder, `tsconfig.${name}.json`)
  writeFileSync(file, JSON.stringify(config))
  const { stdout, status } = spawnSync(process.execPath, [join(root, 'node_modules/tsgo/bin/tsc'), '-p', file], { encoding: 'utf8' })
  return status === 0 ? '' : stdout
}

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
  interface Support {
    pathOf(template: string, params: object, slashes?: readonly string[]): string
    queryOf(query: object | undefined, styles?: Record<string, string>): string
    formOf(body: object | undefined): FormData
    headersOf(headers: object | undefined): Record<string, string>
    jsonOf(body: unknown): unknown
  }
  let support: Support

  beforeAll(async () => {
    await generate('support', [join(import.meta.dirname, 'fixtures/library.json')], false)
    support = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'support/request.ts')).href)) as Support
  })

  it.each([
    [{ a: 'x y&z', b: 0, c: false }, {}, 'a=x%20y%26z&b=0&c=false'],
    [{ a: undefined, b: null, c: '' }, {}, 'c='],
    [{ a: [1, '2,3'] }, {}, 'a=1&a=2%2C3'],
    [{ a: [1, 2] }, { a: 'comma' }, 'a=1%2C2'],
    [{ a: [1, 2] }, { a: 'pipe' }, 'a=1%7C2'],
    [{ a: { b: { c: 1 }, d: 2 } }, { a: 'deep' }, 'a%5Bb%5D%5Bc%5D=1&a%5Bd%5D=2'],
    [{ a: { b: 1 } }, { a: 'json' }, 'a=%7B%22b%22%3A1%7D'],
    [{ constructor: ['x'] }, {}, 'constructor=x'],
    [undefined, {}, ''],
  ])('the query of %o with %o is %s', (query, styles, text) => {
    expect(support.queryOf(query, styles)).toBe(text)
  })

  it.each([
    ['/a/{id}', { id: 'x/y z' }, [], '/a/x%2Fy%20z'],
    ['/a/{path}', { path: 'x/y z' }, ['path'], '/a/x/y%20z'],
    ['/a/{ids}/b/{n}', { ids: [1, 2], n: 0 }, [], '/a/1,2/b/0'],
  ])('the path %s with %o', (template, params, slashes, path) => {
    expect(support.pathOf(template, params, slashes)).toBe(path)
  })

  it('a form keeps files, repeats lists, writes objects as JSON, and leaves nothing out but what is absent', () => {
    const form = support.formOf({ file: new Blob(['x']), n: 0, list: ['a', 'b'], object: { a: 1 }, no: undefined, none: null })
    expect([...form].map(([name, value]) => [name, typeof value === 'string' ? value : 'file'])).toEqual([
      ['file', 'file'],
      ['n', '0'],
      ['list', 'a'],
      ['list', 'b'],
      ['object', '{"a":1}'],
    ])
  })

  it('a body that is no object is JSON, and headers are texts', () => {
    expect([support.jsonOf('a'), support.jsonOf(null), support.jsonOf([1]), support.jsonOf(undefined)]).toEqual([
      '"a"',
      'null',
      [1],
      undefined,
    ])
    expect(support.headersOf({ 'X-A': 1, 'X-B': undefined, 'X-C': ['a', 'b'] })).toEqual({ 'X-A': '1', 'X-C': 'a,b' })
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
  ? readdirSync(samples).filter(file => file.endsWith('.json'))
  : ['(the sample documents are not here)']

describe('the client of documents of other projects', () => {
  it.skipIf(!existsSync(samples)).each(documents)('compiles for %s', async file => {
    const name = file.replace('.json', '')
    const { messages } = await generate(name, [join(samples, file)], false)
    expect(messages).toEqual([])
    expect(compile(name)).toBe('')
  })
})
