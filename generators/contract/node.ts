import type { Place } from './model'

/** A value of a document together with where it stands. */
export interface Node {
  readonly value: unknown
  readonly at: Place
}

export type JsonObject = { readonly [key: string]: unknown }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** The keys of a JSON pointer, unescaped; percent signs of a URI fragment are read too. */
export function pointerKeys(pointer: string): string[] {
  if (pointer === '') return []
  return pointer
    .slice(1)
    .split('/')
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** A member of an object or an array; its value is undefined when it is not there. */
export function child(node: Node, key: string | number): Node {
  const at = { file: node.at.file, pointer: `${node.at.pointer}/${escapePointer(String(key))}` }
  if (Array.isArray(node.value)) return { value: node.value[Number(key)], at }
  return { value: isObject(node.value) && Object.hasOwn(node.value, key) ? node.value[key] : undefined, at }
}

/** The members in their order; none for what is neither object nor array. */
export function children(node: Node): [string, Node][] {
  if (Array.isArray(node.value)) return node.value.map((_, index) => [String(index), child(node, index)])
  return isObject(node.value) ? Object.keys(node.value).map(key => [key, child(node, key)]) : []
}

export function textOf(node: Node): string | null {
  return typeof node.value === 'string' ? node.value : null
}

/** The word for what was found, for messages. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'an array' : typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
