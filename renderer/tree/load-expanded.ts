import { saysYes } from '../model/branch'
import type { Row } from '../model/source'
import type { ChildRows } from './tree-rows'

export interface Expansion {
  readonly expanded: ReadonlySet<string>
  /** Rows of so many levels are expanded besides. */
  readonly levels: number
  readonly hasChildren: string
  readonly keyOf: (row: Row) => string
  readonly read: (parent: Row) => Promise<readonly Row[]>
}

/** Reads what stands below the expanded rows, level by level. Rows that are gone, or have nothing below them, are not asked for. */
export async function loadExpanded(
  rows: readonly Row[],
  at: Expansion,
): Promise<{ readonly below: ChildRows; readonly expanded: ReadonlySet<string> }> {
  const below = new Map<string, readonly Row[]>()
  const expanded = new Set<string>()
  let level = rows
  for (let depth = 0; level.length > 0; depth++) {
    const parents = level.filter(row => saysYes(row[at.hasChildren]) && (depth < at.levels || at.expanded.has(at.keyOf(row))))
    const found = await Promise.all(parents.map(async row => [at.keyOf(row), await at.read(row)] as const))
    for (const [key, children] of found) {
      below.set(key, children)
      if (children.length > 0) expanded.add(key)
    }
    level = found.flatMap(([, children]) => children.filter(row => !below.has(at.keyOf(row))))
  }
  return { below, expanded }
}
