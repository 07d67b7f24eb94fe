import type { ConditionGroup } from '../model/operator'
import type { ListQuery, Page, Row, Sort, Sums } from '../model/source'

/** A list without a pixel: what it asks for, what it holds and what is selected. */
export interface ListState {
  /** Another object whenever rows are to be read again; answers to older ones are dropped. */
  readonly query: ListQuery
  readonly phase: 'loading' | 'ready' | 'failed'
  /** Whether a query was answered: what depends on rows, such as the widths of columns, is known. */
  readonly answered: boolean
  readonly rows: readonly Row[]
  readonly total: number
  /** True: the total is an estimate. */
  readonly estimated: boolean
  /** How many rows the conditions find, once that was asked for. */
  readonly counted: number | undefined
  /** Of all pages, where they were asked for. */
  readonly sums: Sums | undefined
  readonly error: unknown
  /** In the order they were ticked; they outlive a change of page. */
  readonly selected: readonly Row[]
}

export type ListEvent =
  | { readonly event: 'search'; readonly filters: ListQuery['filters']; readonly advanced?: ConditionGroup | undefined }
  | { readonly event: 'page'; readonly page: number; readonly pageSize: number }
  | { readonly event: 'sort'; readonly sort: Sort | undefined }
  | { readonly event: 'restore'; readonly query: ListQuery }
  | { readonly event: 'reload' }
  | { readonly event: 'loaded'; readonly query: ListQuery; readonly page: Page }
  | { readonly event: 'counted'; readonly query: ListQuery; readonly total: number }
  | { readonly event: 'failed'; readonly query: ListQuery; readonly error: unknown }
  | { readonly event: 'select'; readonly rows: readonly Row[] }

export function startList(query: ListQuery): ListState {
  return {
    query,
    phase: 'loading',
    answered: false,
    rows: [],
    total: 0,
    estimated: false,
    counted: undefined,
    sums: undefined,
    error: undefined,
    selected: [],
  }
}

export function listReducer(state: ListState, event: ListEvent): ListState {
  switch (event.event) {
    case 'search':
      return askAnew(state, { ...withAdvanced(state.query, event.advanced), filters: event.filters, page: 1 })
    case 'page':
      // Another size would show other rows under the same number.
      return ask(state, { ...state.query, pageSize: event.pageSize, page: event.pageSize === state.query.pageSize ? event.page : 1 })
    case 'sort':
      return ask(state, withSort(state.query, event.sort))
    case 'restore':
      return sameQuery(state.query, event.query) ? state : askAnew(state, event.query)
    case 'reload':
      return askAnew(state, state.query)
    case 'loaded':
      return event.query === state.query ? loaded(state, event.page) : state
    case 'counted':
      return sameRows(event.query, state.query) ? { ...state, total: event.total, estimated: false, counted: event.total } : state
    case 'failed':
      // Rows below an error would be those of another query.
      return event.query === state.query ? { ...state, phase: 'failed', answered: true, rows: [], total: 0, error: event.error } : state
    case 'select':
      return { ...state, selected: event.rows }
  }
}

function ask(state: ListState, query: ListQuery): ListState {
  return { ...state, query: { ...query }, phase: 'loading', error: undefined }
}

/** Other rows, or rows that others may have changed: how many there are is not known any more. */
const askAnew = (state: ListState, query: ListQuery): ListState => ask({ ...state, counted: undefined }, query)

/** A page past the first without rows steps back: its rows were deleted, or the total shrank. */
function loaded(state: ListState, { rows, total, estimated = false, sums }: Page): ListState {
  if (rows.length === 0 && state.query.page > 1) return ask(state, { ...state.query, page: state.query.page - 1 })
  const known = estimated && state.counted !== undefined ? { total: state.counted, estimated: false } : { total, estimated }
  return { ...state, phase: 'ready', answered: true, rows, ...known, sums, error: undefined }
}

function withAdvanced({ advanced: _, ...query }: ListQuery, advanced: ConditionGroup | undefined): ListQuery {
  return advanced === undefined ? query : { ...query, advanced }
}

function withSort({ sort: _, ...query }: ListQuery, sort: Sort | undefined): ListQuery {
  return sort === undefined ? query : { ...query, sort }
}

/** Whether two queries ask for the same rows. */
export function sameQuery(left: ListQuery, right: ListQuery): boolean {
  return canonical(left) === canonical(right)
}

/** Whether two queries find the same rows on all their pages. */
const sameRows = (left: ListQuery, right: ListQuery): boolean => sameQuery({ ...left, ...ANY_PAGE }, { ...right, ...ANY_PAGE })

const ANY_PAGE = { page: 1, pageSize: 1, sort: undefined }

function canonical({ page, pageSize, sort, filters, advanced }: ListQuery): string {
  const sorted = Object.entries(filters).sort(([left], [right]) => (left < right ? -1 : 1))
  return JSON.stringify([page, pageSize, sort?.field, sort?.order, sorted, advanced ?? null])
}
