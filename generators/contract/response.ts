import { type Media, readContents } from './media-type'
import type { Answer, Response, Schema, SchemaObject } from './model'
import { child, children, isObject, kindOf, type Node, textAt, valueAt } from './node'
import type { Reading } from './reading'
import { readSchema } from './schema'

/** What the responses of an operation come to. */
export interface ReadResponses {
  /** Every media type of success, the preferred one first; at least one, of kind `none` when there is no content. */
  readonly answers: readonly [Answer, ...Answer[]]
  readonly responses: readonly Response[]
  readonly links: readonly string[]
}

interface Found {
  readonly status: string
  readonly node: Node
  readonly contents: readonly Media[]
}

/** Responses Object (3.1 §4.8.16): each status with what comes, and what success hands back. */
export function readResponses(reading: Reading, entry: Node, name: (part: string) => string): ReadResponses {
  if (entry.value !== undefined && !isObject(entry.value))
    reading.report('CONTRACT_WRONG_SHAPE', entry.at, 'an object of responses', kindOf(entry.value))
  const found = children(entry).flatMap(([status, response]): Found[] => {
    if (status.startsWith('x-')) return []
    const node = reading.workspace.deref(response)
    if (node === null) return []
    if (!isObject(node.value) || !/^([1-5](\d\d|XX)|default)$/i.test(status)) {
      reading.report(
        'CONTRACT_WRONG_SHAPE',
        response.at,
        'a response by its status',
        isObject(node.value) ? `"${status}"` : kindOf(node.value),
      )
      return []
    }
    return [{ status: status.toUpperCase().replace('DEFAULT', 'default'), node, contents: readContents(reading, child(node, 'content')) }]
  })
  const successes = successesOf(found)
  if (successes.length === 0) reading.report('CONTRACT_NO_SUCCESS', entry.at)
  return {
    answers: answersOf(successes, name),
    responses: found.map(one => responseOf(reading, one, name)),
    links: found.flatMap(({ node }) => linksOf(reading, child(node, 'links'))),
  }
}

/** Success is 2XX; `default` counts only where no 2XX stands. */
function successesOf(found: readonly Found[]): Found[] {
  const all = found.filter(({ status }) => status.startsWith('2')).toSorted((a, b) => (a.status < b.status ? -1 : 1))
  return all.length > 0 ? all : found.filter(({ status }) => status === 'default')
}

/** One answer per kind; several successes of one kind become a choice. */
function answersOf(successes: readonly Found[], name: (part: string) => string): [Answer, ...Answer[]] {
  const media = successes.flatMap(({ contents }) => contents)
  const mayBeNone = successes.some(({ contents }) => contents.length === 0)
  const byKind = new Map<Answer['kind'], Media[]>()
  for (const one of media) {
    const kind = answerKind(one)
    byKind.set(kind, [...(byKind.get(kind) ?? []), one])
  }
  const first = name('Result')
  const answers = [...byKind].map(
    ([kind, all], index): Answer => ({
      name: index === 0 ? first : name(`Result ${kind}`),
      kind,
      media: all[0]?.media ?? '',
      schema: kind === 'text' || kind === 'binary' ? (all[0]?.schema ?? {}) : choice(all.map(({ schema }) => schema)),
      mayBeNone,
    }),
  )
  const [head, ...rest] = answers
  // Where no success is described, what comes is unknown.
  if (head === undefined && successes.length === 0) return [{ name: first, kind: 'json', schema: {}, media: '', mayBeNone: true }]
  return head === undefined ? [{ name: first, kind: 'none', schema: {}, media: '', mayBeNone: true }] : [head, ...rest]
}

function answerKind({ kind }: Media): Answer['kind'] {
  if (kind === 'json' || kind === 'events' || kind === 'lines' || kind === 'text') return kind
  return kind === 'urlencoded' ? 'text' : 'binary'
}

function choice(schemas: readonly Schema[]): Schema {
  if (schemas.length === 1) return schemas[0] ?? {}
  const different = new Map(schemas.map(schema => [JSON.stringify(schema), schema]))
  return different.size === 1 ? (schemas[0] ?? {}) : { anyOf: [...different.values()] }
}

function responseOf(reading: Reading, { status, node, contents }: Found, name: (part: string) => string): Response {
  const media = contents[0]
  const part = status === 'default' ? 'Default' : status
  return {
    status,
    description: textAt(node, 'description'),
    name: name(`Status ${part}`),
    contents: contents.map(one => ({ media: one.media, kind: answerKind(one), schema: one.schema })),
    kind: media === undefined ? 'none' : answerKind(media),
    media: media?.media ?? '',
    schema: media?.schema ?? {},
    headers: headersOf(reading, child(node, 'headers'), () => name(`Headers ${part}`)),
  }
}

/** Header Objects (3.1 §4.8.21), all texts on the way. Content-Type is said elsewhere (§4.8.17.1). */
function headersOf(reading: Reading, headers: Node, name: () => string): Response['headers'] {
  const properties: [string, Schema][] = []
  const required: string[] = []
  for (const [key, entry] of children(headers)) {
    const node = reading.workspace.deref(entry)
    if (node === null || key.toLowerCase() === 'content-type') continue
    const schema = child(node, 'schema')
    const read = schema.value === undefined ? { type: 'string' } : readSchema(reading, schema)
    const description = textAt(node, 'description')
    properties.push([key, typeof read === 'object' && description !== null && read.$ref === undefined ? { ...read, description } : read])
    if (valueAt(node, 'required') === true) required.push(key)
  }
  if (properties.length === 0) return null
  const object: SchemaObject = { type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false }
  return { name: name(), schema: object }
}

/** Link Objects (3.1 §4.8.20) tell people how to go on; as text for the comment. */
function linksOf(reading: Reading, links: Node): string[] {
  return children(links).flatMap(([key, entry]) => {
    const node = reading.workspace.deref(entry)
    if (node === null) return []
    reading.report('CONTRACT_LINK', entry.at, key)
    const target = textAt(node, 'operationId') ?? textAt(node, 'operationRef') ?? ''
    return [`Link ${key}: ${[target, textAt(node, 'description')].filter(Boolean).join(', ')}`]
  })
}
