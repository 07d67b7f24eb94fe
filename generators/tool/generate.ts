import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join, posix, relative, resolve } from 'node:path'
import type { AreaText } from '../client'
import { type Contract, type Naming, type ReadContract, readContract, unwrapEnvelope } from '../contract'
import { hashFile, hashOf, staleFiles, textOfFile, writeFiles } from '../emit/files'
import { GeneratorError } from '../emit/our-contract'
import { withScalars } from '../scalars'
import { changesBetween } from './changes'
import { findDocuments, loadContract, loadTexts, type Texts } from './load'
import { type LastRun, type Memory, openMemory } from './memory'
import type { Change, Generated, GenerateOptions } from './options'
import { type Output, outputs } from './outputs'
import { isPartial, type Made, notesIn, type Remembered, remake, rememberedOf } from './partial'
import { selectOperations } from './select'
import { type Surface, surfaceOf } from './surface'

/** Kept beside the outputs, so that the next run can tell what changed: commit it with them. */
const surfaceFile = '.contract.json'
/** Changes whenever outputs of the same document may differ. */
const formatVersion = '5'

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
  const earlier = await earlierRun(memory, key, root)
  const fresh = earlier && whenFresh(earlier, root, texts => readContract([...texts.keys()], file => textIn(texts, file), naming).notes)
  if (fresh) return fresh
  const say = options.progress ?? (() => undefined)
  const partial = earlier && (await partialRun(earlier, root, { ...options, naming }, say))
  const { made, texts } = partial ?? (await fullRun(options, wanted, root, naming, say))
  const { surface, changes, problems, noteCount, notes } = made
  const files = new Map([...made.texts].map(([name, text]) => [`${options.out}/${name}`, text]))
  files.set(`${options.out}/${surfaceFile}`, `${JSON.stringify(surface)}\n`)
  const outcome = relativeTo(root, files)
  const stale = staleFiles(root, outcome, [])
  const refused = refusal(options, changes, problems)
  if (!options.check && refused === null) {
    writeFiles(root, outcome, stale)
    memory.keep(runOf(key, texts, outcome, problems, noteCount), made.remembered)
  }
  return { stale, problems, noteCount, notes, changes, refused, files: localFiles(texts, root) }
}

interface Run {
  readonly made: Pick<Made, 'texts' | 'surface' | 'changes'> & {
    readonly problems: readonly string[]
    readonly noteCount: number
    readonly notes: () => readonly string[]
    readonly remembered: Remembered | null
  }
  /** The documents. */
  readonly texts: Texts
}

type Say = NonNullable<GenerateOptions['progress']>

async function fullRun(options: GenerateOptions, wanted: readonly Output[], root: string, naming: Naming, say: Say): Promise<Run> {
  const documents = await findDocuments(options.documents)
  say(`reading ${documents.join(', ')}`)
  const { read, texts } = await loadContract(documents, root, naming)
  refuseUnread(read)
  const { contract, more } = prepared(read.contract, options)
  say(`${contract.documents.reduce((sum, { operations }) => sum + operations.length, 0)} operations, ${contract.schemas.size} schemas`)
  const made = new Map<string, string>()
  const areas: [file: string, area: AreaText][] = []
  for (const output of wanted) {
    say(`making ${output.name}`)
    for (const [name, text] of await output.files(contract, contextOf(options, areas))) made.set(name, text)
  }
  const surface = surfaceOf(contract)
  const problems = [...read.messages, ...more]
  const noteCount = notesIn(read)
  const changes = comparedWith(resolve(root, options.out, surfaceFile), surface)
  const remembered = problems.length === 0 && isPartial(options) ? rememberedOf(read, areas) : null
  return { made: { texts: made, surface, changes, problems, noteCount, notes: () => read.notes, remembered }, texts }
}

/** The run before this one with the same settings, and the texts of its documents as they are now. */
interface Earlier extends Pick<Memory, 'remembered'> {
  readonly last: LastRun
  readonly texts: Texts
}

async function earlierRun({ last, remembered }: Memory, key: string, root: string): Promise<Earlier | null> {
  if (last === null || last.key !== key) return null
  const files = last.inputs.map(([file]) => file)
  return { last, remembered, texts: await loadTexts(files, root) }
}

/** A run that makes anew what changed alone; null where that cannot be. */
async function partialRun({ last, texts, ...kept }: Earlier, root: string, options: GenerateOptions, say: Say): Promise<Run | null> {
  const [file = '', ...others] = texts.keys()
  if (!isPartial(options) || others.length > 0) return null
  const held = last.outputs.map(([file, hash]) => [file, hash, textOfFile(root, file)] as const)
  if (held.some(([, hash, text]) => text === null || hashOf(text) !== hash)) return null
  const remembered = kept.remembered()
  const text = texts.get(file)
  if (remembered === null || typeof text !== 'string') return null
  const byName = new Map(held.map(([name, , content]) => [posix.basename(name), content ?? '']))
  const surface = JSON.parse(byName.get(surfaceFile) ?? '{}') as Surface
  byName.delete(surfaceFile)
  const made = await remake(text, file, { remembered, texts: byName, surface }, options)
  if (made === null) return null
  say(`made what changed in ${file}`)
  const { noteCount } = made.remembered
  const notes = () => readContract([file], one => textIn(texts, one), options.naming).notes
  return { made: { ...made, problems: [], noteCount, notes }, texts }
}

/** Outputs of what could not be read would replace good ones by empty ones. */
function refuseUnread({ contract, messages, broken }: ReadContract): void {
  if (broken.length > 0)
    throw new GeneratorError([...messages, `Nothing was written: the text of ${broken.join(', ')} is broken.`].join('\n'))
  const empty = contract.documents.every(({ operations, webhooks, schemas }) => operations.length + webhooks.length + schemas.length === 0)
  if (empty && messages.length > 0)
    throw new GeneratorError([...messages, 'Nothing was written: there is no operation and no schema.'].join('\n'))
}

function wantedOutputs(options: GenerateOptions): Output[] {
  const names = options.targets ?? ['client']
  const checks = options.validate || options.validateRequests
  const all = checks && !names.includes('validators') ? ['validators', ...names] : names
  return all.map(name => {
    const output = outputs.find(one => one.name === name)
    if (output === undefined) throw new GeneratorError(`No output "${name}". There are: ${outputs.map(one => one.name).join(', ')}.`)
    return output
  })
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
function whenFresh({ last, texts }: Earlier, root: string, notesOf: (texts: Texts) => readonly string[]): Generated | null {
  if (last.inputs.some(([file, hash]) => hashOfText(texts.get(file)) !== hash)) return null
  if (last.outputs.some(([file, hash]) => hashFile(root, file) !== hash)) return null
  const { problems, noteCount } = last
  return { stale: [], problems, noteCount, notes: () => notesOf(texts), changes: [], refused: null, files: localFiles(texts, root) }
}

function textIn(texts: Texts, file: string): string {
  const text = texts.get(file)
  if (typeof text !== 'string') throw text ?? new Error('not read')
  return text
}

const hashOfText = (text: string | Error | undefined) => (typeof text === 'string' ? hashOf(text) : '')

function runOf(key: string, texts: Texts, made: ReadonlyMap<string, string>, problems: readonly string[], noteCount: number): LastRun {
  return {
    key,
    inputs: [...texts].map(([file, text]) => [file, hashOfText(text)]),
    outputs: [...made].map(([file, text]) => [file, hashOf(text)]),
    problems,
    noteCount,
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
