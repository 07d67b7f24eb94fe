import type { ContractDocument, NamedSchema, Operation } from './model'
import { child, children, isObject, kindOf, type Node, textAt } from './node'
import { readIncoming } from './operation'
import { spokenIds } from './operation-ids'
import { readPathItem } from './path-item'
import { areaOf, type Reading } from './reading'
import { readSchemes, readSecurity } from './security'
import { readServers } from './server'

/** OpenAPI Object (3.1 §4.8.1): the components of a document get their names before anything refers to them. */
export function nameComponents(reading: Reading, root: Node) {
  const given = isObject(root.value) ? root.value.openapi : undefined
  if (typeof given !== 'string' || !/^3\.[01](\.|$)/.test(given))
    reading.report('CONTRACT_VERSION', root.at, given === undefined ? 'not there' : String(given))
  const schemas = child(child(root, 'components'), 'schemas')
  if (schemas.value !== undefined && !isObject(schemas.value))
    reading.report('CONTRACT_WRONG_SHAPE', schemas.at, 'an object of schemas', kindOf(schemas.value))
  else for (const [, schema] of children(schemas)) reading.nameOf(schema)
}

/** All that a document says besides its schemas. */
export type DocumentParts = Pick<ContractDocument, 'operations' | 'webhooks' | 'servers' | 'schemes' | 'security'>

export function readParts(reading: Reading, root: Node, taken: Map<string, string>): DocumentParts {
  const schemes = readSchemes(reading, child(root, 'components'))
  const around = { schemes, taken }
  const paths = child(root, 'paths')
  if (paths.value !== undefined && !isObject(paths.value))
    reading.report('CONTRACT_WRONG_SHAPE', paths.at, 'an object of paths', kindOf(paths.value))
  reading.operationIds = spokenIds(paths)
  const operations: Operation[] = []
  for (const [path, item] of children(paths)) {
    if (path.startsWith('x-')) continue
    if (!path.startsWith('/')) reading.report('CONTRACT_PATH', item.at, `path "${path}" does not begin with a slash`)
    operations.push(...readPathItem(reading, path.startsWith('/') ? path : `/${path}`, item, around))
  }
  const webhooks = children(child(root, 'webhooks')).flatMap(([name, item]) => readIncoming(reading, name, item, around))
  return {
    operations,
    webhooks,
    servers: readServers(reading, child(root, 'servers')),
    schemes,
    security: readSecurity(reading, child(root, 'security'), schemes) ?? [],
  }
}

const nothing: DocumentParts = { operations: [], webhooks: [], servers: [], schemes: [], security: [] }

export function documentOf(root: Node, parts: DocumentParts | undefined, schemas: readonly NamedSchema[], area: string): ContractDocument {
  const { file } = root.at
  const info = child(root, 'info')
  return {
    area,
    file,
    title: textAt(info, 'title') ?? areaOf(file),
    version: textAt(info, 'version') ?? '',
    description: textAt(info, 'description'),
    ...(parts ?? nothing),
    schemas: schemas.filter(schema => schema.at.file === file),
  }
}
