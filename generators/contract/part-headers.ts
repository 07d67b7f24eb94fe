import { mediaKind } from './media-type'
import type { Parameter, PartHeaders, SchemaObject } from './model'
import { child, children, isObject, type Node } from './node'
import { groupOf, type Placed, readParameter } from './parameter'
import type { Reading } from './reading'

/** The headers of the parts of a form (3.1 §4.8.15), of each part one object; null: no part has any. */
export function readPartHeaders(reading: Reading, body: Node, name: () => string): PartHeaders | null {
  const parts = new Map<string, readonly Parameter[]>()
  const schemas: [part: string, schema: SchemaObject][] = []
  for (const [part, headers] of encodingsOf(reading, body)) {
    const placed = children(headers).flatMap(([key, header]) => placedOf(reading, key, header))
    const group = groupOf(placed, 'header', '')
    if (group === null) continue
    parts.set(part, group.parameters)
    schemas.push([part, group.schema])
  }
  if (parts.size === 0) return null
  const required = schemas.filter(([, schema]) => (schema.required ?? []).length > 0).map(([part]) => part)
  const schema = { type: 'object', properties: Object.fromEntries(schemas), required, additionalProperties: false }
  return { name: name(), parameters: [...parts.values()].flat(), schema, required: required.length > 0, parts }
}

/** The node of the headers of each part of a form. */
function encodingsOf(reading: Reading, body: Node): [part: string, headers: Node][] {
  const node = body.value === undefined ? null : reading.workspace.deref(body)
  if (node === null) return []
  const forms = children(child(node, 'content')).filter(([media]) => mediaKind(media) === 'multipart')
  const encodings = forms.flatMap(([, media]) => children(child(reading.workspace.deref(media) ?? media, 'encoding')))
  return encodings.map(([part, encoding]) => [part, child(encoding, 'headers')])
}

/** A Header Object as a parameter. Content-Type is said elsewhere. */
function placedOf(reading: Reading, name: string, header: Node): Placed[] {
  const node = reading.workspace.deref(header)
  if (node === null || !isObject(node.value) || name.toLowerCase() === 'content-type') return []
  const parameter = readParameter(reading, { value: { ...node.value, name, in: 'header' }, at: node.at })
  return parameter === null ? [] : [{ parameter, node }]
}
