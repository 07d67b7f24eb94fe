import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, makeCaller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import type { Call } from '../module'
import { longPage } from './long-pages'

const ROWS = 2500

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ env: { STRICT_INPUT: 'off' } })
  admin = await server.signIn()
  await server.sql(
    "insert into weft.sys_position (code, name, post_rank) select 'P' || n, '职务' || n, '2' from generate_series(1, $1::int) n",
    [ROWS],
  )
})
afterAll(() => server?.close())

interface Page {
  readonly records: { readonly id: string; readonly code: string; readonly postRank_dictText: string }[]
  readonly total: number
  readonly size: number
  readonly current: number
  readonly pages: number
}

const list = (query: Record<string, string | number>, headers: Record<string, string> = {}) =>
  admin.call<Page>(
    'GET',
    `/sys/position/list?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    {
      headers,
    },
  )

it('holds every row when a page of the family asks for 99,999', async () => {
  const { status, headers, body } = await list({ pageSize: 99_999, column: 'createTime', order: 'desc' })
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json; charset=utf-8', 'no-store'])
  expect(body).toMatchObject({ success: true, message: '操作成功！', code: 0 })
  const { records, ...about } = body.result
  expect(about).toMatchObject({ total: ROWS, size: 99_999, current: 1, pages: 1 })
  expect(new Set(records.map(({ id }) => id)).size).toBe(ROWS)
  expect(records[0]?.postRank_dictText).toEqual(expect.any(String))
})

it.each([
  [1, 1500],
  [2, 1500],
  [2, 1001],
  [3, 1001],
])('page %i of %i rows is the same part of the order as pages of usual size are', async (pageNo, pageSize) => {
  const sorted = { column: 'code', order: 'asc' }
  const whole: string[] = []
  for (let page = 1; page <= 5; page++)
    whole.push(...(await list({ ...sorted, pageNo: page, pageSize: 500 })).body.result.records.map(({ code }) => code))
  const { records, current, size, pages } = (await list({ ...sorted, pageNo, pageSize })).body.result
  expect(records.map(({ code }) => code)).toEqual(whole.slice((pageNo - 1) * pageSize, pageNo * pageSize))
  expect([current, size, pages]).toEqual([pageNo, pageSize, Math.ceil(ROWS / pageSize)])
})

it('filters, sorts and refuses as a usual page does', async () => {
  const one = (await list({ pageSize: 99_999, code: 'P7' })).body.result
  expect([one.total, one.records.map(({ code }) => code)]).toEqual([1, ['P7']])
  expect((await list({ pageSize: 99_999, code: 'none' })).body.result).toMatchObject({ total: 0, records: [] })
  const refused = await list({ pageSize: 99_999, column: 'secret', order: 'asc' })
  expect([refused.status, refused.body.message]).toEqual([200, '请注意，将要排序的列字段不存在：secret'])
  const { caller } = await makePerson(server, admin)
  expect((await caller.get('/sys/position/list', { pageSize: 99_999 })).status).toBe(403)
  expect((await makeCaller(server.app, '').get('/sys/position/list', { pageSize: 99_999 })).status).toBe(500)
})

it('holds 99,999 rows at most, and says no message to clients of 3.x', async () => {
  const { body } = await list({ pageSize: 5_000_000 }, { 'x-version': 'v3' })
  expect([body.message, body.result.size, body.result.records.length]).toEqual(['', 99_999, ROWS])
})

it('asks for the next slice when the last has left, and for none after the caller is gone', async () => {
  const asked: number[] = []
  const handler = async ({ query }: Call) => {
    const pageNo = Number((query as { pageNo: string }).pageNo)
    asked.push(pageNo)
    return { records: Array.from({ length: 1000 }, (_, row) => ({ id: `${pageNo}-${row}` })), total: 99_999 }
  }
  const call = { query: { pageSize: '99999' } } as Partial<Call> as Call
  const stream = await longPage(call, handler, { method: 'GET', headers: {} } as Partial<FastifyRequest> as FastifyRequest, JSON.stringify)
  const reader = stream?.iterator({ destroyOnReturn: true })
  await reader?.next()
  await reader?.next()
  expect(asked.length).toBeLessThanOrEqual(3)
  await reader?.return?.()
  const then = asked.length
  await new Promise(setImmediate)
  expect(asked.length).toBe(then)
  expect(asked).toEqual(Array.from({ length: then }, (_, index) => index + 1))
})
