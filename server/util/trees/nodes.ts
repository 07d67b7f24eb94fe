/** What every tree has: who stands below whom, under which code and name. */
export interface TreeNode {
  readonly id: string
  /** Id of the parent; that of no node at the top. */
  readonly parentId: string | null
  readonly code: string
  readonly name: string
}

/** A tree as it stands in the database, by id and by parent. */
export interface Tree<Node extends Pick<TreeNode, 'id' | 'parentId'>> {
  readonly byId: ReadonlyMap<string, Node>
  /** Children in the order of the rows; those without a known parent under ''. */
  readonly below: ReadonlyMap<string, readonly Node[]>
}

/** Orders rows as a tree; their order stays. */
export function treeOf<Node extends Pick<TreeNode, 'id' | 'parentId'>>(rows: readonly Node[]): Tree<Node> {
  const byId = new Map(rows.map(row => [row.id, row]))
  const below = new Map<string, Node[]>()
  for (const row of rows) {
    const parent = row.parentId !== null && byId.has(row.parentId) ? row.parentId : ''
    const list = below.get(parent)
    if (list) list.push(row)
    else below.set(parent, [row])
  }
  return { byId, below }
}

/** The node and everything below it, parents before children; nothing for an unknown id. */
export function branch<Node extends Pick<TreeNode, 'id' | 'parentId'>>(tree: Tree<Node>, id: string): Node[] {
  const root = tree.byId.get(id)
  const found: Node[] = root ? [root] : []
  const seen = new Set(found.map(node => node.id))
  for (const node of found) {
    for (const child of tree.below.get(node.id) ?? []) {
      if (!seen.has(child.id)) found.push(child)
      seen.add(child.id)
    }
  }
  return found
}

/** The nodes of several branches, each once. */
export function branches<Node extends Pick<TreeNode, 'id' | 'parentId'>>(tree: Tree<Node>, ids: readonly string[]): Node[] {
  return [...new Map(ids.flatMap(id => branch(tree, id)).map(node => [node.id, node])).values()]
}

/**
 * Draws a tree: `make` gets a row and its finished children, null when there are none. `roots` are the topmost rows; by
 * default those without a known parent.
 */
export function nest<Node extends Pick<TreeNode, 'id' | 'parentId'>, Made>(
  tree: Tree<Node>,
  make: (node: Node, children: Made[] | null) => Made,
  roots: readonly Node[] = tree.below.get('') ?? [],
): Made[] {
  return roots.map(node => {
    const children = tree.below.get(node.id) ?? []
    return make(node, children.length > 0 ? nest(tree, make, children) : null)
  })
}

/** `审计局/数据处` for people; the names from the top down. */
export function pathOf(tree: Tree<TreeNode>, id: string): string {
  const names: string[] = []
  for (let node = tree.byId.get(id); node && names.length < 100; node = node.parentId === null ? undefined : tree.byId.get(node.parentId)) {
    names.unshift(node.name)
  }
  return names.join('/')
}

/** The node that a path of names or a code stands for; undefined when there is none, or several. */
export function findByPath(tree: Tree<TreeNode>, text: string): TreeNode | undefined {
  const nodes = [...tree.byId.values()]
  const byCode = nodes.find(node => node.code === text)
  if (byCode) return byCode
  const name = text.slice(text.lastIndexOf('/') + 1)
  const found = nodes.filter(node => node.name === name && pathOf(tree, node.id) === text)
  return found.length === 1 ? found[0] : undefined
}

/** The codes of a branch whose topmost node gets `code`: what follows the old prefix stays. */
export function movedCodes(nodes: readonly TreeNode[], oldCode: string, code: string): ReadonlyMap<string, string> {
  return new Map(nodes.map(node => [node.id, node.code.startsWith(oldCode) ? code + node.code.slice(oldCode.length) : node.code]))
}

/** Those of the nodes that stand below `root`, on whatever level; every other one on the way must be among them. */
export function reaching<Node extends { readonly key: string; readonly parentId: string | null }>(
  nodes: readonly Node[],
  root: string,
): Node[] {
  const byKey = new Map(nodes.map(node => [node.key, node]))
  const reaches = (node: Node) => {
    const seen = new Set<string>()
    for (let at: Node | undefined = node; at && !seen.has(at.key); at = byKey.get(at.parentId ?? '')) {
      if ((at.parentId ?? '') === root) return true
      seen.add(at.key)
    }
    return false
  }
  return nodes.filter(reaches)
}
