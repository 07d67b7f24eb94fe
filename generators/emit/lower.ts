import { isBinary, type Schema, type SchemaObject } from '../contract'
import { anything, type Member, nothing, plain, type TypeTree } from './type-tree'

/** What lowering needs besides the schema. */
export interface Lowering {
  /** Gets every name of another schema that is met. */
  readonly used: Set<string>
  /** The named schemas, to look up what a reference says. */
  readonly find: (name: string) => Schema | undefined
}

interface Place extends Lowering {
  /** The schemas whose value this one describes too: it is a part or an alternative of them. */
  readonly around: readonly SchemaObject[]
}

/** A schema as a type. */
export function lower(schema: Schema, lowering: Lowering): TypeTree {
  return lowered(schema, { ...lowering, around: [] })
}

function lowered(schema: Schema, at: Place): TypeTree {
  if (typeof schema === 'boolean') return schema ? anything : nothing
  if (schema.$ref !== undefined) return reference(schema.$ref, at.used)
  return typeOf(schema, at)
}

function reference($ref: string, used: Set<string>): TypeTree {
  const name = $ref.slice('#/$defs/'.length)
  used.add(name)
  return plain(name)
}

/** What people read of a schema, in a comment; empty for nothing. */
export function commentOf(schema: Schema): string {
  if (typeof schema === 'boolean') return ''
  const lines = [
    schema.description?.trim().replaceAll('\r\n', '\n') ?? '',
    schema.default === undefined || schema.default === null ? '' : `@default ${oneLine(JSON.stringify(schema.default))}`,
    schema.deprecated === true ? '@deprecated' : '',
  ].filter(line => line !== '')
  return lines.join('\n')
}

const oneLine = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text)

function typeOf(schema: SchemaObject, at: Place): TypeTree {
  const literals = literalsOf(schema)
  if (literals !== null) return literals
  const composed = (schema.allOf?.length ?? 0) + (schema.anyOf ? 1 : 0) + (schema.oneOf ? 1 : 0)
  if (composed === 0) return ownType(schema, at) ?? anything
  const inside = composed > 1 || !isVacuous(schema) || at.around.length > 0 ? { ...at, around: [...at.around, schema] } : at
  const members = [
    ...(isVacuous(schema) ? [] : [ownType(schema, inside)]),
    ...(schema.allOf ?? []).map(part => lowered(part, inside)),
    ...[schema.anyOf, schema.oneOf].flatMap(choices => (choices ? [choiceOf(choices, inside)] : [])),
  ].filter(member => member !== null)
  const telling = members.filter(member => member !== anything)
  const [first, ...rest] = telling.length === 0 ? members : telling
  if (first === undefined) return anything
  return rest.length === 0 ? first : { kind: 'both', parts: [first, ...rest] }
}

function choiceOf(choices: readonly Schema[], at: Place): TypeTree {
  const members = choices.map(choice => lowered(choice, at))
  const [first] = members
  if (members.includes(anything)) return anything
  return members.length === 1 && first !== undefined ? first : { kind: 'union', parts: members }
}

/** `enum` and `const` as literals. */
function literalsOf(schema: SchemaObject): TypeTree | null {
  const values = schema.const !== undefined ? [schema.const] : schema.enum
  if (values === undefined) return null
  const texts = [...new Set(values.map(valueText))].map(plain)
  const [first] = texts
  return texts.length === 1 && first ? first : { kind: 'union', parts: texts }
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const members = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${valueText(one)}`)
  return members.length === 0 ? '{}' : `{ ${members.join('; ')} }`
}

function quoted(value: string): string {
  const raw = JSON.stringify(value)
  return raw.includes("'") || raw.includes('\\') ? raw : `'${raw.slice(1, -1)}'`
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
function ownType(schema: SchemaObject, at: Place): TypeTree | null {
  const types = typesOf(schema).map(type => ofType(schema, type, at))
  const [first] = types
  if (first === undefined) return null
  return types.length === 1 ? first : { kind: 'union', parts: types }
}

function typesOf(schema: SchemaObject): readonly string[] {
  if (schema.type !== undefined) return typeof schema.type === 'string' ? [schema.type] : schema.type
  if (schema.properties || schema.patternProperties || schema.additionalProperties !== undefined || schema.required?.length)
    return ['object']
  if (schema.items !== undefined || schema.prefixItems) return ['array']
  return isBinary(schema) ? ['string'] : []
}

function ofType(schema: SchemaObject, type: string, at: Place): TypeTree {
  if (type === 'object') return objectType(schema, at)
  if (type === 'array') return arrayType(schema, { ...at, around: [] })
  if (type === 'string' && isBinary(schema)) return plain('Blob')
  // Said by a choice of the caller: texts and numbers that are handed over as something else.
  if (schema.tsType !== undefined && type !== 'null') return plain(schema.tsType)
  return type === 'integer' || type === 'number' ? number : (simple.get(type) ?? plain(type))
}

const number = plain('number')
const simple = new Map(['string', 'boolean', 'null'].map(name => [name, plain(name)]))

function objectType(schema: SchemaObject, at: Place): TypeTree {
  const inner = { ...at, around: [] }
  const required = new Set(schema.required)
  const members = Object.entries(schema.properties ?? {}).map(([name, type]): Member => {
    return { name, required: required.has(name), type: lowered(type, inner), comment: commentOf(type) }
  })
  const known = new Set(members.map(({ name }) => name))
  const part = at.around.length > 0
  const index = indexType(schema, inner)
  for (const name of required) {
    if (known.has(name)) continue
    const type = part ? requiredElsewhere(name, at) : (index ?? anything)
    members.push({ name, required: true, type, comment: '' })
  }
  return { kind: 'object', members, index: index !== null && part ? anything : index }
}

/** A name that is required here and described by what stands around: `Pet & { name: string }`. */
function requiredElsewhere(name: string, at: Place): TypeTree {
  for (const schema of at.around) {
    const found = memberOf(schema, name, at, new Set())
    if (found !== null) return lowered(found, { ...at, around: [] })
  }
  return anything
}

/** What a schema says of a property, through references and parts, and through alternatives that all say something. */
function memberOf(schema: Schema, name: string, at: Place, seen: ReadonlySet<string>): Schema | null {
  if (typeof schema === 'boolean') return null
  if (schema.$ref !== undefined) {
    const target = schema.$ref.slice('#/$defs/'.length)
    return seen.has(target) ? null : memberOf(at.find(target) ?? true, name, at, new Set([...seen, target]))
  }
  const own = schema.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
  if (own !== undefined) return own
  for (const part of schema.allOf ?? []) {
    const found = memberOf(part, name, at, seen)
    if (found !== null) return found
  }
  for (const choices of [schema.anyOf, schema.oneOf]) {
    const found = (choices ?? []).map(choice => memberOf(choice, name, at, seen))
    const all = found.filter(one => one !== null)
    if (all.length > 0 && all.length === found.length) return { anyOf: all }
  }
  return null
}

/** What the names that are not listed hold; null when there are none, or nothing is said beside a list of names. */
function indexType(schema: SchemaObject, at: Place): TypeTree | null {
  const patterns = Object.values(schema.patternProperties ?? {}).map(member => lowered(member, at))
  const { additionalProperties } = schema
  const others = additionalProperties === undefined || typeof additionalProperties === 'boolean' ? null : lowered(additionalProperties, at)
  if (patterns.length === 0 && others !== null) return others
  const listed = Object.keys(schema.properties ?? {}).length > 0 || (schema.required?.length ?? 0) > 0
  if (patterns.length === 0 && additionalProperties === false) return listed ? null : nothing
  if (patterns.length === 0) return additionalProperties === true || !listed ? anything : null
  if (additionalProperties === true) return anything
  const all = [...patterns, ...(others === null ? [] : [others])]
  const [first] = all
  return all.length === 1 && first !== undefined ? first : { kind: 'union', parts: all }
}

function arrayType(schema: SchemaObject, at: Place): TypeTree {
  if (!schema.prefixItems) return { kind: 'list', item: schema.items === undefined ? anything : lowered(schema.items, at) }
  const items = schema.prefixItems.map(item => lowered(item, at))
  if (schema.items === false) return { kind: 'tuple', items, rest: null }
  return { kind: 'tuple', items, rest: schema.items === undefined ? anything : lowered(schema.items, at) }
}
