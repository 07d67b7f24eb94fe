import type { TreeNode } from '../../dictionary'
import type { CellNames } from '../../model/cell-type'
import type { Host } from '../../model/host'

/** Where the nodes of a tree come from, and the names of those that are not loaded. Keep its identity while nothing of it changes. */
export interface TreeSource extends CellNames {
  /** The nodes below one, or the top nodes when `parent` is undefined. */
  readonly load: (host: Host, parent: TreeNode | undefined) => Promise<readonly TreeNode[]>
  /** Nodes anywhere in the tree whose text holds the keyword, with all above them; each that is not a top one tells its `parent`. */
  readonly search: (host: Host, keyword: string, signal: AbortSignal) => Promise<readonly TreeNode[]>
  /** Said in a warning when nodes cannot be read. */
  readonly code: string
}

/** False for what is no JSON text of an object; blank is none at all. */
export function isCondition(text: string): boolean {
  if (text.trim() === '') return true
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
