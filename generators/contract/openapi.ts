import type { ContractDocument, NamedSchema, Operation } from './model'
import { child, children, type Node, textOf } from './node'
import { readPathItem } from './path-item'
import { areaOf, type Reading } from './reading'

/** OpenAPI Object (3.1 §4.8.1): the components of a document get their names before anything refers to them. */
export function nameComponents(reading: Reading, root: Node) {
  const version = textOf(child(root, 'openapi'))
  if (version === null || !/^3\.[01]\.\d+/.test(version)) reading.report('CONTRACT_VERSION', root.at, version ?? 'not there')
  for (const [, schema] of children(child(child(root, 'components'), 'schemas'))) reading.nameOf(schema)
}

export function readOperations(reading: Reading, root: Node, taken: Map<string, Operation>): Operation[] {
  return children(child(root, 'paths'))
    .filter(([path]) => path.startsWith('/'))
    .flatMap(([path, item]) => readPathItem(reading, path, item))
    .filter(operation => {
      const other = taken.get(operation.id)
      if (other) reading.report('CONTRACT_DUPLICATE_OPERATION', operation.at, operation.id, `${other.method} ${other.path}`)
      else taken.set(operation.id, operation)
      return other === undefined
    })
}

export function documentOf(root: Node, operations: readonly Operation[], schemas: readonly NamedSchema[]): ContractDocument {
  const { file } = root.at
  return {
    area: areaOf(file),
    file,
    title: textOf(child(child(root, 'info'), 'title')) ?? areaOf(file),
    operations,
    schemas: schemas.filter(schema => schema.at.file === file),
  }
}
