import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fastJsonStringify from 'fast-json-stringify'
import type { FastifyRouteSchemaDef } from 'fastify/types/schema'
import { atFirstCall } from '../../util/at-first-call'
import { errors } from '../../util/errors'
import { findUnstorable } from '../../util/storable'
import { texts } from '../../util/texts'
import type { Operation } from './operations'
import { dropOuterBlanks } from './outer-blanks'
import { isMisspelled, numbersOf } from './query-numbers'
import type { Schema } from './resolve'
import { type ScalarChange, ScalarChanger } from './scalars'
import { namedPlace, type TitleFinder } from './titles'

const shared = { strict: false, removeAdditional: false, allErrors: false, validateFormats: true } as const
/** Texts of the URL become numbers and booleans; bodies say what they mean. */
const fromUrl = new Ajv2020({ ...shared, coerceTypes: true, useDefaults: true })
const fromBody = new Ajv2020({ ...shared, coerceTypes: false, useDefaults: true })
for (const ajv of [fromUrl, fromBody]) addFormats.default(ajv)

/** The types that a place of a contract names; undefined where it takes anything. */
function typesOf(schemas: readonly Schema[]): readonly unknown[] | undefined {
  const types = schemas.filter(({ anyOf, oneOf }) => !anyOf && !oneOf).flatMap(({ type }) => type)
  return types.includes(undefined) ? undefined : types
}

const NUMBER = /^[+-]?\d{1,15}(\.\d{1,15})?$/

const lenientScalar: ScalarChange = (value, schemas) => {
  const types = typesOf(schemas)
  if (!types) return value
  const takesNumbers = types.includes('integer') || types.includes('number')
  if (typeof value === 'string' && !types.includes('string')) {
    if (takesNumbers && NUMBER.test(value)) return Number(value)
    if (value === '' && types.includes('null')) return null
  }
  return typeof value === 'number' && types.includes('string') && !takesNumbers ? String(value) : value
}

/**
 * Clients of the family send `"1"` for 1 and 1 for `"1"`, as their controls hold it: both are taken, at every depth of a body, so that the rows of
 * a change set are read like one alone. Nothing else is converted: null stays null.
 */
export function makeLenient(body: unknown, schema: Schema): void {
  new ScalarChanger(schema, lenientScalar).changed(body, schema)
}

/** What is wrong with an input, for people; the value itself is not repeated. `named` says a place as people know it. */
function describeIssue(issue: ErrorObject | undefined, named: (keys: readonly string[]) => string): string {
  const keys = (issue?.instancePath ?? '').split('/').slice(1)
  const place = named(keys)
  switch (issue?.keyword) {
    case 'required':
      return texts.missing(named([...keys, String(issue.params.missingProperty)]))
    case 'additionalProperties':
      return texts.notAllowed(joined(place, String(issue.params.additionalProperty)))
    case 'type':
      return texts.wrongType(place)
    case 'minLength':
      return issue.params.limit === 1 ? texts.missing(place) : texts.notFitting(place, issue.keyword)
    case 'maxItems':
      return texts.tooManyItems(place, Number(issue.params.limit))
    default:
      return texts.notFitting(place, issue?.keyword ?? '')
  }
}

const joined = (place: string, name: string) => (place === '' ? name : `${place}.${name}`)

type Outcome = { value: unknown } | { error: Error }

/**
 * Fastify's validator: the first thing that is wrong becomes an error of ours, which names fields by their titles: those of the contract, or
 * what `titleOf` knows. A schema is compiled at the first call of its route: a start compiles none, since compiling all of them takes longer
 * than the rest of the start.
 */
export function validatorCompiler(
  { schema, httpPart }: FastifyRouteSchemaDef<Schema>,
  titleOf: TitleFinder = () => undefined,
): (data: unknown) => Outcome {
  const body = httpPart === 'body'
  const compiled = atFirstCall(() => (body ? fromBody : fromUrl).compile(schema))
  const numbers = httpPart === 'querystring' ? atFirstCall(() => numbersOf(schema)) : undefined
  const named = (keys: readonly string[]) => namedPlace(keys, schema, titleOf)
  // Parts of the path are left to their handlers: what is at no address is not found.
  const refusalOf = (data: unknown): Outcome | undefined => {
    const unstorable = httpPart === 'params' ? undefined : findUnstorable(data)
    return unstorable === undefined ? undefined : { error: errors.badInput(texts.notStorable(named(unstorable.split('.')))) }
  }
  return data => {
    // Before any of it is converted: a number that is not finite would become a text.
    const refused = body ? refusalOf(data) : undefined
    if (refused) return refused
    dropOuterBlanks(data, schema)
    if (body) makeLenient(data, schema)
    const number = numbers?.().find(name => isMisspelled(data, name))
    if (number !== undefined) return { error: errors.badInput(texts.wrongType(named([number]))) }
    const validate = compiled()
    if (!validate(data)) return { error: errors.badInput(describeIssue(validate.errors?.[0], named)) }
    return (body ? undefined : refusalOf(data)) ?? { value: data }
  }
}

/**
 * Reads what did not come as the body of an operation by the contract of that body; refuses as the operation would. Looks for the
 * operation at the first call: that a contract lacks it is told by who starts.
 */
export function bodyReader<Body>(operations: readonly Operation[], id: string): (given: unknown) => Body {
  const compiled = atFirstCall(() => {
    const operation = operations.find(each => each.id === id)
    if (!operation?.body) throw new Error(`The operation ${id} takes no body.`)
    const { path, method } = operation
    return validatorCompiler({ schema: operation.body, method, url: path, httpPart: 'body' })
  })
  return given => {
    const outcome = compiled()(given)
    if ('error' in outcome) throw outcome.error
    return outcome.value as Body
  }
}

const writers = new WeakMap<Schema, (data: unknown) => string>()

/** What writes by a schema; compiled once for as many routes as have the schema, as Ajv does with what it reads by. */
function writerOf(schema: Schema): (data: unknown) => string {
  const writer = writers.get(schema) ?? fastJsonStringify(schema)
  writers.set(schema, writer)
  return writer
}

/** Fastify's serialiser: an answer is written by its schema, which is compiled at the first answer of its route. */
export function serializerCompiler({ schema }: FastifyRouteSchemaDef<Schema>): (data: unknown) => string {
  const compiled = atFirstCall(() => writerOf(schema))
  return data => compiled()(data)
}
