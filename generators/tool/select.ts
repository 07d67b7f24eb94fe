import type { Contract, Operation, Schema } from '../contract'
import { forEachInside, mapOperations } from '../contract/walk'

/**
 * The contract with the wanted operations only, and the schemas that they use.
 *
 * A wish is `tag:<name>`, a path (`*` stands for one part of it, `**` for any number), or the id of an operation. Wishes that nothing
 * fits come back.
 */
export function selectOperations(
  contract: Contract,
  requests: readonly string[],
): { readonly contract: Contract; readonly unmet: readonly string[] } {
  if (requests.length === 0) return { contract, unmet: [] }
  const tests = requests.map(request => ({ request, fits: fitsOf(request) }))
  const met = new Set<string>()
  const keep = (operation: Operation) => {
    const fitting = tests.filter(({ fits }) => fits(operation))
    for (const { request } of fitting) met.add(request)
    return fitting.length > 0
  }
  const documents = contract.documents.map(document => ({
    ...document,
    operations: document.operations.filter(keep),
    webhooks: document.webhooks.filter(keep),
  }))
  return { contract: withUsed({ ...contract, documents }), unmet: requests.filter(request => !met.has(request)) }
}

function fitsOf(request: string): (operation: Operation) => boolean {
  if (request.startsWith('tag:')) return ({ tags }) => tags.includes(request.slice('tag:'.length))
  if (!request.startsWith('/')) return ({ id }) => id === request
  const pattern = request
    .replace(/[.+?^$()[\]\\|{}]/g, '\\$&')
    .replaceAll('**', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '.*')
  const test = new RegExp(`^${pattern}$`)
  return ({ path }) => test.test(path)
}

/** Without the schemas that nothing leads to. */
function withUsed(contract: Contract): Contract {
  const used = new Set<string>()
  const waiting: Schema[] = []
  mapOperations(contract, schema => {
    waiting.push(schema)
    return schema
  })
  for (const { operations } of contract.documents)
    for (const operation of operations) for (const { headers } of operation.responses) if (headers) waiting.push(headers.schema)
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (typeof schema === 'boolean') continue
    if (schema.$ref !== undefined) {
      const name = schema.$ref.slice('#/$defs/'.length)
      if (used.has(name)) continue
      used.add(name)
      waiting.push(contract.schemas.get(name)?.schema ?? true)
      continue
    }
    forEachInside(schema, inner => waiting.push(inner))
  }
  const documents = contract.documents.map(document => ({ ...document, schemas: document.schemas.filter(({ name }) => used.has(name)) }))
  return { documents, schemas: new Map(documents.flatMap(({ schemas }) => schemas.map(named => [named.name, named] as const))) }
}
