import { defined } from '../model/defined'
import type { ListQuery, Sort } from '../model/source'
import { parseAdvanced, printAdvanced } from '../query/conditions'

type Address = { readonly [name: string]: string }

/** Before the name of each filter, so that no filter can be taken for something else of the address. */
const FILTER = 'f.'

/** Names of the list's own state. A dot is in each of them and in no name of a field, so that what a page is asked with (`?page=1`) is never one. */
const PAGE = 'list.page'
const SIZE = 'list.size'
const SORT = 'list.sort'
const ADVANCED = 'list.advanced'

const OWN: ReadonlySet<string> = new Set([PAGE, SIZE, SORT, ADVANCED])

const isOwn = (name: string): boolean => OWN.has(name) || name.startsWith(FILTER)

/** What differs from the query that the screen begins with, as names of the address. */
export function queryToAddress(query: ListQuery, start: ListQuery): Address {
  const address = new Map<string, string>()
  if (query.page !== 1) address.set(PAGE, String(query.page))
  if (query.pageSize !== start.pageSize) address.set(SIZE, String(query.pageSize))
  const sort = sortText(query.sort)
  if (sort !== sortText(start.sort)) address.set(SORT, sort)
  const filters = Object.entries(query.filters)
  for (const [name, value] of filters) address.set(FILTER + name, value)
  // A filter without a name says that those of the start were taken away.
  if (filters.length === 0 && Object.keys(start.filters).length > 0) address.set(FILTER, '')
  if (query.advanced !== undefined) address.set(ADVANCED, printAdvanced(query.advanced))
  return Object.fromEntries(address)
}

/** The query of an address; what is no query in it is left as the screen begins, and so are the filters of one that says nothing at all. */
export function addressToQuery(address: Address, start: ListQuery, pageSizes: readonly number[]): ListQuery {
  const filters = Object.entries(address).flatMap(([name, value]) =>
    name.startsWith(FILTER) && name !== FILTER ? [[name.slice(FILTER.length), value]] : [],
  )
  const size = Number(address[SIZE])
  const { sort: startSort, advanced: _, ...rest } = start
  const silent = !Object.keys(address).some(isOwn)
  const { [SORT]: sortState, [ADVANCED]: conditions } = address
  const sort = sortState === undefined ? startSort : parseSort(sortState)
  const advanced = conditions === undefined ? undefined : parseAdvanced(conditions)
  return {
    ...rest,
    page: positive(address[PAGE]) ?? 1,
    pageSize: pageSizes.includes(size) ? size : start.pageSize,
    filters: silent ? start.filters : Object.fromEntries(filters),
    ...defined({ sort, advanced }),
  }
}

/** The address with another state of its list; what belongs to others in it stays. */
export function withListState(address: Address, state: Address): Address {
  return { ...Object.fromEntries(Object.entries(address).filter(([name]) => !isOwn(name))), ...state }
}

function sortText(sort: Sort | undefined): string {
  return sort === undefined ? '' : `${sort.order === 'desc' ? '-' : ''}${sort.field}`
}

function parseSort(text: string): Sort | undefined {
  const match = /^(-?)(\w+)$/.exec(text)
  return match?.[2] === undefined ? undefined : { field: match[2], order: match[1] === '-' ? 'desc' : 'asc' }
}

function positive(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
