import { type Contract, type Operation, readContract, type Schema, type SchemaObject, unwrapEnvelope } from '../../generators/contract'
import type { ContractOperation, ContractShape, Contracts } from '../../renderer/core'

/** The calls of all contracts, in the words of the screen pipeline. Throws for a contract that cannot be read: that is the generators' to tell. */
export function readContracts(files: readonly string[], read: (file: string) => string): Contracts {
  const { contract, messages } = readContract(files, read)
  if (messages.length > 0) throw new Error(messages.join('\n'))
  const { documents } = unwrapEnvelope(contract).contract
  const operations = documents.flatMap(document => document.operations.map(operation => toOperation(operation, contract)))
  const byCall = new Map(operations.map(operation => [callOf(operation.method, operation.path), operation]))
  const byId = new Map(operations.map(operation => [operation.id, operation]))
  return { operations, find: (method, path) => byCall.get(callOf(method, path)), byId: id => byId.get(id) }
}

/** Names of path parameters do not tell calls apart. */
function callOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/\{[^}]*\}/g, '{}')}`
}

function toOperation({ id, method, path, query, body, answer, extensions }: Operation, contract: Contract): ContractOperation {
  const make = new Shapes(contract)
  return {
    id,
    method: method.toUpperCase(),
    path,
    auth: String(extensions.get('x-auth') ?? 'login'),
    list: extensions.get('x-list') === true,
    query: query ? make.shape(query.schema) : nothing,
    ...(body && { body: make.shape(body.schema) }),
    result: make.shape(answer.schema),
  }
}

const nothing: ContractShape = { types: ['object'], properties: new Map(), required: [], closed: true }

/** Turns schemas into shapes: references followed, parts of `allOf` and `anyOf` laid together. */
class Shapes {
  private readonly made = new Map<SchemaObject, ContractShape>()

  constructor(private readonly contract: Contract) {}

  shape(schema: Schema): ContractShape {
    if (typeof schema === 'boolean') return { types: [], properties: new Map(), required: [], closed: false }
    const known = this.made.get(schema)
    if (known) return known
    const shape = { types: [] as string[], properties: new Map<string, ContractShape>(), required: [] as string[], closed: false }
    this.made.set(schema, shape)
    this.add(schema, shape, new Set())
    return shape
  }

  private add(
    schema: Schema,
    shape: { types: string[]; properties: Map<string, ContractShape>; required: string[]; closed: boolean; items?: ContractShape },
    seen: Set<SchemaObject>,
  ): void {
    if (typeof schema === 'boolean' || seen.has(schema)) return
    seen.add(schema)
    if (schema.$ref !== undefined) {
      const named = this.contract.schemas.get(schema.$ref.slice('#/$defs/'.length))
      if (named) this.add(named.schema, shape, seen)
      return
    }
    shape.types.push(...[schema.type ?? []].flat())
    shape.required.push(...(schema.required ?? []))
    if (schema.additionalProperties === false) shape.closed = true
    if (schema.items !== undefined) shape.items = this.shape(schema.items)
    for (const [name, property] of Object.entries(schema.properties ?? {})) shape.properties.set(name, this.shape(property))
    for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) this.add(part, shape, seen)
  }
}
