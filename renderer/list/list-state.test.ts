import { describe, expect, it } from 'vitest'
import { type ListEvent, type ListState, listReducer, sameQuery, startList } from './list-state'

const query = { page: 1, pageSize: 10, filters: {} }
const row = { id: '1' }
type Step = ListEvent | ((state: ListState) => ListEvent)
const listAfter = (...steps: Step[]): ListState =>
  steps.reduce((state, step) => listReducer(state, typeof step === 'function' ? step(state) : step), startList(query))
const loaded =
  (rows = [row], total = rows.length) =>
  (state: ListState): ListEvent => ({ event: 'loaded', query: state.query, page: { rows, total } })
const failed = (state: ListState): ListEvent => ({ event: 'failed', query: state.query, error: 'x' })
const older = startList(query).query

describe('the state of a list', () => {
  it('shows the rows that it asked for', () => {
    expect(listAfter(loaded())).toMatchObject({ phase: 'ready', rows: [row], total: 1 })
  })

  it('drops answers and failures that were superseded', () => {
    expect(listAfter({ event: 'reload' }, { event: 'loaded', query: older, page: { rows: [row], total: 1 } })).toMatchObject({
      phase: 'loading',
      rows: [],
    })
    expect(listAfter({ event: 'reload' }, { event: 'failed', query: older, error: 'x' })).toMatchObject({ phase: 'loading' })
  })

  it('keeps the rows while it reads again, and shows none below a failure', () => {
    expect(listAfter(loaded(), { event: 'reload' })).toMatchObject({ phase: 'loading', rows: [row] })
    expect(listAfter(loaded(), { event: 'reload' }, failed)).toMatchObject({ phase: 'failed', error: 'x', rows: [], total: 0 })
  })

  it('is answered from the first answer on, whatever is asked for afterwards', () => {
    expect(listAfter().answered).toBe(false)
    expect(listAfter(loaded([]), { event: 'reload' }).answered).toBe(true)
    expect(listAfter(failed, { event: 'reload' }).answered).toBe(true)
  })

  it('starts a search on the first page and forgets the advanced query that is not in it', () => {
    const advanced = { match: 'and' as const, conditions: [] }
    const state = listAfter({ event: 'search', filters: { a: '1' }, advanced }, { event: 'page', page: 3, pageSize: 10 })
    expect(state.query).toEqual({ page: 3, pageSize: 10, filters: { a: '1' }, advanced })
    expect(listReducer(state, { event: 'search', filters: { b: '2' } }).query).toEqual({ page: 1, pageSize: 10, filters: { b: '2' } })
  })

  it('goes to the first page when the size of pages changes', () => {
    expect(listAfter({ event: 'page', page: 3, pageSize: 20 }).query).toMatchObject({ page: 1, pageSize: 20 })
  })

  it('keeps the page when it sorts', () => {
    const state = listAfter({ event: 'page', page: 2, pageSize: 10 }, { event: 'sort', sort: { field: 'age', order: 'asc' } })
    expect(state.query).toMatchObject({ page: 2, sort: { field: 'age', order: 'asc' } })
    expect(listReducer(state, { event: 'sort', sort: undefined }).query).not.toHaveProperty('sort')
  })

  const estimated = (state: ListState): ListEvent => ({
    event: 'loaded',
    query: state.query,
    page: { rows: [row], total: 12_345, estimated: true },
  })
  const counted = ({ query: { filters } }: ListState): ListEvent => ({
    event: 'counted',
    query: { page: 9, pageSize: 1, filters },
    total: 12_001,
  })

  it('keeps the number of rows once they were counted, over pages and orders, until others are asked for', () => {
    expect(listAfter(estimated)).toMatchObject({ total: 12_345, estimated: true })
    const state = listAfter(estimated, counted)
    expect(state).toMatchObject({ total: 12_001, estimated: false })
    const behind = [{ event: 'page', page: 2, pageSize: 10 } as const, estimated] as const
    expect(listAfter(estimated, counted, ...behind)).toMatchObject({ total: 12_001, estimated: false })
    expect(listAfter(estimated, counted, { event: 'search', filters: { a: '1' } }, estimated)).toMatchObject({
      total: 12_345,
      estimated: true,
    })
    expect(listAfter(estimated, counted, { event: 'reload' }, estimated)).toMatchObject({ total: 12_345, estimated: true })
  })

  it('leaves the number for other conditions than those that are shown', () => {
    const other: ListEvent = { event: 'counted', query: { ...query, filters: { a: '1' } }, total: 5 }
    expect(listAfter(estimated, other)).toMatchObject({ total: 12_345, estimated: true })
  })

  it('steps back from a page without rows and reads again', () => {
    const state = listAfter({ event: 'page', page: 3, pageSize: 10 }, loaded([], 20))
    expect(state).toMatchObject({ query: { page: 2 }, phase: 'loading' })
  })

  it('steps back to the first page when the last row of the second is deleted', () => {
    const second = listAfter({ event: 'page', page: 2, pageSize: 10 }, loaded([row], 11))
    expect(second).toMatchObject({ query: { page: 2 }, phase: 'ready', rows: [row] })
    const asked = listReducer(second, { event: 'reload' })
    const stepped = listReducer(asked, loaded([], 10)(asked))
    expect(stepped).toMatchObject({ query: { page: 1, pageSize: 10 }, phase: 'loading' })
    expect(listReducer(stepped, loaded([row], 10)(stepped))).toMatchObject({ phase: 'ready', rows: [row], total: 10 })
  })

  it('stays on an empty first page', () => {
    expect(listAfter(loaded([]))).toMatchObject({ phase: 'ready', rows: [], query: { page: 1 } })
  })

  it('reads again for another address only', () => {
    const before = listAfter(loaded())
    expect(listReducer(before, { event: 'restore', query: { ...query } })).toBe(before)
    expect(listReducer(before, { event: 'restore', query: { ...query, page: 2 } })).toMatchObject({ phase: 'loading', query: { page: 2 } })
  })

  it('keeps the selection over a change of page', () => {
    expect(listAfter({ event: 'select', rows: [row] }, { event: 'page', page: 2, pageSize: 10 }).selected).toEqual([row])
  })
})

it.each([
  [{ filters: { a: '1', b: '2' } }, { filters: { b: '2', a: '1' } }, true],
  [{ filters: { a: '1' } }, { filters: { a: '2' } }, false],
  [{ sort: { field: 'a', order: 'asc' } }, {}, false],
] as const)('compares %o with %o', (left, right, want) => {
  expect(sameQuery({ ...query, ...left }, { ...query, ...right })).toBe(want)
})
