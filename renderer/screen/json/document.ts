import { findNodeAtLocation, type Node } from 'jsonc-parser'
import type { JsonPath, Position } from '../../model/json'

/** A parsed text that still knows where everything stood. */
export interface JsonDocument {
  readonly file: string
  readonly text: string
  readonly root: Node
}

/** A spot in a document, for issues: the value at a path, or its key. */
export interface Place {
  readonly document: JsonDocument
  readonly path: JsonPath
}

export function placeOf(document: JsonDocument): Place {
  return { document, path: [] }
}

export function inside(place: Place, ...steps: JsonPath): Place {
  return { document: place.document, path: [...place.path, ...steps] }
}

/** The node of a place; undefined when nothing stands there. */
export function nodeAt({ document, path }: Place): Node | undefined {
  return findNodeAtLocation(document.root, [...path])
}

/** Where the value at a path begins; of the nearest thing around it when there is none. */
export function positionOfValue({ document, path }: Place): Position {
  for (let length = path.length; length >= 0; length--) {
    const node = nodeAt({ document, path: path.slice(0, length) })
    if (node) return positionAt(document, node.offset)
  }
  return positionAt(document, 0)
}

/** Where the last key of a path begins; an index of an array has none, so that its value stands for it. */
export function positionOfKey(place: Place): Position {
  const node = nodeAt(place)
  const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  return key ? positionAt(place.document, key.offset) : positionOfValue(place)
}

/** Where a character of the text at a path stands; `index` counts in the decoded text. */
export function positionInText(place: Place, index: number): Position {
  const node = nodeAt(place)
  if (node?.type !== 'string') return positionOfValue(place)
  const raw = place.document.text.slice(node.offset, node.offset + node.length)
  return positionAt(place.document, node.offset + rawOffset(raw, index))
}

/** Line and column of an offset. */
export function positionAt(document: { readonly file: string; readonly text: string }, offset: number): Position {
  const before = document.text.slice(0, offset)
  const line = before.split('\n').length
  return { file: document.file, line, column: offset - before.lastIndexOf('\n') }
}

/** The offset in a quoted JSON text, quote included, of the character that decodes to number `index`. */
function rawOffset(raw: string, index: number): number {
  let offset = 1
  for (let count = 0; count < index && offset < raw.length - 1; count++) {
    if (raw[offset] !== '\\') offset += 1
    else offset += raw[offset + 1] === 'u' ? 6 : 2
  }
  return offset
}
