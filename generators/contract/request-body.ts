import { readContents } from './media-type'
import type { Body } from './model'
import { child, isObject, kindOf, type Node, valueAt } from './node'
import type { Reading } from './reading'

/** Request Body Object (3.1 §4.8.13): every content type, the preferred one first; none when the operation has no body. */
export function readBodies(reading: Reading, entry: Node, name: (part: string) => string): Body[] {
  if (entry.value === undefined) return []
  const node = reading.workspace.deref(entry)
  if (node === null) return []
  if (!isObject(node.value)) {
    reading.report('CONTRACT_WRONG_SHAPE', node.at, 'a request body', kindOf(node.value))
    return []
  }
  const required = valueAt(node, 'required') === true
  const contents = readContents(reading, child(node, 'content'))
  const bodies: Body[] = []
  for (const content of contents) {
    const twin = bodies.find(body => body.kind === content.kind && JSON.stringify(body.schema) === JSON.stringify(content.schema))
    const part = bodies.length === 0 ? 'Body' : `Body ${content.media.replace(/^(application|multipart|text)\//, '')}`
    bodies.push({ name: twin?.name ?? name(part), ...content, required })
  }
  return bodies
}
