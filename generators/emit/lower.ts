import { isBinary, type Schema, type SchemaObject } from '../contract'

/** A schema in the words that json-schema-to-typescript prints. */
export type Draft = { readonly [keyword: string]: unknown }

/** Where a schema stands while it is lowered. */
interface Lowering {
  /** Every name of another schema that was met. */
  readonly used: Set<string>
  /** A part of an intersection, whose other parts have properties of their own. */
  readonly part: boolean
}

/**
 * A schema in the words that json-schema-to-typescript knows, and only those that it prints with certainty.
 *
 * References become bare names, so that each schema can be printed without the others; each name that was met goes into `used`.
 */
export function lower(schema: Schema, used: Set<string>): Draft {
  return lowered(schema, { used, part: false })
}

const anything: Draft = { tsType: 'unknown' }
const nothing: Draft = { tsType: 'never' }

function lowered(schema: Schema, at: Lowering): Draft {
  if (typeof schema === 'boolean') return schema ? anything : nothing
  if (schema.$ref !== undefined) return reference(schema.$ref, at.used)
  const type = typeText(schema, at)
  const comment = commentOf(schema)
  return comment === null ? type : { ...type, description: comment }
}

const leaves = new Map<string, Draft>()

/** The same text gives the same object: json-schema-to-typescript then walks it once. */
function leaf(tsType: string): Draft {
  const known = leaves.get(tsType)
  if (known) return known
  const made = { tsType }
  leaves.set(tsType, made)
  return made
}

function reference($ref: string, used: Set<string>): Draft {
  const name = $ref.slice('#/$defs/'.length)
  used.add(name)
  return leaf(name)
}

/** What people should read of a schema, in a comment; null for nothing. */
function commentOf(schema: SchemaObject): string | null {
  const lines = [
    schema.description?.trim().replaceAll('\r\n', '\n') ?? '',
    schema.default === undefined || schema.default === null ? '' : `@default ${oneLine(JSON.stringify(schema.default))}`,
    schema.deprecated === true ? '@deprecated' : '',
  ].filter(line => line !== '')
  return lines.length === 0 ? null : lines.join('\n')
}

const oneLine = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text)

function typeText(schema: SchemaObject, at: Lowering): Draft {
  const literals = literalsOf(schema)
  if (literals !== null) return literals
  const composed = (schema.allOf?.length ?? 0) + (schema.anyOf ? 1 : 0) + (schema.oneOf ? 1 : 0)
  const inside = { ...at, part: composed > 1 || (composed > 0 && !isVacuous(schema)) || (schema.allOf?.length ?? 0) > 1 || at.part }
  const members = [
    ...(composed > 0 && isVacuous(schema) ? [] : [ownType(schema, composed > 0 ? inside : at)]),
    ...(schema.allOf ?? []).map(part => lowered(part, inside)),
    ...[schema.anyOf, schema.oneOf].flatMap(choices => (choices ? [choiceOf(choices, inside)] : [])),
  ].filter((member): member is Draft => member !== null)
  const telling = members.filter(member => member.tsType !== 'unknown')
  const [first, ...rest] = telling.length === 0 ? members : telling
  if (first === undefined) return anything
  return rest.length === 0 ? first : { allOf: [first, ...rest] }
}

function choiceOf(choices: readonly Schema[], at: Lowering): Draft {
  const members = choices.map(choice => lowered(choice, at))
  const [first] = members
  if (members.some(member => member.tsType === 'unknown')) return anything
  return members.length === 1 && first !== undefined ? first : { anyOf: members }
}

/** `enum` and `const` as literals; a value that no literal can say gives its type. */
function literalsOf(schema: SchemaObject): Draft | null {
  const values = schema.const !== undefined ? [schema.const] : schema.enum
  return values === undefined ? null : { enum: [...new Map(values.map(value => [JSON.stringify(value), value])).values()] }
}

const structural = ['properties', 'patternProperties', 'additionalProperties', 'items', 'prefixItems', 'required'] as const

/** Says nothing but, at most, that it is an object: what stands beside it says more. */
function isVacuous(schema: SchemaObject): boolean {
  const closed = schema.additionalProperties === undefined || typeof schema.additionalProperties === 'boolean'
  const keywords = structural.filter(
    key => schema[key] !== undefined && !(key === 'additionalProperties' && closed) && !isEmpty(schema[key]),
  )
  return (schema.type === undefined || schema.type === 'object') && keywords.length === 0
}

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** The type by `type`, or by the keywords that only one type has; null when nothing is said. */
function ownType(schema: SchemaObject, at: Lowering): Draft | null {
  const types = typesOf(schema)
  if (types.length === 0) return null
  const drafts = types.map(type => ofType(schema, type, at))
  const [first] = drafts
  return drafts.length === 1 && first !== undefined ? first : { anyOf: drafts }
}

function typesOf(schema: SchemaObject): readonly string[] {
  if (schema.type !== undefined) return typeof schema.type === 'string' ? [schema.type] : schema.type
  if (schema.properties || schema.patternProperties || schema.additionalProperties !== undefined || schema.required?.length)
    return ['object']
  if (schema.items !== undefined || schema.prefixItems) return ['array']
  return isBinary(schema) ? ['string'] : []
}

function ofType(schema: SchemaObject, type: string, at: Lowering): Draft {
  if (type === 'object') return objectType(schema, at)
  if (type === 'array') return arrayType(schema, at)
  if (type === 'string' && isBinary(schema)) return leaf('Blob')
  return leaf(type === 'integer' ? 'number' : type)
}

function objectType(schema: SchemaObject, at: Lowering): Draft {
  const inner = { used: at.used, part: false }
  const given = Object.entries(schema.properties ?? {})
  const properties: [string, Draft][] = given.map(([name, member]) => [safeKey(name), lowered(member, inner)])
  const known = new Set(given.map(([name]) => name))
  const rest = indexType(schema, inner)
  // A required name that is described elsewhere: `A & { name: unknown }` requires the name and keeps the type of A.
  for (const name of schema.required ?? [])
    if (!known.has(name)) properties.push([safeKey(name), rest === null || at.part ? anything : rest])
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: (schema.required ?? []).map(safeKey),
    additionalProperties: rest === null ? false : at.part ? anything : rest,
  }
}

/** What the names that are not listed hold; null when there are none, or nothing is said beside a list of names. */
function indexType(schema: SchemaObject, at: Lowering): Draft | null {
  const patterns = Object.values(schema.patternProperties ?? {}).map(member => lowered(member, at))
  const { additionalProperties } = schema
  const others = additionalProperties === undefined || typeof additionalProperties === 'boolean' ? null : lowered(additionalProperties, at)
  if (patterns.length === 0 && others !== null) return others
  const open = additionalProperties === true || (schema.properties === undefined && additionalProperties === undefined)
  if (patterns.length === 0) return open && !schema.required?.length ? anything : null
  if (additionalProperties === true) return anything
  const all = [...patterns, ...(others === null ? [] : [others])]
  const [first] = all
  return all.length === 1 && first !== undefined ? first : { anyOf: all }
}

function arrayType(schema: SchemaObject, at: Lowering): Draft {
  const inner = { used: at.used, part: false }
  if (schema.prefixItems) {
    const items = schema.prefixItems.map(item => lowered(item, inner))
    if (schema.items === false) return { type: 'array', items }
    return { type: 'array', items, additionalItems: schema.items === undefined ? true : lowered(schema.items, inner) }
  }
  return { type: 'array', items: schema.items === undefined ? anything : lowered(schema.items, inner) }
}

/** Names that would be found on any object: json-schema-to-typescript asks its schemas for them. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype))
const mark = '\u0001'

function safeKey(name: string): string {
  return inherited.has(name) ? `${mark}${name}` : name
}

/** Takes the mark of such names off again. */
export function plainKeys(text: string): string {
  return text.replaceAll('\\u0001', '')
}
