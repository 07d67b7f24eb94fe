import type { Contract, Operation, Schema } from '../contract'
import { forEachInside } from '../contract/walk'

/**
 * The contract with the wanted operations only, and the schemas that they use.
 *
 * A wish is `tag:<name>`, `schema:<name>` (operations that lead to it), `deprecated`, a path (`*` stands for one part of it, `**` for any
 * number), or the id of an operation. `exclude` takes away what `requests` wants. Wishes that nothing fits come back.
 */
export function selectOperations(
  contract: Contract,
  requests: readonly string[],
  exclude: readonly string[] = [],
): { readonly contract: Contract; readonly unmet: readonly string[] } {
  const wanted = keepOperations(contract, requests, true)
  const rest = keepOperations(wanted.contract, exclude, false)
  return { contract: rest.contract, unmet: [...wanted.unmet, ...rest.unmet] }
}

function keepOperations(contract: Contract, requests: readonly string[], wanted: boolean) {
  if (requests.length === 0) return { contract, unmet: [] }
  const tests = requests.map(request => ({ request, fits: fitsOf(contract, request) }))
  const met = new Set<string>()
  const keep = (operation: Operation) => {
    const fitting = tests.filter(({ fits }) => fits(operation))
    for (const { request } of fitting) met.add(request)
    return fitting.length > 0 === wanted
  }
  const documents = contract.documents.map(document => ({
    ...document,
    operations: document.operations.filter(keep),
    webhooks: document.webhooks.filter(keep),
  }))
  return { contract: withUsed({ ...contract, documents }), unmet: requests.filter(request => !met.has(request)) }
}

function fitsOf(contract: Contract, request: string): (operation: Operation) => boolean {
  if (request === 'deprecated') return ({ deprecated }) => deprecated
  if (request.startsWith('schema:')) return operation => namesOf(contract, schemasOf(operation)).has(request.slice('schema:'.length))
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

/** Every schema that an operation says itself. */
function schemasOf(operation: Operation): Schema[] {
  const { params, query, headers, cookies, partHeaders, bodies, responses, callbacks } = operation
  const groups = [params, query, headers, cookies, partHeaders].flatMap(group => (group ? [group.schema] : []))
  const came = responses.flatMap(response => [
    response.schema,
    ...response.contents.map(({ schema }) => schema),
    ...(response.headers ? [response.headers.schema] : []),
  ])
  return [
    ...groups,
    ...bodies.map(({ schema }) => schema),
    ...operation.answers.map(({ schema }) => schema),
    ...came,
    ...callbacks.flatMap(schemasOf),
  ]
}

/** The names of the schemas that these lead to. */
function namesOf(contract: Contract, schemas: readonly Schema[]): Set<string> {
  const used = new Set<string>()
  const waiting = [...schemas]
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
  return used
}

/** Without the schemas that nothing leads to. */
function withUsed(contract: Contract): Contract {
  const operations = contract.documents.flatMap(document => [...document.operations, ...document.webhooks])
  const used = namesOf(contract, operations.flatMap(schemasOf))
  const documents = contract.documents.map(document => ({ ...document, schemas: document.schemas.filter(({ name }) => used.has(name)) }))
  return { documents, schemas: new Map(documents.flatMap(({ schemas }) => schemas.map(named => [named.name, named] as const))) }
}
