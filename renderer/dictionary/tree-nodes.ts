/** A node of a tree of a dictionary or of categories. */
export interface TreeNode {
  readonly value: string
  readonly title: string
  readonly leaf: boolean
  /** By which its children are asked for; absent: by its value. */
  readonly id?: string
  /** `id` of the node above, else its `value`; absent: unknown. */
  readonly parent?: string
  /** Of categories. */
  readonly code?: string
  /** Only where the server was asked for all levels. */
  readonly children?: readonly TreeNode[]
}

type Answered = { readonly [key: string]: unknown }

const isObject = (value: unknown): value is Answered => typeof value === 'object' && value !== null && !Array.isArray(value)

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value
  return typeof value === 'number' ? String(value) : undefined
}

/** Nodes from what a server of the family answers; what has no key is left out. */
export function readTreeNodes(answer: unknown): readonly TreeNode[] {
  return Array.isArray(answer) ? answer.filter(isObject).flatMap(readNode) : []
}

function readNode(node: Answered): TreeNode[] {
  const value = textOf(node.key)
  if (value === undefined) return []
  // Servers of the family write truth as true, 1 or '1'.
  const leaf = [node.leaf, node.isLeaf].some(mark => mark === true || mark === 1 || mark === '1')
  const code = textOf(node.code)
  const parent = textOf(node.parentId)
  const children = readTreeNodes(node.children)
  return [
    {
      value,
      title: textOf(node.title) ?? value,
      leaf,
      ...(code && { code }),
      ...(parent && { parent }),
      ...(children.length > 0 && { children }),
    },
  ]
}
