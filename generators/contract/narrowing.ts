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
  const heirs = heirsOf(contract)
  const bases = basesOf(contract, heirs, names)
  const based = bases.size === 0 ? contract : withBases(contract, bases, heirs)
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
  readonly by: Discriminator
  readonly children: readonly string[]
}

/** Schemas by what they build on in `allOf`, at once or through others. */
type Heirs = ReadonlyMap<string, readonly string[]>

function heirsOf(contract: Contract): Heirs {
  const heirs = new Map<string, string[]>()
  for (const { name, schema } of contract.schemas.values())
    for (const ancestor of ancestorsOf(contract, schema)) if (ancestor !== name) heirs.set(ancestor, [...(heirs.get(ancestor) ?? []), name])
  return heirs
}

function ancestorsOf(contract: Contract, schema: Schema, found: Set<string> = new Set()): Set<string> {
  if (typeof schema === 'boolean') return found
  for (const part of schema.allOf ?? []) {
    const name = refName(part)
    if (name !== null && found.has(name)) continue
    if (name !== null) found.add(name)
    ancestorsOf(contract, name === null ? part : (contract.schemas.get(name)?.schema ?? true), found)
  }
  return found
}

/** Discriminated schemas without alternatives, with those that build on them. */
function basesOf(contract: Contract, heirs: Heirs, names: Names): Map<string, Base> {
  const bases = new Map<string, Base>()
  for (const { name, schema, at } of contract.schemas.values()) {
    if (typeof schema === 'boolean' || schema.discriminator === undefined || schema.oneOf || schema.anyOf) continue
    const by = schema.discriminator as Discriminator
    const children = heirs.get(name) ?? []
    const mapped = [...by.mapping.values()].filter(target => children.includes(target))
    const all = [...new Set([...mapped, ...children])]
    if (all.length > 0) bases.set(name, { name, base: names.type(`${name} Base`, at.file), by, children: all })
  }
  return bases
}

function withBases(contract: Contract, bases: ReadonlyMap<string, Base>, heirs: Heirs): Contract {
  const rebuilt = (schema: Schema): Schema => {
    if (typeof schema === 'boolean' || !schema.allOf) return schema
    const allOf = schema.allOf.map(part => {
      const base = bases.get(refName(part) ?? '')
      return base ? refTo(base.base) : rebuilt(part)
    })
    return { ...schema, allOf }
  }
  const above = new Map<string, Base[]>()
  for (const base of bases.values()) for (const child of base.children) above.set(child, [...(above.get(child) ?? []), base])
  const documents = contract.documents.map(document => ({
    ...document,
    schemas: document.schemas.flatMap((named): NamedSchema[] => {
      const base = bases.get(named.name)
      const schema = rebuilt(named.schema)
      if (typeof schema === 'boolean') return [{ ...named, schema }]
      if (!base) return [{ ...named, schema: ofItsKind(contract, named.name, schema, above.get(named.name) ?? [], heirs) }]
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

/**
 * What builds on a base, with the values of its discriminator that mean it or what builds on it in turn: 3.1 §4.8.25.2 says so of every
 * value of such a schema, wherever it stands. It stays as it is where those are not what it says of the property itself.
 */
function ofItsKind(contract: Contract, name: string, schema: SchemaObject, above: readonly Base[], heirs: Heirs): SchemaObject {
  const kinds = [name, ...(heirs.get(name) ?? [])]
  const said = [...new Set(above.map(({ by }) => by.property))].flatMap(property => {
    const mappings = above.filter(({ by }) => by.property === property).map(({ by }) => by.mapping)
    const own = propertyOf(contract, refTo(name), property)
    if (own === null || own === 'union') return []
    const values = kinds.map(kind => valuesOf(contract, mappings, kind).filter(value => fits(value, own)))
    if (values.some(each => each.length === 0)) return []
    const { readOnly, writeOnly } = own
    const marks = { ...(readOnly ? { readOnly } : {}), ...(writeOnly ? { writeOnly } : {}) }
    const value = { ...oneOf([...new Set(values.flat())].map(each => asTyped(each, own.type))), ...marks }
    return [{ type: 'object', properties: { [property]: value }, required: [property] }]
  })
  return said.length === 0 ? schema : { ...schema, allOf: [...(schema.allOf ?? []), ...said] }
}

/** The values that mean a schema: those that the document maps, or else its name. */
function valuesOf(contract: Contract, mappings: readonly Discriminator['mapping'][], name: string): string[] {
  const mapped = mappings.flatMap(mapping => [...mapping].filter(([, target]) => target === name).map(([value]) => value))
  return mapped.length > 0 ? mapped : [contract.schemas.get(name)?.component ?? name]
}

/** The values that a property says itself; null: any. */
const allowedBy = (property: SchemaObject) => (property.const !== undefined ? [property.const] : (property.enum ?? null))

const fits = (value: string, property: SchemaObject) => allowedBy(property)?.includes(asTyped(value, property.type)) ?? true

const oneOf = (values: readonly unknown[]): SchemaObject => (values.length === 1 ? { const: values[0] } : { enum: values })

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
  const isMapped = [...by.mapping.values()].includes(name)
  const values = valuesOf(contract, [by.mapping], name)
  const property = propertyOf(contract, member, by.property)
  // A list or a text has no property; it is told apart by what it is.
  if (property === 'union' || (property === null && isNoObject(contract, name))) return member
  const allowed = property === null ? null : allowedBy(property)
  const fitting = values.filter(value => property === null || fits(value, property)).map(value => asTyped(value, property?.type))
  if (allowed?.length === 1 && (fitting.length === 1 || !isMapped)) return member
  if (fitting.length === 0) {
    const wanted = values.map(value => JSON.stringify(asTyped(value, property?.type))).join(' or ')
    const what = `the discriminator says ${by.property} is ${wanted} for ${name}, whose own values are ${JSON.stringify(allowed)}`
    if (isMapped || (allowed?.length ?? 0) > 1) report('CONTRACT_DISCRIMINATOR', at, what)
    return member
  }
  return { allOf: [member, { type: 'object', properties: { [by.property]: oneOf(fitting) }, required: [by.property] }] }
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
  const has = (word: 'const' | 'enum') => parts.find(part => part !== 'union' && part[word] !== undefined)
  return has('const') ?? has('enum') ?? parts[0] ?? null
}
