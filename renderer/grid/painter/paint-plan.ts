import type { ColumnCells } from '../engine/column-cells'
import { type ColumnLayout, seenColumns } from '../engine/column-layout'
import type { ShownRow } from '../engine/shown-row'
import { Signal } from '../engine/signal'
import type { CellElement } from './cell-element'
import { type Lead, leadWidth } from './lead-cells'

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

/** The cells that components draw, for the component that draws them. */
export class DrawnCells {
  readonly changed = new Signal()
  readonly all = new Map<CellElement, DrawnCell>()
  private stale = false

  attach(cell: CellElement, place: DrawnCell): void {
    cell.attachHost()
    this.all.set(cell, place)
    this.stale = true
  }

  release(cell: CellElement): void {
    if (!this.all.delete(cell)) return
    cell.detachHost()
    this.stale = true
  }

  /** To be called when all is painted. */
  emitChanges(): void {
    if (!this.stale) return
    this.stale = false
    this.changed.emit()
  }
}

/** Pixels beyond what is seen in which columns are painted. */
const BESIDE = 200

/** The plan for what is seen from `left` on, `width` pixels of it. `before`: the plan until now, whose elements are kept. */
export function planColumns(
  layout: ColumnLayout,
  { leads, rowHeight, auto, headRows }: PaintSettings,
  { left, width }: { readonly left: number; readonly width: number },
  drawn: DrawnCells,
  before: PaintPlan | undefined,
): PaintPlan {
  const lead = leadWidth(leads)
  const seen = width - lead - layout.leftWidth - layout.rightWidth
  const { first, last } = seenColumns(layout, left - BESIDE, left + seen + BESIDE)
  return {
    first,
    last,
    slots: Math.max(last - first + 1, before?.slots ?? 0, 1),
    width: lead + layout.leftWidth + layout.middleWidth + layout.rightWidth,
    leadWidth: lead,
    leads: leads.length,
    headRows,
    rowHeight,
    auto,
    drawn,
  }
}
