import { isNode } from './json'
import type { Schema } from './resolve'

/** Rows of a page carry the texts of their dictionaries, which contracts need not repeat. */
const DICT_TEXTS = { _dictText$: { type: 'string', nullable: true } }

function mapOf(value: unknown, change: (schema: Schema) => Schema): Schema {
  if (!isNode(value)) return {}
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, isNode(one) ? change({ ...one }) : one]))
}

function properties(schema: Schema): Schema {
  const made = mapOf(schema.properties, written)
  const records = made.records
  if (!isNode(records) || !isNode(records.items)) return made
  const items = records.items as Schema
  return {
    ...made,
    records: { ...records, items: { ...items, patternProperties: { ...mapOf(items.patternProperties, one => one), ...DICT_TEXTS } } },
  }
}

/** The one alternative to null; undefined when there are more. */
function onlyAlternative(schema: Schema): Schema | undefined {
  const others = Array.isArray(schema.anyOf) ? schema.anyOf.filter(one => isNode(one) && one.type !== 'null') : []
  return others.length === 1 ? (others[0] as Schema) : undefined
}

function written(schema: Schema): Schema {
  const only = onlyAlternative(schema)
  if (only) return written(only)
  if ('anyOf' in schema || 'oneOf' in schema || '$ref' in schema) return '$ref' in schema ? { ...schema } : {}
  const made: Schema = { ...schema }
  delete made.enum
  if (typeof made.type === 'string' && made.type !== 'null') made.nullable = true
  if (Array.isArray(made.type) && !made.type.includes('null')) made.type = [...made.type, 'null']
  if (isNode(made.properties)) made.properties = properties(made)
  if (isNode(made.items)) made.items = written({ ...made.items })
  if (isNode(made.additionalProperties)) made.additionalProperties = written({ ...made.additionalProperties })
  if (isNode(made.definitions)) made.definitions = mapOf(made.definitions, written)
  return made
}

const known = new WeakMap<Schema, Schema>()

/**
 * The schema by which an answer is written: only what the contract names leaves. Null is allowed everywhere, since the
 * family sends absent values as null; where the contract offers more alternatives than null, the value goes as it is.
 * One schema gives one object, so that it is compiled once.
 */
export function answerSchema(schema: Schema): Schema {
  const answer = known.get(schema) ?? written(schema)
  known.set(schema, answer)
  return answer
}
