import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { GeneratorError } from '../emit/our-contract'
import { generate } from './generate'
import type { Change, Generated, GenerateOptions } from './options'
import { outputs } from './outputs'
import { watching } from './watch'

const help = `weft-openapi generate DOCUMENT… --out FOLDER    a typed client of OpenAPI 3.0, 3.1 or Swagger 2.0 documents: files or addresses, JSON or YAML
weft-openapi generate                           what weft.config.json (or weft.config.mjs) says

  --target NAME      ${outputs.map(({ name, says }) => `${name}: ${says}`).join('\n                     ')}
                     (several times for several; default: client)
  --validate         the client checks each answer with a validator
  --validate-requests  the client checks each request before it is sent
  --only WISH        only some operations, several times: tag:pets, schema:Pet, deprecated, /pets/*, getPet
  --exclude WISH     not these operations, in the same words
  --split tag        a file for each tag, and apis.ts with all of them
  --transport fetch  send by fetch alone, without alova
  --dates Date       date-time comes as Date; a date is a day, and stays a text
  --int64 TYPE       int64 comes as bigint or string
  --hooks NAME       react, vue: hooks.ts for alova; query: queries.ts for TanStack Query
  --rename FROM=TO   names that fit the expression FROM become TO, several times
  --names id|path    name functions by operationId (default), or by method and path
  --prefix TEXT      before the name of each type
  --module MODULE    import the alova instance from there, as the generated files see it; default: one is generated
  --instance NAME    its name there (http)
  --envelope result  answers are envelopes whose "result" is meant
  --config FILE      another configuration file
  --check            write nothing; exit with 1 when files are out of date, with 2 when something breaks
  --refuse-breaking  write nothing and exit with 2 when something breaks
  --strict           write nothing and exit with 1 when a document has problems
  --cache FOLDER     where the state of the last run is kept; default: node_modules/.cache/weft
  --no-cache         start from nothing
  --notes            also print the notes: what is right but cannot be said in the output
  --watch            again whenever a document changes (addresses: every 30 seconds)`

const flags = {
  target: { type: 'string', multiple: true },
  validate: { type: 'boolean' },
  'validate-requests': { type: 'boolean' },
  only: { type: 'string', multiple: true },
  exclude: { type: 'string', multiple: true },
  split: { type: 'string' },
  transport: { type: 'string' },
  dates: { type: 'string' },
  int64: { type: 'string' },
  hooks: { type: 'string' },
  rename: { type: 'string', multiple: true },
  names: { type: 'string' },
  prefix: { type: 'string' },
  out: { type: 'string' },
  module: { type: 'string' },
  instance: { type: 'string' },
  envelope: { type: 'string' },
  config: { type: 'string' },
  check: { type: 'boolean' },
  'refuse-breaking': { type: 'boolean' },
  strict: { type: 'boolean' },
  cache: { type: 'string' },
  'no-cache': { type: 'boolean' },
  notes: { type: 'boolean' },
  watch: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Where the command runs and speaks. */
export interface Terminal {
  readonly cwd: string
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Progress is shown. */
  readonly live: boolean
}

/** The command `weft-openapi`; hands back its exit code. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: flags, allowPositionals: true })
    const [command, ...documents] = positionals
    if (values.help || command === undefined) {
      terminal.out(help)
      return values.help ? 0 : 1
    }
    if (command !== 'generate') throw new GeneratorError(`No command "${command}".\n\n${help}`)
    const runs = await optionsOf(values, documents, terminal)
    const tell = (result: Generated, options: GenerateOptions) => report(result, options, values.notes === true, terminal)
    if (values.watch) return await watching(runs, tell, terminal.err)
    let code = 0
    for (const options of runs) code = Math.max(code, tell(await generate(options), options))
    return code
  } catch (error) {
    if (!(error instanceof GeneratorError || (error instanceof TypeError && 'code' in error))) throw error
    terminal.err(error.message)
    return 1
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof flags; allowPositionals: true }>>['values']

/** What is said on the command line wins over the configuration file, which may describe several outputs. */
async function optionsOf(values: Values, documents: readonly string[], terminal: Terminal): Promise<GenerateOptions[]> {
  const configured = await readConfiguration(values.config, terminal.cwd)
  const said = fromFlags(values, documents, terminal)
  return (configured ?? [{}]).map(base => {
    const options = { ...base, ...said }
    if (options.documents === undefined || options.documents.length === 0 || options.out === undefined) throw new GeneratorError(help)
    return { ...options, documents: options.documents, out: options.out }
  })
}

function fromFlags(values: Values, documents: readonly string[], terminal: Terminal): Partial<GenerateOptions> {
  const naming = {
    ...(values.names === undefined ? {} : { operations: oneOf('names', values.names, ['id', 'path'] as const) }),
    ...(values.rename === undefined ? {} : { rename: values.rename.map(renameOf) }),
    ...(values.prefix === undefined ? {} : { prefix: values.prefix }),
  }
  const given = {
    documents: documents.length > 0 ? documents : undefined,
    out: values.out?.replace(/\/+$/, ''),
    targets: values.target,
    only: values.only,
    module: values.module,
    instance: values.instance,
    exclude: values.exclude,
    split: oneOf('split', values.split, ['tag'] as const),
    transport: oneOf('transport', values.transport, ['alova', 'fetch'] as const),
    dates: oneOf('dates', values.dates, ['Date'] as const),
    int64: oneOf('int64', values.int64, ['bigint', 'string'] as const),
    hooks: oneOf('hooks', values.hooks, ['react', 'vue', 'query'] as const),
    envelope: oneOf('envelope', values.envelope, ['none', 'result'] as const),
    validate: values.validate,
    validateRequests: values['validate-requests'],
    naming: Object.keys(naming).length > 0 ? naming : undefined,
    check: values.check,
    refuseBreaking: values['refuse-breaking'],
    strict: values.strict,
    cache: values['no-cache'] ? null : values.cache,
    progress: terminal.live ? (text: string) => terminal.err(text) : undefined,
  }
  const kept = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return { ...kept, root: terminal.cwd }
}

/** The word of a flag; throws for one that it does not have. */
function oneOf<const Word extends string>(flag: string, given: string | undefined, words: readonly Word[]): Word | undefined {
  const word = words.find(one => one === given)
  if (given !== undefined && word === undefined) throw new GeneratorError(`--${flag} is ${words.join(' or ')}.`)
  return word
}

function renameOf(rule: string): { readonly from: string; readonly to: string } {
  const at = rule.lastIndexOf('=')
  if (at === -1) throw new GeneratorError('--rename is FROM=TO.')
  return { from: rule.slice(0, at), to: rule.slice(at + 1) }
}

/** `weft.config.json`, or a module with a default export: one set of options, or several. */
async function readConfiguration(named: string | undefined, cwd: string): Promise<Partial<GenerateOptions>[] | null> {
  const file = named ?? ['weft.config.json', 'weft.config.mjs'].find(name => existsSync(join(cwd, name)))
  if (file === undefined) return null
  const path = resolve(cwd, file)
  if (!existsSync(path)) throw new GeneratorError(`There is no ${file}.`)
  try {
    const found: unknown = path.endsWith('.json')
      ? JSON.parse(readFileSync(path, 'utf8'))
      : ((await import(pathToFileURL(path).href)) as { readonly default?: unknown }).default
    return (Array.isArray(found) ? found : [found]) as Partial<GenerateOptions>[]
  } catch (error) {
    throw new GeneratorError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function report(result: Generated, options: GenerateOptions, withNotes: boolean, terminal: Terminal): number {
  const { stale, changes, refused } = result
  printIssues(result, withNotes, terminal)
  printChanges(changes, terminal)
  if (refused !== null) terminal.err(`Nothing was written: ${refused === 'breaking' ? 'something breaks' : 'the documents have problems'}.`)
  else if (options.check && stale.length > 0) terminal.err(`Out of date:\n${stale.map(file => `  ${file}`).join('\n')}`)
  else for (const file of stale) terminal.out(file)
  if (changes.some(({ breaking }) => breaking) && (options.check || refused === 'breaking')) return 2
  return refused !== null || (options.check && stale.length > 0) ? 1 : 0
}

function printIssues({ problems, notes, noteCount }: Generated, withNotes: boolean, { err }: Terminal): void {
  for (const problem of problems) err(problem)
  if (withNotes) for (const note of notes()) err(note)
  const counts = [
    ...(problems.length > 0 ? [`${problems.length} problems`] : []),
    ...(!withNotes && noteCount > 0 ? [`${noteCount} notes (--notes)`] : []),
  ]
  if (counts.length > 0) err(counts.join(', '))
}

function printChanges(changes: readonly Change[], { err }: Terminal): void {
  if (changes.length === 0) return
  const breaking = changes.filter(change => change.breaking).length
  err(`${breaking} breaking and ${changes.length - breaking} other changes:`)
  for (const change of changes) err(`  ${change.breaking ? 'BREAKS' : 'fine  '}  ${change.where}: ${change.what}`)
}
