/** A JSON Schema as data; references are functions, so that schemas may refer to each other and unused ones are left out of a bundle. */
export type Shape = boolean | ShapeObject

export interface ShapeObject {
  readonly $ref?: () => Shape
  readonly [keyword: string]: unknown
}

/** What is wrong with a value, and where in it, as a JSON pointer. */
export interface Violation {
  readonly path: string
  readonly expected: string
  readonly found: unknown
}

/** An answer, or a request, that is not what the document promises. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
  /** Method and path. */
  readonly operation: string
  /** Where in it, as a JSON pointer; empty: all of it. */
  readonly path: string
  readonly expected: string
  readonly found: unknown

  constructor(operation: string, { path, expected, found }: Violation, what: string) {
    super(`${operation}: ${path === '' ? what : path} ${expected}, found ${JSON.stringify(found)?.slice(0, 200)}`)
    this.operation = operation
    this.path = path
    this.expected = expected
    this.found = found
  }
}

/** The JSON answers of an operation: schemas by status (`200`, `4XX`, `default`) and media type. */
export type AnswerShapes = Readonly<Record<string, Readonly<Record<string, Shape>>>>

/** Throws for an answer that breaks the document; a status or a media type that the document does not have is not checked. */
export function checkAnswer(operation: string, body: unknown, status: number, media: string, shapes: AnswerShapes): void {
  const byMedia = shapes[status] ?? shapes[`${String(status).charAt(0)}XX`] ?? shapes['default']
  if (byMedia === undefined) return
  const shape = byMedia[media] ?? (media === '' || /json/.test(media) ? Object.values(byMedia)[0] : undefined)
  const violation = shape === undefined ? null : violationOf(shape, body)
  if (violation !== null) throw new ContractError(operation, violation, 'the answer')
}

/** Throws for a request that breaks the document, before it is sent. */
export function checkRequest(operation: string, request: object, shapes: Readonly<Record<string, Shape>>): void {
  for (const [part, shape] of Object.entries(shapes)) {
    const value = (request as Readonly<Record<string, unknown>>)[part]
    const violation = value === undefined || value instanceof FormData ? null : violationOf(shape, value)
    if (violation !== null) throw new ContractError(operation, { ...violation, path: `/${part}${violation.path}` }, 'the request')
  }
}

/** The first thing that is wrong with a value; null: nothing. */
export const violationOf = (shape: Shape, value: unknown): Violation | null => check(shape, value, '', null)

/** Which names and items of one value were looked at, for the keywords that speak of the rest. */
interface Seen {
  readonly names: Set<string>
  readonly items: Set<number>
}

interface At {
  readonly shape: ShapeObject
  readonly value: unknown
  readonly path: string
  readonly seen: Seen | null
}

type Keyword = (given: never, at: At) => Violation | null

function check(shape: Shape, value: unknown, path: string, around: Seen | null): Violation | null {
  if (shape === true) return null
  if (shape === false) return { path, expected: 'must not be there', found: value }
  const rest = 'unevaluatedProperties' in shape || 'unevaluatedItems' in shape
  const seen = rest ? nothingSeen() : around
  const at = { shape, value, path, seen }
  let last: Violation | null = null
  for (const [name, given] of Object.entries(shape)) {
    if (name.startsWith('unevaluated')) continue
    last = keywords[name]?.(given as never, at) ?? null
    if (last !== null) return last
  }
  if (!rest || seen === null) return null
  last = unevaluated(at, seen)
  if (around !== null) merge(seen, around)
  return last
}

const nothingSeen = (): Seen => ({ names: new Set(), items: new Set() })

function merge(from: Seen, into: Seen): void {
  for (const name of from.names) into.names.add(name)
  for (const item of from.items) into.items.add(item)
}

/** Another schema for the same value; what it looked at counts only when the value fits. */
function also(shape: Shape, { value, path, seen }: At): Violation | null {
  if (seen === null) return check(shape, value, path, null)
  const looked = nothingSeen()
  const found = check(shape, value, path, looked)
  if (found === null) merge(looked, seen)
  return found
}

function unevaluated({ shape, value, path }: At, seen: Seen): Violation | null {
  const [names, items] = [shape['unevaluatedProperties'] as Shape | undefined, shape['unevaluatedItems'] as Shape | undefined]
  for (const [key, inner] of isObject(value) && names !== undefined ? Object.entries(value) : []) {
    if (seen.names.has(key)) continue
    seen.names.add(key)
    const found = check(names ?? true, inner, pathTo(path, key), null)
    if (found !== null) return found
  }
  for (const [index, inner] of Array.isArray(value) && items !== undefined ? value.entries() : []) {
    if (seen.items.has(index)) continue
    seen.items.add(index)
    const found = check(items ?? true, inner, pathTo(path, index), null)
    if (found !== null) return found
  }
  return null
}

const pathTo = (path: string, key: string | number) => `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** What is sent may be a date or a large number that becomes a text or a number on the way. */
const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: value => typeof value === 'string' || value instanceof Date,
  number: value => typeof value === 'number' || typeof value === 'bigint',
  integer: value => (typeof value === 'number' && Number.isInteger(value)) || typeof value === 'bigint',
  boolean: value => typeof value === 'boolean',
  null: value => value === null,
  array: Array.isArray,
  object: isObject,
}

const fail = ({ path, value }: At, expected: string): Violation => ({ path, expected, found: value })

/** A limit of numbers, lengths or counts; null for a value that it does not speak of. */
const limit =
  (measure: (value: unknown) => number | null, holds: (size: number, given: number) => boolean, words: (given: number) => string) =>
  (given: number, at: At) => {
    const size = measure(at.value)
    return size === null || holds(size, given) ? null : fail(at, words(given))
  }

const size = (value: unknown) => (typeof value === 'number' ? value : null)
const length = (value: unknown) => (typeof value === 'string' ? [...value].length : null)
const items = (value: unknown) => (Array.isArray(value) ? value.length : null)
const names = (value: unknown) => (isObject(value) ? Object.keys(value).length : null)
const atLeast = (found: number, given: number) => found >= given
const atMost = (found: number, given: number) => found <= given

function each<Key extends string | number>(
  entries: Iterable<readonly [Key, unknown]>,
  { path, seen }: At,
  shapeOf: (key: Key) => Shape | undefined,
) {
  for (const [key, value] of entries) {
    const shape = shapeOf(key)
    if (shape === undefined) continue
    if (typeof key === 'number') seen?.items.add(key)
    else seen?.names.add(key as string)
    const found = check(shape, value, pathTo(path, key), null)
    if (found !== null) return found
  }
  return null
}

const own = (shapes: Readonly<Record<string, Shape>> | undefined, name: string) =>
  shapes !== undefined && Object.hasOwn(shapes, name) ? shapes[name] : undefined

const patterns = new Map<string, RegExp | null>()

/** A pattern as JavaScript reads it; null when it reads none, and everything fits. */
function patternOf(source: string): RegExp | null {
  const known = patterns.get(source)
  if (known !== undefined) return known
  let made: RegExp | null = null
  try {
    made = new RegExp(source, 'u')
  } catch {
    // What fits is unknown.
  }
  patterns.set(source, made)
  return made
}

/** Of the alternatives of a union the one that went furthest is the one that was meant. */
function alternatives(shapes: readonly Shape[], at: At): { readonly fitting: number; readonly nearest: Violation | null } {
  let fitting = 0
  let nearest: Violation | null = null
  for (const shape of shapes) {
    const found = also(shape, at)
    if (found === null) fitting++
    else if (nearest === null || found.path.split('/').length > nearest.path.split('/').length) nearest = found
  }
  return { fitting, nearest }
}

const keywords: Readonly<Record<string, Keyword>> = {
  $ref: (target: () => Shape, at) => also(target(), at),
  type(given: string | readonly string[], at) {
    const all = typeof given === 'string' ? [given] : given
    return all.some(type => types[type]?.(at.value)) ? null : fail(at, `must be ${all.join(' or ')}`)
  },
  enum: (given: readonly unknown[], at) =>
    given.some(one => equal(one, at.value)) ? null : fail(at, `must be equal to one of the allowed values: ${JSON.stringify(given)}`),
  const: (given: unknown, at) => (equal(given, at.value) ? null : fail(at, `must be equal to constant: ${JSON.stringify(given)}`)),
  minimum: limit(size, atLeast, given => `must be >= ${given}`),
  maximum: limit(size, atMost, given => `must be <= ${given}`),
  exclusiveMinimum: limit(
    size,
    (found, given) => found > given,
    given => `must be > ${given}`,
  ),
  exclusiveMaximum: limit(
    size,
    (found, given) => found < given,
    given => `must be < ${given}`,
  ),
  multipleOf: limit(
    size,
    (found, given) => Number.isInteger(found / given) || Math.abs(found / given - Math.round(found / given)) < 1e-9,
    given => `must be multiple of ${given}`,
  ),
  minLength: limit(length, atLeast, given => `must NOT have fewer than ${given} characters`),
  maxLength: limit(length, atMost, given => `must NOT have more than ${given} characters`),
  minItems: limit(items, atLeast, given => `must NOT have fewer than ${given} items`),
  maxItems: limit(items, atMost, given => `must NOT have more than ${given} items`),
  minProperties: limit(names, atLeast, given => `must NOT have fewer than ${given} properties`),
  maxProperties: limit(names, atMost, given => `must NOT have more than ${given} properties`),
  pattern: (given: string, at) =>
    typeof at.value !== 'string' || patternOf(given)?.test(at.value) !== false ? null : fail(at, `must match pattern "${given}"`),
  required(given: readonly string[], at) {
    const missing = isObject(at.value) ? given.find(name => !Object.hasOwn(at.value as object, name)) : undefined
    return missing === undefined ? null : fail(at, `must have required property '${missing}'`)
  },
  properties: (given: Readonly<Record<string, Shape>>, at) =>
    isObject(at.value) ? each(Object.entries(at.value), at, name => own(given, name)) : null,
  patternProperties(given: Readonly<Record<string, Shape>>, at) {
    if (!isObject(at.value)) return null
    for (const [source, shape] of Object.entries(given)) {
      const found = each(Object.entries(at.value), at, name => (patternOf(source)?.test(name) ? shape : undefined))
      if (found !== null) return found
    }
    return null
  },
  additionalProperties(given: Shape, at) {
    if (!isObject(at.value)) return null
    const listed = at.shape['properties'] as Readonly<Record<string, Shape>> | undefined
    const sources = Object.keys((at.shape['patternProperties'] as object | undefined) ?? {})
    const known = (name: string) => own(listed, name) !== undefined || sources.some(source => patternOf(source)?.test(name))
    if (given !== false) return each(Object.entries(at.value), at, name => (known(name) ? undefined : given))
    const odd = Object.keys(at.value).find(name => !known(name))
    return odd === undefined ? null : fail(at, `must NOT have additional properties such as '${odd}'`)
  },
  propertyNames(given: Shape, at) {
    for (const name of isObject(at.value) ? Object.keys(at.value) : []) {
      if (check(given, name, at.path, null) !== null) return fail(at, `must NOT have the property name '${name}'`)
    }
    return null
  },
  dependentRequired(given: Readonly<Record<string, readonly string[]>>, at) {
    if (!isObject(at.value)) return null
    const { value } = at
    for (const [name, others] of Object.entries(given)) {
      const missing = Object.hasOwn(value, name) ? others.find(other => !Object.hasOwn(value, other)) : undefined
      if (missing !== undefined) return fail(at, `must have property '${missing}' when property '${name}' is present`)
    }
    return null
  },
  dependentSchemas(given: Readonly<Record<string, Shape>>, at) {
    if (!isObject(at.value)) return null
    for (const [name, shape] of Object.entries(given)) {
      const found = Object.hasOwn(at.value, name) ? also(shape, at) : null
      if (found !== null) return found
    }
    return null
  },
  prefixItems: (given: readonly Shape[], at) => (Array.isArray(at.value) ? each(at.value.entries(), at, index => given[index]) : null),
  items(given: Shape, at) {
    if (!Array.isArray(at.value)) return null
    const before = ((at.shape['prefixItems'] as readonly Shape[] | undefined) ?? []).length
    return each(at.value.entries(), at, index => (index < before ? undefined : given))
  },
  contains(given: Shape, at) {
    if (!Array.isArray(at.value)) return null
    const fitting = [...at.value.entries()].filter(([, item]) => check(given, item, at.path, null) === null).map(([index]) => index)
    for (const index of fitting) at.seen?.items.add(index)
    const [least, most] = [(at.shape['minContains'] as number | undefined) ?? 1, at.shape['maxContains'] as number | undefined]
    if (fitting.length < least) return fail(at, `must contain at least ${least} valid item(s)`)
    return most !== undefined && fitting.length > most ? fail(at, `must contain at most ${most} valid item(s)`) : null
  },
  uniqueItems(given: boolean, at) {
    if (!given || !Array.isArray(at.value)) return null
    const all: readonly unknown[] = at.value
    const twice = all.findIndex((item, index) => all.slice(0, index).some(other => equal(other, item)))
    return twice === -1 ? null : fail(at, `must NOT have duplicate items (item ${twice} came before)`)
  },
  allOf(given: readonly Shape[], at) {
    for (const shape of given) {
      const found = also(shape, at)
      if (found !== null) return found
    }
    return null
  },
  anyOf(given: readonly Shape[], at) {
    const { fitting, nearest } = alternatives(given, at)
    return fitting > 0 ? null : nearest
  },
  oneOf(given: readonly Shape[], at) {
    const { fitting, nearest } = alternatives(given, at)
    if (fitting === 1) return null
    return fitting === 0 ? nearest : fail(at, 'must match exactly one schema in oneOf')
  },
  not: (given: Shape, at) => (check(given, at.value, at.path, null) === null ? fail(at, 'must NOT be valid') : null),
  if(given: Shape, at) {
    const next = at.shape[also(given, at) === null ? 'then' : 'else'] as Shape | undefined
    return next === undefined ? null : also(next, at)
  },
}

function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && equal((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  )
}
