import { loadNames, unnamedEverywhere } from '../../engine/cell-names'
import type { GridDesk } from '../../surface/desk'
import { texts } from '../../surface/texts'

/** Has the names of all keys read for who finds, filters or sorts by them; rows are filtered and sorted again once they are known. */
export function readNames({ grid, props }: GridDesk): void {
  const unknown = unnamedEverywhere(grid)
  if (unknown.size === 0) return
  loadNames(unknown).then(
    () => (grid.filters.size > 0 || grid.sorts.length > 0) && grid.setFilters(grid.filters),
    () => props.notify?.warning(texts.namesFailed),
  )
}
