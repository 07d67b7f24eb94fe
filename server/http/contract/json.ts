/** JSON as it stands in a contract. */
export type Node = { readonly [key: string]: unknown }

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object under a key; an empty one when there is none. */
export function child(node: Node, key: string): Node {
  const value = node[key]
  return isNode(value) ? value : {}
}

export function list(node: Node, key: string): readonly unknown[] {
  const value = node[key]
  return Array.isArray(value) ? value : []
}

export function text(node: Node, key: string): string | undefined {
  const value = node[key]
  return typeof value === 'string' ? value : undefined
}
