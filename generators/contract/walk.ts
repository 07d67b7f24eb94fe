import type { Contract, ContractDocument, MediaKind, Operation, ParameterGroup, Place, Schema, SchemaObject } from './model'

const single = [
  'additionalProperties',
  'items',
  'not',
  'contains',
  'propertyNames',
  'if',
  'then',
  'else',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contentSchema',
] as const
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const
const maps = ['properties', 'patternProperties', 'dependentSchemas'] as const

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
export const schemaKeywords = { single, lists, maps } as const

/** The same schema with each schema directly inside it replaced; the schema itself when nothing was. */
export function mapInside(schema: SchemaObject, change: (inner: Schema, keyword: string) => Schema): SchemaObject {
  const changed: Record<string, unknown> = {}
  for (const key of single) {
    const inner = schema[key]
    if (!isSchema(inner)) continue
    const next = change(inner, key)
    if (next !== inner) changed[key] = next
  }
  for (const key of lists) {
    const inner = schema[key]
    if (!inner) continue
    const next = inner.map(one => change(one, key))
    if (next.some((one, index) => one !== inner[index])) changed[key] = next
  }
  for (const key of maps) {
    const inner = schema[key] as Readonly<Record<string, Schema>> | undefined
    if (!inner) continue
    const next = Object.entries(inner).map(([name, one]) => [name, change(one, key)] as const)
    if (next.some(([name, one]) => one !== inner[name])) changed[key] = Object.fromEntries(next)
  }
  return Object.keys(changed).length === 0 ? schema : { ...schema, ...changed }
}

/** Everything directly inside. */
export function forEachInside(schema: SchemaObject, see: (inner: Schema) => void): void {
  for (const key of single) {
    const inner = schema[key]
    if (isSchema(inner)) see(inner)
  }
  for (const key of lists) for (const inner of schema[key] ?? []) see(inner)
  for (const key of maps) {
    const inner = schema[key] as Readonly<Record<string, Schema>> | undefined
    if (inner) for (const name of Object.keys(inner)) see(inner[name] ?? true)
  }
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'boolean' || (typeof value === 'object' && value !== null && !Array.isArray(value))
}

/** Whether a schema is sent by the client or by the server. */
export type Direction = 'input' | 'output'

/** Makes a schema of an operation another one; `kind` is that of its body or answer, `none` for parameters, `at` the operation. */
export type ChangeSchema = (schema: Schema, direction: Direction, kind: MediaKind | 'none', at: Place) => Schema

/** The contract with every schema of its operations replaced. */
export function mapOperations(contract: Contract, change: ChangeSchema): Contract {
  return { ...contract, documents: contract.documents.map(document => mapDocument(document, change)) }
}

function mapDocument(document: ContractDocument, change: ChangeSchema): ContractDocument {
  return {
    ...document,
    operations: document.operations.map(operation => mapOperation(operation, change)),
    webhooks: document.webhooks.map(operation => mapOperation(operation, turned(change))),
  }
}

/** For what the server calls: there the input comes from the server. */
function turned(change: ChangeSchema): ChangeSchema {
  return (schema, direction, kind, at) => change(schema, direction === 'input' ? 'output' : 'input', kind, at)
}

function mapOperation(operation: Operation, change: ChangeSchema): Operation {
  const { at } = operation
  const group = (given: ParameterGroup | null) => given && { ...given, schema: change(given.schema, 'input', 'none', at) as SchemaObject }
  const bodies = operation.bodies.map(body => ({ ...body, schema: change(body.schema, 'input', body.kind, at) }))
  const answers = operation.answers.map(answer => ({ ...answer, schema: change(answer.schema, 'output', answer.kind, at) }))
  return {
    ...operation,
    query: group(operation.query),
    params: group(operation.params),
    headers: group(operation.headers),
    cookies: group(operation.cookies),
    bodies,
    body: bodies[0] ?? null,
    answers,
    answer: answers[0] ?? operation.answer,
    responses: operation.responses.map(response => ({ ...response, schema: change(response.schema, 'output', response.kind, at) })),
    callbacks: operation.callbacks.map(callback => mapOperation(callback, turned(change))),
  }
}

/** The contract with every named schema replaced; names and order stay. */
export function mapNamed(contract: Contract, change: (schema: Schema, name: string) => Schema): Contract {
  const documents = contract.documents.map(document => ({
    ...document,
    schemas: document.schemas.map(named => ({ ...named, schema: change(named.schema, named.name) })),
  }))
  return { documents, schemas: new Map(documents.flatMap(({ schemas }) => schemas.map(named => [named.name, named] as const))) }
}
