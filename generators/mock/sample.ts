import { type Contract, refName, type Schema, type SchemaObject } from '../contract'
import { textLike } from './text-like'

/** Numbers from 0 up to 1, the same ones for the same seed. */
export type Random = () => number

/** @see mulberry32: small, and the same on every machine. */
export function randomOf(seed: string): Random {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface Sampling {
  readonly schemas: Contract['schemas']
  readonly random: Random
}

/** Deeper than this only what is required is made. */
const deep = 4
/** Deeper than this nothing ends by itself. */
const deepest = 24

/** Data that the schema allows; null where a circle of required properties has no end. */
export function sample(schemas: Contract['schemas'], schema: Schema, random: Random): unknown {
  return made({ schemas, random }, schema, 0)
}

function made(at: Sampling, given: Schema, depth: number): unknown {
  const schema = resolved(at, given, depth)
  if (depth > deepest) return null
  if (schema.const !== undefined) return schema.const
  if (schema.enum && schema.enum.length > 0) return pick(at, fitting(schema))
  const types = typesOf(schema)
  const type = depth >= deep && types.includes('null') ? 'null' : pick(at, types)
  if (type === 'object') return objectOf(at, schema, depth)
  if (type === 'array') return arrayOf(at, schema, depth)
  if (type === 'string') return textLike(schema, at.random)
  if (type === 'integer' || type === 'number') return numberOf(at, schema, type)
  return type === 'boolean' ? at.random() < 0.5 : null
}

/** An `enum` and a `type` may say different things; both hold. */
function fitting(schema: SchemaObject): readonly unknown[] {
  const types = schema.type === undefined ? null : typesOf(schema)
  const values = (schema.enum ?? []).filter(value => {
    const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
    return types === null || types.includes(kind) || (types.includes('integer') && Number.isInteger(value))
  })
  return values.length > 0 ? values : (schema.enum ?? [])
}

function pick<Value>(at: Sampling, values: readonly Value[]): Value | undefined {
  return values[Math.floor(at.random() * values.length)]
}

function typesOf(schema: SchemaObject): readonly string[] {
  if (schema.type !== undefined) return typeof schema.type === 'string' ? [schema.type] : schema.type
  if (schema.properties || schema.required || schema.additionalProperties !== undefined || schema.patternProperties) return ['object']
  if (schema.items !== undefined || schema.prefixItems) return ['array']
  if (schema.minimum !== undefined || schema.maximum !== undefined) return ['number']
  return ['string']
}

/** References followed, `allOf` merged, one alternative chosen. */
function resolved(at: Sampling, schema: Schema, depth: number, seen = 0): SchemaObject {
  if (typeof schema === 'boolean' || seen > deepest) return {}
  const name = refName(schema)
  if (name !== null) return resolved(at, at.schemas.get(name)?.schema ?? true, depth, seen + 1)
  const { allOf, anyOf, oneOf, ...own } = schema
  const choices = [anyOf, oneOf].flatMap(list => (list && list.length > 0 ? [chosen(at, list, depth)] : []))
  const parts = [...(allOf ?? []), ...choices].map(part => resolved(at, part, depth, seen + 1))
  return parts.reduce<SchemaObject>(merged, own)
}

/** Deep down the alternative that ends: null, or what is no object. */
function chosen(at: Sampling, list: readonly Schema[], depth: number): Schema {
  if (depth < deep) return pick(at, list) ?? true
  const ends = list.find(one => typeof one === 'object' && (one.type === 'null' || one.const !== undefined || one.enum))
  return ends ?? list.find(one => refName(one) === null) ?? pick(at, list) ?? true
}

function merged(all: SchemaObject, part: SchemaObject): SchemaObject {
  const limits = (key: string, choose: (...values: number[]) => number) => {
    const values = [all[key], part[key]].filter(value => typeof value === 'number')
    return values.length === 0 ? {} : { [key]: choose(...values) }
  }
  const properties = { ...all.properties }
  for (const [name, schema] of Object.entries(part.properties ?? {})) {
    const before = Object.hasOwn(properties, name) ? properties[name] : undefined
    Object.defineProperty(properties, name, {
      value: before === undefined ? schema : { allOf: [before, schema] },
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  const types = all.type !== undefined && part.type !== undefined ? { type: common(all, part) } : {}
  const values = all.enum && part.enum ? { enum: all.enum.filter(value => part.enum?.includes(value)) } : {}
  return {
    ...all,
    ...part,
    ...types,
    ...values,
    ...(all.properties || part.properties ? { properties } : {}),
    ...(all.required || part.required ? { required: [...new Set([...(all.required ?? []), ...(part.required ?? [])])] } : {}),
    ...Object.assign({}, ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].map(key => limits(key, Math.max))),
    ...Object.assign({}, ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map(key => limits(key, Math.min))),
  }
}

function common(all: SchemaObject, part: SchemaObject): readonly string[] {
  const others = typesOf(part)
  const both = typesOf(all).filter(type => others.includes(type) || (type === 'integer' && others.includes('number')))
  return both.length > 0 ? both : typesOf(all).includes('number') && others.includes('integer') ? ['integer'] : typesOf(all)
}

function objectOf(at: Sampling, schema: SchemaObject, depth: number): unknown {
  const required = new Set(schema.required)
  const names = Object.keys(schema.properties ?? {}).filter(
    name => schema.properties?.[name] !== false && (required.has(name) || (depth < deep && at.random() < 0.7)),
  )
  const entries = names.map(name => [name, made(at, schema.properties?.[name] ?? true, depth + 1)] as const)
  const open = schema.additionalProperties
  const extra = [...required]
    .filter(name => !Object.hasOwn(schema.properties ?? {}, name))
    .map(name => [name, made(at, open ?? true, depth + 1)] as const)
  const wanted = Math.max(Number(schema.minProperties ?? 0), schema.properties || depth >= deep ? 0 : 1)
  const more = typeof open === 'object' ? wanted - entries.length - extra.length : 0
  const others = Array.from({ length: Math.max(0, more) }, (_, index) => [`key${index + 1}`, made(at, open ?? true, depth + 1)] as const)
  return Object.fromEntries([...entries, ...extra, ...others])
}

function arrayOf(at: Sampling, schema: SchemaObject, depth: number): unknown[] {
  const first = (schema.prefixItems ?? []).map(item => made(at, item, depth + 1))
  const least = Number(schema.minItems ?? 0)
  const most = Number(schema.maxItems ?? Math.max(least, 2))
  const wanted = depth >= deep ? least : Math.min(most, Math.max(least, first.length, Math.floor(at.random() * 3)))
  const items: unknown[] = first.slice(0, Math.max(most, least))
  const seen = new Set(items.map(item => JSON.stringify(item)))
  for (let tries = 0; items.length < wanted && schema.items !== false && tries < 20 + wanted; tries++) {
    const item = made(at, schema.items ?? true, depth + 1)
    if (schema.uniqueItems === true && seen.has(JSON.stringify(item))) continue
    seen.add(JSON.stringify(item))
    items.push(item)
  }
  return items
}

function numberOf(at: Sampling, schema: SchemaObject, type: 'integer' | 'number'): number {
  const step = Number(schema.multipleOf ?? (type === 'integer' ? 1 : 0.5))
  const least = Math.max(limit(schema.minimum, 0, -Infinity), limit(schema.exclusiveMinimum, step, -Infinity))
  const most = Math.min(limit(schema.maximum, 0, Infinity), limit(schema.exclusiveMaximum, -step, Infinity))
  const from = Number.isFinite(least) ? least : Number.isFinite(most) ? most - 100 * step : 0
  const to = Number.isFinite(most) ? most : from + 100 * step
  const low = Math.ceil(from / step - 1e-9)
  const high = Math.max(low, Math.floor(to / step + 1e-9))
  const value = (low + Math.floor(at.random() * (high - low + 1))) * step
  const rounded = Number(value.toPrecision(12))
  // Between two limits closer than a step.
  return rounded > to && schema.multipleOf === undefined && type === 'number'
    ? (limit(schema.exclusiveMinimum, 0, from) + limit(schema.exclusiveMaximum, 0, to)) / 2
    : rounded
}

const limit = (value: unknown, shift: number, otherwise: number) => (typeof value === 'number' ? value + shift : otherwise)
