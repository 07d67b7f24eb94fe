import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join, posix, relative, resolve } from 'node:path'
import type { AreaText } from '../client'
import { type Contract, type Naming, type ReadContract, readContract, unwrapEnvelope } from '../contract'
import { hashFile, hashOf, staleFiles, textOfFile, writeFiles } from '../emit/files'
import { GeneratorError } from '../emit/our-contract'
import { withScalars } from '../scalars'
import { changesBetween } from './changes'
import { Documents, findDocuments, loadContract, localFiles } from './load'
import { type LastRun, type Memory, openMemory } from './memory'
import type { Change, Generated, GenerateOptions } from './options'
import { type Output, outputs } from './outputs'
import { isPartial, type Made, notesIn, type Remembered, remake, rememberedOf } from './partial'
import { selectOperations } from './select'
import { type Surface, surfaceOf } from './surface'

/** Kept beside the outputs, so that the next run can tell what changed: commit it with them. */
const surfaceFile = '.contract.json'
/** Changes whenever outputs of the same document may differ. */
const formatVersion = '7'

/**
 * Makes the outputs of OpenAPI documents and writes what is out of date. The same as `npx weft-openapi generate`.
 *
 * @example await generate({ documents: ['petstore.yaml'], out: 'src/petstore' })
 */
export async function generate(options: GenerateOptions): Promise<Generated> {
  const root = options.root ?? process.cwd()
  const wanted = wantedOutputs(options)
  const memory = openMemory(cacheFolder(options, root), resolve(root, options.out))
  const key = hashOf(JSON.stringify([formatVersion, process.version, wanted.map(({ name }) => name), settingsOf(options)]))
  const naming = { ...options.naming, taken: [options.instance ?? 'http'] }
  const documents = new Documents(root)
  const earlier = memory.last?.key === key ? memory.last : null
  await documents.fetch(earlier?.inputs.map(([file]) => file) ?? [])
  const fresh = earlier && whenFresh(earlier, documents, naming)
  if (fresh) return fresh
  const context: Context = { options, naming, documents, wanted, say: options.progress ?? (() => undefined) }
  const run = (earlier && (await partialRun(earlier, memory, context))) ?? (await fullRun(context))
  const { surface, changes, problems, noteCount, notes } = run
  const files = new Map([...run.texts].map(([name, text]) => [`${options.out}/${name}`, text]))
  files.set(`${options.out}/${surfaceFile}`, `${JSON.stringify(surface)}\n`)
  const outcome = relativeTo(root, files)
  const stale = staleFiles(root, outcome, [])
  const refused = refusal(options, changes, problems)
  if (!options.check && refused === null) {
    writeFiles(root, outcome, stale)
    const inputs = run.files.map(file => [file, documents.hashOf(file)] as const)
    const hashes = [...outcome].map(([file, text]) => [file, hashOf(text)] as const)
    memory.keep({ key, inputs, outputs: hashes, problems, noteCount }, run.remembered)
  }
  return { stale, problems, noteCount, notes, changes, refused, files: localFiles(run.files, root) }
}

interface Context {
  readonly options: GenerateOptions
  readonly naming: Naming
  readonly documents: Documents
  readonly wanted: readonly Output[]
  readonly say: NonNullable<GenerateOptions['progress']>
}

interface Run extends Pick<Made, 'texts' | 'surface' | 'changes'> {
  readonly problems: readonly string[]
  readonly noteCount: number
  readonly notes: () => readonly string[]
  readonly remembered: Remembered | null
  /** The documents, and what they refer to. */
  readonly files: readonly string[]
}

async function fullRun({ options, naming, documents, wanted, say }: Context): Promise<Run> {
  const named = await findDocuments(options.documents, documents)
  say(`reading ${named.join(', ')}`)
  const read = await loadContract(named, documents, naming)
  refuseUnread(read)
  const { contract, more } = prepared(read.contract, options)
  say(`${contract.documents.reduce((sum, { operations }) => sum + operations.length, 0)} operations, ${contract.schemas.size} schemas`)
  const texts = new Map<string, string>()
  const areas: [file: string, area: AreaText][] = []
  for (const output of wanted) {
    say(`making ${output.name}`)
    for (const [name, text] of await output.files(contract, contextOf(options, areas))) texts.set(name, text)
  }
  const surface = surfaceOf(contract)
  const problems = [...read.messages, ...more]
  const changes = comparedWith(resolve(documents.root, options.out, surfaceFile), surface)
  const [file = ''] = read.files
  const json = problems.length === 0 && isPartial(options) ? documents.jsonOf(file) : null
  const remembered = json === null ? null : rememberedOf(json, read, areas)
  return { texts, surface, changes, problems, noteCount: notesIn(read), notes: () => read.notes, remembered, files: read.files }
}

/** A run that makes anew what changed alone; null where that cannot be. */
async function partialRun({ inputs, outputs }: LastRun, memory: Memory, { options, naming, documents, say }: Context): Promise<Run | null> {
  const [[file] = [''], ...others] = inputs
  if (!isPartial(options) || others.length > 0 || documents.hashOf(file) === '') return null
  const held = outputs.map(([file, hash]) => [file, hash, textOfFile(documents.root, file)] as const)
  if (held.some(([, hash, text]) => text === null || hashOf(text) !== hash)) return null
  const [remembered, json] = [memory.remembered(), documents.jsonOf(file)]
  if (remembered === null || json === null) return null
  const byName = new Map(held.map(([name, , content]) => [posix.basename(name), content ?? '']))
  const surface = JSON.parse(byName.get(surfaceFile) ?? '{}') as Surface
  byName.delete(surfaceFile)
  const made = await remake(json, file, { remembered, texts: byName, surface }, { ...options, naming })
  if (made === null) return null
  say(`made what changed in ${file}`)
  const notes = () => notesOf([file], documents, naming)
  return { ...made, problems: [], noteCount: made.remembered.noteCount, notes, files: [file] }
}

const notesOf = (files: readonly string[], documents: Documents, naming: Naming) =>
  readContract(files, file => documents.sourceOf(file), naming).notes

/** Outputs of what could not be read would replace good ones by empty ones. */
function refuseUnread({ contract, messages, broken }: ReadContract): void {
  if (broken.length > 0)
    throw new GeneratorError([...messages, `Nothing was written: the text of ${broken.join(', ')} is broken.`].join('\n'))
  const empty = contract.documents.every(({ operations, webhooks, schemas }) => operations.length + webhooks.length + schemas.length === 0)
  if (empty && messages.length > 0)
    throw new GeneratorError([...messages, 'Nothing was written: there is no operation and no schema.'].join('\n'))
}

function wantedOutputs(options: GenerateOptions): Output[] {
  const checks = options.validate || options.validateRequests ? ['validators'] : []
  const named = [...checks, ...(options.targets ?? ['client'])].map(outputNamed)
  return [...new Set(named.flatMap(output => (output.needs === undefined ? [output] : [outputNamed(output.needs), output])))]
}

function outputNamed(name: string): Output {
  const output = outputs.find(one => one.name === name)
  if (output === undefined) throw new GeneratorError(`No output "${name}". There are: ${outputs.map(one => one.name).join(', ')}.`)
  return output
}

/** Everything that the outputs depend on, besides the documents. */
const settingsOf = ({ check: _, refuseBreaking: __, strict: ___, cache: ____, root: _____, progress: ______, ...rest }: GenerateOptions) =>
  Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1))

const contextOf = (options: GenerateOptions, areas: [file: string, area: AreaText][]) => ({
  command: commandOf(options),
  options,
  onArea: (file: string, area: AreaText) => areas.push([file, area]),
})

/** Headers name the command without what changes nothing. */
function commandOf({ documents, out, targets, only }: GenerateOptions): string {
  const flags = [...(targets ?? []).map(name => `--target ${name}`), ...(only ?? []).map(request => `--only ${request}`)]
  return ['weft-openapi generate', ...documents, '--out', out, ...flags].join(' ')
}

function cacheFolder({ cache }: GenerateOptions, root: string): string | null {
  if (cache === null) return null
  if (cache !== undefined) return resolve(root, cache)
  return existsSync(join(root, 'node_modules')) ? join(root, 'node_modules/.cache/weft') : join(root, '.cache/weft')
}

function prepared(read: Contract, options: GenerateOptions): { readonly contract: Contract; readonly more: string[] } {
  const selected = selectOperations(read, options.only ?? [], options.exclude ?? [])
  if (selected.unmet.length > 0)
    throw new GeneratorError(
      `No operation fits ${selected.unmet.map(wish => `--${options.only?.includes(wish) ? 'only' : 'exclude'} ${wish}`).join(', ')}.`,
    )
  const scaled = options.dates || options.int64 ? withScalars(selected.contract, options) : selected.contract
  if (options.envelope !== 'result') return { contract: scaled, more: [] }
  const { contract, issues } = unwrapEnvelope(scaled)
  return { contract, more: issues.map(issue => `${issue.at.file} ${issue.code}\n  ${issue.message}\n  ${issue.done}`) }
}

/** The result of the last run, when neither documents nor outputs changed since; nothing is made then. */
function whenFresh({ inputs, outputs, problems, noteCount }: LastRun, documents: Documents, naming: Naming): Generated | null {
  if (inputs.some(([file, hash]) => documents.hashOf(file) !== hash)) return null
  if (outputs.some(([file, hash]) => hashFile(documents.root, file) !== hash)) return null
  const files = inputs.map(([file]) => file)
  const notes = () => notesOf(files, documents, naming)
  return { stale: [], problems, noteCount, notes, changes: [], refused: null, files: localFiles(files, documents.root) }
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
