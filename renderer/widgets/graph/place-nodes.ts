/** A row of the graph: its name and the names of those before it. */
export interface Node {
  readonly name: string
  readonly parents: readonly string[]
}

/** Where a node stands: its column from the left and its row from the top, both from 0. */
export interface Place {
  readonly column: number
  readonly row: number
}

/** Columns by the longest way from a node without parents; nodes that wait for each other stop where they meet. */
function columnsOf(nodes: ReadonlyMap<string, Node>): ReadonlyMap<string, number> {
  const columns = new Map<string, number>()
  const columnOf = (name: string, above: ReadonlySet<string>): number => {
    const known = columns.get(name)
    if (known !== undefined) return known
    const way = new Set(above).add(name)
    const parents = (nodes.get(name)?.parents ?? []).filter(parent => nodes.has(parent) && !way.has(parent))
    const column = Math.max(-1, ...parents.map(parent => columnOf(parent, way))) + 1
    columns.set(name, column)
    return column
  }
  for (const name of nodes.keys()) columnOf(name, new Set())
  return columns
}

/** Places nodes so that lines go from left to right, those of a column in the order of their parents. */
export function placeNodes(all: readonly Node[]): ReadonlyMap<string, Place> {
  const nodes = new Map(all.map(node => [node.name, node]))
  const columns = columnsOf(nodes)
  const places = new Map<string, Place>()
  const heightOf = ({ parents }: Node) => {
    const rows = parents.flatMap(parent => places.get(parent)?.row ?? [])
    return rows.length > 0 ? rows.reduce((sum, row) => sum + row, 0) / rows.length : 0
  }
  for (let column = 0; column <= Math.max(-1, ...columns.values()); column++) {
    const own = all.filter(({ name }) => columns.get(name) === column)
    own.toSorted((one, other) => heightOf(one) - heightOf(other)).forEach(({ name }, row) => void places.set(name, { column, row }))
  }
  return places
}
