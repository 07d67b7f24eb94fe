import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { csvField } from '../../../sheets/csv'
import { MOST_COLUMNS, namesOf, sampleOf } from '../layout'
import { texts } from '../texts'
import { ImportError, type Layout } from '../types'
import { cellOf, fieldsOf, parsed } from './record'
import { isJson, type JsonShape, shapeOf } from './shape'
import { Splitter, Unreadable } from './splitter'

/** A record, or the text of a line that is none. */
type Found = { readonly value: unknown } | { readonly bad: string }

async function* ofLines(path: string): AsyncGenerator<Found> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    const text = line.replace(/^\uFEFF/, '')
    if (text.trim() === '') continue
    try {
      yield { value: parsed(text) }
    } catch {
      yield { bad: text }
    }
  }
}

async function* ofList(path: string, from: number, list: boolean): AsyncGenerator<Found> {
  const splitter = new Splitter()
  let left = from
  let nth = 0
  let first = true
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    // The sample that the place was found in has no mark.
    const part = first ? String(chunk).replace(/^\uFEFF/, '') : String(chunk)
    first = false
    for (const text of splitter.next(part.slice(left))) {
      nth++
      try {
        yield { value: parsed(text) }
      } catch {
        throw new Unreadable(nth - 1)
      }
    }
    left = Math.max(0, left - part.length)
    if (splitter.closed && !list) throw new Unreadable(nth)
    if (splitter.closed) return
  }
  if (list || splitter.cutOff) throw new ImportError(texts.cutOff)
}

const recordsOf = (path: string, shape: JsonShape) => (shape.lines ? ofLines(path) : ofList(path, shape.from, shape.list))

/** Names of all records, in the order in which they come; null: the records are lists of values. */
async function keysOf(path: string, shape: JsonShape): Promise<readonly string[] | null> {
  const names = new Set<string>()
  let nth = 0
  for await (const found of recordsOf(path, shape)) {
    nth++
    if ('bad' in found) continue
    if (nth === 1 && Array.isArray(found.value)) return null
    const fields = fieldsOf(found.value)
    if (!fields) throw new Unreadable(nth - 1)
    for (const name of fields.keys()) names.add(name)
    if (names.size > MOST_COLUMNS) throw new ImportError(texts.tooManyFields(MOST_COLUMNS))
  }
  if (names.size === 0) throw new ImportError(texts.json.noRecords)
  return [...names]
}

/** A line without a sign would be none. */
const filled = (line: string) => `${line === '' ? '""' : line}\n`

/** A line that is no record has one field too many, so that it is set apart in its place. */
const unread = (text: string, width: number) => `"${text.replaceAll('"', '""')}"${',x'.repeat(width)}\n`

async function* linesOf(path: string, shape: JsonShape, names: readonly string[] | null) {
  let part = ''
  for await (const found of recordsOf(path, shape)) {
    if ('bad' in found) part += unread(found.bad, names?.length ?? 1)
    else if (names) {
      const fields = fieldsOf(found.value)
      part += filled(names.map(name => csvField(fields?.get(name) ?? '')).join(','))
    } else part += filled((Array.isArray(found.value) ? found.value : [found.value]).map(value => csvField(cellOf(value))).join(','))
    if (part.length < 1 << 16) continue
    yield part
    part = ''
  }
  yield part
}

/** What a text of JSON became. */
interface OpenedJson {
  /** Of objects; of lists of values the form is found as that of any text. */
  readonly layout: Layout | null
}

/** The records of a text of JSON in UTF-8 as delimited text at `to`; null where it is none. Numbers stay as they are written. */
export async function openJson(path: string, to: string, signal?: AbortSignal): Promise<OpenedJson | null> {
  const sample = await sampleOf(path)
  if (!isJson(sample)) return null
  const shape = shapeOf(sample)
  try {
    const names = await keysOf(path, shape)
    await pipeline(Readable.from(linesOf(path, shape, names)), createWriteStream(to, { mode: 0o600 }), { ...(signal && { signal }) })
    return { layout: names && { delimiter: ',', skip: 0, head: false, names: namesOf(names) } }
  } catch (error) {
    throw error instanceof Unreadable ? new ImportError(texts.json.unreadable(error.after + 1)) : error
  }
}
