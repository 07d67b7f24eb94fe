import type { CellPosition } from '../engine/cell-range'
import type { Grid } from '../engine/grid'
import { featuresOf } from './feature'
import { surfaceOf } from './surface'
import { propsOf } from './view-props'

/** Pixels per frame that a drag beyond the edge scrolls. */
const EDGE_SPEED = 24
/** Things in a cell that have a click of their own. */
const BUSY =
  '.weft-grid-detail,a,button,input,select,textarea,[role=button],[role=switch],[role=checkbox],[role=combobox],.weft-grid-overlay'

/** A press or a click on the rows. */
export interface GridPress {
  readonly event: PointerEvent
  /** Undefined beside the rows; `column` is -1 in the grid's own columns. */
  readonly at: CellPosition | undefined
  /** The column of the grid's own that was pressed, by its kind. */
  readonly lead: string | undefined
  /** Whether something in the cell has the click for itself. */
  readonly busy: boolean
}

/** A press that goes on while the pointer moves. */
export interface Drag {
  readonly move: (at: CellPosition, event: PointerEvent) => void
  readonly drop: (at: CellPosition, event: PointerEvent) => void
  /** The browser took the pointer away. Default: nothing. */
  readonly cancel?: () => void
}

/** A drag begins; the press is `done`, and the grid gets the focus; it is `ignored`; or, undefined, it is left to the next feature. */
export type PressResult = Drag | 'done' | 'ignored' | undefined

/** Finds what mouse and fingers press and hands it to the features. */
export class GridPointer {
  private drag: Drag | undefined
  private last: PointerEvent | undefined
  /** Where the press began. */
  private from: CellPosition | undefined
  private frame = 0
  private readonly ends: (() => void)[] = []
  private captured = false

  constructor(
    private readonly grid: Grid,
    private readonly scroller: HTMLElement,
  ) {
    this.on('pointerdown', event => this.down(event))
    this.on('pointermove', event => this.moved(event))
    this.on('pointerup', event => this.up(event))
    this.on('pointercancel', () => {
      const { drag } = this
      this.stop()
      drag?.cancel?.()
    })
    this.on('pointerleave', event => {
      this.capture(event)
      this.hover(undefined)
    })
    // The focus stays where the user types.
    this.on('mousedown', event => !this.isBusy(event) && event.preventDefault())
    this.on('click', event => this.clicked(event as PointerEvent))
    this.on('contextmenu', event => this.menu(event as PointerEvent))
  }

  end(): void {
    this.stop()
    for (const end of this.ends) end()
  }

  private on<Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void): void {
    this.scroller.addEventListener(name, listener)
    this.ends.push(() => this.scroller.removeEventListener(name, listener))
  }

  private isBusy(event: MouseEvent): boolean {
    const { target } = event
    if (!(target instanceof Element)) return false
    if (target.closest('.weft-grid-heads') || target.closest('.weft-grid-overlay')) return true
    const busy = target.closest(BUSY)
    return busy !== null && this.scroller.contains(busy) && !busy.classList.contains('weft-grid-box') && !target.closest('.weft-grid-lead')
  }

  private at(event: MouseEvent): CellPosition | undefined {
    const { painter } = surfaceOf(this.grid)
    const element = event.target instanceof Element ? event.target : undefined
    const line = element?.closest('.weft-grid-row')
    // Grids inside of this one, and sums, are none of its rows.
    if (!line?.hasAttribute('aria-rowindex') || line.closest('.weft-grid-scroller') !== this.scroller || painter === undefined)
      return undefined
    const row = Number(line.getAttribute('aria-rowindex')) - 1 - painter.plan.headRows
    const index = element?.closest('[role=gridcell]')?.getAttribute('aria-colindex')
    const column = index == null ? painter.hit(event.clientX, event.clientY).column : Number(index) - 1 - painter.plan.leads
    return row < this.grid.view.size ? { row, column: Math.max(-1, column) } : undefined
  }

  private pressOf(event: PointerEvent): GridPress {
    return { event, at: this.at(event), lead: leadOf(event), busy: this.isBusy(event) }
  }

  private down(event: PointerEvent): void {
    // Fingers scroll, but for the handle of a row.
    if (event.button !== 0 || (event.pointerType === 'touch' && leadOf(event) !== 'rowDragSort')) return
    const press = this.pressOf(event)
    for (const { press: handle } of featuresOf(this.grid)) {
      const result = handle?.(this.grid, press)
      if (result === undefined) continue
      if (result === 'ignored') return
      if (result !== 'done') this.begin(press, result)
      break
    }
    if (press.at !== undefined && !press.busy) surfaceOf(this.grid).focus()
  }

  private begin({ event, at }: GridPress, drag: Drag): void {
    this.drag = drag
    this.from = at
    if (event.pointerType !== 'mouse') this.capture(event)
  }

  /** Has a drag told also outside of the grid. Not before it moves: a click would have the row under it leave its hover and come back. */
  private capture({ pointerId }: PointerEvent): void {
    if (this.drag === undefined || this.captured) return
    this.captured = true
    // Tests of a document without pixels have no pointers to capture.
    if (this.scroller.setPointerCapture && pointerId) this.scroller.setPointerCapture(pointerId)
  }

  private moved(event: PointerEvent): void {
    const { painter } = surfaceOf(this.grid)
    if (this.drag === undefined) {
      if (event.pointerType === 'mouse') this.hover(() => this.at(event))
      return
    }
    this.capture(event)
    this.last = event
    const at = painter?.hit(event.clientX, event.clientY)
    if (at) this.drag.move(at, event)
    if (this.frame === 0) this.frame = requestAnimationFrame(this.scroll)
  }

  /** Beyond an edge the rows come by themselves. */
  private readonly scroll = () => {
    this.frame = 0
    const { painter } = surfaceOf(this.grid)
    const { last, drag } = this
    if (last === undefined || drag === undefined || painter === undefined) return
    const box = this.scroller.getBoundingClientRect()
    const down = beyond(last.clientY, box.top + painter.top, box.bottom - 8)
    const across = beyond(last.clientX, box.left + painter.plan.leadWidth, box.right - 8)
    if (down === 0 && across === 0) return
    const { viewport } = painter
    viewport.scrollTo(viewport.top + down * EDGE_SPEED, viewport.left + across * EDGE_SPEED)
    painter.paint()
    const at = painter.hit(clamp(last.clientX, box.left, box.right - 1), clamp(last.clientY, box.top + painter.top, box.bottom - 1))
    drag.move(at, last)
    this.frame = requestAnimationFrame(this.scroll)
  }

  private up(event: PointerEvent): void {
    const { drag, last, from } = this
    if (drag === undefined) return
    this.stop()
    // A pointer that did not move is where it was: asking the browser would make it lay out the page.
    const at = last === undefined && from !== undefined ? from : surfaceOf(this.grid).painter?.hit(event.clientX, event.clientY)
    if (at) drag.drop(at, event)
  }

  private stop(): void {
    this.drag = undefined
    this.captured = false
    this.last = undefined
    cancelAnimationFrame(this.frame)
    this.frame = 0
  }

  private hover(at: (() => CellPosition | undefined) | undefined): void {
    for (const { hover } of featuresOf(this.grid)) hover?.(this.grid, at)
  }

  private clicked(event: PointerEvent): void {
    const press = this.pressOf(event)
    for (const { click } of featuresOf(this.grid)) click?.(this.grid, press)
  }

  private menu(event: PointerEvent): void {
    const press = this.pressOf(event)
    if (featuresOf(this.grid).some(({ contextMenu }) => contextMenu?.(this.grid, press))) event.preventDefault()
  }
}

/** A cell was clicked: it is opened, or its row is told where nothing can be edited. */
export function chooseCell(grid: Grid, at: CellPosition, event: MouseEvent): void {
  const shown = grid.shown(at.row)
  if (shown !== undefined) propsOf(grid).onRow?.(shown.row, shown.index)
  for (const { choose } of featuresOf(grid)) choose?.(grid, at, event)
}

const leadOf = ({ target }: MouseEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-lead]')?.dataset.lead : undefined

const beyond = (at: number, from: number, to: number): number => (at < from ? -1 : at > to ? 1 : 0)

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))
