import type { CellPosition } from '../engine/cell-range'
import type { Grid } from '../engine/grid'
import type { RowId } from '../engine/temporary-id'
import { orderElements } from './element-order'
import type { Lead } from './lead-cells'
import type { PaintMarks } from './paint-marks'
import type { PaintPlan } from './paint-plan'
import { RowElement } from './row-element'
import { RowFrame } from './row-frame'

/** The elements of neighbouring rows. What leaves the window is used for what comes in; a row that moved keeps its own. */
export class RowBand {
  private readonly shown = new Map<number, RowElement>()
  private readonly free: RowElement[] = []
  private order = -1
  /** What new rows are copies of; never shown. */
  private model: RowFrame | undefined

  constructor(
    private readonly home: HTMLElement,
    private readonly grid: Grid,
    private readonly marks: PaintMarks,
    private readonly leads: readonly Lead[],
  ) {}

  /** Paints the rows from `first` to `last`; `topOf` says where each stands. */
  paint(first: number, last: number, topOf: (at: number) => number, plan: PaintPlan): void {
    if (this.order !== this.grid.rowsVersion) this.follow(first, last)
    this.order = this.grid.rowsVersion
    for (const [at, row] of this.shown) if (at < first || at > last) this.leave(at, row)
    for (let at = first; at <= last; at++) {
      let row = this.shown.get(at)
      if (row === undefined) {
        row = this.free.shift() ?? this.make(plan)
        this.shown.set(at, row)
      }
      row.paint(at, topOf(at), plan)
    }
    for (const row of this.free) row.putAway(plan)
  }

  /** The element of a cell that is painted. */
  cellAt({ row, column }: CellPosition): Element | undefined {
    return this.shown.get(row)?.cellAt(column)
  }

  /** The heights that rows have grown to. */
  measure(each: (at: number, height: number) => void): void {
    for (const [at, row] of this.shown) each(at, row.element.offsetHeight)
  }

  /** Puts the elements in the order in which they are read. To be done when nothing moves. */
  sortElements(): void {
    const shown = [...this.shown].sort(([one], [other]) => one - other)
    orderElements(
      this.home,
      shown.map(([, { element }]) => element),
    )
  }

  clear(plan: PaintPlan | undefined): void {
    for (const row of [...this.shown.values(), ...this.free]) {
      if (plan) row.putAway(plan)
      row.element.remove()
    }
    this.shown.clear()
    this.free.length = 0
  }

  /** Rows came, went, moved or were read again: those that are still to be seen take their elements along, with what is open in them. */
  private follow(first: number, last: number): void {
    const byId = new Map<RowId, RowElement>()
    const left: RowElement[] = []
    for (const row of this.shown.values()) {
      if (row.id !== undefined && !byId.has(row.id)) byId.set(row.id, row)
      else left.push(row)
    }
    this.shown.clear()
    for (let at = first; at <= last; at++) {
      const wanted = this.grid.shown(at)?.id
      const row = wanted === undefined ? undefined : byId.get(wanted)
      if (wanted === undefined || row === undefined) continue
      byId.delete(wanted)
      this.shown.set(at, row)
    }
    // In their order: what comes in takes them in its own, and elements stand as they are read.
    this.free.unshift(...left, ...byId.values())
  }

  private leave(at: number, row: RowElement): void {
    this.shown.delete(at)
    this.free.push(row)
  }

  private make(plan: PaintPlan): RowElement {
    this.model ??= new RowFrame(this.leads)
    if (this.model.plan !== plan) {
      this.model.setPlan(plan, this.grid.layout)
      this.model.applyClasses(this.grid.cells)
    }
    const row = new RowElement(this.grid, this.marks, new RowFrame(this.leads, this.model))
    this.home.append(row.element)
    return row
  }
}
