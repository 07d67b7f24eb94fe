import type { Grid } from './grid'

/** What one feature keeps about a grid: a value per grid, found with `grid.get`. Only the feature that owns it writes into it. */
export interface GridState<Value> {
  readonly name: string
  /** Makes the value when it is first asked for, or when the grid is made with the feature. */
  readonly create: (grid: Grid) => Value
}

/** `name`: for messages of errors. */
export const gridState = <Value>(name: string, create: (grid: Grid) => Value): GridState<Value> => ({ name, create })
