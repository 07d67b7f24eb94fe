import type { ListQuery, Sort } from '../model/source'
import { parseAdvanced, printAdvanced } from '../query/conditions'

type Address = { readonly [name: string]: string }

/** Before the name of each filter, so that no filter can be taken for something else of the address. */
const FILTER = 'f.'

const OWN: ReadonlySet<string> = new Set(['page', 'size', 'sort', 'advanced'])

/** What differs from the query that the screen begins with, as names of the address. */
export function queryToAddress(query: ListQuery, start: ListQuery): Address {
  const address = new Map<string, string>()
  if (query.page !== 1) address.set('page', String(query.page))
  if (query.pageSize !== start.pageSize) address.set('size', String(query.pageSize))
  const sort = sortText(query.sort)
  if (sort !== sortText(start.sort)) address.set('sort', sort)
  for (const [name, value] of Object.entries(query.filters)) address.set(FILTER + name, value)
  if (query.advanced !== undefined) address.set('advanced', printAdvanced(query.advanced))
  return Object.fromEntries(address)
}

/** The query of an address; what is no query in it is left as the screen begins, and so are the filters of one that says nothing at all. */
export function addressToQuery(address: Address, start: ListQuery, pageSizes: readonly number[]): ListQuery {
  const filters = Object.entries(address).flatMap(([name, value]) => (name.startsWith(FILTER) ? [[name.slice(FILTER.length), value]] : []))
  const size = Number(address.size)
  const { sort: startSort, advanced: _, ...rest } = start
  const silent = !Object.keys(address).some(name => OWN.has(name) || name.startsWith(FILTER))
  const sort = address.sort === undefined ? startSort : parseSort(address.sort)
  const advanced = address.advanced === undefined ? undefined : parseAdvanced(address.advanced)
  return {
    ...rest,
    page: positive(address.page) ?? 1,
    pageSize: pageSizes.includes(size) ? size : start.pageSize,
    filters: silent ? start.filters : Object.fromEntries(filters),
    ...(sort !== undefined && { sort }),
    ...(advanced !== undefined && { advanced }),
  }
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
