import type { Contract, Operation } from '../contract'
import { docComment, header, key, literal } from '../emit/text'
import { runtimeText } from '../runtime'
import { type Paging, pagingOf } from './found'

/** `paging.ts`: `eachListUsers({ … })` gives the items of a list that comes in pages, one after the other. */
export function pagingFiles(
  contract: Contract,
  { command, modules }: { readonly command: string; readonly modules: ReadonlyMap<string, string> },
): Map<string, string> {
  const files = [...new Set(modules.values())]
  const [modulesUsed, readers] = [new Set<string>(), new Set<string>()]
  const functions = contract.documents
    .flatMap(document => document.operations)
    .flatMap(operation => {
      const paging = pagingOf(contract, operation)
      if (paging === null) return []
      const module = modules.get(operation.id) ?? ''
      modulesUsed.add(module)
      readers.add(readerOf(paging))
      return [functionText(operation, paging, `calls${files.indexOf(module) + 1}.${operation.id}`)]
    })
  const imports = files.flatMap((file, index) => (modulesUsed.has(file) ? [`import * as calls${index + 1} from './${file}'\n`] : []))
  const used = [...readers].sort().join(', ')
  const text =
    functions.length === 0 ? 'export {}\n' : `${imports.join('')}import { ${used}, withQuery } from './pages'\n\n${functions.join('\n')}`
  return new Map([
    ['paging.ts', `${header(command)}${text}`],
    ['pages.ts', `${header(command)}${runtimeText('pages')}`],
  ])
}

const readers = { number: 'itemsByNumber', offset: 'itemsByOffset', token: 'itemsByToken', link: 'itemsByLink' } as const
const readerOf = ({ by }: Paging) => readers[by]

function functionText(operation: Operation, paging: Paging, call: string): string {
  const { by, name, first, items, end } = paging
  const isCounted = by === 'number' || by === 'offset'
  const lines = [
    `query => ${call}(withQuery(request, query), config)`,
    `answer => ${placeText('answer', items)}`,
    end === null ? '() => null' : `answer => ${placeText('answer', end)}`,
    ...(by === 'link' ? [] : [literal(name)]),
    ...(isCounted ? [`${placeText('request', ['query', name])} ?? ${first}`] : []),
  ]
  const id = `each${operation.id.charAt(0).toUpperCase()}${operation.id.slice(1)}`
  return `${docComment([`The items of ${operation.id}, page by page.`])}export const ${id} = (...[request, config]: Parameters<typeof ${call}>) =>
  ${readerOf(paging)}(
${lines.map(line => `    ${line},\n`).join('')}  )
`
}

/** A property of a value that may be absent, as may all that it stands in. */
const placeText = (of: string, path: readonly string[]) =>
  `${of}${path.map(name => `?.${key(name) === name ? name : `[${literal(name)}]`}`).join('')}`
