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

/** Rows that are opened at most when they were not open: each costs a call. */
export const MOST_OPENED = 100

/**
 * Reads what stands below the expanded rows, level by level. Rows that are gone, or have nothing below them, are not asked for. `left`: some
 * rows of the wanted levels stay closed.
 */
export async function loadExpanded(
  rows: readonly Row[],
  at: Expansion,
): Promise<{ readonly below: ChildRows; readonly expanded: ReadonlySet<string>; readonly left: boolean }> {
  const below = new Map<string, readonly Row[]>()
  const expanded = new Set<string>()
  let level = rows
  let free = MOST_OPENED
  let left = false
  for (let depth = 0; level.length > 0; depth++) {
    const openable = level.filter(row => saysYes(row[at.hasChildren]))
    const kept = openable.filter(row => at.expanded.has(at.keyOf(row)))
    const wanted = depth < at.levels ? openable.filter(row => !at.expanded.has(at.keyOf(row))) : []
    const parents = [...kept, ...wanted.slice(0, free)]
    left ||= wanted.length > free
    free -= Math.min(free, wanted.length)
    const found = await Promise.all(parents.map(async row => [at.keyOf(row), await at.read(row)] as const))
    for (const [key, children] of found) {
      below.set(key, children)
      if (children.length > 0) expanded.add(key)
    }
    level = found.flatMap(([, children]) => children.filter(row => !below.has(at.keyOf(row))))
  }
  return { below, expanded, left }
}
