import { refTo, type Schema, type SchemaObject } from './model'
import { child, children, isObject, kindOf, type Node, textOf } from './node'
import type { Reading } from './reading'

const single = [
  'additionalProperties',
  'items',
  'not',
  'contains',
  'propertyNames',
  'if',
  'then',
  'else',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contentSchema',
  'additionalItems',
] as const
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const
const maps = ['properties', 'patternProperties', 'dependentSchemas'] as const
/** Belong to OpenAPI or to the place, not to the type. A title is a name, so it stands in for a missing description only. */
const dropped = new Set([
  '$ref',
  '$defs',
  'definitions',
  '$id',
  '$schema',
  '$anchor',
  '$comment',
  'nullable',
  'title',
  'discriminator',
  'xml',
  'externalDocs',
  'example',
  'examples',
])

/**
 * Schema Object (3.0 §4.7.24, 3.1 §4.8.24) as draft 2020-12.
 *
 * References become names; the words of 3.0 that differ (`nullable`, boolean `exclusiveMinimum`) become those of 2020-12.
 */
export function readSchema(reading: Reading, node: Node): Schema {
  if (typeof node.value === 'boolean') return node.value
  if (!isObject(node.value)) {
    reading.report('CONTRACT_WRONG_SHAPE', node.at, 'a schema', kindOf(node.value))
    return {}
  }
  if (typeof node.value.$ref === 'string') return readReference(reading, node, node.value.$ref)
  return withNull(node.value, limits(readKeywords(reading, node)))
}

function readReference(reading: Reading, node: Node, ref: string): Schema {
  const target = reading.workspace.follow(ref, node.at)
  if (target === null) return {}
  const to = refTo(reading.nameOf(target))
  const beside = readKeywords(reading, node)
  if (isObject(node.value) && node.value.nullable === true) return { ...beside, anyOf: [to, { type: 'null' }] }
  return Object.keys(beside).length === 0 ? to : { ...beside, allOf: [to, ...(beside.allOf ?? [])] }
}

function readKeywords(reading: Reading, node: Node): SchemaObject {
  const result: Record<string, unknown> = {}
  for (const [key, member] of children(node)) {
    if (dropped.has(key) || key.startsWith('x-')) continue
    result[key] = readKeyword(reading, key, member)
  }
  const title = textOf(child(node, 'title'))
  if (title !== null && result.description === undefined) result.description = title
  return result
}

function readKeyword(reading: Reading, key: string, member: Node): unknown {
  if (key === 'items' && Array.isArray(member.value)) return children(member).map(([, item]) => readSchema(reading, item))
  if ((single as readonly string[]).includes(key)) return readSchema(reading, member)
  if ((lists as readonly string[]).includes(key)) {
    if (Array.isArray(member.value)) return children(member).map(([, item]) => readSchema(reading, item))
    reading.report('CONTRACT_WRONG_SHAPE', member.at, 'an array of schemas', kindOf(member.value))
    return []
  }
  if ((maps as readonly string[]).includes(key)) {
    return Object.fromEntries(children(member).map(([name]) => [name, readSchema(reading, child(member, name))]))
  }
  return member.value
}

/** `exclusiveMinimum: true` of 3.0 turns the limit beside it into the exclusive one. */
function limits(schema: SchemaObject): SchemaObject {
  let result = schema
  for (const [exclusive, plain] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const flag = result[exclusive]
    if (typeof flag !== 'boolean') continue
    const { [exclusive]: _, [plain]: limit, ...rest } = result
    result = flag ? { ...rest, [exclusive]: limit } : { ...rest, ...(limit === undefined ? {} : { [plain]: limit }) }
  }
  return result
}

/** `nullable: true` of 3.0 as the type `null`; without a type there, as a choice beside it. */
function withNull(raw: { readonly [key: string]: unknown }, schema: SchemaObject): SchemaObject {
  if (raw.nullable !== true) return schema
  if (typeof schema.type === 'string') {
    return {
      ...schema,
      type: [schema.type, 'null'],
      ...(schema.enum && !schema.enum.includes(null) ? { enum: [...schema.enum, null] } : {}),
    }
  }
  if (schema.enum) return { ...schema, enum: [...new Set([...schema.enum, null])] }
  const { description, ...rest } = schema
  return { ...(description === undefined ? {} : { description }), anyOf: [rest, { type: 'null' }] }
}
