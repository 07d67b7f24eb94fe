import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compilerSays } from '../../tests/helpers/generated'
import { readContract } from '../contract'
import { generate } from '../tool'
import { pagingOf } from './found'

const text = { type: 'string' }
const number = { type: 'integer' }
const list = { type: 'array', items: { type: 'object', properties: { id: number } } }
const object = (properties: object) => ({ type: 'object', properties })
const query = (...names: readonly (readonly [string, object])[]) => names.map(([name, schema]) => ({ name, in: 'query', schema }))
const answer = (schema: object) => ({ 200: { description: '', content: { 'application/json': { schema } } } })

const pages = [[{ id: 1 }, { id: 2 }], [{ id: 3 }, { id: 4 }], [{ id: 5 }]]

/** One way in which documents tell of pages. */
interface Way {
  readonly parameters: readonly object[]
  readonly schema: object
  readonly method?: 'get' | 'post'
  readonly more?: object
  /** What the server answers to a query. */
  readonly answers: (query: URLSearchParams) => unknown
  /** The queries that come, one for each page. */
  readonly sent: readonly string[]
}

const at = (query: URLSearchParams, name: string, first = 0) => Number(query.get(name) ?? first)

const ways: Record<string, Way> = {
  number: {
    parameters: query(['pageNo', number], ['pageSize', number]),
    schema: object({ result: object({ records: list, total: number }) }),
    answers: sent => ({ result: { records: pages[at(sent, 'pageNo') - 1], total: 5 } }),
    sent: ['pageNo=1', 'pageNo=2', 'pageNo=3'],
  },
  numberOfList: {
    parameters: query(['page', number]),
    schema: list,
    answers: sent => pages[at(sent, 'page') - 1] ?? [],
    sent: ['page=1', 'page=2', 'page=3', 'page=4'],
  },
  /** Behind the last page, some servers give it again. */
  numberAgain: {
    parameters: query(['page[number]', { ...number, default: 0 }]),
    schema: object({ data: list }),
    answers: sent => ({ data: pages[Math.min(2, at(sent, 'page[number]'))] }),
    sent: ['page%5Bnumber%5D=0', 'page%5Bnumber%5D=1', 'page%5Bnumber%5D=2', 'page%5Bnumber%5D=3'],
  },
  offset: {
    parameters: query(['offset', number]),
    schema: object({ users: list, meta: object({ total: number, count: number }) }),
    answers: sent => ({ users: pages[at(sent, 'offset') / 2], meta: { total: 5, count: 2 } }),
    sent: ['offset=0', 'offset=2', 'offset=4'],
  },
  token: {
    parameters: query(['pageToken', text], ['q', text]),
    schema: object({ kind: text, files: list, warnings: { type: 'array', items: text }, nextPageToken: text }),
    answers: sent => ({ files: pages[at(sent, 'pageToken')], nextPageToken: ['1', '2'][at(sent, 'pageToken')] }),
    sent: ['', 'pageToken=1', 'pageToken=2'],
  },
  /** A page may be empty before the last. */
  cursor: {
    method: 'post',
    parameters: query(['cursor', text]),
    schema: object({ channels: list, response_metadata: { anyOf: [object({ next_cursor: text }), { type: 'null' }] } }),
    answers: sent => ({
      channels: [pages[0], [], pages[1]][at(sent, 'cursor')],
      response_metadata: { next_cursor: ['1', '2', ''][at(sent, 'cursor')] },
    }),
    sent: ['', 'cursor=1', 'cursor=2'],
  },
  link: {
    parameters: query(['api-version', text]),
    schema: object({ value: list, nextLink: text }),
    answers: sent => ({
      value: pages[at(sent, '$skip')],
      ...(at(sent, '$skip') < 2 ? { nextLink: `https://other.test/link?api-version=1&%24skip=${at(sent, '$skip') + 1}` } : {}),
    }),
    sent: ['', 'api-version=1&%24skip=1', 'api-version=1&%24skip=2'],
  },
  namedLink: {
    parameters: query(['page', number]),
    schema: object({ results: list, after: { type: ['string', 'null'] } }),
    more: { 'x-ms-pageable': { nextLinkName: 'after' } },
    answers: sent => ({
      results: pages[at(sent, 'page', 1) - 1],
      after: at(sent, 'page', 1) < 3 ? `?page=${at(sent, 'page', 1) + 1}` : null,
    }),
    sent: ['', 'page=2', 'page=3'],
  },
}

const document = {
  openapi: '3.1.0',
  info: { title: 'Pages', version: '1' },
  paths: Object.fromEntries(
    Object.entries(ways).map(([operationId, { parameters, schema, method = 'get', more }]) => [
      `/${operationId}`,
      { [method]: { operationId, parameters, responses: answer(schema), ...more } },
    ]),
  ),
}

const folder = join(import.meta.dirname, '../../.cache', `paging-test-${process.pid}`)
const sent: string[] = []
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://a')
  sent.push(url.search.slice(1))
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(ways[url.pathname.slice(1)]?.answers(url.searchParams)))
})
let each: Readonly<Record<string, (request?: object) => AsyncIterable<{ readonly id: number }>>>

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(document))
  const options = { documents: ['pages.json'], root: folder, cache: null, targets: ['paging'] }
  await generate({ ...options, out: 'out' })
  await generate({ ...options, out: 'exact', int64: 'bigint', transport: 'fetch' })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, 'out', file)).href)
  ;(await load('http.ts')).configure({ server: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  each = await load('paging.ts')
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each(Object.entries(ways))('goes through pages by %s, and asks for no page before it is wanted', async (name, way) => {
  sent.splice(0)
  const ids: number[] = []
  for await (const { id } of each[`each${name.charAt(0).toUpperCase()}${name.slice(1)}`]?.() ?? []) {
    ids.push(id)
    if (id === 1) expect(sent).toEqual(way.sent.slice(0, 1))
  }
  expect(ids).toEqual(name === 'cursor' ? [1, 2, 3, 4] : [1, 2, 3, 4, 5])
  expect(sent).toEqual(way.sent)
})

it('begins where the request says, and keeps the rest of its query', async () => {
  sent.splice(0)
  const ids: number[] = []
  for await (const { id } of each.eachOffset?.({ query: { offset: 4 } }) ?? []) ids.push(id)
  for await (const { id } of each.eachToken?.({ query: { q: 'a', pageToken: '1' } }) ?? []) ids.push(id)
  expect(ids).toEqual([5, 3, 4, 5])
  expect(sent).toEqual(['offset=4', 'offset=5', 'q=a&pageToken=1', 'q=a&pageToken=2'])
})

it.each([
  ['no page', [], object({ list, total: number })],
  ['a page of no list', query(['page', number]), object({ total: number })],
  ['a total alone', query(['size', number]), object({ list, total: number })],
  ['a token that no answer gives', query(['pageToken', text]), object({ list })],
])('%s is no paging', (_, parameters, schema) => {
  const { contract } = readContract(['a.json'], () =>
    JSON.stringify({ ...document, paths: { '/a': { get: { operationId: 'a', parameters, responses: answer(schema) } } } }),
  )
  expect(contract.documents[0]?.operations.map(operation => pagingOf(contract, operation))).toEqual([null])
})

it('compiles with the strictest flags', () => expect(compilerSays(folder, { include: ['out', 'exact'] })).toBe(''))
