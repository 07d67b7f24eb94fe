import type { CellBlock, CellPosition } from '../engine/cell-range'
import type { RowId } from '../engine/temporary-id'

/** What is marked in the rows that are painted. Asked for each row, so that answers must be at hand. */
export interface PaintMarks {
  readonly active: CellPosition | undefined
  /** The chosen block if it is more than one cell. */
  readonly chosen: CellBlock | undefined
  /** The block that would be filled. */
  readonly target: CellBlock | undefined
  /** Whether rows can be chosen at all. */
  readonly choosesRows: boolean
  isChosen(id: RowId): boolean
}
