import { reportImpossible } from './impossible'
import { type Discriminator, refTo, type Schema, type SchemaObject } from './model'
import { child, children, isObject, kindOf, type Node, pointerKeys, textAt, valueAt } from './node'
import type { Reading } from './reading'
import { schemaKeywords } from './walk'

type Draft = Record<string, unknown>

/** An older word of 3.0 documents stands beside those that the model keeps. */
const single: ReadonlySet<string> = new Set([...schemaKeywords.single, 'additionalItems'])
const lists: ReadonlySet<string> = new Set(schemaKeywords.lists)
const maps: ReadonlySet<string> = new Set(schemaKeywords.maps)
/** Belong to OpenAPI or to the place, not to the type. A title is a name, so it stands in for a missing description only. */
const dropped = new Set([
  '$ref',
  // What springfox writes beside each reference.
  'originalRef',
  'genericRef',
  '$defs',
  'definitions',
  '$id',
  '$schema',
  '$anchor',
  '$dynamicAnchor',
  '$dynamicRef',
  '$vocabulary',
  '$comment',
  'nullable',
  'title',
  'xml',
  'externalDocs',
  'example',
  'examples',
  'discriminator',
])
/** What no type of TypeScript says. */
const untyped = new Set(['not', 'if', 'contains', 'propertyNames', 'dependentSchemas', 'dependentRequired', 'unevaluatedItems'])

/**
 * Schema Object (3.0 §4.7.24, 3.1 §4.8.24) as draft 2020-12.
 *
 * References become names; the words of 3.0 that differ (`nullable`, boolean `exclusiveMinimum`) become those of 2020-12.
 */
export function readSchema(reading: Reading, node: Node): Schema {
  const { value } = node
  if (typeof value === 'boolean') return value
  if (!isObject(value)) {
    reading.report('CONTRACT_WRONG_SHAPE', node.at, 'a schema', kindOf(value))
    return {}
  }
  reportImpossible(reading, node)
  const ref = typeof value.$ref === 'string' ? value.$ref : value.$dynamicRef
  if (typeof ref === 'string') return readReference(reading, node, ref)
  if (value.$ref !== undefined) reading.report('CONTRACT_WRONG_SHAPE', child(node, '$ref').at, 'a text as $ref', kindOf(value.$ref))
  return withNull(value, limits(readKeywords(reading, node)))
}

function readReference(reading: Reading, node: Node, ref: string): Schema {
  const target = schemaAt(reading, node, ref)
  if (target === null) return {}
  if (typeof target.value !== 'boolean' && !isObject(target.value)) {
    reading.report('CONTRACT_WRONG_SHAPE', node.at, `a schema at ${ref}`, kindOf(target.value))
    return {}
  }
  const to = refTo(reading.nameOf(target))
  if (Object.keys(node.value as object).length === 1) return to
  const beside = readKeywords(reading, node)
  if (valueAt(node, 'nullable') === true) return { ...beside, anyOf: [to, { type: 'null' }] }
  return Object.keys(beside).length === 0 ? to : { ...beside, allOf: [to, ...(beside.allOf ?? [])] }
}

/** What stands in documents with a schema inside of it, by the words of components. */
const holders: ReadonlySet<string> = new Set(['responses', 'requestBodies', 'parameters', 'headers'])

/** Where a reference leads; of a response, a body, a parameter or a header the schema in it, which is reported. */
function schemaAt(reading: Reading, node: Node, ref: string): Node | null {
  const target = reading.workspace.follow(ref, node.at)
  const kind = target === null ? null : holderKind(target)
  if (target === null || kind === null) return target
  const contents = children(child(target, 'content'))
  const [, content = target] = contents.find(([media]) => /[/+]json/.test(media)) ?? contents[0] ?? []
  const inner = child(content, 'schema')
  const found = inner.value === undefined ? null : reading.workspace.deref(inner)
  if (found === null || holderKind(found) !== null) {
    reading.report('CONTRACT_WRONG_SHAPE', node.at, `a schema at ${ref}`, `one of the ${kind}`)
    return null
  }
  reading.report('CONTRACT_REF_TO_HOLDER', node.at, ref, kind)
  return found
}

function holderKind({ at }: Node): string | null {
  const [place, kind = '', ...rest] = pointerKeys(at.pointer)
  return place === 'components' && rest.length === 1 && holders.has(kind) ? kind : null
}

function readKeywords(reading: Reading, node: Node): SchemaObject {
  const value = node.value as Record<string, unknown>
  const result: Draft = {}
  for (const key of Object.keys(value)) {
    if (dropped.has(key) || key.startsWith('x-')) continue
    const read = readKeyword(reading, key, value[key], node)
    if (read !== undefined) result[key] = read
  }
  if (Array.isArray(value.items)) {
    // The tuple of older drafts.
    result.prefixItems = readList(reading, 'items', child(node, 'items'))
    if (value.additionalItems !== undefined) result.items = readSchema(reading, child(node, 'additionalItems'))
  }
  const title = textAt(node, 'title')
  if (title !== null && result.description === undefined) result.description = title
  const discriminator = readDiscriminator(reading, node)
  if (discriminator !== null) result.discriminator = discriminator
  if (result.type !== undefined && result.enum !== undefined) checkEnum(reading, node, result)
  return result
}

function readKeyword(reading: Reading, key: string, value: unknown, node: Node): unknown {
  if (untyped.has(key)) reading.report('CONTRACT_UNTYPED', child(node, key).at, key)
  if (key === 'items' && Array.isArray(value)) return undefined
  if (key === 'additionalItems') return undefined
  if (single.has(key)) return readSchema(reading, child(node, key))
  if (lists.has(key)) return readList(reading, key, child(node, key))
  if (maps.has(key)) return readMap(reading, child(node, key))
  return (checked.get(key) ?? same)(value, () => child(node, key), reading)
}

function readList(reading: Reading, key: string, list: Node): Schema[] | undefined {
  if (!Array.isArray(list.value) || list.value.length === 0) {
    reading.report(
      'CONTRACT_WRONG_SHAPE',
      list.at,
      `an array of schemas as ${key}`,
      Array.isArray(list.value) ? 'an empty one' : kindOf(list.value),
    )
    return undefined
  }
  return list.value.map((_, index) => readSchema(reading, child(list, index)))
}

function readMap(reading: Reading, map: Node): Record<string, Schema> | undefined {
  if (!isObject(map.value)) {
    reading.report('CONTRACT_WRONG_SHAPE', map.at, 'an object of schemas', kindOf(map.value))
    return undefined
  }
  const entries = Object.keys(map.value).map(name => [name, readSchema(reading, child(map, name))] as const)
  return Object.fromEntries(entries)
}

type Check = (value: unknown, at: () => Node, reading: Reading) => unknown

const same: Check = value => value

function expects(what: string, holds: (value: unknown) => boolean): Check {
  return (value, at, reading) => {
    if (holds(value)) return value
    reading.report('CONTRACT_WRONG_SHAPE', at().at, what, kindOf(value))
    return undefined
  }
}

const isNumber = (value: unknown) => typeof value === 'number'
const isCount = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0
const isText = (value: unknown) => typeof value === 'string'
const isFlag = (value: unknown) => typeof value === 'boolean'

/** Keywords with the check of their value; a wrong value is reported and left out. */
const checked = new Map<string, Check>([
  ['type', readType],
  ['required', readRequired],
  ['enum', expects('an array that is not empty', value => Array.isArray(value) && value.length > 0)],
  ['description', expects('a text', isText)],
  ['format', expects('a text', isText)],
  ['pattern', expects('a text', isText)],
  ['deprecated', expects('true or false', isFlag)],
  ['readOnly', expects('true or false', isFlag)],
  ['writeOnly', expects('true or false', isFlag)],
  ['uniqueItems', expects('true or false', isFlag)],
  ...['minimum', 'maximum', 'multipleOf'].map(key => [key, expects('a number', isNumber)] as const),
  ...['exclusiveMinimum', 'exclusiveMaximum'].map(
    key => [key, expects('a number, or true or false', value => isNumber(value) || isFlag(value))] as const,
  ),
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'].map(
    key => [key, expects('a whole number of 0 or more', isCount)] as const,
  ),
])

const types = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])
/** What people write for types that JSON Schema does not have. */
const meant = new Map(
  Object.entries({
    float: 'number',
    double: 'number',
    decimal: 'number',
    int: 'integer',
    int32: 'integer',
    int64: 'integer',
    long: 'integer',
    bool: 'boolean',
    str: 'string',
    text: 'string',
    date: 'string',
    datetime: 'string',
    'date-time': 'string',
    uuid: 'string',
    uri: 'string',
    enum: 'string',
    list: 'array',
    map: 'object',
    dict: 'object',
    // What annotations of Java say.
    localdatetime: 'string',
    localdate: 'string',
    localtime: 'string',
    timestamp: 'string',
    bigdecimal: 'number',
    biginteger: 'integer',
    short: 'integer',
    byte: 'integer',
    char: 'string',
    character: 'string',
    set: 'array',
    collection: 'array',
    jsonobject: 'object',
    jsonarray: 'array',
  }),
)

function readType(value: unknown, at: () => Node, reading: Reading): unknown {
  if (typeof value === 'string' && types.has(value)) return value
  if (Array.isArray(value)) {
    const read = value.map((one, index) => readType(one, () => child(at(), index), reading)).filter(one => typeof one === 'string')
    return read.length === 0 ? undefined : [...new Set(read)]
  }
  if (typeof value !== 'string') {
    reading.report('CONTRACT_WRONG_SHAPE', at().at, 'the name of a type', kindOf(value))
    return undefined
  }
  const read = meant.get(value.toLowerCase()) ?? (types.has(value.toLowerCase()) ? value.toLowerCase() : null)
  reading.report('CONTRACT_WRONG_TYPE', at().at, value, read ?? 'anything')
  return read ?? undefined
}

function readRequired(value: unknown, at: () => Node, reading: Reading): unknown {
  if (Array.isArray(value)) return [...new Set(value.filter(isText))]
  reading.report('CONTRACT_WRONG_SHAPE', at().at, 'an array of names (a property is required by its object)', kindOf(value))
  return undefined
}

/** `type: integer` beside `enum: ["1"]`: one of them is wrong, and data has what `enum` says. */
function checkEnum(reading: Reading, node: Node, schema: Draft) {
  const allowed = new Set(Array.isArray(schema.type) ? schema.type : [schema.type])
  const odd = (schema.enum as readonly unknown[]).filter(
    value => !(allowed.has(typeOf(value)) || (typeof value === 'number' && Number.isInteger(value) && allowed.has('integer'))),
  )
  if (odd.every(value => value === null && valueAt(node, 'nullable') === true)) return
  reading.report('CONTRACT_ENUM_TYPE', child(node, 'enum').at, JSON.stringify(odd[0]), [...allowed].join(' or '))
  delete schema.type
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** Discriminator Object (3.1 §4.8.25); what its mapping leads to gets a name. */
function readDiscriminator(reading: Reading, node: Node): Discriminator | null {
  if (valueAt(node, 'discriminator') === undefined) return null
  const entry = child(node, 'discriminator')
  if (typeof entry.value === 'string') return { property: entry.value, mapping: new Map() }
  const property = textAt(entry, 'propertyName')
  if (property === null) {
    reading.report('CONTRACT_WRONG_SHAPE', entry.at, 'a discriminator with "propertyName"', kindOf(entry.value))
    return null
  }
  const mapping = new Map<string, string>()
  for (const [value, target] of children(child(entry, 'mapping'))) {
    if (typeof target.value !== 'string') reading.report('CONTRACT_WRONG_SHAPE', target.at, 'a name or a reference', kindOf(target.value))
    else {
      const ref = /[#/.]/.test(target.value) ? target.value : `#/components/schemas/${target.value}`
      const found = reading.workspace.follow(ref, target.at)
      if (found) mapping.set(value, reading.nameOf(found))
    }
  }
  return { property, mapping }
}

/** `exclusiveMinimum: true` of 3.0 turns the limit beside it into the exclusive one. */
function limits(schema: SchemaObject): SchemaObject {
  if (typeof schema.exclusiveMinimum !== 'boolean' && typeof schema.exclusiveMaximum !== 'boolean') return schema
  let result = schema
  for (const [exclusive, plain] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const flag = result[exclusive]
    if (typeof flag !== 'boolean') continue
    const { [exclusive]: _, [plain]: limit, ...rest } = result
    result = { ...rest, ...(limit === undefined ? {} : { [flag ? exclusive : plain]: limit }) }
  }
  return result
}

/** `nullable: true` of 3.0 as the type `null`; without a type there, as a choice beside it. */
function withNull(raw: { readonly [key: string]: unknown }, schema: SchemaObject): SchemaObject {
  if (raw.nullable !== true) return schema
  if (typeof schema.type === 'string' && !schema.anyOf && !schema.oneOf && !schema.allOf) {
    return {
      ...schema,
      type: [schema.type, 'null'],
      ...(schema.enum && !schema.enum.includes(null) ? { enum: [...schema.enum, null] } : {}),
    }
  }
  if (schema.enum) return { ...schema, enum: [...new Set([...schema.enum, null])] }
  const { description, default: preset, deprecated, readOnly, writeOnly, ...rest } = schema
  const notes = { description, default: preset, deprecated, readOnly, writeOnly }
  const kept = Object.fromEntries(Object.entries(notes).filter(([, value]) => value !== undefined))
  return { ...kept, anyOf: [rest, { type: 'null' }] }
}
