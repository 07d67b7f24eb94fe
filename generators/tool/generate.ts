import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { type Contract, unwrapEnvelope } from '../contract'
import { hashFile, hashOf, staleFiles, writeFiles } from '../emit/files'
import { GeneratorError } from '../emit/our-contract'
import { changesBetween } from './changes'
import { loadContract, loadTexts, type Texts } from './load'
import { type LastRun, type Memory, openMemory } from './memory'
import type { Change, Generated, GenerateOptions } from './options'
import { type Output, outputs } from './outputs'
import { selectOperations } from './select'
import { type Surface, surfaceOf } from './surface'

/** Kept beside the outputs, so that the next run can tell what changed: commit it with them. */
const surfaceFile = '.contract.json'
/** Changes whenever outputs of the same document may differ. */
const formatVersion = '2'

/**
 * Makes the outputs of OpenAPI documents and writes what is out of date. The same as `npx weft generate`.
 *
 * @example await generate({ documents: ['petstore.yaml'], out: 'src/petstore' })
 */
export async function generate(options: GenerateOptions): Promise<Generated> {
  const root = options.root ?? process.cwd()
  const wanted = wantedOutputs(options)
  const memory = openMemory(cacheFolder(options, root), resolve(root, options.out))
  const key = hashOf(JSON.stringify([formatVersion, process.version, wanted.map(({ name }) => name), settingsOf(options)]))
  const fresh = await whenFresh(memory, key, root)
  if (fresh) return fresh
  const say = options.progress ?? (() => undefined)
  say(`reading ${options.documents.join(', ')}`)
  const { read, texts } = await loadContract(options.documents, root, { ...options.naming, taken: [options.instance ?? 'http'] })
  const { contract, more } = prepared(read.contract, options)
  if (contract.documents.length === 0) throw new GeneratorError(read.messages.join('\n'))
  say(`${contract.documents.reduce((sum, { operations }) => sum + operations.length, 0)} operations, ${contract.schemas.size} schemas`)
  const made = new Map<string, string>()
  for (const output of wanted) {
    say(`making ${output.name}`)
    for (const [name, text] of await output.files(contract, contextOf(options, memory))) made.set(`${options.out}/${name}`, text)
  }
  const surface = surfaceOf(contract)
  const changes = comparedWith(resolve(root, options.out, surfaceFile), surface)
  made.set(`${options.out}/${surfaceFile}`, `${JSON.stringify(surface)}\n`)
  const problems = [...read.messages, ...more]
  const stale = staleFiles(root, relativeTo(root, made), [])
  const refused = refusal(options, changes, problems)
  if (!options.check && refused === null) {
    writeFiles(root, relativeTo(root, made), stale)
    memory.keep(runOf(key, texts, relativeTo(root, made), problems, read.notes))
  }
  return { stale, problems, notes: read.notes, changes, refused, files: localFiles(texts, root) }
}

function wantedOutputs(options: GenerateOptions): Output[] {
  const names = options.targets ?? ['client']
  const all = options.validate && !names.includes('validators') ? ['validators', ...names] : names
  return all.map(name => {
    const output = outputs.find(one => one.name === name)
    if (output === undefined) throw new GeneratorError(`No output "${name}". There are: ${outputs.map(one => one.name).join(', ')}.`)
    return output
  })
}

const settingsOf = ({ documents, out, only, module, instance, envelope, validate, naming }: GenerateOptions) => [
  documents,
  out,
  only,
  module,
  instance,
  envelope,
  validate,
  naming,
]

const contextOf = (options: GenerateOptions, memory: Memory) => ({
  command: commandOf(options),
  cache: memory.types,
  module: options.module ?? null,
  instance: options.instance ?? 'http',
  validate: options.validate ?? false,
})

/** Headers name the command without what changes nothing. */
function commandOf({ documents, out, targets, only }: GenerateOptions): string {
  const flags = [...(targets ?? []).map(name => `--target ${name}`), ...(only ?? []).map(request => `--only ${request}`)]
  return ['weft generate', ...documents, '--out', out, ...flags].join(' ')
}

function cacheFolder({ cache }: GenerateOptions, root: string): string | null {
  if (cache === null) return null
  if (cache !== undefined) return resolve(root, cache)
  return existsSync(join(root, 'node_modules')) ? join(root, 'node_modules/.cache/weft') : join(root, '.cache/weft')
}

function prepared(read: Contract, options: GenerateOptions): { readonly contract: Contract; readonly more: string[] } {
  const selected = selectOperations(read, options.only ?? [])
  if (selected.unmet.length > 0) throw new GeneratorError(`No operation fits --only ${selected.unmet.join(', --only ')}.`)
  if (options.envelope !== 'result') return { contract: selected.contract, more: [] }
  const { contract, issues } = unwrapEnvelope(selected.contract)
  return { contract, more: issues.map(issue => `${issue.at.file} ${issue.code}\n  ${issue.message}\n  ${issue.done}`) }
}

/** The result of the last run, when neither documents nor outputs changed since; nothing is loaded then. */
async function whenFresh({ last }: Memory, key: string, root: string): Promise<Generated | null> {
  if (last === null || last.key !== key) return null
  if (last.outputs.some(([file, hash]) => hashFile(root, file) !== hash)) return null
  const texts = await loadTexts(
    last.inputs.map(([file]) => file),
    root,
  )
  if (last.inputs.some(([file, hash]) => hashOfText(texts.get(file)) !== hash)) return null
  return { stale: [], problems: last.problems, notes: last.notes, changes: [], refused: null, files: localFiles(texts, root) }
}

const hashOfText = (text: string | Error | undefined) => (typeof text === 'string' ? hashOf(text) : '')

function runOf(
  key: string,
  texts: Texts,
  made: ReadonlyMap<string, string>,
  problems: readonly string[],
  notes: readonly string[],
): LastRun {
  return {
    key,
    inputs: [...texts].map(([file, text]) => [file, hashOfText(text)]),
    outputs: [...made].map(([file, text]) => [file, hashOf(text)]),
    problems,
    notes,
  }
}

function comparedWith(file: string, now: Surface): Change[] {
  if (!existsSync(file)) return []
  try {
    const old = JSON.parse(readFileSync(file, 'utf8')) as Surface
    return old.format === now.format ? changesBetween(old, JSON.parse(JSON.stringify(now)) as Surface) : []
  } catch {
    return []
  }
}

function refusal(options: GenerateOptions, changes: readonly Change[], problems: readonly string[]): Generated['refused'] {
  if (options.strict && problems.length > 0) return 'problems'
  return options.refuseBreaking && changes.some(({ breaking }) => breaking) ? 'breaking' : null
}

/** An output folder may be absolute; files are named from the working directory. */
function relativeTo(root: string, made: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...made].map(([file, text]) => [isAbsolute(file) ? relative(root, file) : file, text]))
}

function localFiles(texts: Texts, root: string): string[] {
  return [...texts.keys()].filter(file => !/^https?:/i.test(file)).map(file => resolve(root, file))
}
