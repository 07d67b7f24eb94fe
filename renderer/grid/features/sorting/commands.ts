import type { Grid } from '../../engine/grid'
import type { GridColumn } from '../../engine/grid-column'
import type { ColumnSort } from '../../engine/row-order'
import { report } from '../../surface/announcer'
import type { MenuEntries } from '../../surface/popup-menu'
import { readNames } from '../../surface/read-names'
import { editingOf } from '../editing'
import { sortingOf } from './state'
import { texts } from './texts'

/** Sorts by a column: ascending, descending, and back to how the rows stand. */
export function sortBy(grid: Grid, key: string): void {
  const now = sortingOf(grid).orderOf(key)
  setSort(grid, key, now === undefined ? 'asc' : now === 'asc' ? 'desc' : undefined)
}

function setSort(grid: Grid, key: string, order: ColumnSort['order'] | undefined): void {
  if (!editingOf(grid).commit()) return
  sortingOf(grid).set(order === undefined ? [] : [{ field: key, order }])
  report(grid, order === undefined ? texts.noSort : texts.sortedBy(grid.titleOf(key), order))
  readNames(grid)
}

/** The ways in which a column can be sorted. */
export function sortEntries(grid: Grid, { key, sortable }: GridColumn): MenuEntries {
  if (!sortable) return []
  const order = sortingOf(grid).orderOf(key)
  return [
    { key: 'asc', title: texts.ascending, disabled: order === 'asc', run: () => setSort(grid, key, 'asc') },
    { key: 'desc', title: texts.descending, disabled: order === 'desc', run: () => setSort(grid, key, 'desc') },
    { key: 'unsorted', title: texts.unsorted, disabled: order === undefined, run: () => setSort(grid, key, undefined) },
  ]
}
