import { errors } from '../../util/errors'
import type { Condition, ListColumn, ListSpec, RawListQuery } from '../types'
import { readConditionTree } from './condition-tree'
import { columnsByName } from './rule'
import { readSuperQuery } from './super-query'
import { readValue } from './syntax'

const BEGIN = '_begin'
const END = '_end'
const MULTI = '_MultiString'
const BELOW = '_Below'

/** Names that page, sort and tell, and never filter, whatever a list calls its columns (api-contract §3). */
const RESERVED = new Set([
  'pageNo',
  'pageSize',
  'queryPage',
  'querySize',
  'column',
  'order',
  'field',
  'superQueryParams',
  'superQueryMatchType',
  'superQueryTree',
  'selections',
  'countUpTo',
  'sumOf',
])

/** Whether a parameter of this name never filters. */
export const isListParameter = (name: string): boolean => RESERVED.has(name)

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

function readOne(columns: ReadonlyMap<string, ListColumn>, name: string, text: string): Condition | null {
  const plain = columns.get(name)
  if (plain) return readValue(plain, text)
  const begin = name.endsWith(BEGIN) ? columns.get(name.slice(0, -BEGIN.length)) : undefined
  if (begin) return { kind: 'compare', column: begin, operator: '>=', text, edge: 'begin' }
  const end = name.endsWith(END) ? columns.get(name.slice(0, -END.length)) : undefined
  if (end) return { kind: 'compare', column: end, operator: '<=', text, edge: 'end' }
  const multi = name.endsWith(MULTI) ? columns.get(name.slice(0, -MULTI.length)) : undefined
  if (multi) return { kind: 'in', column: multi, texts: text.split(',').filter(Boolean) }
  const below = name.endsWith(BELOW) ? columns.get(name.slice(0, -BELOW.length)) : undefined
  if (below?.tree) return { kind: 'below', column: below, tree: below.tree, text }
  return null
}

/** What the query string asks, joined by AND; parameters that name no readable column are ignored. */
export function readConditions(spec: ListSpec, query: RawListQuery): Condition[] {
  const columns = columnsByName(spec)
  const conditions: Condition[] = []
  for (const [name, raw] of Object.entries(query)) {
    const text = textOf(raw)
    if (text.trim() === '' || RESERVED.has(name)) continue
    const condition = readOne(columns, name, text)
    if (condition) conditions.push(condition)
  }
  const flat = readSuperQuery(spec, textOf(query.superQueryParams), textOf(query.superQueryMatchType))
  const nested = readConditionTree(spec, textOf(query.superQueryTree))
  return [...conditions, ...(flat ? [flat] : []), ...(nested ? [nested] : [])]
}

/** Whether the query string asks for some of the rows only. */
export const isNarrowed = (spec: ListSpec, query: RawListQuery): boolean => readConditions(spec, query).length > 0

/** Which column sorts, and how; `unknownSortColumn` for one that the caller may not read. */
export function readSort(spec: ListSpec, query: RawListQuery): { column: ListColumn; order: 'asc' | 'desc' } | null {
  const columns = columnsByName(spec)
  const name = textOf(query.column).replace(/_dictText$/, '')
  const order = textOf(query.order)
  const usual = spec.sort ?? { name: 'createTime', order: 'desc' as const }
  const fallback = columns.get(usual.name)
  if (!name || !order) return fallback ? { column: fallback, order: usual.order } : null
  const column = columns.get(name) ?? columns.get(camelCase(name))
  if (!column && name !== 'createTime') throw errors.unknownSortColumn(name)
  if (!column) return fallback ? { column: fallback, order: usual.order } : null
  return { column, order: order.toUpperCase().includes('ASC') ? 'asc' : 'desc' }
}

/** `create_time` → `createTime`. */
function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
