import { type Issue, makeIssue } from '../model/issues'
import type { JsonPath } from '../model/json'
import { inside, nodeAt, type Place, positionOfKey, positionOfValue } from './json/document'
import type { SchemaError } from './validator'
import { whereOf } from './where'

/** Errors that only say that another error stands inside. */
const consequences = new Set(['if', 'anyOf', 'not'])

/** What a validator found, in the words of our issues; `root` is where the checked value stands. */
export function schemaIssues(errors: readonly SchemaError[], root: Place): Issue[] {
  const issues = errors.flatMap(error => issueOf(error, errors, root) ?? [])
  return [...new Map(issues.map(issue => [`${issue.code} ${JSON.stringify(issue.path)}`, issue])).values()]
}

function issueOf(error: SchemaError, all: readonly SchemaError[], root: Place): Issue | undefined {
  if (error.keyword === 'anyOf') return missingChoice(error, all, root)
  if (consequences.has(error.keyword) || error.propertyName !== undefined || isBranch(error, all)) return undefined
  const place = inside(root, ...pointerPath(error.instancePath, root))
  const where = whereOf(place.path)
  const at = { path: place.path, position: positionOfValue(place) }
  if (error.keyword === 'additionalProperties') return unknownKey(error, place)
  if (error.keyword === 'propertyNames')
    return wrongName(String(error.params.propertyName), inside(place, String(error.params.propertyName)))
  if (error.keyword === 'required') return makeIssue('SCREEN_MISSING_KEY', at, where, String(error.params.missingProperty))
  if (error.keyword === 'type') {
    const types = typesOf(error, all)
    return types === undefined ? undefined : makeIssue('SCREEN_WRONG_TYPE', at, where, typeNames(types), foundName(error.data))
  }
  if (error.keyword === 'enum') return isOfWrongType(error, all) ? undefined : notInList(error, at, where)
  return makeIssue('SCREEN_WRONG_VALUE', at, where, preview(error.data), expectation(error))
}

function unknownKey(error: SchemaError, place: Place): Issue {
  const key = String(error.params.additionalProperty)
  const at = inside(place, key)
  const schema = error.parentSchema as { readonly properties?: object } | undefined
  const known = Object.keys(schema?.properties ?? {}).filter(word => word !== '$schema')
  return makeIssue('SCREEN_UNKNOWN_KEY', { path: at.path, position: positionOfKey(at) }, whereOf(place.path), key, known)
}

function wrongName(name: string, at: Place): Issue {
  const where = whereOf(at.path.slice(0, -1))
  const expected = 'a name of letters, digits and underscores that begins with no digit'
  return makeIssue('SCREEN_WRONG_VALUE', { path: at.path, position: positionOfKey(at) }, where, JSON.stringify(name), expected)
}

/** An object of which no deciding key is there. Says so unless an unknown key is told already, which is the likelier slip. */
function missingChoice(error: SchemaError, all: readonly SchemaError[], root: Place): Issue | undefined {
  const told = all.some(other => other.keyword === 'additionalProperties' && other.instancePath === error.instancePath)
  const branches = branchKeys(error)
  if (told || branches.length === 0) return undefined
  const place = inside(root, ...pointerPath(error.instancePath, root))
  const [only] = branches
  if (branches.length === 1 && only !== undefined) {
    return makeIssue('SCREEN_MISSING_KEY', { path: place.path, position: positionOfValue(place) }, whereOf(place.path), only)
  }
  return makeIssue('SCREEN_MISSING_ONE_OF', { path: place.path, position: positionOfValue(place) }, whereOf(place.path), branches)
}

function branchKeys(error: SchemaError): string[] {
  const schema = error.parentSchema as { readonly anyOf?: readonly { readonly required?: readonly string[] }[] } | undefined
  return (schema?.anyOf ?? []).flatMap(branch => branch.required ?? [])
}

/** Whether the value cannot be one of a list because it is of another type, which is told. */
const isOfWrongType = ({ instancePath }: SchemaError, all: readonly SchemaError[]) =>
  all.some(other => other.keyword === 'type' && other.instancePath === instancePath && typesOf(other, all) !== undefined)

/** Whether a missing key is only one of those that `missingChoice` tells together. */
function isBranch(error: SchemaError, all: readonly SchemaError[]): boolean {
  if (error.keyword !== 'required') return false
  return all.some(
    other =>
      other.keyword === 'anyOf' &&
      other.instancePath === error.instancePath &&
      branchKeys(other).includes(String(error.params.missingProperty)),
  )
}

/** The types that a value may have; undefined where one of several fits it, and that one's own error is told. */
function typesOf(error: SchemaError, all: readonly SchemaError[]): unknown {
  const here = all.filter(other => other.instancePath === error.instancePath)
  if (!here.some(({ keyword }) => keyword === 'anyOf')) return error.params.type
  const wrong = here.filter(({ keyword }) => keyword === 'type')
  const branches = new Set(wrong.map(branchOf))
  const fits = here.some(other => other.keyword !== 'anyOf' && !branches.has(branchOf(other)))
  return fits ? undefined : wrong.flatMap(({ params }) => params.type)
}

const branchOf = ({ schemaPath = '' }: SchemaError): string => schemaPath.slice(0, schemaPath.lastIndexOf('/'))

function notInList(error: SchemaError, at: Parameters<typeof makeIssue>[1], where: string): Issue {
  // Null is how a program leaves a setting out, and no word of a screen.
  const allowed = (error.params.allowedValues as readonly unknown[]).filter(word => word !== null)
  if (typeof error.data === 'string') return makeIssue('SCREEN_UNKNOWN_WORD', at, where, error.data, allowed.map(String))
  return makeIssue('SCREEN_WRONG_VALUE', at, where, preview(error.data), `one of ${allowed.join(', ')}`)
}

function expectation({ keyword, params, parentSchema }: SchemaError): string {
  const limit = String(params.limit)
  switch (keyword) {
    case 'const':
      return JSON.stringify(params.allowedValue)
    case 'minimum':
      return `at least ${limit}`
    case 'maximum':
      return `at most ${limit}`
    case 'minLength':
      return `a text of at least ${limit} character${limit === '1' ? '' : 's'}`
    case 'maxLength':
      return `a text of at most ${limit} characters`
    case 'minItems':
      return `a list of at least ${limit}`
    case 'maxItems':
      return `a list of at most ${limit}`
    case 'minProperties':
      return 'an object with at least one key'
    case 'uniqueItems':
      return 'a list without repetition'
    case 'pattern':
      return patternWords(parentSchema) ?? `of the form ${String(params.pattern ?? params.limit)}`
    default:
      return `valid (${keyword})`
  }
}

/** What a schema says of its pattern, else the pattern. */
function patternWords(schema: unknown): string | undefined {
  const { pattern, form } = (schema ?? {}) as { readonly pattern?: string; readonly form?: string }
  return form ?? (pattern === undefined ? undefined : `of the form ${pattern}`)
}

const names: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

function typeNames(type: unknown): string {
  const types = Array.isArray(type) ? (type as readonly string[]) : String(type).split(',')
  return types.map(name => names[name] ?? name).join(' or ')
}

function foundName(data: unknown): string {
  if (data === null) return 'null'
  if (Array.isArray(data)) return 'a list'
  if (typeof data === 'object') return 'an object'
  return preview(data)
}

function preview(data: unknown): string {
  if (Array.isArray(data)) return data.length === 0 ? 'an empty list' : 'the list'
  if (typeof data === 'object' && data !== null) return 'the object'
  const text = JSON.stringify(data) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** The steps of a JSON pointer. A step is an index where the document has a list. */
function pointerPath(pointer: string, root: Place): JsonPath {
  const steps = pointer.split('/').slice(1)
  const path: (string | number)[] = []
  for (const step of steps) {
    const word = step.replaceAll('~1', '/').replaceAll('~0', '~')
    path.push(isListIndex(word, inside(root, ...path)) ? Number(word) : word)
  }
  return path
}

function isListIndex(word: string, place: Place): boolean {
  return /^\d+$/.test(word) && nodeAt(place)?.type === 'array'
}
