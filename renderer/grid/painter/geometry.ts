import { Axis, type Stretch, stretch } from '../engine/axis'
import type { CellPosition } from '../engine/cell-range'
import type { Grid } from '../engine/grid'
import type { PaintPlan, PaintSettings } from './paint-plan'
import type { Viewport } from './viewport'

/** Where a cell stands in the scrolled content. */
export interface CellBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Pixels of its left and right that pinned columns cover. */
  readonly coverLeft: number
  readonly coverRight: number
  readonly frozen: boolean
}

/** What is seen of the scrolled content. */
export interface SeenBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Rows that scroll are seen between the heads, with the frozen rows, and the totals. */
  readonly rowsTop: number
  readonly rowsBottom: number
}

/** Sizes of a page that has not been laid out. */
const UNMEASURED = { width: 1000, height: 400 }

/** Where rows and columns stand, and what is seen of them. Asks the browser for nothing. */
export class Geometry {
  plan: PaintPlan | undefined
  private axis: Axis
  private line: Stretch = stretch(0)

  constructor(
    private readonly grid: Grid,
    private readonly viewport: Viewport,
    private readonly settings: PaintSettings,
  ) {
    this.axis = new Axis(0, settings.rowHeight)
  }

  /** Pixels of the grid. */
  get width(): number {
    return this.viewport.width || UNMEASURED.width
  }

  /** Pixels in which rows that scroll are seen. */
  get seenHeight(): number {
    return Math.max(0, (this.viewport.height || UNMEASURED.height) - this.top - this.settings.totalsHeight)
  }

  get seenBox(): SeenBox {
    const { left, top, height } = this.viewport
    const rowsTop = top + this.top
    return {
      left,
      right: left + this.width,
      top,
      bottom: top + (height || UNMEASURED.height),
      rowsTop,
      rowsBottom: rowsTop + this.seenHeight,
    }
  }

  get rows(): number {
    return this.axis.count
  }

  get frozenRows(): number {
    return Math.min(this.settings.frozenRows, this.grid.view.size)
  }

  get frozenHeight(): number {
    return this.axis.start(this.frozenRows)
  }

  /** Pixels of the element in which the rows scroll. */
  get bodyHeight(): number {
    return this.line.height
  }

  /** Where the rows that scroll begin. */
  get top(): number {
    return this.settings.headHeight + this.frozenHeight
  }

  /** How far painted rows stand from where they would without the limit of browsers. */
  get shift(): number {
    const { top } = this.viewport
    return top - this.line.offset(top, this.seenHeight)
  }

  startOf(row: number): number {
    return this.axis.start(row)
  }

  heightOf(row: number): number {
    return this.axis.sizeOf(row)
  }

  /** Rows begin again, all of one height. */
  takeRows(rows: number): void {
    this.axis = new Axis(rows, this.settings.rowHeight)
    this.takeHeights()
  }

  /** A row is that tall; true when it was not known. To be followed by `takeHeights`. */
  measure(row: number, height: number): boolean {
    return this.axis.measure(row, height)
  }

  takeHeights(): void {
    this.line = stretch(this.axis.total - this.frozenHeight)
  }

  /** The scrolling rows from the first to the last that is seen. */
  seenRows(): readonly [number, number] {
    const offset = this.line.offset(this.viewport.top, this.seenHeight) + this.frozenHeight
    return [this.axis.at(offset), this.axis.at(offset + this.seenHeight)]
  }

  boxOf({ row, column }: CellPosition): CellBox | undefined {
    const { layout } = this.grid
    const { viewport, plan } = this
    const place = layout.columns[column]
    if (place === undefined || plan === undefined || row < 0 || row >= this.axis.count) return undefined
    const frozen = row < this.frozenRows
    const start = this.axis.start(row)
    const top = frozen ? viewport.top + this.settings.headHeight + start : this.top + start - this.frozenHeight + this.shift
    const common = { top, width: place.width, height: plan.auto ? this.axis.sizeOf(row) : plan.rowHeight, frozen }
    const from = viewport.left + plan.leadWidth
    if (place.pin === 'left') return { ...common, left: from + place.start, coverLeft: 0, coverRight: 0 }
    const right = viewport.left + Math.min(this.width, plan.width) - layout.rightWidth
    if (place.pin === 'right') return { ...common, left: right + place.start, coverLeft: 0, coverRight: 0 }
    const left = plan.leadWidth + layout.leftWidth + place.start
    const coverLeft = Math.max(0, from + layout.leftWidth - left)
    return { ...common, left, coverLeft, coverRight: Math.max(0, left + place.width - right) }
  }

  /** What stands at a point of the grid; -1 for the grid's own columns, and the nearest row or column beyond the edges. */
  hit(x: number, y: number): CellPosition {
    const { viewport, plan } = this
    const { layout } = this.grid
    if (plan === undefined) return { row: 0, column: -1 }
    const down = y - this.settings.headHeight
    const offset = down < this.frozenHeight ? down : this.line.offset(viewport.top, this.seenHeight) + down
    const right = Math.min(viewport.width, plan.width) - layout.rightWidth
    const across = x - plan.leadWidth
    let column = -1
    if (across >= 0 && across < layout.leftWidth) column = this.columnAt('left', across)
    else if (x >= right && layout.right > 0) column = this.columnAt('right', x - right)
    else if (across >= 0) column = this.columnAt(undefined, across + viewport.left - layout.leftWidth)
    return { row: this.axis.at(offset), column }
  }

  /** The scroll position nearest to the present one at which the cell is seen as a whole. */
  revealing({ row, column }: CellPosition): { readonly top: number; readonly left: number } {
    const { viewport, plan, seenHeight: seen } = this
    const { layout } = this.grid
    const place = layout.columns[column]
    let { top, left } = viewport
    if (row >= this.frozenRows) {
      const offset = this.line.offset(top, seen)
      const wanted = nearest(offset, seen, this.axis.start(row) - this.frozenHeight, this.axis.sizeOf(row))
      if (wanted !== offset) top = this.line.scrolled(wanted, seen)
    }
    const seenWidth = this.width - (plan?.leadWidth ?? 0) - layout.leftWidth - layout.rightWidth
    if (place !== undefined && place.pin === undefined) left = nearest(left, seenWidth, place.start, place.width)
    return { top, left }
  }

  private columnAt(pin: 'left' | 'right' | undefined, offset: number): number {
    let found = -1
    this.grid.layout.columns.forEach((place, index) => {
      if (place.pin === pin && (place.start <= offset || found < 0)) found = index
    })
    return found
  }
}

/** The scroll position nearest to `at` at which a stretch is seen as a whole. */
function nearest(at: number, seen: number, start: number, size: number): number {
  if (start < at) return start
  return start + size > at + seen ? Math.max(0, Math.min(start, start + size - seen)) : at
}
