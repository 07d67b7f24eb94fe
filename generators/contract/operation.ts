import type { Operation } from './model'
import { camel } from './names'
import { child, children, type Node, textOf } from './node'
import { groupOf, readParameters } from './parameter'
import { areaOf, type Reading } from './reading'
import { readBody } from './request-body'
import { readAnswer } from './response'

/** Operation Object (3.1 §4.8.10). Without operationId the id is made of method and path. */
export function readOperation(reading: Reading, method: string, path: string, node: Node, shared: Node): Operation {
  const id = camel(textOf(child(node, 'operationId')) ?? `${method} ${path}`)
  const name = (part: string) => reading.names.type(`${id.charAt(0).toUpperCase()}${id.slice(1)}${part}`, areaOf(node.at.file))
  const parameters = readParameters(reading, [shared, child(node, 'parameters')])
  checkPath(reading, path, node, parameters)
  const group = (place: 'query' | 'path' | 'header', part: string) =>
    parameters.some(({ parameter }) => parameter.in === place) ? groupOf(parameters, place, name(part)) : null
  return {
    id,
    method: method.toUpperCase(),
    path,
    tags: children(child(node, 'tags')).flatMap(([, tag]) => textOf(tag) ?? []),
    summary: textOf(child(node, 'summary')),
    description: textOf(child(node, 'description')),
    deprecated: child(node, 'deprecated').value === true,
    query: group('query', 'Query'),
    params: group('path', 'Params'),
    headers: group('header', 'Headers'),
    body: readBody(reading, child(node, 'requestBody'), name('Body')),
    answer: readAnswer(reading, child(node, 'responses'), name('Result')),
    extensions: new Map(children(node).flatMap(([key, member]) => (key.startsWith('x-') ? [[key, member.value] as const] : []))),
    at: node.at,
  }
}

/** Each placeholder of the path has its parameter, and each path parameter its placeholder. */
function checkPath(reading: Reading, path: string, operation: Node, parameters: ReturnType<typeof readParameters>) {
  const placeholders = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(match => match[1] ?? ''))
  for (const { parameter, node } of parameters) {
    if (parameter.in === 'path' && !placeholders.delete(parameter.name)) {
      reading.report('CONTRACT_PATH_PARAMETER', node.at, `parameter "${parameter.name}" has no placeholder in ${path}`)
    }
  }
  for (const name of placeholders)
    reading.report('CONTRACT_PATH_PARAMETER', operation.at, `placeholder {${name}} of ${path} has no parameter`)
}
