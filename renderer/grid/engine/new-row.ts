import type { Row } from '../../model/source'
import type { Grid } from './grid'

/** What a new row holds before anything is typed. */
export function newRow(grid: Grid, given: Row = {}): Row {
  const row: { [key: string]: unknown } = {}
  for (const { key, initial } of grid.columns) {
    const value = initial?.()
    if (value !== undefined) row[key] = value
  }
  return filledRow(grid, Object.assign(row, grid.settings.newRow?.(), given))
}

/** A row that is not in the grid yet with what expressions make of it; itself where there are none. */
export function filledRow(grid: Grid, row: Row): Row {
  let filled = row
  for (const column of grid.columns)
    if (column.compute !== undefined) filled = { ...filled, [column.key]: grid.cellsOf(column).wire(filled, 0) }
  return filled
}
