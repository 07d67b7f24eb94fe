import type { ValueKind } from '../../model/cell-type'
import { AUDIT_FIELDS, type EntityField, type EntityModel } from '../../model/entity'
import { isSent } from '../../model/field'
import { MOST_CHANGES } from '../../model/source'

type JsonSchema = { readonly [keyword: string]: unknown }
type Properties = { readonly [name: string]: JsonSchema }

const types: { readonly [kind in Exclude<ValueKind, 'rows' | 'json'>]: JsonSchema } = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  decimal: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', description: 'yyyy-MM-dd' },
  datetime: { type: 'string', description: 'yyyy-MM-dd HH:mm:ss' },
  time: { type: 'string', description: 'HH:mm:ss' },
}

const key: JsonSchema = { type: 'string' }
const version: JsonSchema = {
  type: ['integer', 'null'],
  description: 'Of the row as it was read; a save that carries an older one is answered with code 409.',
}

/** A record as it is answered. */
export function rowSchema(entity: EntityModel): JsonSchema {
  const audit = AUDIT_FIELDS.map(name => [name, nullable(name.endsWith('Time') ? types.datetime : types.text)])
  return {
    type: 'object',
    description: entity.title,
    required: ['id'],
    properties: {
      id: key,
      ...(entity.tree && { pid: nullable(types.text), hasChild: { type: ['string', 'null'], description: '"1" when rows stand below.' } }),
      ...properties(entity.fields, false),
      ...texts(entity.fields),
      ...Object.fromEntries(audit),
      version,
    },
  }
}

/** What the server sends along with values that are chosen. */
function texts(fields: readonly EntityField[]): Properties {
  const chosen = fields.filter(field => field.dict !== undefined || field.labels !== undefined || field.options)
  return Object.fromEntries(chosen.map(field => [`${field.name}_dictText`, nullable(types.text)]))
}

/** Texts of records lose their blanks by field, at the gate of records, which knows what stands. */
const gated = { 'x-keeps-blanks': 'The gate of records takes them away.' }

/** What a new record is made of. */
export function addSchema(entity: EntityModel): JsonSchema {
  const required = entity.fields.filter(field => isNeeded(field)).map(field => field.name)
  return {
    type: 'object',
    ...gated,
    ...(required.length > 0 && { required }),
    properties: { ...(entity.tree && { pid: nullable(types.text) }), ...properties(given(entity.fields), true) },
    additionalProperties: false,
  }
}

/** What a changed record is made of; what is absent stays as it is. */
export function editSchema(entity: EntityModel): JsonSchema {
  return {
    type: 'object',
    ...gated,
    description: 'What is absent stays as it is.',
    required: ['id'],
    properties: {
      id: { type: 'string', minLength: 1 },
      version,
      ...(entity.tree && { pid: nullable(types.text) }),
      ...properties(given(entity.fields), true),
    },
    additionalProperties: false,
  }
}

function isNeeded(field: EntityField): boolean {
  return field.required === true && field.visible === true && !field.value && field.default === undefined
}

/** What a grid saves at once. New rows also ask for the right to add, and deleted ones for that to delete. */
export function changesSchema(name: string): JsonSchema {
  const rows = (items: JsonSchema) => ({ type: 'array', maxItems: MOST_CHANGES, items })
  const added = { key: { ...key, description: 'By which the answer tells the row.' }, row: { $ref: `#/components/schemas/${name}Add` } }
  return {
    type: 'object',
    properties: {
      added: rows({ type: 'object', required: ['key', 'row'], properties: added, additionalProperties: false }),
      changed: rows({ $ref: `#/components/schemas/${name}Edit` }),
      removed: rows({ type: 'object', required: ['id'], properties: { id: key, version }, additionalProperties: false }),
    },
    additionalProperties: false,
  }
}

/** What is computed, and what the server alone writes, is no caller's to give. */
function given(fields: readonly EntityField[]): EntityField[] {
  return fields.filter(isSent)
}

function properties(fields: readonly EntityField[], written: boolean): Properties {
  return Object.fromEntries(fields.map(field => [field.name, property(field, written)]))
}

function property(field: EntityField, written: boolean): JsonSchema {
  const title = { title: field.title }
  if (field.kind === 'json') return { ...title, ...objectSchema(field, written) }
  if (field.kind === 'rows') return { ...title, type: ['array', 'null'], items: lineSchema(field, written) }
  const { length = 0 } = field.storage ?? {}
  const schema = nullable(isLong(field) ? { type: ['number', 'string'] } : types[field.kind])
  return { ...title, ...schema, ...(written && length > 0 && field.kind === 'text' && { maxLength: length }) }
}

/** Digits that doubles spell, whichever they are. */
const SPELLED = 15

/** Whether a decimal can have more digits than doubles spell: those travel as texts (decision 231). */
const isLong = ({ kind, storage }: EntityField): boolean => kind === 'decimal' && (storage?.precision ?? SPELLED + 1) > SPELLED

/** What an object holds; any value where the field says nothing of it. */
function objectSchema(field: EntityField, written: boolean): JsonSchema {
  if (field.fields === undefined) return {}
  const fields = written ? given(field.fields) : field.fields
  return {
    type: ['object', 'null'],
    properties: { ...properties(fields, written), ...(!written && texts(fields)) },
    additionalProperties: !written,
  }
}

/** One row of a field that holds rows; it keeps its id, so that a save can tell new rows from old ones. */
function lineSchema(field: EntityField, written: boolean): JsonSchema {
  const fields = field.fields ?? []
  return {
    type: 'object',
    properties: { id: key, ...properties(written ? given(fields) : fields, written), ...(!written && texts(fields)) },
    ...(written && { additionalProperties: false }),
  }
}

function nullable(schema: JsonSchema): JsonSchema {
  return { ...schema, type: [schema.type, 'null'].flat() }
}
