import type { MediaKind, PartEncoding, Schema } from './model'
import { child, children, isObject, kindOf, type Node, textAt, valueAt } from './node'
import type { Reading } from './reading'
import { readSchema } from './schema'

export interface Media {
  readonly media: string
  readonly kind: MediaKind
  readonly schema: Schema
  readonly encoding: ReadonlyMap<string, PartEncoding>
}

const order: readonly MediaKind[] = ['json', 'multipart', 'urlencoded', 'events', 'lines', 'text', 'binary']

/** What a media type's bytes are, by its name alone; parameters such as charset don't count. */
export function mediaKind(media: string): MediaKind {
  const name = (media.split(';')[0] ?? '').trim().toLowerCase()
  if (/[/+]json$/.test(name) || name === '*/*' || name === 'application/*') return 'json'
  if (name === 'multipart/form-data') return 'multipart'
  if (name === 'application/x-www-form-urlencoded') return 'urlencoded'
  if (name === 'text/event-stream') return 'events'
  if (/^application\/(x-)?(ndjson|jsonl|jsonlines|json-lines|json-seq)$/.test(name)) return 'lines'
  if (/^application\/(x-yaml|yaml|graphql|sql)$/.test(name)) return 'text'
  return name.startsWith('text/') || /[/+](xml|yaml)$/.test(name) ? 'text' : 'binary'
}

/** Media Type Objects (3.1 §4.8.14) of a `content`: the one that a client of ours prefers first, JSON before forms before the rest. */
export function readContents(reading: Reading, content: Node): Media[] {
  if (content.value !== undefined && !isObject(content.value))
    reading.report('CONTRACT_WRONG_SHAPE', content.at, 'an object of media types', kindOf(content.value))
  const all = children(content).map(([media, node]) => readMedia(reading, media, node))
  return all.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

function readMedia(reading: Reading, media: string, entry: Node): Media {
  const node = reading.workspace.deref(entry) ?? entry
  // The schema of one event or line, as 3.2 says it.
  const item = child(node, 'itemSchema')
  const given = item.value === undefined ? child(node, 'schema') : item
  const schema = given.value === undefined ? {} : readSchema(reading, given)
  const named = mediaKind(media)
  // Bytes are bytes, whatever they hold: a file of JSON or of text is handed over as one.
  const kind =
    (named === 'json' || named === 'text') && isBytes(reading, given) ? 'binary' : isVendorJson(reading, media, given) ? 'json' : named
  if (kind === 'json' && named === 'binary') reading.report('CONTRACT_VENDOR_JSON', given.at, media)
  if (kind === 'text' && !isTextual(reading, given)) reading.report('CONTRACT_TEXT_BODY', given.at, media)
  return { media, kind, schema, encoding: readEncoding(reading, child(node, 'encoding'), kind) }
}

function isBytes(reading: Reading, schema: Node): boolean {
  const found = followed(reading, schema)
  return found !== null && valueAt(found, 'type') === 'string' && valueAt(found, 'format') === 'binary'
}

/** `application/vnd.x.v1` with an object or a list in it: what else than JSON would it be. */
function isVendorJson(reading: Reading, media: string, schema: Node): boolean {
  if (!/^application\/(vnd\.|x-)/i.test(media) || mediaKind(media) !== 'binary') return false
  const found = followed(reading, schema)
  const type = found === null ? undefined : valueAt(found, 'type')
  return type === 'object' || type === 'array' || (found !== null && isObject(valueAt(found, 'properties')))
}

function isTextual(reading: Reading, schema: Node): boolean {
  if (schema.value === undefined) return true
  const found = followed(reading, schema)
  const type = found === null ? undefined : valueAt(found, 'type')
  return type === 'string' || (type === undefined && (found === null || valueAt(found, 'properties') === undefined))
}

/** The schema itself, or what it refers to; null for what leads nowhere. */
function followed(reading: Reading, schema: Node): Node | null {
  return isObject(schema.value) && typeof schema.value.$ref === 'string' ? reading.workspace.deref(schema) : schema
}

function readEncoding(reading: Reading, encoding: Node, kind: MediaKind): ReadonlyMap<string, PartEncoding> {
  const result = new Map<string, PartEncoding>()
  for (const [name, entry] of children(encoding)) {
    if (kind !== 'multipart' && valueAt(entry, 'headers') !== undefined) reading.report('CONTRACT_PART_HEADERS', child(entry, 'headers').at)
    const media = textAt(entry, 'contentType')
    const style = textAt(entry, 'style')
    const [explode, reserved] = [valueAt(entry, 'explode'), valueAt(entry, 'allowReserved')]
    const said = style !== null || explode !== undefined || reserved !== undefined
    result.set(name, { media, style: said ? partStyle(style ?? 'form', explode, reserved === true) : null })
  }
  return result
}

function partStyle(style: string, explode: unknown, reserved: boolean): string {
  const exploded = typeof explode === 'boolean' ? explode : style === 'form'
  const words = new Map([
    ['deepObject', 'deep'],
    ['spaceDelimited', exploded ? 'form' : 'space'],
    ['pipeDelimited', exploded ? 'form' : 'pipe'],
    ['tabDelimited', 'tab'],
  ])
  return `${words.get(style) ?? (exploded ? 'form' : 'comma')}${reserved ? ' reserved' : ''}`
}
