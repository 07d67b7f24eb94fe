import type { Report } from './issues'
import { type Contract, type Discriminator, type NamedSchema, type Place, refName, refTo, type Schema, type SchemaObject } from './model'
import type { Names } from './names'
import { mapInside, mapNamed, mapOperations } from './walk'

/**
 * Discriminators (3.1 §4.8.25) as values: each alternative of a union says which value its property has, so that types narrow and
 * validators tell what is wrong with the one that is meant.
 *
 * A schema with a discriminator and no alternatives of its own is the base of those that name it in `allOf`: it becomes the union of
 * them, and what it said itself is called `<Name>Base`.
 */
export function narrowUnions(contract: Contract, names: Names, report: Report): Contract {
  if (![...contract.schemas.values()].some(({ schema }) => holds(schema)) && !inOperations(contract)) return contract
  const bases = basesOf(contract, names)
  const based = bases.size === 0 ? contract : withBases(contract, bases)
  const narrow = (schema: Schema, at: Place): Schema => {
    if (typeof schema === 'boolean' || !holds(schema)) return schema
    const inner = mapInside(schema, one => narrow(one, at))
    const { discriminator, ...rest } = inner
    return discriminator === undefined ? inner : alternatives(based, rest as SchemaObject, discriminator as Discriminator, at, report)
  }
  const here = based.documents[0]?.operations[0]?.at ?? { file: '', pointer: '' }
  return mapOperations(
    mapNamed(based, (schema, name) => narrow(schema, based.schemas.get(name)?.at ?? here)),
    schema => narrow(schema, here),
  )
}

const known = new WeakMap<SchemaObject, boolean>()

/** Whether there is a discriminator anywhere inside, but not behind references. */
function holds(schema: Schema): boolean {
  if (typeof schema === 'boolean') return false
  const before = known.get(schema)
  if (before !== undefined) return before
  let found = schema.discriminator !== undefined
  mapInside(schema, inner => {
    found ||= holds(inner)
    return inner
  })
  known.set(schema, found)
  return found
}

function inOperations(contract: Contract): boolean {
  let found = false
  mapOperations(contract, schema => {
    found ||= holds(schema)
    return schema
  })
  return found
}

interface Base {
  readonly name: string
  readonly base: string
  readonly children: readonly string[]
}

/** Discriminated schemas without alternatives, with those that build on them. */
function basesOf(contract: Contract, names: Names): Map<string, Base> {
  const bases = new Map<string, Base>()
  for (const { name, schema, at } of contract.schemas.values()) {
    if (typeof schema === 'boolean' || schema.discriminator === undefined || schema.oneOf || schema.anyOf) continue
    const { mapping } = schema.discriminator as Discriminator
    const children = [...contract.schemas.values()].filter(other => other.name !== name && buildsOn(contract, other.schema, name))
    const mapped = [...mapping.values()].filter(target => target !== name && children.some(child => child.name === target))
    const all = [...new Set([...mapped, ...children.map(child => child.name)])]
    if (all.length > 0) bases.set(name, { name, base: names.type(`${name} Base`, at.file), children: all })
  }
  return bases
}

function buildsOn(contract: Contract, schema: Schema, base: string, seen: ReadonlySet<string> = new Set()): boolean {
  if (typeof schema === 'boolean') return false
  return (schema.allOf ?? []).some(part => {
    const name = refName(part)
    if (name === base) return true
    if (name === null) return buildsOn(contract, part, base, seen)
    return !seen.has(name) && buildsOn(contract, contract.schemas.get(name)?.schema ?? true, base, new Set([...seen, name]))
  })
}

function withBases(contract: Contract, bases: ReadonlyMap<string, Base>): Contract {
  const rebuilt = (schema: Schema): Schema => {
    if (typeof schema === 'boolean' || !schema.allOf) return schema
    const allOf = schema.allOf.map(part => {
      const base = bases.get(refName(part) ?? '')
      return base ? refTo(base.base) : rebuilt(part)
    })
    return { ...schema, allOf }
  }
  const documents = contract.documents.map(document => ({
    ...document,
    schemas: document.schemas.flatMap((named): NamedSchema[] => {
      const base = bases.get(named.name)
      const schema = rebuilt(named.schema)
      if (!base || typeof schema === 'boolean') return [{ ...named, schema }]
      const { discriminator, ...own } = schema
      const description = schema.description === undefined ? {} : { description: schema.description }
      return [
        { ...named, name: base.base, schema: own, component: null },
        { ...named, schema: { ...description, oneOf: base.children.map(refTo), discriminator } },
      ]
    }),
  }))
  return { documents, schemas: new Map(documents.flatMap(({ schemas }) => schemas.map(named => [named.name, named] as const))) }
}

function alternatives(contract: Contract, schema: SchemaObject, by: Discriminator, at: Place, report: Report): SchemaObject {
  const key = schema.oneOf ? 'oneOf' : 'anyOf'
  const members = schema[key]
  if (!members) return schema
  return { ...schema, [key]: members.map(member => said(contract, member, by, at, report)) }
}

/** An alternative together with the values that mean it. */
function said(contract: Contract, member: Schema, by: Discriminator, at: Place, report: Report): Schema {
  const name = refName(member)
  if (name === null) return member
  const mapped = [...by.mapping].filter(([, target]) => target === name).map(([value]) => value)
  const values = mapped.length > 0 ? mapped : [contract.schemas.get(name)?.component ?? name]
  const property = propertyOf(contract, member, by.property)
  // A list or a text has no property; it is told apart by what it is.
  if (property === 'union' || (property === null && isNoObject(contract, name))) return member
  const typed = values.map(value => asTyped(value, property?.type))
  const allowed = property === null ? null : property.const !== undefined ? [property.const] : (property.enum ?? null)
  const fitting = allowed === null ? typed : typed.filter(value => allowed.includes(value))
  if (allowed?.length === 1 && (fitting.length === 1 || mapped.length === 0)) return member
  if (fitting.length === 0) {
    const what = `the discriminator says ${by.property} is ${typed.map(value => JSON.stringify(value)).join(' or ')} for ${name}, whose own values are ${JSON.stringify(allowed)}`
    if (mapped.length > 0 || (allowed?.length ?? 0) > 1) report('CONTRACT_DISCRIMINATOR', at, what)
    return member
  }
  const value = fitting.length === 1 ? { const: fitting[0] } : { enum: fitting }
  return { allOf: [member, { type: 'object', properties: { [by.property]: value }, required: [by.property] }] }
}

function isNoObject(contract: Contract, name: string): boolean {
  const schema = contract.schemas.get(name)?.schema
  return typeof schema === 'object' && typeof schema.type === 'string' && schema.type !== 'object'
}

function asTyped(value: string, type: SchemaObject['type']): unknown {
  if ((type === 'integer' || type === 'number') && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value)
  return type === 'boolean' && (value === 'true' || value === 'false') ? value === 'true' : value
}

/** What a schema says of a property, through references and `allOf`; `union` when it is itself a choice. */
function propertyOf(
  contract: Contract,
  schema: Schema,
  property: string,
  seen: ReadonlySet<string> = new Set(),
): SchemaObject | 'union' | null {
  if (typeof schema === 'boolean') return null
  const name = refName(schema)
  if (name !== null) {
    if (seen.has(name)) return null
    return propertyOf(contract, contract.schemas.get(name)?.schema ?? true, property, new Set([...seen, name]))
  }
  if (schema.oneOf || schema.anyOf) return 'union'
  const own = schema.properties && Object.hasOwn(schema.properties, property) ? schema.properties[property] : undefined
  if (own !== undefined) {
    const target = refName(own)
    const found = target === null ? own : (contract.schemas.get(target)?.schema ?? true)
    return typeof found === 'boolean' ? {} : found
  }
  const parts = (schema.allOf ?? []).map(part => propertyOf(contract, part, property, seen)).filter(part => part !== null)
  return parts.find(part => part !== 'union' && (part.const !== undefined || part.enum !== undefined)) ?? parts[0] ?? null
}
