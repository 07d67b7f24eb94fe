import type { ColumnCells } from '../../core/column-cells'
import type { ShownRow } from '../../core/grid-controller'
import { Signal } from '../../core/signal'
import type { CellElement } from './cell-element'
import type { Lead } from './lead-cells'

/** What the developer asked of the painting. */
export interface PaintSettings {
  readonly rowHeight: number
  readonly auto: boolean
  readonly frozenRows: number
  readonly leads: readonly Lead[]
  readonly headRows: number
  /** Of one level of heads, and of all. */
  readonly headLevel: number
  readonly headHeight: number
  readonly totalsHeight: number
}

/** Which columns are painted, and how. Another object whenever one of its parts differs. */
export interface PaintPlan {
  /** Scrolling columns in the window. */
  readonly first: number
  readonly last: number
  /** Elements that a row has for them. */
  readonly slots: number
  /** Pixels of all columns. */
  readonly width: number
  readonly leadWidth: number
  readonly leads: number
  readonly headRows: number
  readonly rowHeight: number
  /** Rows grow with their text. */
  readonly auto: boolean
  readonly drawn: DrawnCells
}

/** A cell that a component draws. */
export interface DrawnCell {
  readonly cells: ColumnCells
  readonly shown: ShownRow
}

/** The cells that components draw, for whoever draws them. */
export class DrawnCells {
  readonly changed = new Signal()
  readonly all = new Map<CellElement, DrawnCell>()
  private stale = false

  lend(cell: CellElement, place: DrawnCell): void {
    cell.lend()
    this.all.set(cell, place)
    this.stale = true
  }

  release(cell: CellElement): void {
    if (!this.all.delete(cell)) return
    cell.takeBack()
    this.stale = true
  }

  /** To be called when all is painted. */
  settle(): void {
    if (!this.stale) return
    this.stale = false
    this.changed.tell()
  }
}
