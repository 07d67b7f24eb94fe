import { type Contract, type NamedSchema, refName, refTo, type Schema, type SchemaObject } from './model'
import type { Names } from './names'
import { type Direction, forEachInside, mapInside, mapNamed, mapOperations } from './walk'

/**
 * `readOnly` and `writeOnly` (3.1 §4.8.24, JSON Schema §9.4): what a server sends lacks what is write-only, what a client sends lacks
 * what is read-only. A schema whose two forms differ keeps its name for what comes from the server; what is sent is `<Name>Input`.
 */
export function splitDirections(contract: Contract, names: Names): Contract {
  const differing = differingNames(contract)
  const inputs = new Map<string, string>()
  const waiting: string[] = []
  const inputOf = (name: string): string => {
    if (!differing.has(name)) return name
    const known = inputs.get(name)
    if (known !== undefined) return known
    const made = names.type(`${name} Input`, contract.schemas.get(name)?.at.file ?? '')
    inputs.set(name, made)
    waiting.push(name)
    return made
  }
  const form = (schema: Schema, direction: Direction) => strip(contract, schema, direction, inputOf, new Set())
  if (differing.size === 0 && !inlineDiffers(contract)) return contract
  const split = mapOperations(
    mapNamed(contract, schema => form(schema, 'output')),
    form,
  )
  const made = new Map<string, NamedSchema[]>()
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const named = contract.schemas.get(name)
    if (!named) continue
    made.set(name, [{ ...named, name: inputOf(name), schema: form(named.schema, 'input'), component: null }])
  }
  const documents = split.documents.map(document => ({
    ...document,
    schemas: document.schemas.flatMap(named => [named, ...(made.get(named.name) ?? [])]),
  }))
  return { documents, schemas: new Map(documents.flatMap(({ schemas }) => schemas.map(named => [named.name, named] as const))) }
}

/** The names of schemas with two forms: those with such a property, and all that refer to them. */
function differingNames(contract: Contract): Set<string> {
  const users = new Map<string, Set<string>>()
  const differing = new Set<string>()
  for (const { name, schema } of contract.schemas.values()) {
    if (hasMark(contract, schema)) differing.add(name)
    eachRef(schema, target => users.set(target, (users.get(target) ?? new Set()).add(name)))
  }
  const waiting = [...differing]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const user of users.get(name) ?? []) {
      if (differing.has(user)) continue
      differing.add(user)
      waiting.push(user)
    }
  }
  return differing
}

function eachRef(schema: Schema, see: (name: string) => void): void {
  if (typeof schema === 'boolean') return
  if (schema.$ref !== undefined) see(schema.$ref.slice('#/$defs/'.length))
  forEachInside(schema, inner => eachRef(inner, see))
}

/** Whether a property inside is marked, but not behind a reference to another named schema. */
function hasMark(contract: Contract, schema: Schema): boolean {
  if (typeof schema === 'boolean') return false
  for (const property of Object.values(schema.properties ?? {})) {
    if (isHidden(contract, property, 'input') || isHidden(contract, property, 'output')) return true
  }
  let found = false
  forEachInside(schema, inner => {
    found ||= hasMark(contract, inner)
  })
  return found
}

function inlineDiffers(contract: Contract): boolean {
  let found = false
  mapOperations(contract, schema => {
    found ||= hasMark(contract, schema)
    return schema
  })
  return found
}

/** Whether a property is left out of this direction; the mark may stand at what it refers to. */
function isHidden(contract: Contract, schema: Schema, direction: Direction, depth = 0): boolean {
  if (typeof schema === 'boolean') return false
  if (schema[direction === 'input' ? 'readOnly' : 'writeOnly'] === true) return true
  const name = refName(schema)
  return name !== null && depth < 5 && isHidden(contract, contract.schemas.get(name)?.schema ?? true, direction, depth + 1)
}

/** The names that are left out of an object, through references and `allOf`. */
function hiddenOf(contract: Contract, schema: Schema, direction: Direction, seen: ReadonlySet<string> = new Set()): string[] {
  if (typeof schema === 'boolean') return []
  const name = refName(schema)
  if (name !== null) {
    if (seen.has(name)) return []
    return hiddenOf(contract, contract.schemas.get(name)?.schema ?? true, direction, new Set([...seen, name]))
  }
  const own = Object.entries(schema.properties ?? {}).filter(([, property]) => isHidden(contract, property, direction))
  return [...own.map(([key]) => key), ...(schema.allOf ?? []).flatMap(part => hiddenOf(contract, part, direction, seen))]
}

function strip(
  contract: Contract,
  schema: Schema,
  direction: Direction,
  inputOf: (name: string) => string,
  around: ReadonlySet<string>,
): Schema {
  if (typeof schema === 'boolean') return schema
  const name = refName(schema)
  if (name !== null) {
    const target = direction === 'input' ? inputOf(name) : name
    return target === name ? schema : refTo(target)
  }
  const hidden = schema.properties || schema.allOf ? new Set([...around, ...hiddenOf(contract, schema, direction)]) : around
  const shown = hidden.size === 0 ? schema : withoutHidden(contract, schema, direction, hidden)
  return mapInside(shown, (inner, keyword) =>
    strip(contract, inner, direction, inputOf, keyword === 'allOf' || keyword === 'anyOf' || keyword === 'oneOf' ? hidden : new Set()),
  )
}

function withoutHidden(contract: Contract, schema: SchemaObject, direction: Direction, hidden: ReadonlySet<string>): SchemaObject {
  const properties = Object.entries(schema.properties ?? {}).filter(([, property]) => !isHidden(contract, property, direction))
  return {
    ...schema,
    ...(schema.properties ? { properties: Object.fromEntries(properties) } : {}),
    ...(schema.required ? { required: schema.required.filter(key => !hidden.has(key)) } : {}),
  }
}
