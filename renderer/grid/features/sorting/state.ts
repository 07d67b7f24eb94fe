import type { Grid } from '../../engine/grid'
import { gridState } from '../../engine/grid-state'
import type { ColumnSort } from '../../engine/row-order'

/** By what the rows are sorted, the most important first. */
export class Sorting {
  private sorts: readonly ColumnSort[] = []

  constructor(private readonly grid: Grid) {
    // Sorts that others make, such as the server, order no rows here.
    grid.orderBy(() => (grid.settings.onSort === undefined ? { sorts: this.sorts } : {}))
  }

  get all(): readonly ColumnSort[] {
    return this.sorts
  }

  orderOf(key: string): ColumnSort['order'] | undefined {
    return this.sorts.find(({ field }) => field === key)?.order
  }

  set(sorts: readonly ColumnSort[]): void {
    this.sorts = sorts
    this.grid.settings.onSort?.(sorts)
    this.grid.reorder()
  }

  /** Takes a sort that was made elsewhere, such as by the address of the page; `onSort` is not called. */
  follow(sorts: readonly ColumnSort[]): void {
    const spell = (each: readonly ColumnSort[]) => each.map(({ field, order }) => `${order} ${field}`).join()
    if (spell(sorts) === spell(this.sorts)) return
    this.sorts = sorts
    this.grid.reorder()
  }
}

export const sorting = gridState('sorts', grid => new Sorting(grid))

export const sortingOf = (grid: Grid): Sorting => grid.get(sorting)
