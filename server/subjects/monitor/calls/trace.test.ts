import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { LastCalls } from './trace'

const request = (id: string) =>
  ({ id, method: 'GET', session: undefined, routeOptions: { config: {}, url: '/x' } }) as unknown as FastifyRequest

/** A call that asks these statements. */
function call(last: LastCalls, id: string, texts: readonly string[]): void {
  const trace = last.begin()
  trace.beginHandler()
  for (const text of texts) trace.add(text, 1)
  trace.end(request(id), { operation: '/x', status: 200, ms: 5 })
  last.keep(trace)
}

it('keeps the last calls, the newest first, each with its own statements', () => {
  const last = new LastCalls(2)
  for (const id of ['a', 'b', 'c', 'd', 'e']) call(last, id, id === 'd' ? [] : [`select '${id}'`, 'commit'])
  expect(last.all().map(({ id, statements }) => [id, ...statements.map(({ text }) => text)])).toEqual([
    ['e', "select 'e'", 'commit'],
    ['d'],
  ])
})

it('counts statements beyond those that it keeps, and leaves out the beginning of a transaction', () => {
  const last = new LastCalls(1)
  call(last, 'a', ['begin', 'start transaction read only', ...Array<string>(45).fill('select 1')])
  expect(last.all()).toMatchObject([{ more: 5 }])
  expect(last.all()[0]?.statements).toHaveLength(40)
})

it('takes nothing over from the call that had the place before', () => {
  const last = new LastCalls(1)
  const first = last.begin()
  first.beginHandler()
  first.add('select 1', 1)
  first.failed = true
  last.drop(first)
  const next = last.begin()
  expect(next).toBe(first)
  next.end(request('b'), { operation: '/x', status: 404, ms: 1 })
  last.keep(next)
  expect(last.all()).toMatchObject([{ id: 'b', failed: false, guardMs: null, statements: [], more: 0 }])
})

it('shows no call whose place another one has taken and that is not answered yet', () => {
  const last = new LastCalls(1)
  call(last, 'a', [])
  call(last, 'b', [])
  last.begin()
  expect(last.all().map(({ id }) => id)).toEqual(['b'])
})
