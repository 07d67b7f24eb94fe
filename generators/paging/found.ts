import { type Contract, type Operation, refName, type Schema, type SchemaObject } from '../contract'

/** How a list in pages goes on; the places in the answer are the names of properties. */
export interface Paging {
  readonly by: 'number' | 'offset' | 'token' | 'link'
  /** Of the query; empty for links. */
  readonly name: string
  /** Where the list begins, for numbers and offsets. */
  readonly first: number
  readonly items: readonly string[]
  /** Where the number of all items stands, the next token, or the next address; null for a total that is not told. */
  readonly end: readonly string[] | null
}

/** How documents call the number of a page; the words of this family first. */
const NUMBERS = ['pageNo', 'pageNum', 'pageIndex', 'current', 'page', 'pageNumber', 'page_number', 'page_no', 'page[number]']
const OFFSETS = ['offset', 'skip', '$skip', 'start', 'startIndex', 'page[offset]']
const TOKENS = /^(page|next|continuation)[_-]?token$|^(next|page)?[_-]?cursor$|^marker$/i
const ITEMS = ['records', 'rows', 'list', 'items', 'content', 'results', 'data', 'value']
/** Not `count`, which is as often the number of items on one page. */
const TOTALS = ['total', 'totalCount', 'total_count', 'totalElements', 'totalResults', 'total_results', 'totalItems', 'total_items']
const NEXT_TOKENS = /^(next[_-]?)?(page|continuation)?[_-]?token$|^next[_-]?cursor$|^next[_-]?marker$/i
const LINKS = /^@?(odata\.)?next[_-]?(page)?[_-]?(link|url|href)$|^next$/i
/** What holds the items, and what tells of their pages beside them. */
const AROUND = ['result', 'data', 'body']
const TELLING = ['meta', 'metadata', 'response_metadata', 'pagination', 'paging', 'page', 'pageInfo', 'page_info', 'links']

type Path = readonly string[]
type Test = (name: string, schema: Schema) => boolean

/** How the items of an operation come in pages; null where the document tells of none. */
export function pagingOf(contract: Contract, operation: Operation): Paging | null {
  if (operation.answers.length !== 1 || operation.answer.kind !== 'json') return null
  for (const at of [[], ...AROUND.map(name => [name])]) {
    const holder = inside(contract, operation.answer.schema, at)
    const items = holder === null ? null : listIn(contract, holder, at)
    const found = holder === null || items === null ? null : pagingIn(contract, operation, holder, at)
    if (found && items) return { ...found, items }
  }
  return null
}

/** The same for one place of the answer that holds a list. */
function pagingIn(contract: Contract, operation: Operation, holder: Schema, at: Path): Omit<Paging, 'items'> | null {
  const is = (schema: Schema, ...types: string[]) => typesOf(contract, schema).some(type => types.includes(type))
  const telling = (test: Test) => placeIn(contract, holder, at, test)
  const query = Object.entries(operation.query?.schema.properties ?? {})
  const token = query.find(([name, schema]) => TOKENS.test(name) && is(schema, 'string'))?.[0]
  const next = telling((name, schema) => NEXT_TOKENS.test(name) && is(schema, 'string'))
  if (token !== undefined && next !== null) return { by: 'token', name: token, first: 0, end: next }
  if (operation.method !== 'GET' || operation.query === null) return null
  const link = linkOf(operation) ?? telling((name, schema) => LINKS.test(name) && is(schema, 'string'))
  const total = telling((name, schema) => TOTALS.includes(name) && is(schema, 'integer', 'number'))
  const numbers = new Map(query.filter(([, schema]) => is(schema, 'integer', 'number')))
  for (const [by, names] of [['number', NUMBERS] as const, ['offset', OFFSETS] as const]) {
    const name = names.find(one => numbers.has(one))
    if (name !== undefined && (total !== null || link === null)) return { by, name, first: firstOf(by, numbers.get(name)), end: total }
  }
  return link && { by: 'link', name: '', first: 0, end: link }
}

function firstOf(by: 'number' | 'offset', schema: Schema | undefined): number {
  const zero = by === 'offset' || (typeof schema === 'object' && schema.default === 0)
  return zero ? 0 : 1
}

/** `x-ms-pageable` names the property outright. */
function linkOf({ extensions }: Operation): Path | null {
  const said = extensions.get('x-ms-pageable')
  const name = typeof said === 'object' && said !== null && 'nextLinkName' in said ? said.nextLinkName : null
  return typeof name === 'string' ? [name] : null
}

/** The list of an answer: itself, one that is named as lists are, or its only list of objects. */
function listIn(contract: Contract, schema: Schema, at: Path): Path | null {
  if (typesOf(contract, schema).includes('array')) return at
  const lists = Object.entries(flat(contract, schema).properties ?? {}).filter(([, one]) => typesOf(contract, one).includes('array'))
  const named = ITEMS.find(name => lists.some(([one]) => one === name))
  const objects = lists.filter(([, list]) => typesOf(contract, flat(contract, list).items ?? true).includes('object'))
  const found = named ?? (objects.length === 1 ? objects[0]?.[0] : undefined)
  return found === undefined ? null : [...at, found]
}

/** The first property that passes, of a schema or of what tells of its pages. */
function placeIn(contract: Contract, schema: Schema, at: Path, test: Test): Path | null {
  for (const around of [[], ...TELLING.map(name => [name])]) {
    const holder = inside(contract, schema, around)
    const found = Object.entries(flat(contract, holder ?? true).properties ?? {}).find(([name, one]) => test(name, one))
    if (found) return [...at, ...around, found[0]]
  }
  return null
}

function inside(contract: Contract, schema: Schema, path: Path): Schema | null {
  let at: Schema | undefined = schema
  for (const name of path) at = flat(contract, at ?? true).properties?.[name]
  return at ?? null
}

function typesOf(contract: Contract, schema: Schema): readonly string[] {
  const { type, properties } = flat(contract, schema)
  if (type === undefined) return properties ? ['object'] : []
  return typeof type === 'string' ? [type] : type
}

/** What a schema says through references, `allOf`, and the one alternative to null. */
function flat(contract: Contract, schema: Schema, depth = 0): SchemaObject {
  if (typeof schema === 'boolean' || depth > 20) return {}
  const name = refName(schema)
  if (name !== null) return flat(contract, contract.schemas.get(name)?.schema ?? true, depth + 1)
  const choices = (schema.anyOf ?? []).filter(one => typeof one === 'boolean' || one.type !== 'null')
  const parts = [...(schema.allOf ?? []), ...(choices.length === 1 ? choices : [])].map(part => flat(contract, part, depth + 1))
  const properties = Object.assign({}, ...[...parts, schema].map(part => part.properties ?? {}))
  return { ...Object.assign({}, ...parts, schema), ...(Object.keys(properties).length > 0 ? { properties } : {}) }
}
