import { StartError } from '../../util/start-error'
import { type Documents, follow } from './documents'
import { child, isNode, list, type Node, text } from './json'
import { resolveSchema, type Schema } from './resolve'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'

/** An operation of the contracts, ready to be a route. */
export interface Operation {
  readonly id: string
  /** The operation whose handler answers; another one only for what `x-also-post` and `x-also-at` add to it. */
  readonly handledBy: string
  readonly method: Method
  /** Below API_BASE, as the contract writes it: `/sys/dict/getDictItems/{dict}`. */
  readonly path: string
  /** `public`, `login`, or a permission. */
  readonly auth: string
  /** Whether another site may send people here, as a provider does after a sign-in. */
  readonly crossSite: boolean
  /** Whether a session may call it that began with a password which another user has set. */
  readonly oneTimePassword: boolean
  /** Whether a browser may ask by its cookie, as an `<img>` of a client of the family does. */
  readonly cookie: boolean
  readonly tag: string
  readonly summary: string
  readonly query: Schema
  readonly params: Schema
  /** Null when the operation takes no JSON. */
  readonly body: Schema | null
  readonly bodyRequired: boolean
  /** What a form with files holds; null when the operation takes none. */
  readonly form: Schema | null
  /** Whether it only reads, although it is no GET: it may be asked again at any time, and is answered anew. */
  readonly reads: boolean
  /** Whether the answer holds a token, a code or another secret, so that nothing of it may be kept. */
  readonly secret: boolean
  /** Whether the body may be larger than others, since it holds very many rows. */
  readonly large: boolean
  /** The envelope of the answer; null for files. */
  readonly answer: Schema | null
  /** The path parameter that may hold slashes; null when none may. */
  readonly slashes: string | null
}

const METHODS: ReadonlyMap<string, Method> = new Map([
  ['get', 'GET'],
  ['post', 'POST'],
  ['put', 'PUT'],
  ['delete', 'DELETE'],
  ['patch', 'PATCH'],
])
const JSON_TYPE = 'application/json'

/** Where an operation stands. */
interface Place {
  readonly documents: Documents
  readonly file: string
}

function opened({ documents, file }: Place, value: unknown): { file: string; node: Node } {
  if (!isNode(value)) return { file, node: {} }
  return typeof value.$ref === 'string' ? follow(documents, file, value.$ref) : { file, node: value }
}

function parameters(place: Place, nodes: readonly unknown[], where: string, open: boolean): Schema {
  const properties: Schema = {}
  const required: string[] = []
  let whole: Schema = {}
  for (const { file, node } of nodes.map(one => opened(place, one))) {
    if (node.in !== where) continue
    const schema = resolveSchema(place.documents, file, child(node, 'schema'))
    const name = text(node, 'name') ?? ''
    // A parameter that is an object stands for as many parameters as it has properties.
    if (where === 'query' && isNode(schema.properties)) whole = schema
    else properties[name] = schema
    if (node.required === true) required.push(name)
  }
  return {
    type: 'object',
    ...whole,
    properties: { ...(whole.properties as Schema | undefined), ...properties },
    ...(required.length > 0 && { required }),
    additionalProperties: open ? { type: 'string' } : false,
  }
}

/** What lists of screens say to whatever they read: up to how many rows are counted, and what is summed. What does neither leaves it aside. */
const OF_SCREENS: Schema = { countUpTo: { type: 'integer', minimum: 1 }, sumOf: { type: 'string', maxLength: 2000 } }

const countable = (method: Method, query: Schema): Schema =>
  method === 'GET' ? { ...query, properties: { ...OF_SCREENS, ...(query.properties as Schema) } } : query

function bodyOf(place: Place, node: Node): Pick<Operation, 'body' | 'bodyRequired' | 'form'> {
  const { file, node: body } = opened(place, node.requestBody)
  const content = child(body, 'content')
  const schemaOf = (type: string) => (isNode(content[type]) ? resolveSchema(place.documents, file, child(content[type], 'schema')) : null)
  return { body: schemaOf(JSON_TYPE), bodyRequired: body.required === true, form: schemaOf('multipart/form-data') }
}

function answerOf(place: Place, node: Node): Schema | null {
  const { file, node: response } = opened(place, child(node, 'responses')['200'])
  const json = child(response, 'content')[JSON_TYPE]
  return isNode(json) ? resolveSchema(place.documents, file, child(json, 'schema')) : null
}

function readOperation(place: Place, method: Method, path: string, node: Node, shared: readonly unknown[]): Operation {
  const id = text(node, 'operationId')
  if (!id) throw new StartError(`The contract ${place.file} has no operationId for ${method} ${path}.`)
  const auth = text(node, 'x-auth')
  if (!auth) throw new StartError(`The operation ${id} in ${place.file} does not say who may call it: x-auth is missing.`)
  const nodes = [...shared, ...list(node, 'parameters')]
  const slashes = nodes.map(one => opened(place, one).node).find(one => one['x-slashes'] === true)
  return {
    id,
    handledBy: id,
    method,
    path,
    auth,
    crossSite: node['x-cross-site'] === true,
    oneTimePassword: text(node, 'x-one-time-password') === 'allowed',
    cookie: node['x-cookie'] === true,
    tag: String(list(node, 'tags')[0] ?? ''),
    summary: text(node, 'summary') ?? '',
    query: countable(method, parameters(place, nodes, 'query', node['x-list'] === true)),
    params: parameters(place, nodes, 'path', false),
    ...bodyOf(place, node),
    reads: node['x-reads'] === true,
    secret: node['x-secret-answer'] === true,
    large: node['x-large-body'] === true,
    answer: answerOf(place, node),
    slashes: slashes ? (text(slashes, 'name') ?? null) : null,
  }
}

/**
 * The operations of a path and those that it is also called by: releases of the family send a change by either method (`x-also-post`),
 * and name one list differently (`x-also-at`).
 */
function operationsAt(place: Place, path: string, item: Node): Operation[] {
  return [...METHODS].flatMap(([name, method]) => {
    const node = item[name]
    if (!isNode(node)) return []
    const operation = readOperation(place, method, path, node, list(item, 'parameters'))
    const byPost = node['x-also-post'] === true ? [{ ...operation, id: `${operation.id}Post`, method: 'POST' as const }] : []
    const elsewhere = Object.entries(child(node, 'x-also-at'))
    return [operation, ...byPost, ...elsewhere.map(([id, at]) => ({ ...operation, id, path: String(at) }))]
  })
}

/** Every operation of the contracts; stops at one without id or `x-auth`, and at an id that is used twice. */
export function readOperations(documents: Documents): Operation[] {
  const operations = new Map<string, Operation>()
  for (const [file, document] of documents) {
    const items = Object.entries(child(document, 'paths'))
    const found = items.flatMap(([path, item]) => (isNode(item) ? operationsAt({ documents, file }, path, item) : []))
    for (const operation of found) {
      if (operations.has(operation.id))
        throw new StartError(`The operation ${operation.id} stands twice in the contracts (again in ${file}).`)
      operations.set(operation.id, operation)
    }
  }
  return [...operations.values()]
}
