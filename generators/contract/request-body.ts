import { readContent } from './media-type'
import type { Body } from './model'
import { child, type Node } from './node'
import type { Reading } from './reading'

/** Request Body Object (3.1 §4.8.13); null when the operation has none or it has no content. */
export function readBody(reading: Reading, entry: Node, name: string): Body | null {
  const node = entry.value === undefined ? null : reading.workspace.deref(entry)
  const content = node && readContent(reading, child(node, 'content'))
  return node && content && { name, ...content, required: child(node, 'required').value === true }
}
