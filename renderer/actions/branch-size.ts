import type { ActionContext } from '../model/action'
import { childrenOf, saysYes } from '../model/branch'
import type { Row } from '../model/source'
import { keyOf } from './keys'

/** Rows that are counted at most. */
const MOST = 1000

/** Calls that are under way at once: a wide tree is no reason to be refused. */
const AT_ONCE = 6

/** How many rows stand below those that an action of a tree acts on, besides themselves. */
export interface BranchSize {
  readonly count: number
  /** There may be more. */
  readonly atLeast: boolean
}

/** Counts what stands below; undefined where it cannot be read. */
export async function branchSize(context: ActionContext): Promise<BranchSize | undefined> {
  const { screen, source, view } = context
  const { advanced: _, ...query } = view.query()
  const below = async (row: Row): Promise<readonly Row[]> => {
    if (!screen.tree.lazy) return childrenOf(row)
    return saysYes(row[screen.tree.hasChildren]) ? await source.children(row, { ...query, filters: {} }) : []
  }
  const seen = new Set(context.rows.map(row => keyOf(screen, row)))
  const chosen = seen.size
  try {
    const waiting = [...context.rows]
    while (waiting.length > 0 && seen.size <= chosen + MOST) {
      const found = (await Promise.all(waiting.splice(0, AT_ONCE).map(below))).flat().filter(row => !seen.has(keyOf(screen, row)))
      for (const row of found) seen.add(keyOf(screen, row))
      waiting.push(...found)
    }
  } catch {
    return undefined
  }
  const count = seen.size - chosen
  return { count: Math.min(count, MOST), atLeast: count > MOST }
}
