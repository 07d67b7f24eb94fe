import type { Answer, Body, Contract, ContractDocument, Operation } from '../contract'
import { docComment, header, key, literal } from '../emit/text'
import { declarationsOfOperation, homesOf, printTypes, type TypeCache, typeOf } from '../emit/types'
import { httpText } from './http'
import { failureDeclarations, type PrintedOperation, printOperation } from './operation'
import { supportText } from './support'

export interface ClientOptions {
  /** The module that exports the alova instance, as the generated files import it; null: one is generated, `http.ts`. */
  readonly module: string | null
  /** The name of the instance in that module. */
  readonly instance: string
  /** How the instance hands back bytes, where it does more than `Blob`: the word for `meta.answer`, the type, and its module. */
  readonly file?: { readonly answer: string; readonly type: string; readonly module: string }
  /** The command that the header names. */
  readonly command: string
  /** Printed types of earlier runs. */
  readonly cache?: TypeCache
  /** The functions that check answers, and the module they stand in. */
  readonly checks?: { readonly module: string; readonly of: (operation: Operation) => string | null }
}

/**
 * A typed alova client: one file per document with its types and one function per operation, `request.ts` with what they share,
 * `operations.ts` with method and path of every operation, and `http.ts` where no instance is given. The keys are file names.
 */
export async function clientFiles(contract: Contract, options: ClientOptions): Promise<Map<string, string>> {
  const homes = homesOf(contract)
  const module = options.module ?? './http'
  const files = new Map<string, string>()
  for (const document of contract.documents)
    files.set(`${document.area}.ts`, await areaText(contract, document, homes, { ...options, module }, options.module === null))
  files.set('request.ts', `${header(options.command)}${supportText(module, options.instance)}`)
  files.set('operations.ts', operationsText(contract, options))
  if (options.module === null) files.set('http.ts', `${header(options.command)}${httpText(contract)}`)
  return files
}

async function areaText(
  contract: Contract,
  document: ContractDocument,
  homes: ReadonlyMap<string, string>,
  options: ClientOptions & { readonly module: string },
  own: boolean,
) {
  const incoming = [...document.webhooks, ...document.operations.flatMap(({ callbacks }) => callbacks)]
  const partsOf = (operation: Operation) => [...declarationsOfOperation(operation), ...(own ? failureDeclarations(operation) : [])]
  const declarations = [...document.schemas, ...[...document.operations, ...incoming].flatMap(partsOf)]
  const types = await printTypes(declarations, options.cache)
  const style = {
    instance: options.instance,
    own,
    ...(options.file ? { file: options.file } : {}),
    ...(options.checks ? { check: options.checks.of } : {}),
  }
  const printed: PrintedOperation[] = []
  const blocks: string[] = [...document.schemas.map(({ name }) => types.texts.get(name) ?? '')]
  const typesOf = (operation: Operation) => [...new Set(partsOf(operation).map(({ name }) => types.texts.get(name) ?? ''))]
  for (const operation of document.operations) {
    const made = printOperation(contract, operation, style)
    if (made) printed.push(made)
    blocks.push(...typesOf(operation), made?.text ?? `// ${operation.method} ${operation.path} is left out: fetch refuses to send it.\n`)
  }
  for (const operation of incoming) blocks.push(...typesOf(operation), incomingText(operation))
  const own_ = new Set(types.texts.keys())
  const named = namesIn(printed.map(({ text }) => text).concat(incoming.map(incomingText)), homes, own_)
  const imports = importsOf(printed, document.operations, options, typeImports(new Set([...types.used, ...named]), homes, document.area))
  return `${header(options.command)}${docComment([document.title])}${imports}\n${blocks.filter(text => text !== '').join('\n')}`
}

function importsOf(
  printed: readonly PrintedOperation[],
  operations: readonly Operation[],
  options: ClientOptions & { readonly module: string },
  types: readonly string[],
): string {
  const http = [...new Set(printed.flatMap(({ usesHttp }) => [...usesHttp]))]
  const checks = options.checks && operations.some(operation => options.checks?.of(operation) !== null) ? options.checks : null
  return [
    ...(http.length > 0 ? [importText(http, options.module)] : []),
    ...supportImport(printed.flatMap(({ uses }) => [...uses])),
    ...(options.file && printed.some(({ answersFile }) => answersFile)
      ? [`import type { ${options.file.type} } from '${options.file.module}'\n`]
      : []),
    ...(checks ? [`import * as checks from '${checks.module}'\n`] : []),
    ...types,
  ].join('')
}

function importText(names: readonly string[], module: string): string {
  const sorted = names.toSorted((a, b) => (plain(a) < plain(b) ? -1 : 1))
  return `import { ${sorted.join(', ')} } from '${module}'\n`
}

const plain = (name: string) => name.replace(/^type /, '')

function supportImport(uses: readonly string[]): string[] {
  if (uses.length === 0) return []
  const names = [...new Set(uses)].map(name => (name === 'Config' ? 'type Config' : name))
  return [importText(names, './request')]
}

/** What the server calls, as a type: its method, its parameters and body, and what it wants as an answer. */
function incomingText(operation: Operation): string {
  const { params, query, headers, cookies, body, answer } = operation
  const groups = Object.entries({ params, query, headers, cookies })
  const lines = [
    `  method: '${operation.method}'`,
    ...groups.flatMap(([word, group]) => (group ? [`  ${word}: ${typeOf(group)}`] : [])),
    `  body: ${body ? `${incomingType(body)}${body.required ? '' : ' | undefined'}` : 'undefined'}`,
    `  answer: ${answer.media === '' ? 'undefined' : incomingType(answer)}`,
  ]
  return `${docComment(['Sent by the server.', operation.summary, operation.description])}export interface ${operation.names.call} {\n${lines.join('\n')}\n}\n`
}

/** A body or an answer of a call of the server: values by their schema, a stream of events and other texts as text. */
function incomingType(sent: Body | Answer): string {
  if (sent.kind === 'binary') return 'Blob'
  return sent.kind === 'text' || sent.kind === 'events' ? 'string' : typeOf(sent)
}

/** The types of other documents that functions name in their code, because a part of the call is nothing but a reference. */
function namesIn(functions: readonly string[], homes: ReadonlyMap<string, string>, own: ReadonlySet<string>): string[] {
  return functions.flatMap(text => withoutComments(text).match(/\b[A-Z]\w*\b/g) ?? []).filter(name => homes.has(name) && !own.has(name))
}

/** Doc comments hold words of the document, which are names of types only by chance. */
const withoutComments = (text: string) => text.replace(/\/\*\*[\s\S]*?\*\//g, '')

function typeImports(names: ReadonlySet<string>, homes: ReadonlyMap<string, string>, here: string): string[] {
  const byArea = new Map<string, string[]>()
  for (const name of [...names].sort()) {
    const area = homes.get(name)
    if (area !== undefined && area !== here) byArea.set(area, [...(byArea.get(area) ?? []), name])
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
