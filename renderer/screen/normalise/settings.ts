import { isObject } from '../json/value'
import type { SettingsSchema } from '../registry-info'
import type { SchemaError } from '../validator'

/** What an author wrote with defaults filled in, and what does not fit the schema. */
export interface CheckedSettings {
  readonly settings: { readonly [name: string]: unknown }
  readonly errors: readonly SchemaError[]
}

/**
 * Holds settings against the schema of their cell type or widget. Those schemas come with whatever is registered, also at run
 * time, where the page allows no compiler; so this reads the few keywords that settings are written in.
 */
export function checkSettings(written: unknown, schema: SettingsSchema): CheckedSettings {
  const errors: SchemaError[] = []
  const value = check(written ?? {}, schema, '', errors)
  return { settings: isObject(value) ? value : {}, errors }
}

function check(value: unknown, schema: SettingsSchema, pointer: string, errors: SchemaError[]): unknown {
  const fail = (keyword: string, params: SchemaError['params']) =>
    errors.push({ keyword, instancePath: pointer, params, parentSchema: schema, data: value })
  // A text with {{ }} becomes something else before any user reads it.
  if (typeof value === 'string' && value.includes('{{')) return value
  const union = (schema.anyOf ?? schema.oneOf) as readonly SettingsSchema[] | undefined
  if (union) return checkUnion(value, union, pointer, errors)
  if (!hasType(value, schema)) {
    fail('type', { type: schema.type })
    return value
  }
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) fail('enum', { allowedValues: schema.enum })
  if (schema.const !== undefined && schema.const !== value) fail('const', { allowedValue: schema.const })
  for (const [keyword, limit] of brokenLimits(value, schema)) fail(keyword, { limit })
  if (Array.isArray(value)) return checkItems(value, schema, pointer, errors)
  return isObject(value) ? checkMembers(value, schema, pointer, errors) : value
}

function checkUnion(value: unknown, union: readonly SettingsSchema[], pointer: string, errors: SchemaError[]): unknown {
  const attempts = union.map(schema => {
    const found: SchemaError[] = []
    return { value: check(value, schema, pointer, found), found, fits: hasType(value, schema) }
  })
  const best = attempts.find(attempt => attempt.found.length === 0) ?? attempts.find(attempt => attempt.fits) ?? attempts[0]
  errors.push(...(best?.found ?? []))
  return best?.value ?? value
}

function hasType(value: unknown, schema: SettingsSchema): boolean {
  if (schema.type === undefined || (value === null && schema.nullable === true)) return true
  const types = Array.isArray(schema.type) ? (schema.type as readonly unknown[]) : [schema.type]
  return types.some(type => isOfType(value, type))
}

function isOfType(value: unknown, type: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isObject(value)
    case 'integer':
      return Number.isInteger(value)
    default:
      return String(typeof value) === type
  }
}

function brokenLimits(value: unknown, schema: SettingsSchema): [string, unknown][] {
  const size = typeof value === 'number' ? value : typeof value === 'string' || Array.isArray(value) ? value.length : undefined
  if (size === undefined) return []
  const suffix = typeof value === 'number' ? 'imum' : typeof value === 'string' ? 'Length' : 'Items'
  const [low, high] = [`min${suffix}`, `max${suffix}`]
  const broken: [string, unknown][] = []
  if (typeof schema[low] === 'number' && size < schema[low]) broken.push([low, schema[low]])
  if (typeof schema[high] === 'number' && size > schema[high]) broken.push([high, schema[high]])
  if (typeof value === 'number' && typeof schema.exclusiveMinimum === 'number' && value <= schema.exclusiveMinimum) {
    broken.push(['exclusiveMinimum', schema.exclusiveMinimum])
  }
  if (Array.isArray(value) && schema.uniqueItems === true && new Set(value).size < value.length) broken.push(['uniqueItems', true])
  if (typeof value === 'string' && typeof schema.pattern === 'string' && !new RegExp(schema.pattern).test(value)) {
    broken.push(['pattern', schema.pattern])
  }
  return broken
}

function checkItems(value: readonly unknown[], schema: SettingsSchema, pointer: string, errors: SchemaError[]): unknown {
  const { items } = schema
  if (!isObject(items)) return value
  return value.map((item, index) => check(item, items, `${pointer}/${index}`, errors))
}

function checkMembers(value: { readonly [key: string]: unknown }, schema: SettingsSchema, pointer: string, errors: SchemaError[]): unknown {
  const properties = (schema.properties ?? {}) as { readonly [key: string]: SettingsSchema }
  const found: { [key: string]: unknown } = Object.create(null)
  const at = { instancePath: pointer, parentSchema: schema, data: value }
  for (const [key, member] of Object.entries(value)) {
    const inner = memberSchema(key, schema, properties)
    if (inner) found[key] = check(member, inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, errors)
    else errors.push({ ...at, keyword: 'additionalProperties', params: { additionalProperty: key } })
    if (found[key] === null) delete found[key]
  }
  for (const [key, property] of Object.entries(properties)) {
    if (found[key] === undefined && property.default !== undefined) found[key] = property.default
  }
  for (const key of (schema.required ?? []) as readonly string[]) {
    if (found[key] === undefined) errors.push({ ...at, keyword: 'required', params: { missingProperty: key } })
  }
  return found
}

/** Settings are closed unless their schema opens them: a misspelt one would do nothing. */
function memberSchema(
  key: string,
  schema: SettingsSchema,
  properties: { readonly [key: string]: SettingsSchema },
): SettingsSchema | undefined {
  if (Object.hasOwn(properties, key)) return properties[key]
  if (isObject(schema.additionalProperties)) return schema.additionalProperties
  return schema.additionalProperties === true || !schema.properties ? {} : undefined
}
