import { loadNames, unnamedEverywhere } from '../engine/cell-names'
import type { Grid } from '../engine/grid'
import { texts } from './texts'
import { propsOf } from './view-props'

/** Reads the names of all keys for users who find, filter or sort by them; rows are filtered and sorted again once they are known. */
export function readNames(grid: Grid): void {
  const unknown = unnamedEverywhere(grid)
  if (unknown.size === 0) return
  loadNames(unknown).then(
    () => grid.view.arranged && grid.reorder(),
    () => propsOf(grid).notify?.warning(texts.namesFailed),
  )
}
