import type { ContractOperation, ContractShape, Contracts } from './registry-info'

/** What a shape is read from: a JSON Schema, as data. */
export type ShapeSchema = boolean | { readonly [keyword: string]: unknown }

interface Growing {
  readonly types: string[]
  readonly properties: Map<string, ContractShape>
  readonly required: string[]
  closed: boolean
  items?: ContractShape
}

/** Of a call without parameters. */
export const noShape: ContractShape = { types: ['object'], properties: new Map(), required: [], closed: true }

/** Turns schemas into shapes: references followed by `named`, parts of `allOf`, `anyOf` and `oneOf` laid together. */
export function shapeReader(named: (ref: string) => ShapeSchema | undefined): (schema: ShapeSchema) => ContractShape {
  const made = new Map<object, ContractShape>()

  function shape(schema: ShapeSchema): ContractShape {
    if (typeof schema === 'boolean') return { types: [], properties: new Map(), required: [], closed: false }
    const known = made.get(schema)
    if (known) return known
    const growing: Growing = { types: [], properties: new Map(), required: [], closed: false }
    made.set(schema, growing)
    add(schema, growing, new Set())
    return growing
  }

  function add(schema: ShapeSchema, growing: Growing, seen: Set<object>): void {
    if (typeof schema === 'boolean' || seen.has(schema)) return
    seen.add(schema)
    if (typeof schema.$ref === 'string') {
      add(named(schema.$ref) ?? true, growing, seen)
      return
    }
    growing.types.push(...([schema.type ?? []].flat() as string[]))
    growing.required.push(...((schema.required ?? []) as string[]))
    if (schema.additionalProperties === false) growing.closed = true
    if (schema.items !== undefined) growing.items = shape(schema.items as ShapeSchema)
    for (const [name, property] of Object.entries((schema.properties ?? {}) as { [name: string]: ShapeSchema }))
      growing.properties.set(name, shape(property))
    for (const part of [schema.allOf, schema.anyOf, schema.oneOf].flatMap(parts => (parts ?? []) as ShapeSchema[])) add(part, growing, seen)
  }

  return shape
}

/** Operations as screens look them up. Names of path parameters do not tell calls apart. */
export function contractsOf(operations: readonly ContractOperation[]): Contracts {
  const callOf = (method: string, path: string) => `${method.toUpperCase()} ${path.replace(/\{[^}]*\}/g, '{}')}`
  const byCall = new Map(operations.map(operation => [callOf(operation.method, operation.path), operation]))
  const byId = new Map(operations.map(operation => [operation.id, operation]))
  return { operations, find: (method, path) => byCall.get(callOf(method, path)), byId: id => byId.get(id) }
}
