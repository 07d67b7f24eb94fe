/** A menu or a button that can be granted. */
export interface GrantNode {
  readonly key: string
  readonly title: string
  /** True: it has rules for the rows of its list, of which a grant may carry some. Default false. */
  readonly ruled?: boolean | undefined
  readonly children: readonly GrantNode[]
}

export interface ShownKeys {
  readonly checked: string[]
  readonly halfChecked: string[]
}

/** Keys of the nodes and of all below them. */
export function allKeys(nodes: readonly GrantNode[]): string[] {
  return nodes.flatMap(node => [node.key, ...allKeys(node.children)])
}

/** The nodes whose titles hold a text, with what stands above and below them; all of them for no text. */
export function matchingNodes(nodes: readonly GrantNode[], text: string): readonly GrantNode[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return nodes
  return nodes.flatMap(node => {
    if (node.title.toLowerCase().includes(wanted)) return [node]
    const children = matchingNodes(node.children, wanted)
    return children.length === 0 ? [] : [{ ...node, children }]
  })
}

/** Keys of the nodes on the first so many levels. */
export function keysToLevel(nodes: readonly GrantNode[], level: number): string[] {
  return level < 1 ? [] : nodes.flatMap(node => [node.key, ...keysToLevel(node.children, level - 1)])
}

/** How many levels there are. */
export const levelsOf = (nodes: readonly GrantNode[]): number =>
  nodes.reduce((most, { children }) => Math.max(most, 1 + levelsOf(children)), 0)

/** What stands below a node: what nothing stands below of a page are its actions. Entries at the top are no pages. */
export function partsOf(
  { children }: GrantNode,
  level: number,
): { readonly actions: readonly GrantNode[]; readonly pages: readonly GrantNode[] } {
  if (level < 2) return { actions: [], pages: children }
  const isAction = (node: GrantNode) => node.children.length === 0
  return { actions: children.filter(isAction), pages: children.filter(node => !isAction(node)) }
}

export interface GrantChanges {
  /** Ways down to what is granted anew, and to what is taken away: `在线课程 / 讲师管理 / 添加`. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** What saving would change, in the order of the tree. */
export function changesOf(nodes: readonly GrantNode[], before: ReadonlySet<string>, granted: ReadonlySet<string>): GrantChanges {
  const ways = waysTo(nodes)
  const those = (from: ReadonlySet<string>, other: ReadonlySet<string>) =>
    ways.filter(([key]) => from.has(key) && !other.has(key)).map(([, way]) => way)
  return { added: those(granted, before), removed: those(before, granted) }
}

/** Every node with the way down to it, in the order of the tree. */
export const waysTo = (nodes: readonly GrantNode[]): readonly (readonly [key: string, way: string])[] => waysDown(nodes, '')

function waysDown(nodes: readonly GrantNode[], above: string): readonly (readonly [key: string, way: string])[] {
  return nodes.flatMap(({ key, title, children }) => {
    const way = above === '' ? title : `${above} / ${title}`
    return [[key, way] as const, ...waysDown(children, way)]
  })
}

/**
 * How granted keys are drawn. Linked: a parent is ticked when everything below it is granted, and half ticked when it is
 * granted without that. Not linked: each stands for itself.
 */
export function shownKeys(nodes: readonly GrantNode[], granted: ReadonlySet<string>, linked: boolean): ShownKeys {
  const mine = allKeys(nodes).filter(key => granted.has(key))
  if (!linked) return { checked: mine, halfChecked: [] }
  const whole = new Set(wholeKeys(nodes, granted))
  return { checked: mine.filter(key => whole.has(key)), halfChecked: mine.filter(key => !whole.has(key)) }
}

/**
 * The granted keys after a node was ticked or unticked. Linked: a tick takes along what is below and grants what is above;
 * an untick takes away what is below, and what is above once nothing below it is granted.
 */
export function toggled(
  nodes: readonly GrantNode[],
  granted: ReadonlySet<string>,
  change: { readonly key: string; readonly checked: boolean; readonly linked: boolean },
): ReadonlySet<string> {
  const path = pathTo(nodes, change.key)
  const node = path.at(-1)
  const next = new Set(granted)
  if (node === undefined) return next
  const touched = change.linked ? allKeys([node]) : [node.key]
  for (const key of touched) {
    if (change.checked) next.add(key)
    else next.delete(key)
  }
  if (change.linked) updateAncestors(path.slice(0, -1), next, change.checked)
  return next
}

function updateAncestors(above: readonly GrantNode[], keys: Set<string>, checked: boolean): void {
  for (const parent of above.toReversed()) {
    if (checked) keys.add(parent.key)
    else if (!allKeys(parent.children).some(key => keys.has(key))) keys.delete(parent.key)
  }
}

/** Keys of nodes that are granted with everything below them. */
function wholeKeys(nodes: readonly GrantNode[], granted: ReadonlySet<string>): string[] {
  return nodes.flatMap(node => {
    const whole = allKeys([node]).every(key => granted.has(key))
    return [...(whole ? [node.key] : []), ...wholeKeys(node.children, granted)]
  })
}

function pathTo(nodes: readonly GrantNode[], key: string): readonly GrantNode[] {
  for (const node of nodes) {
    if (node.key === key) return [node]
    const below = pathTo(node.children, key)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
