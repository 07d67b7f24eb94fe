import { type Media, readContent } from './media-type'
import type { Answer, Schema } from './model'
import { child, children, type Node } from './node'
import type { Reading } from './reading'

/**
 * Responses Object (3.1 §4.8.16): what success hands back.
 *
 * Success is 2XX; `default` counts only where no 2XX stands. Several successes of the same kind become a choice; of different
 * kinds, the lowest status decides.
 */
export function readAnswer(reading: Reading, responses: Node, name: string): Answer {
  const contents = successes(responses)
    .map(([, entry]) => reading.workspace.deref(entry))
    .map(node => node && readContent(reading, child(node, 'content')))
    .filter((content): content is Media => content !== null)
  const first = contents[0]
  if (first === undefined) return { name, kind: 'none', schema: {} }
  if (first.kind !== 'json') return { name, kind: first.kind === 'text' ? 'text' : 'binary', schema: first.schema }
  return { name, kind: 'json', schema: choice(contents.filter(content => content.kind === 'json').map(content => content.schema)) }
}

function successes(responses: Node): [string, Node][] {
  const all = children(responses)
  const found = all.filter(([status]) => /^2(\d\d|XX)$/i.test(status)).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return found.length > 0 ? found : all.filter(([status]) => status === 'default')
}

function choice(schemas: readonly Schema[]): Schema {
  const different = new Map(schemas.map(schema => [JSON.stringify(schema), schema]))
  return different.size === 1 ? (schemas[0] ?? {}) : { anyOf: [...different.values()] }
}
