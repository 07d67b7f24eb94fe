import { Axis, type Stretch, stretch } from '../../core/axis'
import type { CellPosition } from '../../core/cell-range'
import { seenColumns } from '../../core/column-layout'
import type { GridController } from '../../core/grid-controller'
import { Signal } from '../../core/signal'
import { type Lead, leadWidth } from './lead-cells'
import { DrawnCells, type PaintPlan } from './paint-plan'
import { RowBand } from './row-band'
import { Viewport } from './viewport'

/** The elements that the painter fills. */
export interface PaintPlaces {
  readonly scroller: HTMLElement
  /** Says how many rows and columns there are. */
  readonly table: HTMLElement
  /** Sticks to the top below the heads. */
  readonly frozen: HTMLElement
  readonly body: HTMLElement
}

export interface PaintSettings {
  readonly rowHeight: number
  readonly auto: boolean
  readonly frozenRows: number
  readonly leads: readonly Lead[]
  readonly headRows: number
  readonly headHeight: number
  readonly totalsHeight: number
}

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

/** Rows that are painted beyond those that are seen: most of them where the scrolling goes. */
const AHEAD = 9
const BEHIND = 2
const BESIDE = 200
/** Sizes of a page that nobody has laid out. */
const UNMEASURED = { width: 1000, height: 400 }
const SETTLED = 200

/** Paints the rows and columns that are seen, on elements that it recycles. React knows nothing of them. */
export class GridPainter {
  readonly drawn = new DrawnCells()
  /** Other columns are in the window. */
  readonly windowed = new Signal()
  plan: PaintPlan
  /** Rows of the screen that are painted; nothing while `last` is smaller. */
  first = 0
  last = -1
  readonly viewport: Viewport
  private axis: Axis
  private stretch: Stretch
  private body: RowBand
  private frozen: RowBand
  private waiting = false
  private settling: ReturnType<typeof setTimeout> | undefined
  /** Rows that the elements have the height for; -1 when none was given. */
  private laid = -1
  private heights = new Map<string, number>()
  private readonly ends: (() => void)[]

  constructor(
    private readonly grid: GridController,
    private readonly places: PaintPlaces,
    private settings: PaintSettings,
    private readonly events: { readonly onPaint: () => void; readonly onWindow: () => void; readonly onResize: () => void },
  ) {
    this.axis = new Axis(0, settings.rowHeight)
    this.stretch = stretch(0)
    this.body = new RowBand(places.body, grid, settings.leads)
    this.frozen = new RowBand(places.frozen, grid, settings.leads)
    this.viewport = new Viewport(places.scroller, () => this.paint(), events.onResize)
    this.plan = this.makePlan()
    this.ends = [grid.painted.subscribe(() => this.soon())]
  }

  end(): void {
    for (const end of this.ends) end()
    clearTimeout(this.settling)
    this.viewport.end()
    this.body.clear(undefined)
    this.frozen.clear(undefined)
  }

  configure(settings: PaintSettings): void {
    if (settings === this.settings) return
    this.body.clear(this.plan)
    this.frozen.clear(this.plan)
    this.settings = settings
    this.laid = -1
    this.body = new RowBand(this.places.body, this.grid, settings.leads)
    this.frozen = new RowBand(this.places.frozen, this.grid, settings.leads)
    this.plan = this.makePlan()
    this.paint()
  }

  /** Pixels for columns that are not the grid's own. */
  get room(): number {
    return (this.viewport.width || UNMEASURED.width) - leadWidth(this.settings.leads)
  }

  /** Rows that are seen at once. */
  get page(): number {
    return Math.max(1, Math.floor(this.seenHeight / this.settings.rowHeight) - 1)
  }

  get frozenRows(): number {
    return Math.min(this.settings.frozenRows, this.grid.view.size)
  }

  /** Where the rows that scroll begin. */
  get top(): number {
    return this.settings.headHeight + this.frozenHeight
  }

  /** Paints before the browser does, once for all that is told until then. */
  soon(): void {
    if (this.waiting) return
    this.waiting = true
    queueMicrotask(() => {
      if (this.waiting) this.paint()
    })
  }

  paint(): void {
    this.waiting = false
    this.takeRows()
    this.takeColumns()
    const { frozenRows } = this
    if (frozenRows > 0) this.frozen.paint(0, frozenRows - 1, at => this.axis.start(at), this.plan)
    const [first, last] = this.seenRows()
    const shift = this.shift
    this.body.paint(first, last, at => this.axis.start(at) - this.frozenHeight + shift, this.plan)
    if (this.plan.auto) this.measure()
    this.drawn.settle()
    const moved = first !== this.first || last !== this.last
    this.first = first
    this.last = last
    this.events.onPaint()
    if (!moved) return
    this.events.onWindow()
    clearTimeout(this.settling)
    this.settling = setTimeout(() => this.body.settle(), SETTLED)
  }

  boxOf({ row, column }: CellPosition): CellBox | undefined {
    const { layout } = this.grid
    const place = layout.columns[column]
    if (place === undefined || row < 0 || row >= this.axis.count) return undefined
    const { viewport, plan } = this
    const frozen = row < this.frozenRows
    const start = this.axis.start(row)
    const top = frozen ? viewport.top + this.settings.headHeight + start : this.top + start - this.frozenHeight + this.shift
    const common = { top, width: place.width, height: this.axis.sizeOf(row), frozen }
    const from = viewport.left + plan.leadWidth
    if (place.pin === 'left') return { ...common, left: from + place.start, coverLeft: 0, coverRight: 0 }
    const width = viewport.width || UNMEASURED.width
    const right = viewport.left + Math.min(width, plan.width) - layout.rightWidth
    if (place.pin === 'right') return { ...common, left: right + place.start, coverLeft: 0, coverRight: 0 }
    const left = plan.leadWidth + layout.leftWidth + place.start
    const coverLeft = Math.max(0, from + layout.leftWidth - left)
    return { ...common, left, coverLeft, coverRight: Math.max(0, left + place.width - right) }
  }

  /** Where the grid stands in the window of the browser. */
  scrollerBox(): DOMRect {
    return this.places.scroller.getBoundingClientRect()
  }

  /** Where the box begins in the window of the browser. */
  clientTop({ top }: CellBox): number {
    return this.places.scroller.getBoundingClientRect().top + top - this.viewport.top
  }

  /** What stands at a point of the window; -1 for the grid's own columns, and the nearest row or column beyond the edges. */
  hit(clientX: number, clientY: number): CellPosition {
    const box = this.places.scroller.getBoundingClientRect()
    const [x, y] = [clientX - box.left, clientY - box.top]
    const { layout } = this.grid
    const { viewport, plan } = this
    const down = y - this.settings.headHeight
    const offset = down < this.frozenHeight ? down : this.stretch.offset(viewport.top, this.seenHeight) + down
    const right = Math.min(viewport.width, plan.width) - layout.rightWidth
    const across = x - plan.leadWidth
    let column = -1
    if (across >= 0 && across < layout.leftWidth) column = this.columnAt('left', across)
    else if (x >= right && layout.right > 0) column = this.columnAt('right', x - right)
    else if (across >= 0) column = this.columnAt(undefined, across + viewport.left - layout.leftWidth)
    return { row: this.axis.at(offset), column }
  }

  /** Scrolls as little as it takes to see the cell. */
  reveal({ row, column }: CellPosition): void {
    this.takeRows()
    const { layout } = this.grid
    const { viewport, plan } = this
    const [place, seen] = [layout.columns[column], this.seenHeight]
    let { top, left } = viewport
    if (row >= this.frozenRows) {
      const start = this.axis.start(row) - this.frozenHeight
      const offset = this.stretch.offset(top, seen)
      const wanted = nearest(offset, seen, start, this.axis.sizeOf(row))
      if (wanted !== offset) top = this.stretch.scrolled(wanted, seen)
    }
    const seenWidth = (viewport.width || UNMEASURED.width) - plan.leadWidth - layout.leftWidth - layout.rightWidth
    if (place !== undefined && place.pin === undefined) left = nearest(left, seenWidth, place.start, place.width)
    if (top === viewport.top && left === viewport.left) return
    viewport.scrollTo(top, left)
    this.paint()
  }

  private get frozenHeight(): number {
    return this.axis.start(this.frozenRows)
  }

  private get seenHeight(): number {
    const { totalsHeight } = this.settings
    return Math.max(0, (this.viewport.height || UNMEASURED.height) - this.top - totalsHeight)
  }

  /** How far painted rows stand from where they would without the limit of browsers. */
  private get shift(): number {
    const { top } = this.viewport
    return top - this.stretch.offset(top, this.seenHeight)
  }

  private seenRows(): readonly [number, number] {
    const { frozenRows, frozenHeight, viewport } = this
    const rows = this.axis.count
    const offset = this.stretch.offset(viewport.top, this.seenHeight) + frozenHeight
    const down = viewport.direction === 1
    const first = this.axis.at(offset) - (down ? BEHIND : AHEAD)
    const last = this.axis.at(offset + this.seenHeight) + (down ? AHEAD : BEHIND)
    return [Math.max(frozenRows, first), Math.min(rows - 1, last)]
  }

  /** Follows the number of rows. */
  private takeRows(): void {
    const rows = this.grid.view.size
    if (this.laid === rows && !(this.plan.auto && this.plan.rowHeight !== this.axis.size)) return
    this.laid = rows
    this.axis = new Axis(rows, this.settings.rowHeight)
    if (this.settings.auto) this.remember()
    this.stretch = stretch(this.axis.total - this.frozenHeight)
    this.places.body.style.height = `${this.stretch.height}px`
    this.places.frozen.style.height = `${this.frozenHeight}px`
    this.places.table.setAttribute('aria-rowcount', String(rows + this.settings.headRows))
  }

  private takeColumns(): void {
    const { plan, grid } = this
    const next = this.makePlan()
    const same = plan.first === next.first && plan.last === next.last && plan.width === next.width && this.planned === grid.layout
    if (same) return
    this.planned = grid.layout
    this.plan = next
    const width = `${next.width}px`
    this.places.body.style.width = width
    this.places.frozen.style.width = width
    this.places.table.setAttribute('aria-colcount', String(grid.layout.columns.length + next.leads))
    this.windowed.tell()
  }
  private planned: GridController['layout'] | undefined

  private makePlan(): PaintPlan {
    const { layout } = this.grid
    const { leads, rowHeight, auto, headRows } = this.settings
    const lead = leadWidth(leads)
    const from = this.viewport.left
    const seen = (this.viewport.width || UNMEASURED.width) - lead - layout.leftWidth - layout.rightWidth
    const whole = { first: layout.left, last: layout.columns.length - layout.right - 1 }
    const { first, last } = auto ? whole : seenColumns(layout, from - BESIDE, from + seen + BESIDE)
    const before = this.plan as PaintPlan | undefined
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
      drawn: this.drawn,
    }
  }

  private columnAt(pin: 'left' | 'right' | undefined, offset: number): number {
    const { columns } = this.grid.layout
    let found = -1
    columns.forEach((place, index) => {
      if (place.pin === pin && (place.start <= offset || found < 0)) found = index
    })
    return found
  }

  /** Takes the heights that rows have grown to; what stands below them moves at once. */
  private measure(): void {
    let grew = false
    const take = (at: number, height: number) => {
      const shown = this.grid.shown(at)
      if (shown === undefined || height === 0 || !this.axis.measure(at, height)) return
      this.heights.set(shown.id, height)
      grew = true
    }
    this.body.measure(take)
    this.frozen.measure(take)
    if (!grew) return
    this.stretch = stretch(this.axis.total - this.frozenHeight)
    this.places.body.style.height = `${this.stretch.height}px`
    this.places.frozen.style.height = `${this.frozenHeight}px`
    const { shift } = this
    this.body.paint(this.seenRows()[0], this.seenRows()[1], at => this.axis.start(at) - this.frozenHeight + shift, this.plan)
  }

  private remember(): void {
    if (this.heights.size === 0) return
    for (let at = 0; at < this.axis.count; at++) {
      const height = this.heights.get(this.grid.store.idAt(this.grid.view.toStore(at)))
      if (height !== undefined) this.axis.measure(at, height)
    }
  }
}

/** The scroll position nearest to `at` at which a stretch is seen as a whole. */
function nearest(at: number, seen: number, start: number, size: number): number {
  if (start < at) return start
  return start + size > at + seen ? Math.max(0, Math.min(start, start + size - seen)) : at
}
