import type { CellBlock } from '../../engine/cell-range'
import type { Grid } from '../../engine/grid'
import { gridState } from '../../engine/grid-state'

/** The block that a fill handle would fill if it were dropped now. */
class FillTarget {
  private aimed: CellBlock | undefined

  constructor(private readonly grid: Grid) {}

  get block(): CellBlock | undefined {
    return this.aimed
  }

  aim(block: CellBlock | undefined): void {
    this.aimed = block
    this.grid.painted.emit()
  }
}

export const fillTargetState = gridState('fill target', grid => new FillTarget(grid))

export const fillTargetOf = (grid: Grid): FillTarget => grid.get(fillTargetState)
