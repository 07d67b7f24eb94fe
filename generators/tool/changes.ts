import { refName, type Schema, type SchemaObject } from '../contract'
import type { Change } from './options'
import type { OperationSurface, Surface } from './surface'

/**
 * What is different for those who use the output, the breaking changes first. `same`: the schemas of which nothing changed, at any depth,
 * where that is known.
 */
export function changesBetween(old: Surface, now: Surface, same = sameSchemas(old, now)): Change[] {
  const changes: Change[] = []
  const told = new Set<string>()
  const isSame = sameness(same)
  const tell = (breaking: boolean, where: string, what: string) => {
    if (told.has(`${where} ${what}`)) return
    told.add(`${where} ${what}`)
    changes.push({ breaking, where, what })
  }
  for (const [call, before] of Object.entries(old.operations)) {
    const after = now.operations[call]
    if (after === undefined) tell(true, call, `removed: ${before.id} is gone`)
    else compareOperation({ old, now, isSame, tell, where: call, seen: new Set() }, before, after)
  }
  for (const [call, { id }] of Object.entries(now.operations)) if (old.operations[call] === undefined) tell(false, call, `added: ${id}`)
  for (const name of Object.keys(old.schemas)) if (now.schemas[name] === undefined) tell(true, name, 'this type is gone')
  for (const name of Object.keys(now.schemas)) if (old.schemas[name] === undefined) tell(false, name, 'this type is new')
  return changes.toSorted((a, b) => Number(b.breaking) - Number(a.breaking))
}

interface Comparing {
  readonly old: Surface
  readonly now: Surface
  /** Whether nothing changed, at any depth. */
  readonly isSame: (was: Schema, is: Schema) => boolean
  readonly tell: (breaking: boolean, where: string, what: string) => void
  readonly where: string
  /** Pairs of schemas that are being compared. */
  readonly seen: Set<string>
}

/** The schemas whose text is the same, and so are all that they lead to. */
function sameSchemas(old: Surface, now: Surface): ReadonlySet<string> {
  const texts = Object.entries(now.schemas).map(([name, schema]) => [name, JSON.stringify(schema)] as const)
  const same = new Map(
    texts.filter(([name, text]) => JSON.stringify(old.schemas[name]) === text).map(([name, text]) => [name, namesIn(text)]),
  )
  for (let before = -1; before !== same.size; ) {
    before = same.size
    for (const [name, leads] of same) if (leads.some(one => !same.has(one))) same.delete(name)
  }
  return new Set(same.keys())
}

const namesIn = (text: string) =>
  [...text.matchAll(/"\$ref":"#\/\$defs\/((?:[^"\\]|\\.)*)"/g)].map(match => JSON.parse(`"${match[1]}"`) as string)

/** Whether schemas are the same, found out once for each pair: what many operations lead to is met in each of them. */
function sameness(same: ReadonlySet<string>): Comparing['isSame'] {
  const known = new WeakMap<object, readonly [is: object, same: boolean]>()
  const isSame = (was: unknown, is: unknown): boolean => {
    if (!isObjectOrList(was) || !isObjectOrList(is)) return was === is
    const [met, before = false] = known.get(was) ?? []
    if (met === is) return before
    const keys = Object.keys(was)
    const fits = Array.isArray(was) === Array.isArray(is) && keys.length === Object.keys(is).length
    const found = fits && leadsTo(same, was) && keys.every(key => Object.hasOwn(is, key) && isSame(was[key], is[key]))
    known.set(was, [is, found])
    return found
  }
  return isSame
}

const isObjectOrList = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Whether what a reference names is one of these; what is no reference leads nowhere. */
function leadsTo(names: ReadonlySet<string>, { $ref }: Readonly<Record<string, unknown>>): boolean {
  return typeof $ref !== 'string' || names.has($ref.slice('#/$defs/'.length))
}

type Direction = 'input' | 'output'

function compareOperation(at: Comparing, before: OperationSurface, after: OperationSurface): void {
  if (before.id !== after.id) at.tell(true, at.where, `${before.id} is now called ${after.id}`)
  for (const part of ['params', 'query', 'headers', 'cookies', 'partHeaders']) {
    const [was, is] = [before.parts[part], after.parts[part]]
    if (is !== undefined && was === undefined) {
      const required = after.requires.includes(part)
      at.tell(required, at.where, `${required ? 'new required input' : 'new input'}: ${part}`)
    } else if (is === undefined && was !== undefined) at.tell(true, at.where, `input is gone: ${part}`)
    else if (is !== undefined && was !== undefined) compare(at, was, is, 'input', part)
  }
  compareBodies(at, before, after)
  for (const [media, was] of Object.entries(before.answers)) {
    const is = after.answers[media]
    if (is === undefined) at.tell(true, at.where, `no longer answers ${media}`)
    else compare(at, was, is, 'output', 'answer')
  }
}

function compareBodies(at: Comparing, before: OperationSurface, after: OperationSurface): void {
  if (after.needsBody && !before.needsBody) at.tell(true, at.where, 'new required input: body')
  const has = Object.keys(after.bodies).length > 0
  for (const [media, was] of Object.entries(before.bodies)) {
    const is = after.bodies[media]
    if (is === undefined) at.tell(true, at.where, has ? `no longer takes ${media}` : 'input is gone: body')
    else compare(at, was, is, 'input', 'body')
  }
}

function compare(at: Comparing, was: Schema, is: Schema, direction: Direction, path: string): void {
  if (at.isSame(was, is)) return
  const names = [refName(was), refName(is)]
  if (names[0] !== null && names[1] !== null) {
    const pair = `${names[0]} ${names[1]} ${direction}`
    if (at.seen.has(pair)) return
    at.seen.add(pair)
  } else if (JSON.stringify(was) === JSON.stringify(is) && !JSON.stringify(was).includes('$ref')) return
  const [before, after] = [flat(at.old, was), flat(at.now, is)]
  if (before === null || after === null) return
  compareTypes(at, before, after, direction, path)
  compareValues(at, before, after, direction, path)
  compareProperties(at, before, after, direction, path)
  if (before.items !== undefined && after.items !== undefined) compare(at, before.items, after.items, direction, `${path}[]`)
  compareChoices(at, before, after, direction, path)
}

/** What is sent must not be restricted, what comes must not be widened. */
function compareTypes(at: Comparing, before: SchemaObject, after: SchemaObject, direction: Direction, path: string): void {
  const [was, is] = [typesOf(before), typesOf(after)]
  const lost = was.filter(type => !is.includes(type) && !(type === 'integer' && is.includes('number')))
  const gained = is.filter(type => !was.includes(type) && !(type === 'integer' && was.includes('number')))
  if (lost.length === 0 && gained.length === 0) return
  const narrowed = was.length === 0 ? is.length > 0 : is.length > 0 && lost.length > 0
  const widened = is.length === 0 ? was.length > 0 : was.length > 0 && gained.length > 0
  const text = `${path}: ${was.join(' or ') || 'anything'} became ${is.join(' or ') || 'anything'}`
  at.tell(direction === 'input' ? narrowed : widened, at.where, text)
}

function compareValues(at: Comparing, before: SchemaObject, after: SchemaObject, direction: Direction, path: string): void {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  if (was === null && is === null) return
  if (was === null || is === null) {
    if (is !== null) at.tell(direction === 'input', at.where, `${path}: only ${is.join(', ')} from now on`)
    if (was !== null) at.tell(direction === 'output', at.where, `${path}: no longer only ${was.join(', ')}`)
    return
  }
  const lost = was.filter(value => !is.includes(value))
  const gained = is.filter(value => !was.includes(value))
  if (lost.length > 0) at.tell(direction === 'input', at.where, `${path}: no longer ${lost.join(', ')}`)
  if (gained.length > 0) at.tell(direction === 'output', at.where, `${path}: also ${gained.join(', ')}`)
}

function compareProperties(at: Comparing, before: SchemaObject, after: SchemaObject, direction: Direction, path: string): void {
  const [was, is] = [before.properties ?? {}, after.properties ?? {}]
  const [needed, needs] = [new Set(before.required), new Set(after.required)]
  for (const [name, schema] of Object.entries(is)) {
    const old = was[name]
    const place = `${path}.${name}`
    if (old === undefined) {
      const breaks = direction === 'input' && needs.has(name)
      at.tell(breaks, at.where, breaks ? `new required input: ${place}` : `${place} is new`)
      continue
    }
    if (direction === 'input' && needs.has(name) && !needed.has(name)) at.tell(true, at.where, `new required input: ${place}`)
    if (direction === 'output' && !needs.has(name) && needed.has(name)) at.tell(true, at.where, `${place} may be absent`)
    compare(at, old, schema, direction, place)
  }
  for (const name of Object.keys(was)) if (is[name] === undefined) at.tell(true, at.where, `${path}.${name} is gone`)
}

function compareChoices(at: Comparing, before: SchemaObject, after: SchemaObject, direction: Direction, path: string): void {
  const [was, is] = [before.oneOf ?? before.anyOf, after.oneOf ?? after.anyOf]
  if (!was || !is) return
  const text = (schemas: readonly Schema[]) => schemas.map(schema => refName(schema) ?? JSON.stringify(schema))
  const [old, now] = [text(was), text(is)]
  if (was.length === is.length) {
    for (const [index, schema] of was.entries()) compare(at, schema, is[index] ?? true, direction, path)
    return
  }
  const lost = old.filter(one => !now.includes(one))
  const gained = now.filter(one => !old.includes(one))
  if (lost.length > 0) at.tell(direction === 'input', at.where, `${path}: no longer ${lost.join(', ')}`)
  if (gained.length > 0) at.tell(direction === 'output', at.where, `${path}: also ${gained.join(', ')}`)
}

function typesOf(schema: SchemaObject): readonly string[] {
  if (schema.type === undefined) return []
  return typeof schema.type === 'string' ? [schema.type] : schema.type
}

function valuesOf(schema: SchemaObject): string[] | null {
  const values = schema.const !== undefined ? [schema.const] : schema.enum
  return values === undefined ? null : values.map(value => JSON.stringify(value))
}

/** What a schema says through references and `allOf`, as one object; null for what says nothing or is a circle. */
function flat(surface: Surface, schema: Schema, seen: ReadonlySet<string> = new Set()): SchemaObject | null {
  if (typeof schema === 'boolean') return null
  const name = refName(schema)
  if (name !== null) return seen.has(name) ? null : flat(surface, surface.schemas[name] ?? true, new Set([...seen, name]))
  if (!schema.allOf) return schema
  const { allOf, ...own } = schema
  return [...allOf.map(part => flat(surface, part, seen)), own].reduce<SchemaObject>((all, part) => (part ? merged(all, part) : all), {})
}

function merged(all: SchemaObject, part: SchemaObject): SchemaObject {
  return {
    ...all,
    ...part,
    ...(all.properties || part.properties ? { properties: { ...all.properties, ...part.properties } } : {}),
    ...(all.required || part.required ? { required: [...(all.required ?? []), ...(part.required ?? [])] } : {}),
  }
}
