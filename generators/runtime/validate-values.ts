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

/** Which names and items of one value were looked at, for the keywords that speak of the rest. */
export interface Seen {
  readonly names: Set<string>
  readonly items: Set<number>
}

/** A value, where it stands, and the schema that it is checked with. */
export interface At {
  readonly shape: ShapeObject
  readonly value: unknown
  readonly path: string
  readonly seen: Seen | null
}

/** What a keyword finds wrong with a value, given what stands behind it in the schema; null: nothing. */
export type Keyword = (given: never, at: At) => Violation | null

/** The JSON pointer of a member. */
export const pathTo = (path: string, key: string | number) => `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** Whether keywords of objects speak of a value; moments are texts on the way. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
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

/** That a value is wrong as a whole. */
export const fail = ({ path, value }: At, expected: string): Violation => ({ path, expected, found: value })

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

const patterns = new Map<string, RegExp | null>()

/** A pattern as JavaScript reads it; null when it reads none, and everything fits. */
export function patternOf(source: string): RegExp | null {
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

function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && equal((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  )
}

/** Keywords that speak of a value by themselves. */
export const ofValues: Readonly<Record<string, Keyword>> = {
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
  dependentRequired(given: Readonly<Record<string, readonly string[]>>, at) {
    if (!isObject(at.value)) return null
    const { value } = at
    for (const [name, others] of Object.entries(given)) {
      const missing = Object.hasOwn(value, name) ? others.find(other => !Object.hasOwn(value, other)) : undefined
      if (missing !== undefined) return fail(at, `must have property '${missing}' when property '${name}' is present`)
    }
    return null
  },
  uniqueItems(given: boolean, at) {
    if (!given || !Array.isArray(at.value)) return null
    const all: readonly unknown[] = at.value
    const twice = all.findIndex((item, index) => all.slice(0, index).some(other => equal(other, item)))
    return twice === -1 ? null : fail(at, `must NOT have duplicate items (item ${twice} came before)`)
  },
}
