import type { Grid } from '../../engine/grid'
import { gridState } from '../../engine/grid-state'

/** Texts that the cells of shown rows hold, by field; none is empty. */
export type Filters = ReadonlyMap<string, string>

/** By what the rows are filtered. */
export class Filtering {
  private filters: Filters = new Map()
  private requests = 0

  constructor(private readonly grid: Grid) {
    grid.orderBy(() => ({ filters: this.filters }))
  }

  get all(): Filters {
    return this.filters
  }

  set(filters: Filters): void {
    this.filters = filters
    this.grid.reorder()
  }

  /** Begins a request for filters that has to wait; the function tells whether no other was begun since. */
  request(): () => boolean {
    const request = ++this.requests
    return () => request === this.requests
  }
}

export const filtering = gridState('filters', grid => new Filtering(grid))

export const filteringOf = (grid: Grid): Filtering => grid.get(filtering)
