import type { Grid } from '../../engine/grid'
import { gridState } from '../../engine/grid-state'
import type { GridSelection } from '../../surface/props'
import { CellSelection } from './cell-selection'
import { RowSelection } from './row-selection'

/** How rows are chosen; given with `grid.provide` before the features begin. Default `none`. */
export const selectionKind = gridState<GridSelection>('selection kind', () => 'none')
export const cellSelection = gridState('active cell', grid => new CellSelection(grid))
export const rowSelection = gridState('chosen rows', grid => new RowSelection(grid, grid.get(selectionKind)))

export const cellsOf = (grid: Grid): CellSelection => grid.get(cellSelection)
export const rowsOf = (grid: Grid): RowSelection => grid.get(rowSelection)
