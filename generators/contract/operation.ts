import type { Operation, Parameter, SecurityScheme } from './model'
import { camel, renamed } from './names'
import { child, children, isObject, type Node, textAt, textOf, valueAt } from './node'
import { groupOf, type Placed, readParameters } from './parameter'
import { readPartHeaders } from './part-headers'
import { areaOf, type Reading } from './reading'
import { readBodies } from './request-body'
import { readResponses } from './response'
import { readSecurity } from './security'
import { readServers } from './server'

/** What an operation takes from around it. */
export interface Around {
  readonly path: string
  /** Parameters and servers of the path item. */
  readonly item: Node
  readonly schemes: readonly SecurityScheme[]
  /** Ids that are taken, with the method and path that took them. */
  readonly taken: Map<string, string>
  /** What the server calls: its path is no template of ours. */
  readonly incoming: boolean
}

const sent = new Set(['POST', 'PUT', 'DELETE', 'PATCH'])

/** Operation Object (3.1 §4.8.10). Without operationId the id is made of method and path. */
export function readOperation(reading: Reading, method: string, node: Node, around: Around): Operation {
  const { path, item } = around
  const id = idOf(reading, method, node, around)
  const name = (part: string) => reading.names.type(`${id.charAt(0).toUpperCase()}${id.slice(1)} ${part}`, areaOf(node.at.file))
  const given = readParameters(reading, [child(item, 'parameters'), child(node, 'parameters')])
  const parameters = around.incoming ? given : checkedPath(reading, path, node, given)
  const group = (place: Parameter['in'], part: string) =>
    parameters.some(({ parameter }) => parameter.in === place) ? groupOf(parameters, place, name(part)) : null
  const verb = method.toUpperCase()
  const unsent = !around.incoming && !sent.has(verb) && valueAt(node, 'requestBody') !== undefined
  if (unsent) reading.report('CONTRACT_BODY_UNSENT', child(node, 'requestBody').at, verb)
  const parts = { query: group('query', 'Query'), params: group('path', 'Params'), headers: group('header', 'Headers') }
  const cookies = group('cookie', 'Cookies')
  const bodies = unsent ? [] : readBodies(reading, child(node, 'requestBody'), name)
  const formHeaders = unsent || around.incoming ? null : readPartHeaders(reading, child(node, 'requestBody'), () => name('Part Headers'))
  const { answers, responses, links } = readResponses(reading, child(node, 'responses'), name)
  const servers = readServers(reading, child(node, 'servers'))
  return {
    id,
    names: { failures: name('Error'), answers: name('Results'), call: name('Call') },
    method: verb,
    path,
    tags: children(child(node, 'tags')).flatMap(([, tag]) => textOf(tag) ?? []),
    summary: textAt(node, 'summary') ?? textAt(item, 'summary'),
    description: textAt(node, 'description') ?? textAt(item, 'description'),
    deprecated: valueAt(node, 'deprecated') === true,
    ...parts,
    cookies,
    partHeaders: formHeaders,
    body: bodies[0] ?? null,
    bodies,
    answer: answers[0],
    answers,
    responses,
    security: readSecurity(reading, child(node, 'security'), around.schemes),
    servers: servers.length > 0 ? servers : readServers(reading, child(item, 'servers')),
    callbacks: readCallbacks(reading, node, id, around),
    links,
    extensions: new Map(extensionsOf(node)),
    at: node.at,
  }
}

/** The id, camelCase and unique: the document's; without one, or when it is taken, one made of method and path. */
function idOf(reading: Reading, method: string, node: Node, { path, taken, incoming }: Around): string {
  const given = givenId(reading, node, incoming)
  if (!incoming && reading.naming.operations !== 'path' && valueAt(node, 'operationId') === undefined)
    reading.report('CONTRACT_NO_OPERATION_ID', node.at)
  const plain = camel(given ?? `${method} ${path}`)
  const rules = reading.naming.rename ?? []
  const wanted = rules.length === 0 ? plain : camel(renamed(plain, rules))
  let id = wanted
  if (taken.has(id) && given !== null) id = camel(`${given} ${method}`)
  for (let number = 2; taken.has(id); number++) id = `${wanted}${number}`
  const other = taken.get(wanted)
  if (given !== null && other !== undefined) reading.report('CONTRACT_DUPLICATE_OPERATION', node.at, given, other, id)
  taken.set(id, `${method.toUpperCase()} ${path}`)
  return id
}

/** What the document calls an operation, without what generators of documents add; null: nothing that tells one from another. */
function givenId(reading: Reading, node: Node, incoming: boolean): string | null {
  const said = textAt(node, 'operationId')
  if (said === null || incoming) return said
  if (reading.naming.operations === 'path') return null
  const spoken = reading.operationIds.get(said)
  return spoken === undefined ? said : spoken
}

function extensionsOf(node: Node): [string, unknown][] {
  return isObject(node.value) ? Object.entries(node.value).filter(([key]) => key.startsWith('x-')) : []
}

/** Each placeholder of the path has its parameter, and each path parameter its placeholder. */
function checkedPath(reading: Reading, path: string, operation: Node, parameters: readonly Placed[]): Placed[] {
  const placeholders = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(match => match[1] ?? ''))
  const kept = parameters.filter(({ parameter, node }) => {
    if (parameter.in !== 'path' || placeholders.delete(parameter.name)) return true
    reading.report('CONTRACT_PATH_PARAMETER', node.at, `parameter "${parameter.name}" has no placeholder in ${path}`, 'left out')
    return false
  })
  for (const name of placeholders) {
    reading.report('CONTRACT_PATH_PARAMETER', operation.at, `placeholder {${name}} of ${path} has no parameter`, 'taken as a required text')
    kept.push({ parameter: { ...missing, name }, node: operation })
  }
  return kept
}

const missing: Parameter = {
  name: '',
  in: 'path',
  required: true,
  description: null,
  deprecated: false,
  schema: { type: ['string', 'number'] },
  style: 'simple',
  explode: false,
  spread: false,
  json: false,
  reserved: false,
}

/** Callback Objects (3.1 §4.8.18): the requests that the server sends in turn. */
function readCallbacks(reading: Reading, node: Node, id: string, around: Around): Operation[] {
  return children(child(node, 'callbacks')).flatMap(([name, entry]) => {
    const callback = reading.workspace.deref(entry)
    if (callback === null) return []
    return children(callback)
      .filter(([expression]) => !expression.startsWith('x-'))
      .flatMap(([, item]) => readIncoming(reading, `${id} ${name}`, item, around))
  })
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

/** What the server sends by itself: the path item of a callback or of a webhook. */
export function readIncoming(reading: Reading, name: string, entry: Node, around: Pick<Around, 'schemes' | 'taken'>): Operation[] {
  const item = reading.workspace.deref(entry)
  if (item === null || !isObject(item.value)) return []
  const present = methods.filter(method => isObject(valueAt(item, method)))
  return present.map(method => {
    const path = present.length === 1 ? name : `${name} ${method}`
    const node = child(item, method)
    const named = { value: { ...(node.value as object), operationId: `on ${path}` }, at: node.at }
    return readOperation(reading, method, named, { ...around, path, item, incoming: true })
  })
}
