import type { Operation } from './model'
import { child, isObject, kindOf, type Node } from './node'
import { readOperation } from './operation'
import type { Reading } from './reading'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

/** Path Item Object (3.1 §4.8.9), which may itself be a reference. */
export function readPathItem(reading: Reading, path: string, entry: Node): Operation[] {
  const item = reading.workspace.deref(entry)
  if (item === null) return []
  if (!isObject(item.value)) {
    reading.report('CONTRACT_WRONG_SHAPE', item.at, 'a path item', kindOf(item.value))
    return []
  }
  const shared = child(item, 'parameters')
  return methods.flatMap(method => {
    const node = child(item, method)
    return isObject(node.value) ? [readOperation(reading, method, path, node, shared)] : []
  })
}
