import { escapePointer, pointerKeys } from '../contract/node'
import { readSource } from '../contract/source'
import { Cutter, sameJson } from './cut'
import { type Facts, factsOf } from './facts'

/** A document in parts that change one by one: its paths and components, by their pointers. */
export interface Parts {
  /** The document, as JSON. */
  readonly text: string
  /** Everything else, as JSON: the document without its parts, and the kinds of components, with those that are no parts. */
  readonly rest: string
  /** The paths, then the components, each in their order as data. */
  readonly all: ReadonlyMap<string, Part>
  /** Where each of them stands in the text, in the same order. */
  readonly spans: readonly Span[]
}

export type Span = readonly [pointer: string, start: number, end: number]

export interface Part extends Facts {
  /** As it stands in the document. */
  readonly json: string
}

/** What stands in a document besides its parts. */
type Rest = readonly [head: object, kinds: readonly (readonly [kind: string, each: object | null])[]]

/** Every kind but those that operations name without a reference. */
const apart = (kind: string) => kind !== 'securitySchemes'

/**
 * The parts of a document of OpenAPI 3 as JSON, cut from its text unread. What is the same as `before` but for space is that part; all else
 * is read and looked through for references. Null for what is no such document, has a key twice, or has references that lead elsewhere.
 */
export function partsOf(text: string, before: Parts | null): Parts | null {
  return (before && withinPart(text, before)) ?? cutInto(text, (pointer, json) => partAt(pointer, json, before))
}

function partAt(pointer: string, json: string, before: Parts | null): Part | null {
  const known = before?.all.get(pointer)
  if (known && sameJson(known.json, json)) return known
  if (before && !isSound(json)) return null
  const facts = factsOf(json)
  return facts && { json, ...facts }
}

/** The parts of a text that differs from the one before inside of one part alone: only that one is read. Null for any other text. */
function withinPart(text: string, before: Parts): Parts | null {
  const { start, end } = differenceOf(before.text, text)
  const index = before.spans.findIndex(([, from, to]) => from < start && end < to)
  const around = before.spans[index]
  if (around === undefined) return null
  const [pointer, from, to] = around
  const more = text.length - before.text.length
  const part = partAt(pointer, text.slice(from, to + more), before)
  if (part === null) return null
  const spans = before.spans.map(
    ([name, first, last], at): Span =>
      at === index ? [name, first, last + more] : first < start ? [name, first, last] : [name, first + more, last + more],
  )
  return { ...before, text, all: new Map(before.all).set(pointer, part), spans }
}

/** Where two texts part, in the first of them: they begin alike before `start`, and end alike from `end` on. */
function differenceOf(one: string, other: string): { readonly start: number; readonly end: number } {
  const shorter = Math.min(one.length, other.length)
  const start = alike(shorter, (from, to) => one.slice(from, to) === other.slice(from, to))
  const tail = (text: string, from: number, to: number) => text.slice(text.length - to, text.length - from)
  return { start, end: one.length - alike(shorter - start, (from, to) => tail(one, from, to) === tail(other, from, to)) }
}

/** How far up to `most` everything is the same, by halves: each stretch is looked at once or twice. */
function alike(most: number, isSame: (from: number, to: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (isSame(low, middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** Whether it is JSON in which no key stands twice. */
function isSound(json: string): boolean {
  try {
    JSON.parse(json)
    return readSource(json).problems.length === 0
  } catch {
    return false
  }
}

/** The parts of a document of which all is known; nothing is cut again. */
export function partsWith(text: string, rest: string, spans: readonly Span[], facts: readonly Facts[]): Parts {
  const all = new Map(
    spans.flatMap(([pointer, start, end], index) => {
      const known = facts[index]
      return known ? [[pointer, { json: text.slice(start, end), ...known }] as const] : []
    }),
  )
  return { text, rest, all, spans }
}

function cutInto(text: string, partAt: (pointer: string, json: string) => Part | null): Parts | null {
  const cut = cutDocument(text)
  if (cut === null) return null
  const all = new Map<string, Part>()
  for (const [pointer, start, end] of cut.spans) {
    const part = partAt(pointer, text.slice(start, end))
    if (part === null) return null
    all.set(pointer, part)
  }
  return { text, rest: cut.rest, all, spans: cut.spans }
}

interface Cut {
  readonly rest: string
  readonly spans: readonly Span[]
}

function cutDocument(text: string): Cut | null {
  const cutter = new Cutter(text)
  const head: [key: string, json: string][] = []
  const kinds: [kind: string, json: string][] = []
  const groups = new Map<string, Places>()
  try {
    cutter.members(key => {
      if (key === 'paths') groups.set('/paths', placesOf(cutter))
      else if (key !== 'components') head.push([key, cutter.value()])
      else
        cutter.members(kind => {
          if (apart(kind)) groups.set(`/components/${escapePointer(kind)}`, placesOf(cutter))
          kinds.push([kind, apart(kind) ? 'null' : cutter.value()])
        })
    })
    if (!cutter.atEnd() || !head.some(([key, json]) => key === 'openapi' && json.startsWith('"'))) return null
  } catch {
    return null
  }
  const values = [...groups].toSorted(([one], [other]) => Number(other === '/paths') - Number(one === '/paths'))
  return {
    rest: `[${objectOf(head)},[${kinds.map(([kind, json]) => `[${JSON.stringify(kind)},${json}]`).join(',')}]]`,
    spans: values.flatMap(([place, members]) =>
      Object.entries(members).map(([name, [start, end]]) => [`${place}/${escapePointer(name)}`, start, end] as const),
    ),
  }
}

type Places = Readonly<Record<string, readonly [start: number, end: number]>>

/** The members of the object that stands there, in the order that they have as data. */
function placesOf(cutter: Cutter): Places {
  const found: [name: string, place: Places[string]][] = []
  cutter.members(name => {
    const { length } = cutter.value()
    found.push([name, [cutter.position - length, cutter.position]])
  })
  return Object.fromEntries(found)
}

const objectOf = (members: readonly (readonly [name: string, json: string])[]) =>
  `{${members.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`

/** These parts and all that name them, at however many steps; `counts` says which users count. */
export function usersOf({ all }: Parts, pointers: Iterable<string>, counts: (user: string) => boolean = () => true): Set<string> {
  const users = new Map<string, string[]>()
  for (const [pointer, { refs }] of all) for (const ref of refs) pushTo(users, ref, pointer)
  return closure(pointers, pointer => (users.get(pointer) ?? []).filter(counts))
}

function pushTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** These parts and all that they name, at however many steps. */
export function usedBy({ all }: Parts, pointers: Iterable<string>): Set<string> {
  return closure(pointers, pointer => all.get(pointer)?.refs ?? [])
}

function closure(pointers: Iterable<string>, next: (pointer: string) => readonly string[]): Set<string> {
  const found = new Set(pointers)
  for (const pointer of found) for (const one of next(pointer)) found.add(one)
  return found
}

/** What stands in a document besides its parts, as data. */
export const restOf = ({ rest }: Parts) => JSON.parse(rest) as Rest

/** The document with these parts alone, as data. */
export function sliceOf({ all }: Parts, [head, kinds]: Rest, wanted: ReadonlySet<string>): unknown {
  const places = new Map<string, [name: string, value: unknown][]>()
  for (const [pointer, { json }] of all) {
    if (!wanted.has(pointer)) continue
    const end = pointer.lastIndexOf('/')
    pushTo(places, pointer.slice(0, end), [pointerKeys(pointer).at(-1) ?? '', JSON.parse(json)])
  }
  const at = (place: string) => Object.fromEntries(places.get(place) ?? [])
  const components = kinds.map(([kind, each]) => [kind, each ?? at(`/components/${escapePointer(kind)}`)] as const)
  return { ...head, paths: at('/paths'), components: Object.fromEntries(components) }
}
