import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkFiles, checkOf, requestCheckOf } from '../../generators/checks'
import { clientFiles } from '../../generators/client'
import { modulesOf } from '../../generators/client/tags'
import { type Contract, readContract } from '../../generators/contract'
import { enumFiles } from '../../generators/enums'
import { fastifyFiles } from '../../generators/fastify'
import { queryFiles } from '../../generators/hooks'
import { mockFiles } from '../../generators/mock'
import { browserMockFiles } from '../../generators/mock/browser'
import { pagingFiles } from '../../generators/paging'

const root = join(import.meta.dirname, '../..')

/** TypeScript 7 and 5, by the names of their packages. */
export const compilers = ['tsgo', 'typescript'] as const

/** Beside what the repository itself asks for: every flag that finds something. */
export const strictest = {
  noUnusedLocals: true,
  noUnusedParameters: true,
  noImplicitReturns: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  noPropertyAccessFromIndexSignature: true,
  erasableSyntaxOnly: true,
  noUncheckedSideEffectImports: true,
}

interface Compilation {
  readonly compiler?: (typeof compilers)[number]
  /** What is compiled, from the folder; default: all of it. */
  readonly include?: readonly string[]
  readonly options?: Readonly<Record<string, unknown>>
  /** Megabytes of memory that the compiler may take; default: what Node gives. */
  readonly memory?: number
}

/** What a compiler says of the files of a folder; '' for nothing. */
export function compilerSays(
  folder: string,
  { compiler = 'tsgo', include = ['.'], options = strictest, memory }: Compilation = {},
): string {
  const compilerOptions = { types: ['node'], skipLibCheck: true, ...options }
  const config = join(folder, 'tsconfig.json')
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include, exclude: [] }))
  const limit = memory === undefined ? [] : [`--max-old-space-size=${memory}`]
  const run = spawnSync(process.execPath, [...limit, join(root, 'node_modules', compiler, 'bin/tsc'), '-p', config], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return run.status === 0 ? '' : run.stdout || run.stderr || `${compiler} ended with ${run.status ?? run.signal}`
}

/** Lines of each document that are shown. */
const SHOWN = 20

/** What a compiler says, by the folder that it says it of; of no folder what stops it. */
export function saidByDocument(text: string, compiler: string): ReadonlyMap<string, readonly string[]> {
  const said = new Map<string, string[]>()
  let folder = ''
  for (const line of text.split('\n').filter(Boolean)) {
    // What is indented goes on with the line before.
    if (!/^\s/.test(line)) folder = /^(?:.*\/)?([\w-]+)\/[\w.-]+\.ts[(:]/.exec(line)?.[1] ?? ''
    const lines = said.get(folder) ?? []
    if (lines.length < SHOWN) said.set(folder, [...lines, `${compiler}: ${line}`])
  }
  return said
}

/** Writes the outputs of every target, and the queries, of a contract into one folder; the texts by file name. */
export function writeOutputs(contract: Contract, folder: string): ReadonlyMap<string, string> {
  const options = { module: null, instance: 'http', command: 'x' }
  const withModules = { command: 'x', modules: modulesOf(contract, undefined) }
  const made = [
    clientFiles(contract, { ...options, checks: { module: './checks', of: checkOf, ofRequest: requestCheckOf } }),
    fastifyFiles(contract, options),
    mockFiles(contract, options),
    checkFiles(contract, { ...options, checked: { answers: true, requests: true } }),
    browserMockFiles(contract, options),
    enumFiles(contract, options),
    pagingFiles(contract, withModules),
    queryFiles(contract, withModules),
  ]
  const texts = new Map(made.flatMap(files => [...files]))
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of texts) writeFileSync(join(folder, file), text)
  return texts
}

/** What came of a document. */
export interface Found {
  readonly operations: number
  readonly wrong: readonly string[]
}

/** Writes every output of a JSON document into a folder, and tells crashes and operations that are lost. */
export function tryDocument(file: string, folder: string): Found {
  try {
    const text = readFileSync(file, 'utf8')
    const { contract } = readContract(['api.json'], () => text)
    const operations = functionsIn(writeOutputs(contract, folder).get('api.ts') ?? '')
    const wanted = operationsIn(JSON.parse(text) as Paths)
    return { operations, wrong: operations === wanted ? [] : [`${file}: ${operations} of ${wanted} operations`] }
  } catch (error) {
    return { operations: 0, wrong: [`${file}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`] }
  }
}

/** The functions of a client, and what it says of operations that cannot be sent. */
const functionsIn = (client: string) =>
  new Set([...client.matchAll(/^export function ([^(<]+)|^\/\/ TRACE/gm)].map((match, index) => match[1] ?? index)).size

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

interface Paths {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** A path may stand for another one. */
function operationsIn({ paths = {} }: Paths): number {
  const followed = (item: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
    const name = /^#\/paths\/(.*)$/.exec(String(item.$ref))?.[1]
    return (name !== undefined && paths[decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')]) || item
  }
  const items = Object.entries(paths).filter(([path]) => !path.startsWith('x-'))
  return items.flatMap(([, item]) => methods.filter(method => followed(item)[method])).length
}
