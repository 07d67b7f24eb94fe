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

const kinds: ReadonlyMap<string, 'one' | 'list' | 'map'> = new Map([
  ...single.map(key => [key, 'one'] as const),
  ...lists.map(key => [key, 'list'] as const),
  ...maps.map(key => [key, 'map'] as const),
])

/** The same schema with each schema directly inside it replaced; the schema itself when nothing was. */
export function mapInside(schema: SchemaObject, change: (inner: Schema, keyword: string) => Schema): SchemaObject {
  let changed: Record<string, unknown> | null = null
  for (const key of Object.keys(schema)) {
    const kind = kinds.get(key)
    if (kind === undefined) continue
    const inner = schema[key]
    const next = kind === 'one' ? mapOne(inner, key, change) : kind === 'list' ? mapList(inner, key, change) : mapMap(inner, key, change)
    if (next === inner) continue
    changed ??= {}
    changed[key] = next
  }
  return changed === null ? schema : { ...schema, ...changed }
}

type Change = (inner: Schema, keyword: string) => Schema

const mapOne = (inner: unknown, key: string, change: Change) => (isSchema(inner) ? change(inner, key) : inner)

function mapList(inner: unknown, key: string, change: Change): unknown {
  if (!Array.isArray(inner)) return inner
  const next = (inner as readonly Schema[]).map(one => change(one, key))
  return next.some((one, index) => one !== inner[index]) ? next : inner
}

function mapMap(inner: unknown, key: string, change: Change): unknown {
  if (typeof inner !== 'object' || inner === null) return inner
  let differs = false
  const next = Object.entries(inner as Readonly<Record<string, Schema>>).map(([name, one]) => {
    const made = change(one, key)
    differs ||= made !== one
    return [name, made] as const
  })
  return differs ? Object.fromEntries(next) : inner
}

/** Everything directly inside. */
export function forEachInside(schema: SchemaObject, see: (inner: Schema) => void): void {
  for (const key of Object.keys(schema)) {
    const kind = kinds.get(key)
    if (kind === undefined) continue
    const inner = schema[key]
    if (kind === 'one') {
      if (isSchema(inner)) see(inner)
    } else if (Array.isArray(inner)) for (const one of inner as readonly Schema[]) see(one)
    else if (kind === 'map' && typeof inner === 'object' && inner !== null) for (const one of Object.values(inner)) see(one as Schema)
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
  const group = <Group extends ParameterGroup>(given: Group | null): Group | null =>
    given && { ...given, schema: change(given.schema, 'input', 'none', at) as SchemaObject }
  const bodies = operation.bodies.map(body => ({ ...body, schema: change(body.schema, 'input', body.kind, at) }))
  const answers = operation.answers.map(answer => ({ ...answer, schema: change(answer.schema, 'output', answer.kind, at) }))
  return {
    ...operation,
    query: group(operation.query),
    params: group(operation.params),
    headers: group(operation.headers),
    cookies: group(operation.cookies),
    partHeaders: group(operation.partHeaders),
    bodies,
    body: bodies[0] ?? null,
    answers,
    answer: answers[0] ?? operation.answer,
    responses: operation.responses.map(response => {
      const contents = response.contents.map(content => ({ ...content, schema: change(content.schema, 'output', content.kind, at) }))
      return { ...response, contents, schema: contents[0]?.schema ?? response.schema }
    }),
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
