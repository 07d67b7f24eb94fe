import { type Contract, type Operation, refName, type Schema, type SchemaObject } from '../contract'
import { docComment, header } from '../emit/text'
import { runtimeText } from '../runtime'

/** How documents call the number of a page, its items, and how many there are; the words of this family first. */
const NUMBERS = ['pageNo', 'pageNum', 'pageIndex', 'current', 'page', 'pageNumber', 'page_number', 'page_no']
const ITEMS = ['records', 'rows', 'list', 'items', 'content', 'results', 'data']
const TOTALS = ['total', 'totalCount', 'total_count', 'totalElements', 'totalResults', 'count']
const AROUND = ['result', 'data', 'body']

/** `paging.ts`: `eachListUsers({ … })` gives the items of a list that comes in pages, one after the other. */
export function pagingFiles(
  contract: Contract,
  { command, modules }: { readonly command: string; readonly modules: ReadonlyMap<string, string> },
): Map<string, string> {
  const files = [...new Set(modules.values())]
  const used = new Set<string>()
  const functions = contract.documents
    .flatMap(document => document.operations)
    .flatMap(operation => {
      const paging = pagingOf(contract, operation)
      if (paging === null) return []
      const module = modules.get(operation.id) ?? ''
      used.add(module)
      return [functionText(operation, paging, `calls${files.indexOf(module) + 1}.${operation.id}`)]
    })
  const imports = files.flatMap((file, index) => (used.has(file) ? [`import * as calls${index + 1} from './${file}'\n`] : []))
  const text = functions.length === 0 ? 'export {}\n' : `${imports.join('')}import { itemsOf } from './pages'\n\n${functions.join('\n')}`
  return new Map([
    ['paging.ts', `${header(command)}${text}`],
    ['pages.ts', `${header(command)}${runtimeText('pages')}`],
  ])
}

interface Paging {
  readonly number: string
  readonly first: number
  readonly items: string
  readonly total: string
}

function functionText(operation: Operation, { number, first, items, total }: Paging, call: string): string {
  const name = `each${operation.id.charAt(0).toUpperCase()}${operation.id.slice(1)}`
  return `${docComment([`The items of ${operation.id}, page by page.`])}export const ${name} = (...[request, config]: Parameters<typeof ${call}>) =>
  itemsOf(
    page => ${call}({ ...request, query: { ...request?.query, ${number}: page } }, config),
    answer => answer${items},
    answer => answer${total},
    request?.query?.${number} ?? ${first},
  )
`
}

/** Where an operation takes the number of a page and answers items with their total; null where it tells of no pages. */
function pagingOf(contract: Contract, operation: Operation): Paging | null {
  const query = operation.query?.schema.properties ?? {}
  const number = NUMBERS.find(name => typesOf(contract, query[name]).some(type => type === 'integer' || type === 'number'))
  if (operation.method !== 'GET' || number === undefined || operation.answers.length !== 1 || operation.answer.kind !== 'json') return null
  const start = query[number]
  const first = typeof start === 'object' && start.default === 0 ? 0 : 1
  const answer = flat(contract, operation.answer.schema)
  for (const around of [null, ...AROUND]) {
    const holder = around === null ? answer : flat(contract, answer.properties?.[around] ?? true)
    const items = ITEMS.find(name => typesOf(contract, holder.properties?.[name]).includes('array'))
    const total = TOTALS.find(name => typesOf(contract, holder.properties?.[name]).includes('integer'))
    const before = around === null ? '?.' : `?.${around}?.`
    if (items !== undefined && total !== undefined) return { number, first, items: `${before}${items}`, total: `${before}${total}` }
  }
  return null
}

function typesOf(contract: Contract, schema: Schema | undefined): readonly string[] {
  const { type } = flat(contract, schema ?? true)
  return type === undefined ? [] : typeof type === 'string' ? [type] : type
}

/** What a schema says through references and `allOf`. */
function flat(contract: Contract, schema: Schema, depth = 0): SchemaObject {
  if (typeof schema === 'boolean' || depth > 20) return {}
  const name = refName(schema)
  if (name !== null) return flat(contract, contract.schemas.get(name)?.schema ?? true, depth + 1)
  const parts = (schema.allOf ?? []).map(part => flat(contract, part, depth + 1))
  const properties = Object.assign({}, ...[...parts, schema].map(part => part.properties ?? {}))
  return { ...Object.assign({}, ...parts, schema), ...(Object.keys(properties).length > 0 ? { properties } : {}) }
}
