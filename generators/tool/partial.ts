import { type AreaText, type Block, textOfArea } from '../client'
import { type ReadContract, readContract } from '../contract'
import { affectedBy } from './affected'
import { changesBetween } from './changes'
import { sameJson } from './cut'
import { partOf } from './facts'
import type { Change, GenerateOptions } from './options'
import { outputs } from './outputs'
import { type Part, type Parts, partsOf, restOf, sliceOf, usedBy, usersOf } from './parts'
import { type Surface, surfaceOf } from './surface'

/** What a run keeps, so that the next one makes anew what changed alone. */
export interface Remembered {
  readonly parts: Parts
  /** Every name of a type that was given, or kept free. */
  readonly names: readonly string[]
  /** The blocks of the file of types and functions, in order. */
  readonly blocks: readonly RememberedBlock[]
  readonly file: string
  readonly noteCount: number
}

export interface RememberedBlock {
  readonly name: string
  /** The part of the document that it comes from. */
  readonly part: string
  readonly length: number
}

/** What a run made; the texts by the names of files. */
export interface Made {
  readonly texts: ReadonlyMap<string, string>
  readonly surface: Surface
  readonly changes: readonly Change[]
  readonly remembered: Remembered
}

/** What the last run left. */
export interface Before {
  readonly remembered: Remembered
  readonly texts: ReadonlyMap<string, string>
  readonly surface: Surface
}

/** Options that make the client of one document and nothing else: the rest is made in full, always. */
export function isPartial({ documents, targets = ['client'], ...options }: GenerateOptions): boolean {
  const { only, exclude, split, dates, int64, hooks, envelope, validate, validateRequests } = options
  const asked = [only?.length, exclude?.length, split, dates, int64, hooks, envelope, validate, validateRequests]
  return documents.length === 1 && targets.length === 1 && targets[0] === 'client' && asked.every(one => !one)
}

/** More than this part of a document is quicker read in full. */
const MUCH = 0.4

interface Slice {
  readonly read: ReadContract
  readonly area: AreaText
  /** Every file but that of types and functions. */
  readonly others: string
  readonly surface: Surface
}

/**
 * The outputs with what changed of a document, given as JSON, made anew: the parts that differ and all that lead to them are read with what they lead to, as the
 * document was and as it is. Null where that is not sure to give what a full run gives: then the old slice is not what the files hold,
 * names come or go that others want, or something changes that the parts which differ do not lead to.
 */
export async function remake(json: string, file: string, before: Before, options: GenerateOptions): Promise<Made | null> {
  const { remembered } = before
  const parts = partsOf(json, remembered.parts)
  const different = parts && differing(remembered.parts, parts)
  if (!parts || !different) return null
  const affected = affectedBy(remembered.parts, parts, different)
  const rest = restOf(parts)
  const slices = [remembered.parts, parts].map(each => sliced(each, rest, affected, file, options))
  const [was, is] = await Promise.all(slices)
  if (!was || !is || was.others !== is.others || was.area.head !== is.area.head) return null
  if (!namesHold(remembered.names, was.read.names, is.read.names)) return null
  const area = spliced(before.texts.get(remembered.file) ?? '', remembered, parts, affected, was.area, is.area)
  if (area === null) return null
  const surface = withSlice(before.surface, was.surface, is.surface, area.blocks, affected)
  if (surface === null) return null
  const noteCount = remembered.noteCount - notesIn(was.read) + notesIn(is.read)
  return {
    texts: new Map([...before.texts, [remembered.file, area.text]]),
    surface,
    changes: changesFrom(before.surface, surface, area.blocks, usersOf(parts, different)),
    remembered: {
      parts,
      names: [...new Set([...remembered.names, ...is.read.names])],
      blocks: area.blocks,
      file: remembered.file,
      noteCount,
    },
  }
}

/** What a full run of a document, given as JSON, keeps; null for what cannot be made in parts. */
export function rememberedOf(
  json: string,
  read: ReadContract,
  areas: readonly (readonly [file: string, area: AreaText])[],
): Remembered | null {
  const [first] = areas
  if (read.files.length > 1 || first === undefined) return null
  const parts = partsOf(json, null)
  const blocks = first[1].blocks.map(({ name, pointer, text }) => ({ name, part: partOf(pointer), length: text.length }))
  return parts && { parts, names: [...read.names], blocks, file: first[0], noteCount: notesIn(read) }
}

export const notesIn = ({ issues }: ReadContract) => issues.filter(({ level }) => level === 'note').length

/** The parts that are new or other; null where something else changed: what is said for all, the order, or a part that is gone. */
function differing(before: Parts, now: Parts): string[] | null {
  if (!sameJson(before.rest, now.rest)) return null
  const kept = [...now.all.keys()].filter(pointer => before.all.has(pointer))
  if (kept.length !== before.all.size || [...before.all.keys()].some((pointer, index) => pointer !== kept[index])) return null
  const found = [...now.all].filter(([pointer, part]) => before.all.get(pointer) !== part)
  // What stands inside a part is named when it is first met.
  const same = ([pointer, { inside }]: readonly [string, Part]) => `${before.all.get(pointer)?.inside ?? ''}` === `${inside}`
  const placed = ([pointer]: readonly [string, unknown]) => before.all.has(pointer) || !pointer.startsWith('/paths/')
  return found.every(one => placed(one) && same(one)) ? found.map(([pointer]) => pointer) : null
}

async function sliced(
  parts: Parts,
  rest: ReturnType<typeof restOf>,
  affected: ReadonlySet<string>,
  file: string,
  options: GenerateOptions,
): Promise<Slice | null> {
  const wanted = usedBy(parts, affected)
  const sizes = [...parts.all].map(([pointer, { json }]) => [wanted.has(pointer), json.length] as const)
  const all = sizes.reduce((sum, [, size]) => sum + size, 0)
  if (sizes.reduce((sum, [own, size]) => (own ? sum + size : sum), 0) > MUCH * all) return null
  const source = { value: sliceOf(parts, rest, wanted), problems: [], broken: false, positionOf: () => ({ line: 1, column: 1 }) }
  const read = readContract([file], () => source, options.naming)
  if (read.messages.length > 0 || read.files.length > 1) return null
  const areas: [file: string, area: AreaText][] = []
  const context = { command: '', options, onArea: (file: string, area: AreaText) => areas.push([file, area]) }
  const files = await outputs.find(({ name }) => name === 'client')?.files(read.contract, context)
  const [[name, area] = ['', null]] = areas
  if (area === null || files === undefined) return null
  const others = JSON.stringify([...files].filter(([one]) => one !== name))
  return { read, area, others, surface: JSON.parse(JSON.stringify(surfaceOf(read.contract))) as Surface }
}

/** Whether no name is gone that another part could have wanted, and none is new that another part has. */
function namesHold(all: readonly string[], was: ReadonlySet<string>, is: ReadonlySet<string>): boolean {
  if ([...was].some(name => !is.has(name))) return false
  const taken = new Set(all)
  return [...is].every(name => was.has(name) || !taken.has(name))
}

interface MadeBlock {
  readonly name: string
  readonly part: string
  readonly text: string
}

/** The file with the blocks of the affected parts made anew. */
function spliced(text: string, { blocks }: Remembered, parts: Parts, affected: ReadonlySet<string>, was: AreaText, is: AreaText) {
  const [old, now] = [textsByName(was), textsByName(is)]
  const held = textsOf(text, blocks)
  const made: MadeBlock[] = []
  for (const { name, part } of blocks) {
    const [before, after, own] = [old.get(name), now.get(name), held.texts.get(name) ?? '']
    if (affected.has(part) ? before !== own || after === undefined : before !== after) return null
    made.push({ name, part, text: affected.has(part) ? (after ?? '') : own })
  }
  const known = new Set(blocks.map(({ name }) => name))
  const added = is.blocks.filter(({ name }) => !known.has(name))
  const knownParts = new Set(blocks.map(({ part }) => part))
  if (!added.every(block => !knownParts.has(partOf(block.pointer)) && putAdded(block, parts, affected, made))) return null
  return {
    text: textOfArea({ head: held.head, blocks: made.map(block => ({ ...block, pointer: block.part })) }),
    blocks: made.map(({ name, part, text: own }): RememberedBlock => ({ name, part, length: own.length })),
  }
}

const textsByName = ({ blocks }: AreaText) => new Map(blocks.map(({ name, text }) => [name, text]))

/** Only a new component has a place that is known: what others need besides is named when it is first met. */
function putAdded({ name, pointer, text }: Block, parts: Parts, affected: ReadonlySet<string>, made: MadeBlock[]): boolean {
  const part = partOf(pointer)
  const place = affected.has(part) && part === pointer ? placeFor(part, parts, made) : null
  if (place !== null) made.splice(place, 0, { name, part, text })
  return place !== null
}

/** Behind the blocks of the component before it. */
function placeFor(part: string, parts: Parts, made: readonly { readonly part: string }[]): number | null {
  const schemas = [...parts.all.keys()].filter(pointer => pointer.startsWith('/components/schemas/'))
  const before = schemas[schemas.indexOf(part) - 1]
  if (before === undefined) return null
  const last = made.findLastIndex(block => block.part === before || block.part === part)
  return last === -1 ? null : last + 1
}

function textsOf(text: string, blocks: readonly RememberedBlock[]) {
  const texts = new Map<string, string>()
  const length = blocks.reduce((sum, block) => sum + block.length + 1, -1)
  let at = text.length - length
  const head = text.slice(0, at)
  for (const { name, length: own } of blocks) {
    texts.set(name, text.slice(at, at + own))
    at += own + 1
  }
  return { head, texts }
}

/** What is different in what leads to a part that is new or other; the rest is the same. */
function changesFrom(old: Surface, now: Surface, blocks: readonly RememberedBlock[], users: ReadonlySet<string>): Change[] {
  const parts = partsByName(blocks)
  const leads = (name: string) => users.has(parts.get(name) ?? '')
  const within = (surface: Surface): Surface => ({
    ...surface,
    operations: Object.fromEntries(Object.entries(surface.operations).filter(([name]) => leads(name))),
  })
  const same = new Set(Object.keys(now.schemas).filter(name => !leads(name)))
  return changesBetween(within(old), within(now), same)
}

/** By method and path of operations, and by the names of schemas. */
const partsByName = (blocks: readonly RememberedBlock[]) => new Map(blocks.map(({ name, part }) => [name.replace(/ [^ ]*$/, ''), part]))

/** The surface of all with what differs between the slices; null where that is not of an affected part. Schemas stand as their blocks do. */
function withSlice(
  all: Surface,
  was: Surface,
  is: Surface,
  blocks: readonly RememberedBlock[],
  affected: ReadonlySet<string>,
): Surface | null {
  const parts = partsByName(blocks)
  const differing = <Value>(before: Readonly<Record<string, Value>>, now: Readonly<Record<string, Value>>) =>
    Object.entries(now).filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value))
  const operations = differing(was.operations, is.operations)
  const schemas = new Map(differing(was.schemas, is.schemas))
  if ([...operations.map(([name]) => name), ...schemas.keys()].some(name => !affected.has(parts.get(name) ?? ''))) return null
  const entries = blocks.flatMap(({ name }) => {
    const schema = schemas.get(name) ?? all.schemas[name]
    return schema === undefined ? [] : [[name, schema] as const]
  })
  return { ...all, operations: { ...all.operations, ...Object.fromEntries(operations) }, schemas: Object.fromEntries(entries) }
}
