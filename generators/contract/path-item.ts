import type { Operation, SecurityScheme } from './model'
import { child, isObject, kindOf, type Node } from './node'
import { readOperation } from './operation'
import type { Reading } from './reading'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

/** Path Item Object (3.1 §4.8.9), which may itself be a reference. */
export function readPathItem(
  reading: Reading,
  path: string,
  entry: Node,
  around: { readonly schemes: readonly SecurityScheme[]; readonly taken: Map<string, string> },
): Operation[] {
  const item = reading.workspace.deref(entry)
  if (item === null) return []
  if (!isObject(item.value)) {
    reading.report('CONTRACT_WRONG_SHAPE', item.at, 'a path item', kindOf(item.value))
    return []
  }
  return methods.flatMap(method => {
    const said = child(item, method)
    if (said.value === undefined) return []
    // The standard has no reference here, but documents do.
    const node = reading.workspace.deref(said)
    if (node === null) return []
    if (!isObject(node.value)) {
      reading.report('CONTRACT_WRONG_SHAPE', node.at, 'an operation', kindOf(node.value))
      return []
    }
    if (method === 'trace') reading.report('CONTRACT_METHOD_UNSENT', node.at, 'TRACE')
    return [readOperation(reading, method, node, { ...around, path, item, incoming: false })]
  })
}
