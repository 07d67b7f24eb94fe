import type { Answer, Body, Contract, ContractDocument, Operation } from '../contract'
import { docComment, header, key, literal } from '../emit/text'
import { declarationsOfOperation, homesOf, printTypes, typeOf } from '../emit/types'
import { runtimeText } from '../runtime'
import type { Revival } from '../scalars'
import { failureDeclarations } from './answers'
import { securityOf, serverOf, serviceText } from './http'
import { type PrintedOperation, printOperation } from './operation'
import { apisText, splitByTag } from './tags'

export interface ClientOptions {
  /** The module that exports the alova instance, as the generated files import it; null: one is generated, `http.ts`. */
  readonly module: string | null
  /** The name of the instance in that module. */
  readonly instance: string
  /** How the instance hands back bytes, where it does more than `Blob`: the word for `meta.answer`, the type, and its module. */
  readonly file?: { readonly answer: string; readonly type: string; readonly module: string }
  /** What sends the calls where no instance is given; default: `alova`. */
  readonly transport?: 'alova' | 'fetch'
  /** `tag`: a file for each tag, and `apis.ts` with all of them. */
  readonly split?: 'tag'
  /** The hooks that the instance of a client of ours is made for. */
  readonly states?: 'react' | 'vue'
  /** The command that the header names. */
  readonly command: string
  /** The functions that check answers, and the module they stand in. */
  readonly checks?: {
    readonly module: string
    readonly of: (operation: Operation) => string | null
    readonly ofRequest?: (operation: Operation) => string | null
  }
  /** How answers become what the types say, and bodies what is sent; its code names `plans` and the functions of `revive.ts`. */
  readonly revival?: Revival
}

/** A file of types and functions, in blocks: one for each schema and operation, by the part of the document that says it. */
export interface AreaText {
  readonly head: string
  readonly blocks: readonly Block[]
}

export interface Block {
  /** The name of the schema; method, path and id of an operation. */
  readonly name: string
  /** The JSON pointer of what it is made from. */
  readonly pointer: string
  readonly text: string
}

/**
 * A typed alova client: one file per document with its types and one function per operation, `request.ts` with what they share,
 * `operations.ts` with method and path of every operation, and `http.ts` where no instance is given. The keys are file names; `onArea`
 * gets the files of types and functions before their blocks are joined.
 */
export function clientFiles(
  contract: Contract,
  options: ClientOptions,
  onArea: (file: string, area: AreaText) => void = () => undefined,
): Map<string, string> {
  const homes = homesOf(contract)
  const module = options.module ?? './http'
  const files = new Map<string, string>()
  for (const document of contract.documents)
    for (const part of options.split === 'tag' ? splitByTag(contract, document) : [document]) {
      const area = areaText(contract, part, homes, { ...options, module }, options.module === null)
      onArea(`${part.area}.ts`, area)
      files.set(`${part.area}.ts`, textOfArea(area))
    }
  if (options.split === 'tag') files.set('apis.ts', `${header(options.command)}${apisText(contract)}`)
  files.set('request.ts', `${header(options.command)}${requestText(module, options.instance)}`)
  files.set('operations.ts', operationsText(contract, options))
  if (allOperations(contract).some(({ partHeaders }) => partHeaders !== null))
    files.set('parts.ts', `${header(options.command)}${runtimeText('parts')}`)
  if (streams(contract)) files.set('streams.ts', `${header(options.command)}${runtimeText('streams')}`)
  const own = options.module === null ? ownFiles(contract, options) : []
  for (const [name, text] of own) files.set(name, `${header(options.command)}${text}`)
  return files
}

const allOperations = (contract: Contract) => contract.documents.flatMap(document => document.operations)

/** Whether an operation answers bit by bit. */
function streams(contract: Contract): boolean {
  return allOperations(contract).some(({ answers }) => answers.some(({ kind }) => kind === 'events' || kind === 'lines'))
}

/** What the functions share, with the instance that sends them. */
function requestText(module: string, instance: string): string {
  return runtimeText('request')
    .replace("import type { http } from './http'", `import type { ${instance} } from '${module}'`)
    .replaceAll('typeof http.', `typeof ${instance}.`)
}

/** An alova instance that hooks can use. */
function withStates(text: string, states: ClientOptions['states']): string {
  if (states === undefined) return text
  const name = states === 'react' ? 'ReactHook' : 'VueHook'
  return text
    .replace("import adapterFetch from 'alova/fetch'\n", `import adapterFetch from 'alova/fetch'\nimport ${name} from 'alova/${states}'\n`)
    .replace("  baseURL: '',\n", `  baseURL: '',\n  statesHook: ${name},\n`)
}

/** What sends the calls of a client that has no instance, and what it reads and sends. */
function ownFiles(contract: Contract, { transport, states }: ClientOptions): [name: string, text: string][] {
  return [
    ['http.ts', transport === 'fetch' ? runtimeText('http-fetch') : withStates(runtimeText('http'), states)],
    ['http-core.ts', runtimeText('http-core')],
    ['http-service.ts', serviceText(contract)],
  ]
}

export const textOfArea = ({ head, blocks }: AreaText) => `${head}${blocks.map(({ text }) => text).join('\n')}`

function areaText(
  contract: Contract,
  document: ContractDocument,
  homes: ReadonlyMap<string, string>,
  options: ClientOptions & { readonly module: string },
  own: boolean,
): AreaText {
  const incoming = [...document.webhooks, ...document.operations.flatMap(({ callbacks }) => callbacks)]
  const partsOf = (operation: Operation) => [...declarationsOfOperation(operation), ...(own ? failureDeclarations(operation) : [])]
  const declarations = [...document.schemas, ...[...document.operations, ...incoming].flatMap(partsOf)]
  const types = printTypes(declarations, contract.schemas)
  // Of a tag's file the document that it was taken from.
  const whole = contract.documents.find(({ file }) => file === document.file) ?? document
  const style = {
    instance: options.instance,
    own,
    serverOf: serverOf(contract, whole, own),
    securityOf: securityOf(contract, whole),
    ...(options.file ? { file: options.file } : {}),
    ...(options.checks ? { check: options.checks.of } : {}),
    ...(options.checks?.ofRequest ? { checkRequest: options.checks.ofRequest } : {}),
    ...(options.revival ? { revival: options.revival } : {}),
  }
  const printed: PrintedOperation[] = []
  const blocks: Block[] = document.schemas.map(({ name, at }) => ({ name, pointer: at.pointer, text: types.texts.get(name) ?? '' }))
  const blockOf = (operation: Operation, code: string): Block => {
    const own = [...new Set(partsOf(operation).map(({ name }) => types.texts.get(name) ?? ''))]
    const { id, method, path, at } = operation
    return { name: `${method} ${path} ${id}`, pointer: at.pointer, text: [...own, code].filter(text => text !== '').join('\n') }
  }
  for (const operation of document.operations) {
    const made = printOperation(contract, operation, style)
    if (made) printed.push(made)
    blocks.push(blockOf(operation, made?.text ?? `// ${operation.method} ${operation.path} is left out: fetch refuses to send it.\n`))
  }
  for (const operation of incoming) blocks.push(blockOf(operation, incomingText(operation)))
  const own_ = new Set(types.texts.keys())
  const named = namesIn(printed.map(({ text }) => text).concat(incoming.map(incomingText)), homes, own_)
  const imports = importsOf(printed, options, typeImports(new Set([...types.used, ...named]), homes, document.area))
  return { head: `${header(options.command)}${docComment([document.title])}${imports}\n`, blocks: blocks.filter(({ text }) => text !== '') }
}

function importsOf(
  printed: readonly PrintedOperation[],
  options: ClientOptions & { readonly module: string },
  types: readonly string[],
): string {
  const http = [...new Set(printed.flatMap(({ usesHttp }) => [...usesHttp]))]
  const checks = options.checks && printed.some(({ text }) => /\bchecks\./.test(text)) ? options.checks : null
  const code = printed.map(({ text }) => text).join('')
  const revives = options.revival ? ['exactly', 'revived', 'written'].filter(name => code.includes(`${name}(`)) : []
  return [
    ...(http.length > 0 ? [importText(http, options.module)] : []),
    ...supportImport(printed.flatMap(({ uses }) => [...uses])),
    ...(options.file && printed.some(({ answersFile }) => answersFile)
      ? [`import type { ${options.file.type} } from '${options.file.module}'\n`]
      : []),
    ...(checks ? [`import * as checks from '${checks.module}'\n`] : []),
    ...(/\bplans\./.test(code) && options.revival ? ["import * as plans from './plans'\n"] : []),
    ...(revives.length > 0 ? [`import { ${revives.join(', ')} } from './revive'\n`] : []),
    ...types,
  ].join('')
}

function importText(names: readonly string[], module: string): string {
  const sorted = names.toSorted((a, b) => (plain(a) < plain(b) ? -1 : 1))
  return `import { ${sorted.join(', ')} } from '${module}'\n`
}

const plain = (name: string) => name.replace(/^type /, '')

/** What stands in another module than `request.ts`. */
const places: ReadonlyMap<string, string> = new Map([
  ['eventsOf', './streams'],
  ['linesOf', './streams'],
  ['type ServerEvent', './streams'],
  ['withPartHeaders', './parts'],
  ['typeOfForm', './parts'],
])

function supportImport(uses: readonly string[]): string[] {
  const names = [...new Set(uses)].map(name => (name === 'Config' ? 'type Config' : name))
  return ['./parts', './request', './streams'].flatMap(module => {
    const here = names.filter(name => (places.get(name) ?? './request') === module)
    return here.length > 0 ? [importText(here, module)] : []
  })
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
  return sent.kind === 'text' || sent.kind === 'events' || sent.kind === 'lines' ? 'string' : typeOf(sent)
}

/** The types of other documents that functions name in their code, because a part of the call is nothing but a reference. */
function namesIn(functions: readonly string[], homes: ReadonlyMap<string, string>, own: ReadonlySet<string>): string[] {
  return functions.flatMap(text => withoutTexts(text).match(identifier) ?? []).filter(name => homes.has(name) && !own.has(name))
}

const identifier = /[\p{ID_Start}_$][\p{ID_Continue}$]*/gu

/** Comments and literals hold words of the document, which are names of types only by chance. */
const withoutTexts = (text: string) => text.replace(/\/\*\*[\s\S]*?\*\/|'(?:[^'\\]|\\.)*'/g, '')

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
  const lines = allOperations(contract).map(({ id, method, path }) => `  ${key(id)}: { method: '${method}', path: ${literal(path)} },\n`)
  return [
    header(options.command),
    `${docComment(['Method and path of every operation.'])}export const operations = {\n${lines.join('')}} as const\n`,
    'export type OperationId = keyof typeof operations\n',
  ].join('\n')
}
