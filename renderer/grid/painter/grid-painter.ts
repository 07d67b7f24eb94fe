import type { CellPosition } from '../engine/cell-range'
import type { Grid } from '../engine/grid'
import { Signal } from '../engine/signal'
import type { RowId } from '../engine/temporary-id'
import { DetailRows } from './detail-rows'
import { type CellBox, Geometry, type SeenBox } from './geometry'
import { leadWidth } from './lead-cells'
import type { PaintMarks } from './paint-marks'
import { DrawnCells, type PaintPlan, type PaintSettings, planColumns } from './paint-plan'
import { PressedPointer } from './pressed-pointer'
import { RowBand } from './row-band'
import { RowHeights } from './row-heights'
import { Viewport } from './viewport'
import { notifiesIdle } from './when-idle'

/** The elements that the painter fills. */
export interface PaintPlaces {
  readonly scroller: HTMLElement
  /** Says how many rows and columns there are. */
  readonly table: HTMLElement
  /** Sticks to the top below the heads. */
  readonly frozen: HTMLElement
  readonly body: HTMLElement
}

interface PaintEvents {
  /** What lies above the cells is to be placed again. */
  readonly onPaint: () => void
  /** Other rows are painted. */
  readonly onWindow: () => void
  readonly onResize: () => void
}

/** Rows that are painted beyond those that are seen: most of them where the scrolling goes. */
const AHEAD = 9
const BEHIND = 2
const SORTED_AFTER = 200
/** Things in a cell that keys can use. */
const USABLE = 'a[href],button:not(:disabled):not([tabindex="-1"]),input:not(:disabled)'

/** Paints the rows and columns that are seen, on elements that it recycles. React knows nothing of them. */
export class GridPainter {
  readonly drawn = new DrawnCells()
  /** What stands below open rows. */
  readonly details: DetailRows
  /** Other columns are in the window. */
  readonly windowed = new Signal()
  readonly viewport: Viewport
  plan: PaintPlan
  /** Rows of the screen that are painted; nothing while `last` is smaller. */
  first = 0
  last = -1
  private geometry: Geometry
  private heights: RowHeights
  private body: RowBand
  private frozen: RowBand
  /** What the next microtask paints. */
  private waiting: 'all' | 'above' | undefined
  /** Whether rows beyond those that are seen are painted: not by the first painting, for which users wait. */
  private ahead = !notifiesIdle
  private ended = false
  private planned: Grid['layout'] | undefined
  /** The rows whose order the elements follow, and the details that their heights make room for. */
  private ordered = -1
  private opened = 0
  private seen = 0
  private wide = false
  private sorting: ReturnType<typeof setTimeout> | undefined
  private readonly ends: (() => void)[]
  private readonly pointer: PressedPointer
  private frame = 0

  constructor(
    private readonly grid: Grid,
    private readonly marks: PaintMarks,
    private readonly places: PaintPlaces,
    private settings: PaintSettings,
    private readonly events: PaintEvents,
  ) {
    this.body = new RowBand(places.body, grid, marks, settings.leads)
    this.frozen = new RowBand(places.frozen, grid, marks, settings.leads)
    this.details = new DetailRows(places.body, () => this.soon())
    this.pointer = new PressedPointer(places.scroller)
    this.viewport = new Viewport(places.scroller, () => this.lookAhead(), events.onResize)
    this.geometry = new Geometry(grid, this.viewport, settings)
    this.heights = new RowHeights(grid, this.geometry)
    // Rows and a scroll bar have their room before it is seen how much of them fits: nothing is painted twice.
    this.takeRows()
    this.viewport.measure()
    this.plan = this.makePlan()
    this.ends = [grid.painted.subscribe(() => this.soon()), grid.validated.subscribe(() => this.withFrame())]
  }

  end(): void {
    this.waiting = undefined
    cancelAnimationFrame(this.frame)
    for (const end of this.ends) end()
    // What is still to be painted is another painter's now.
    this.ended = true
    clearTimeout(this.sorting)
    this.viewport.end()
    this.pointer.end()
    this.details.end()
    this.body.clear(undefined)
    this.frozen.clear(undefined)
  }

  configure(settings: PaintSettings): void {
    if (settings === this.settings || this.ended) return
    this.body.clear(this.plan)
    this.frozen.clear(this.plan)
    this.settings = settings
    this.geometry = new Geometry(this.grid, this.viewport, settings)
    this.heights = new RowHeights(this.grid, this.geometry)
    this.body = new RowBand(this.places.body, this.grid, this.marks, settings.leads)
    this.frozen = new RowBand(this.places.frozen, this.grid, this.marks, settings.leads)
    this.plan = this.makePlan()
    // Also where there is no row its height is another one.
    this.opened = -1
    this.paint()
  }

  /** Pixels for columns that are not the grid's own. */
  get room(): number {
    return this.geometry.width - leadWidth(this.settings.leads)
  }

  /** Rows that are seen at once. */
  get page(): number {
    return Math.max(1, Math.floor(this.geometry.seenHeight / this.settings.rowHeight) - 1)
  }

  /** Where the rows that scroll begin. */
  get top(): number {
    return this.geometry.top
  }

  get seenBox(): SeenBox {
    return this.geometry.seenBox
  }

  /** Paints before the browser does, once for all that changes until then. */
  soon(): void {
    this.ask('all')
  }

  /** The cells are as they are; what lies above them is placed again before the browser paints. */
  aboveSoon(): void {
    if (this.waiting === undefined) this.ask('above')
  }

  /** Paints the rows that scrolling will bring, too. */
  lookAhead(): void {
    this.ahead = true
    this.paint()
  }

  paint(): void {
    this.waiting = undefined
    cancelAnimationFrame(this.frame)
    this.frame = 0
    this.takeRows()
    this.takeColumns()
    const { geometry, plan } = this
    const { frozenRows, frozenHeight, shift } = geometry
    this.frozen.paint(0, frozenRows - 1, at => geometry.startOf(at), plan)
    const [first, last] = this.window()
    const topOf = (at: number) => geometry.startOf(at) - frozenHeight + shift
    this.body.paint(first, last, topOf, plan)
    if (plan.auto && this.heights.measure([this.body, this.frozen])) {
      this.takeHeight()
      this.body.paint(...this.window(), topOf, plan)
    }
    this.details.place(id => this.belowRow(id))
    this.drawn.emitChanges()
    const moved = first !== this.first || last !== this.last
    const mixed = moved || this.ordered !== this.grid.rowsVersion
    this.first = first
    this.last = last
    this.ordered = this.grid.rowsVersion
    this.events.onPaint()
    if (moved) this.events.onWindow()
    if (!mixed) return
    this.sortSoon()
  }

  boxOf(at: CellPosition): CellBox | undefined {
    return this.geometry.boxOf(at)
  }

  /** Where the grid stands in the window of the browser. */
  scrollerBox(): DOMRect {
    return this.places.scroller.getBoundingClientRect()
  }

  /** Where the box begins in the window of the browser. */
  clientTop({ top }: CellBox): number {
    return this.scrollerBox().top + top - this.viewport.top
  }

  /** What stands at a point of the window; -1 for the grid's own columns, and the nearest row or column beyond the edges. */
  hit(clientX: number, clientY: number): CellPosition {
    const box = this.scrollerBox()
    return this.geometry.hit(clientX - box.left, clientY - box.top)
  }

  /** Not while a pointer is down: its click would be lost. */
  private sortSoon(): void {
    clearTimeout(this.sorting)
    this.sorting = setTimeout(() => (this.pointer.isDown ? this.sortSoon() : this.body.sortElements()), SORTED_AFTER)
  }

  /** Scrolls as little as it takes to see the cell. */
  reveal(at: CellPosition): void {
    this.takeRows()
    const { viewport } = this
    const { top, left } = this.geometry.revealing(at)
    if (top === viewport.top && left === viewport.left) return
    viewport.scrollTo(top, left)
    this.paint()
  }

  /** Gives the focus to what can be used in a cell, such as its first button; false where there is nothing. */
  enterCell(at: CellPosition): boolean {
    const usable = this.body.cellAt(at)?.querySelector<HTMLElement>(USABLE)
    usable?.focus()
    return usable != null
  }

  toTop(): void {
    if (this.viewport.top === 0) return
    this.viewport.scrollTo(0, this.viewport.left)
    this.paint()
  }

  /** Where what belongs to an open row begins; undefined where the row is not shown. */
  private belowRow(id: RowId): number | undefined {
    const { geometry } = this
    const at = this.placeOf(id)
    return at < 0 ? undefined : geometry.startOf(at) + this.settings.rowHeight - geometry.frozenHeight + geometry.shift
  }

  private placeOf(id: RowId): number {
    const index = this.grid.store.indexOf(id)
    return index < 0 ? -1 : this.grid.view.toShown(index)
  }

  /** Paints when the next frame begins: a caller that waits for the result does not wait for its marks as well. */
  private withFrame(): void {
    if (this.waiting !== 'all' && this.frame === 0) this.frame = requestAnimationFrame(() => this.paint())
  }

  private ask(what: 'all' | 'above'): void {
    const asked = this.waiting !== undefined
    this.waiting = what
    if (asked) return
    queueMicrotask(() => {
      if (this.ended) return
      if (this.waiting === 'all') this.paint()
      else if (this.waiting === 'above') {
        this.waiting = undefined
        this.events.onPaint()
      }
    })
  }

  /** Which rows are painted. */
  private window(): readonly [number, number] {
    const { frozenRows, rows } = this.geometry
    const [first, last] = this.geometry.seenRows()
    const down = this.viewport.direction === 1
    const [above, below] = !this.ahead ? [0, 0] : down ? [BEHIND, AHEAD] : [AHEAD, BEHIND]
    return [Math.max(frozenRows, first - above), Math.min(rows - 1, last + below)]
  }

  /** Follows the number of rows. */
  private takeRows(): void {
    const { details, grid, geometry } = this
    const rows = grid.view.size
    const open = details.ids
    const same = details.edition === this.opened && (open.length === 0 || this.ordered === grid.rowsVersion)
    if (geometry.rows === rows && same) return
    this.opened = details.edition
    geometry.takeRows(rows)
    if (this.settings.auto) this.heights.remember()
    for (const id of open) geometry.measure(this.placeOf(id), this.settings.rowHeight + details.heightOf(id))
    this.takeHeight()
    this.places.table.setAttribute('aria-rowcount', String(rows + this.settings.headRows))
  }

  private takeHeight(): void {
    const { geometry, places } = this
    geometry.takeHeights()
    places.body.style.height = `${geometry.bodyHeight}px`
    places.frozen.style.height = `${geometry.frozenHeight}px`
  }

  private takeColumns(): void {
    const { plan, grid } = this
    const next = this.makePlan()
    this.takeRoom(next.width)
    const same = plan.first === next.first && plan.last === next.last && plan.width === next.width && this.planned === grid.layout
    if (same) {
      this.geometry.plan = plan
      return
    }
    this.planned = grid.layout
    this.plan = next
    this.geometry.plan = next
    const width = `${next.width}px`
    this.places.body.style.width = width
    this.places.frozen.style.width = width
    this.places.table.setAttribute('aria-colcount', String(grid.layout.columns.length + next.leads))
    this.windowed.emit()
  }

  /** Says in its style how much is seen, and that columns are hidden behind pinned ones. */
  private takeRoom(width: number): void {
    const { scroller } = this.places
    const { width: seen } = this.viewport
    const wide = seen > 0 && width > seen
    if (seen === this.seen && wide === this.wide) return
    this.seen = seen
    this.wide = wide
    scroller.style.setProperty('--weft-grid-seen', `${seen}px`)
    scroller.classList.toggle('weft-grid-wide', wide)
  }

  private makePlan(): PaintPlan {
    const { geometry, grid, settings, viewport, drawn } = this
    return planColumns(grid.layout, settings, { left: viewport.left, width: geometry.width }, drawn, this.plan as PaintPlan | undefined)
  }
}
