import type { ColumnSort } from '../../engine/row-order'
import type { GridFeature } from '../../surface/feature'
import { sortEntries } from './commands'
import { sortingOf, sorting as sortingState } from './state'

export { sortBy } from './commands'
export { sortingOf } from './state'

declare module '../../surface/props' {
  interface DataGridHandle {
    setSorts(sorts: readonly ColumnSort[]): void
  }
}

/** Sorts the rows by a column, here or, with `onSort`, elsewhere. */
export const sorting: GridFeature = {
  name: 'sorting',
  states: [sortingState],
  columnMenu: sortEntries,
  handle: grid => ({ setSorts: sorts => sortingOf(grid).set(sorts) }),
}
