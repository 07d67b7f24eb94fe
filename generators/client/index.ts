import type { Contract, ContractDocument } from '../contract'
import { docComment, header, key, literal } from '../emit/text'
import { printTypes } from '../emit/types'
import { printOperation } from './operation'
import { supportText } from './support'

export interface ClientOptions {
  /** The module that exports the alova instance, as the generated files import it. */
  readonly module: string
  /** The name of the instance in that module. */
  readonly instance: string
  /** How the instance hands back bytes, where it does more than `Blob`: the word for `meta.answer`, the type, and its module. */
  readonly file?: { readonly answer: string; readonly type: string; readonly module: string }
  /** The command that the header names. */
  readonly command: string
}

/**
 * A typed alova client: one file per document with its types and one function per operation, `request.ts` with what they share, and
 * `operations.ts` with method and path of every operation. The keys are file names.
 */
export async function clientFiles(contract: Contract, options: ClientOptions): Promise<Map<string, string>> {
  const homes = new Map(contract.documents.flatMap(document => document.schemas.map(schema => [schema.name, document.area] as const)))
  const files = new Map<string, string>()
  for (const document of contract.documents) files.set(`${document.area}.ts`, await areaText(contract, document, homes, options))
  files.set('request.ts', `${header(options.command)}${supportText(options.module, options.instance)}`)
  files.set('operations.ts', operationsText(contract, options))
  return files
}

async function areaText(contract: Contract, document: ContractDocument, homes: ReadonlyMap<string, string>, options: ClientOptions) {
  const types = await printTypes(document)
  const operations = document.operations.flatMap(operation => printOperation(contract, operation, options) ?? [])
  const functions = operations.map(operation => operation.text)
  const unsent = document.operations
    .filter(({ method }) => method === 'TRACE')
    .map(({ path }) => `// TRACE ${path} is left out: browsers refuse to send it.\n`)
  const imports = [
    ...(operations.length > 0 ? [`import { ${options.instance} } from '${options.module}'\n`] : []),
    ...supportImport(operations.flatMap(operation => operation.uses)),
    ...(options.file && operations.some(operation => operation.answersFile)
      ? [`import type { ${options.file.type} } from '${options.file.module}'\n`]
      : []),
    ...typeImports(new Set([...types.used, ...namesIn(functions, homes, types.declared)]), homes),
  ]
  return [`${header(options.command)}${docComment([document.title])}${imports.join('')}`, types.text, ...functions, ...unsent]
    .filter(text => text !== '')
    .join('\n')
}

function supportImport(uses: readonly string[]): string[] {
  if (uses.length === 0) return []
  const names = [...new Set(uses)].sort().map(name => (name === 'Config' ? 'type Config' : name))
  return [`import { ${names.join(', ')} } from './request'\n`]
}

/** The types of other documents that functions name in their code, because a part of the call is nothing but a reference. */
function namesIn(functions: readonly string[], homes: ReadonlyMap<string, string>, declared: readonly string[]): string[] {
  const own = new Set(declared)
  return functions.flatMap(text => withoutComments(text).match(/\b[A-Z]\w*\b/g) ?? []).filter(name => homes.has(name) && !own.has(name))
}

/** Doc comments hold words of the document, which are names of types only by chance. */
const withoutComments = (text: string) => text.replace(/\/\*\*[\s\S]*?\*\//g, '')

function typeImports(names: ReadonlySet<string>, homes: ReadonlyMap<string, string>): string[] {
  const byArea = new Map<string, string[]>()
  for (const name of [...names].sort()) {
    const area = homes.get(name)
    if (area !== undefined) byArea.set(area, [...(byArea.get(area) ?? []), name])
  }
  const areas = [...byArea].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return areas.map(([area, members]) => `import type { ${members.join(', ')} } from './${area}'\n`)
}

function operationsText(contract: Contract, options: ClientOptions): string {
  const operations = contract.documents.flatMap(document => document.operations)
  const lines = operations.map(({ id, method, path }) => `  ${key(id)}: { method: '${method}', path: ${literal(path)} },\n`)
  return [
    header(options.command),
    `${docComment(['Method and path of every operation.'])}export const operations = {\n${lines.join('')}} as const\n`,
    'export type OperationId = keyof typeof operations\n',
  ].join('\n')
}
