import {
  type At,
  fail,
  isObject,
  type Keyword,
  ofValues,
  pathTo,
  patternOf,
  type Seen,
  type Shape,
  type Violation,
} from './validate-values'

export type { Shape, ShapeObject, Violation } from './validate-values'

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

function check(shape: Shape, value: unknown, path: string, around: Seen | null): Violation | null {
  if (shape === true) return null
  if (shape === false) return { path, expected: 'must not be there', found: value }
  const rest = 'unevaluatedProperties' in shape || 'unevaluatedItems' in shape
  const seen = rest ? nothingSeen() : around
  const at = { shape, value, path, seen }
  let last: Violation | null = null
  for (const [name, given] of Object.entries(shape)) {
    if (name.startsWith('unevaluated')) continue
    last = keywordOf(name)?.(given as never, at) ?? null
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

function unevaluated(at: At, { names, items }: Seen): Violation | null {
  const { shape, value } = at
  const [ofNames, ofItems] = [shape['unevaluatedProperties'] as Shape | undefined, shape['unevaluatedItems'] as Shape | undefined]
  if (isObject(value)) return each(Object.entries(value), at, name => (names.has(name) ? undefined : ofNames))
  return Array.isArray(value) ? each(value.entries(), at, index => (items.has(index) ? undefined : ofItems)) : null
}

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

/** Keywords that look into other schemas. */
/** Undefined for what is no keyword here, also for names that every object knows, such as `constructor`. */
function keywordOf(name: string): Keyword | undefined {
  const table = Object.hasOwn(ofValues, name) ? ofValues : Object.hasOwn(keywords, name) ? keywords : undefined
  return table?.[name]
}

const keywords: Readonly<Record<string, Keyword>> = {
  $ref: (target: () => Shape, at) => also(target(), at),
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
