import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { generate } from '.'

/** What the server answers, by path, and what was asked for. */
const site = new Map<string, string>()
const asked: string[] = []
const server = createServer((request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  const text = site.get(path)
  response.writeHead(text === undefined ? 404 : 200).end(text)
})
let host = ''
let root = ''
beforeAll(async () => {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reads-'))
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
  site.clear()
})

const names = Array.from({ length: 40 }, (_, index) => `Type${index}`)
const schemas = Object.fromEntries(names.map(name => [name, { type: 'object', properties: { id: { type: 'string' } } }]))

function documentOf(more: object, ...left: string[]): string {
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => !left.includes(name)))
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Reads', version: '1' },
    paths: {},
    components: { schemas: { ...kept, ...more } },
  })
}

/** Runs, and says how: how often the document was fetched, how often read as data, and what was said. */
async function run(text: string, address = '/api.json') {
  site.set('/api.json', text)
  asked.length = 0
  const parse = vi.spyOn(JSON, 'parse')
  const said: string[] = []
  try {
    await generate({ documents: [`${host}${address}`], out: 'out', root, cache: 'cache', progress: what => said.push(what) })
    const read = parse.mock.calls.filter(([what]) => what === text).length
    return { fetched: asked.filter(path => path === '/api.json').length, read, partial: said.some(what => what.startsWith('made what')) }
  } finally {
    parse.mockRestore()
  }
}

it('a document is fetched once and read once by a first run, and never read by one without a change', async () => {
  expect(await run(documentOf({}))).toEqual({ fetched: 1, read: 1, partial: false })
  expect(await run(documentOf({}))).toEqual({ fetched: 1, read: 0, partial: false })
})

it('a run that makes anew what changed alone does not read the document', async () => {
  await run(documentOf({}))
  expect(await run(documentOf({ New: { type: 'integer' } }))).toEqual({ fetched: 1, read: 0, partial: true })
})

it('a run that cannot make what changed alone hands on what it fetched', async () => {
  await run(documentOf({}))
  expect(await run(documentOf({}, 'Type3'))).toEqual({ fetched: 1, read: 1, partial: false })
})

it('a document that a page shows is fetched once, also after a change', async () => {
  site.set('/doc.html', '<!doctype html>')
  site.set('/swagger-resources', '[{"url":"/api.json"}]')
  expect(await run(documentOf({}), '/doc.html')).toEqual({ fetched: 1, read: 1, partial: false })
  expect(await run(documentOf({}, 'Type3'), '/doc.html')).toEqual({ fetched: 1, read: 1, partial: false })
})
