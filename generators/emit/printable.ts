import type { Schema, SchemaObject } from '../contract'

type Draft4 = { [keyword: string]: unknown }

/** Keywords that say something about a type; the rest is for validators. */
const kept = new Set(['description', 'deprecated', 'enum', 'const', 'required', 'type'])

/**
 * A schema in the words that json-schema-to-typescript knows.
 *
 * References become bare names, so that one document can be printed without the others; each name that was met goes into `used`.
 */
export function printable(schema: Schema, used: Set<string>): Draft4 | boolean {
  if (typeof schema === 'boolean') return schema
  if (schema.$ref !== undefined) return reference(schema.$ref, used)
  const types = Array.isArray(schema.type) ? (schema.type as readonly string[]) : null
  if (types?.some(type => type === 'object' || type === 'array')) return choiceOfTypes(schema, types, used)
  if (isBinary(schema)) return { ...notes(schema), tsType: 'Blob' }
  return keywords(schema, used)
}

function reference($ref: string, used: Set<string>): Draft4 {
  const name = $ref.slice('#/$defs/'.length)
  used.add(name)
  return { tsType: name }
}

function notes(schema: SchemaObject): Draft4 {
  return {
    ...(schema.description === undefined ? {} : { description: schema.description }),
    ...(schema.deprecated === undefined ? {} : { deprecated: schema.deprecated }),
  }
}

/** `type: ["object", "null"]` with properties: the keywords belong to the one type that knows them. */
function choiceOfTypes(schema: SchemaObject, types: readonly string[], used: Set<string>): Draft4 {
  const { description: _, deprecated: __, ...rest } = schema
  const anyOf = types.map(type => (type === 'object' || type === 'array' ? printable({ ...rest, type }, used) : { type }))
  return { ...notes(schema), anyOf }
}

/** §4.7.14.3 of 3.0 and §4.8.14.3 of 3.1: bytes. */
function isBinary(schema: SchemaObject): boolean {
  if (schema.type !== undefined && schema.type !== 'string') return false
  return (
    schema.format === 'binary' ||
    (schema.contentMediaType !== undefined && schema.contentEncoding === undefined && schema.contentSchema === undefined)
  )
}

function keywords(schema: SchemaObject, used: Set<string>): Draft4 {
  const result: Draft4 = {}
  for (const key of Object.keys(schema)) if (kept.has(key)) result[key] = schema[key]
  for (const key of ['properties', 'patternProperties'] as const) {
    const members = schema[key]
    if (members) result[key] = Object.fromEntries(Object.entries(members).map(([name, member]) => [name, printable(member, used)]))
  }
  for (const key of ['allOf', 'anyOf', 'oneOf'] as const) {
    const members = schema[key]
    if (members && members.length > 0) result[key] = members.map(member => printable(member, used))
  }
  if (schema.additionalProperties !== undefined) result.additionalProperties = printable(schema.additionalProperties, used)
  else if (schema.type === 'object' && schema.properties === undefined && !schema.patternProperties) result.additionalProperties = true
  return { ...result, ...arrayKeywords(schema, used) }
}

function arrayKeywords(schema: SchemaObject, used: Set<string>): Draft4 {
  if (schema.prefixItems) {
    const items = schema.prefixItems.map(item => printable(item, used))
    return { items, additionalItems: schema.items === undefined ? true : printable(schema.items, used) }
  }
  return schema.items === undefined ? {} : { items: printable(schema.items, used) }
}
