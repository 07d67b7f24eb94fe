import type { Report } from './issues'
import { type Contract, type MediaKind, type Place, refName, type Schema, type SchemaObject } from './model'
import { forEachInside, mapInside, mapNamed, mapOperations } from './walk'

/** Where a schema stands on the wire: as a form, as a part of one (or a whole body), or inside a text such as JSON. */
type Wire = 'form' | 'part' | 'text'

/** §4.7.14.3 of 3.0 and §4.8.14.3 of 3.1: bytes. */
export function isBinary(schema: SchemaObject): boolean {
  if (schema.format === 'binary') return true
  return schema.contentMediaType !== undefined && schema.contentEncoding === undefined && schema.contentSchema === undefined
}

/**
 * The contract without bytes where none can travel: inside JSON, a form of texts or a parameter they are a text, and where one schema
 * is used in both ways, either. What is said of bytes stays where they travel: as a body, or as a part of `multipart/form-data`.
 */
export function resolveBytes(contract: Contract, report: Report): Contract {
  if (!hasBytes(contract)) return contract
  const wires = wiresOf(contract)
  const settled = mapNamed(contract, (schema, name) =>
    resolve(schema, wires.get(name) ?? new Set(), contract.schemas.get(name)?.at, report),
  )
  return mapOperations(settled, (schema, _, kind, at) => resolve(schema, new Set([wireOf(kind)]), at, report))
}

const wireOf = (kind: MediaKind | 'none'): Wire => (kind === 'multipart' ? 'form' : kind === 'binary' ? 'part' : 'text')

function hasBytes(contract: Contract): boolean {
  let found = false
  const look = (schema: Schema) => {
    found ||= holdsBytes(schema)
    return schema
  }
  for (const { schema } of contract.schemas.values()) look(schema)
  mapOperations(contract, look)
  return found
}

function holdsBytes(schema: Schema): boolean {
  if (typeof schema === 'boolean') return false
  let found = isBinary(schema)
  forEachInside(schema, inner => {
    found ||= holdsBytes(inner)
  })
  return found
}

/** Parts of one value, not values inside it. */
const sameValue: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'])

function inside(wire: Wire, keyword: string): Wire {
  if (wire === 'text' || sameValue.has(keyword)) return wire
  if (wire === 'form') return keyword === 'properties' ? 'part' : 'text'
  // A list in a form is several parts of one name; an object in it is JSON.
  return keyword === 'items' || keyword === 'prefixItems' ? 'part' : 'text'
}

/** By the name of a schema: every way in which operations use it, through whatever refers to it. */
function wiresOf(contract: Contract): ReadonlyMap<string, ReadonlySet<Wire>> {
  const found = new Map<string, Set<Wire>>()
  const visit = (schema: Schema, wire: Wire): void => {
    if (typeof schema === 'boolean') return
    if (schema.$ref !== undefined) visitNamed(schema.$ref.slice('#/$defs/'.length), wire)
    mapInside(schema, (inner, keyword) => {
      visit(inner, inside(wire, keyword))
      return inner
    })
  }
  const visitNamed = (name: string, wire: Wire): void => {
    const known = found.get(name) ?? new Set()
    if (known.has(wire)) return
    found.set(name, known.add(wire))
    visit(contract.schemas.get(name)?.schema ?? true, wire)
  }
  mapOperations(contract, (schema, _, kind) => {
    visit(schema, wireOf(kind))
    return schema
  })
  return found
}

function resolve(schema: Schema, wires: ReadonlySet<Wire>, at: Place | undefined, report: Report, path = ''): Schema {
  if (typeof schema === 'boolean' || refName(schema) !== null || wires.size === 0) return schema
  if (isBinary(schema) && wires.has('text')) {
    const both = wires.size > 1
    if (at) report('CONTRACT_BYTES_IN_TEXT', at, path === '' ? 'it' : path, both ? 'bytes or a text' : 'a text')
    return both ? eitherWay(schema) : asText(schema)
  }
  const names = new Map(Object.entries(schema.properties ?? {}).map(([name, inner]) => [inner, name]))
  return mapInside(schema, (inner, keyword) => {
    const name = keyword === 'properties' ? names.get(inner) : undefined
    const deeper = name === undefined ? path : path === '' ? name : `${path}.${name}`
    return resolve(inner, new Set([...wires].map(wire => inside(wire, keyword))), at, report, deeper)
  })
}

function asText(schema: SchemaObject): SchemaObject {
  const { format, contentMediaType: _, ...rest } = schema
  return { ...rest, ...(format === undefined || format === 'binary' ? {} : { format }), type: schema.type ?? 'string' }
}

function eitherWay(schema: SchemaObject): SchemaObject {
  const { description, deprecated, readOnly, writeOnly, ...bytes } = schema
  const notes = Object.entries({ description, deprecated, readOnly, writeOnly }).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(notes), anyOf: [asText(bytes), bytes] }
}
