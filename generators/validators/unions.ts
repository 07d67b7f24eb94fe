/** A JSON Schema as data. */
export type Schema = { readonly [keyword: string]: unknown }

/** Schemas by `$id`. */
export type SchemaSet = ReadonlyMap<string, Schema>

/**
 * The same schema with each `anyOf` turned into a chain of `if`: the value's type, or the first required key of an object,
 * decides which branch is meant. A validator then tells what is wrong with that branch, not that none fits.
 */
export function decideUnions(schema: unknown, set: SchemaSet, base: string): unknown {
  if (Array.isArray(schema)) return schema.map(item => decideUnions(item, set, base))
  if (!isSchema(schema)) return schema
  const { anyOf, ...rest } = schema
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, decideUnions(value, set, base)]))
  if (!Array.isArray(anyOf)) return inner
  const branches = anyOf.map(branch => ({ branch, test: testOf(branch, set, base) }))
  const chain = branches.reduceRight<unknown>(
    (otherwise, { branch, test }) => choose(test, decideUnions(branch, set, base), otherwise),
    noneOf(anyOf, set, base),
  )
  return { ...inner, ...(chain as Schema) }
}

/** What tells a branch from its siblings. */
function testOf(branch: unknown, set: SchemaSet, base: string): Schema {
  const found = follow(branch, set, base)
  if (Array.isArray(found.schema.anyOf)) return { anyOf: found.schema.anyOf.map(part => testOf(part, set, found.base)) }
  if (typeof found.schema.const === 'boolean') return { type: 'boolean' }
  const { type, required } = found.schema
  if (type === 'object' && Array.isArray(required)) return { type, required: required.slice(0, 1) }
  return { type }
}

/** Refuses what fits no branch, in words that help: wrong type, unknown key, or none of the deciding keys. */
function noneOf(anyOf: readonly unknown[], set: SchemaSet, base: string): Schema {
  const leaves = anyOf.flatMap(branch => leavesOf(branch, set, base))
  const types = [...new Set(leaves.flatMap(leaf => (typeof leaf.const === 'boolean' ? 'boolean' : (leaf.type as string | string[]))))]
  const objects = leaves.filter(leaf => leaf.type === 'object')
  if (objects.length === 0) return { type: types }
  const properties = Object.assign(
    {},
    ...objects.map(object => Object.fromEntries(Object.keys(object.properties ?? {}).map(key => [key, true]))),
  )
  const deciding = objects.map(object => ({ required: ((object.required ?? []) as readonly string[]).slice(0, 1) }))
  return { type: types, ...choose({ type: 'object' }, { properties, additionalProperties: false, anyOf: deciding }, true) }
}

/** `if`, `then` and `else`; not written as a literal, which would look like a promise. */
function choose(test: unknown, yes: unknown, no: unknown): Schema {
  return Object.fromEntries([
    ['if', test],
    ['then', yes],
    ['else', no],
  ])
}

function leavesOf(branch: unknown, set: SchemaSet, base: string): Schema[] {
  const found = follow(branch, set, base)
  const { anyOf } = found.schema
  return Array.isArray(anyOf) ? anyOf.flatMap(part => leavesOf(part, set, found.base)) : [found.schema]
}

function follow(branch: unknown, set: SchemaSet, base: string): { readonly schema: Schema; readonly base: string } {
  if (!isSchema(branch)) throw new Error(`a branch of ${base} is no schema`)
  if (typeof branch.$ref !== 'string') return { schema: branch, base }
  const [file = '', pointer = ''] = branch.$ref.split('#')
  const target = file === '' ? base : file
  let found: unknown = set.get(target)
  for (const step of pointer.split('/').filter(Boolean))
    found = isSchema(found) || Array.isArray(found) ? (found as Schema)[step] : undefined
  if (!isSchema(found)) throw new Error(`${base} refers to ${branch.$ref}, which is not there`)
  return follow(found, set, target)
}

/** Without the settings of cells: those are held against what is registered, which can be more than what this repository brings. */
export function withoutCells(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutCells)
  if (!isSchema(schema)) return schema
  const entries = Object.entries(schema).filter(
    ([key, value]) => !(key === 'allOf' && JSON.stringify(value).includes('generated/cells.schema.json')),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutCells(value)]))
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
