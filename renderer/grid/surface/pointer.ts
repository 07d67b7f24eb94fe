import type { CellPosition } from '../engine/cell-range'
import { fillCells, fillTarget } from '../features/editing/edit-cells'
import { openCell, toggleCell, wayOf } from '../features/editing/open-cell'
import { toggleRow } from '../features/row-menu/row-changes'
import type { RowDrag } from '../features/row-menu/row-drag'
import { openRowMenu } from '../features/row-menu/row-menu'
import type { GridDesk } from './desk'

/** Pixels per frame that a drag beyond the edge scrolls. */
const EDGE_SPEED = 24
/** Milliseconds within which two presses are one double click. */
const DOUBLE = 500
/** Things in a cell that have a click of their own. */
const BUSY =
  '.weft-grid-detail,a,button,input,select,textarea,[role=button],[role=switch],[role=checkbox],[role=combobox],.weft-grid-overlay'

type Drag = (at: CellPosition, event: PointerEvent) => void

/** What the mouse and fingers do to the cells. */
export class GridPointer {
  private drag: { readonly move: Drag; readonly drop: Drag } | undefined
  private last: PointerEvent | undefined
  /** Where the press began. */
  private from: CellPosition | undefined
  private frame = 0
  /** The click that opened a cell last. */
  private opening: MouseEvent | undefined
  private readonly ends: (() => void)[] = []

  constructor(
    private readonly desk: GridDesk,
    private readonly scroller: HTMLElement,
    private readonly rows: RowDrag,
  ) {
    this.on('pointerdown', event => this.down(event))
    this.on('pointermove', event => this.moved(event))
    this.on('pointerup', event => this.up(event))
    this.on('pointercancel', () => {
      this.stop()
      this.rows.end()
      this.desk.grid.aim(undefined)
    })
    this.on('pointerleave', event => {
      this.capture(event)
      this.hover(undefined)
    })
    // The focus stays where it is typed.
    this.on('mousedown', event => !this.isBusy(event) && event.preventDefault())
    this.on('click', event => this.tapped(event as PointerEvent))
    this.on('contextmenu', event => this.menu(event))
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
    const { painter, grid } = this.desk
    const element = event.target instanceof Element ? event.target : undefined
    const line = element?.closest('.weft-grid-row')
    // Grids inside of this one, and sums, are none of its rows.
    if (!line?.hasAttribute('aria-rowindex') || line.closest('.weft-grid-scroller') !== this.scroller || painter === undefined)
      return undefined
    const row = Number(line.getAttribute('aria-rowindex')) - 1 - painter.plan.headRows
    const index = element?.closest('[role=gridcell]')?.getAttribute('aria-colindex')
    const column = index == null ? painter.hit(event.clientX, event.clientY).column : Number(index) - 1 - painter.plan.leads
    return row < grid.view.size ? { row, column: Math.max(-1, column) } : undefined
  }

  private down(event: PointerEvent): void {
    const { desk } = this
    const { target } = event
    const lead = leadOf(event)
    // Fingers scroll, but for the handle of a row.
    if (event.button !== 0 || (event.pointerType === 'touch' && lead !== 'rowDragSort')) return
    if (target instanceof Element && target.closest('.weft-grid-fill')) {
      this.fill(event)
      return
    }
    const at = this.at(event)
    if (at === undefined || this.isForOpened(event, at)) return
    if (lead === 'rowDragSort') this.sort(event, at)
    else if (lead === 'rowNumber') this.chooseRows(event, at)
    else if (lead === undefined && at.column >= 0) this.choose(event, at)
    if (!this.isBusy(event)) desk.focus()
  }

  private choose(event: PointerEvent, at: CellPosition): void {
    const { desk } = this
    const { grid } = desk
    const { editing } = grid
    const open = editing && desk.placeOf(editing)
    if (open?.row === at.row && open.column === at.column) return
    if (!desk.commit()) return
    desk.lineFrom = undefined
    grid.activate(at, event.shiftKey)
    if (this.isBusy(event)) return
    let moved = event.shiftKey
    this.begin(event, at, {
      move: to => {
        if (to.column < 0 || (to.row === at.row && to.column === at.column && !moved)) return
        moved = true
        grid.activate(to, true)
      },
      drop: (_, up) => !moved && this.opened(at, up),
    })
  }

  /** The second press of a double click is meant for the cell that the first has opened, which has come into sight from under it. */
  private isForOpened(event: PointerEvent, at: CellPosition): boolean {
    const { opening, desk } = this
    const { editing } = desk.grid
    const open = editing && desk.placeOf(editing)
    if (opening === undefined || open === undefined || event.timeStamp - opening.timeStamp > DOUBLE) return false
    if (open.row === at.row && open.column === at.column) return false
    return Math.abs(event.clientX - opening.clientX) <= 4 && Math.abs(event.clientY - opening.clientY) <= 4
  }

  /** A click opens the cell, or tells of the row where nothing can be edited. */
  private opened(at: CellPosition, event: MouseEvent): void {
    const { desk } = this
    const { grid, props } = desk
    const shown = grid.shown(at.row)
    if (shown !== undefined) props.onRow?.(shown.row, shown.index)
    const how = wayOf(desk, at, false)
    if (how === 'toggle') {
      if (isOnCheck(event)) toggleCell(desk, at)
    } else if (how !== undefined && openCell(desk, at, 'click')) {
      this.opening = event
      desk.reveal(at)
    }
  }

  private chooseRows(event: PointerEvent, at: CellPosition): void {
    const { grid } = this.desk
    const last = grid.size.columns - 1
    const from = event.shiftKey && grid.range ? grid.range.anchor.row : at.row
    const choose = (row: number) => grid.choose({ anchor: { row: from, column: 0 }, focus: { row, column: last } })
    if (!this.desk.commit()) return
    choose(at.row)
    this.begin(event, at, { move: to => choose(to.row), drop: () => undefined })
  }

  private fill(event: PointerEvent): void {
    const { grid } = this.desk
    const { block } = grid
    if (block === undefined || this.desk.props.readOnly) return
    event.preventDefault()
    this.begin(event, undefined, {
      move: to => to.column >= 0 && grid.aim(fillTarget(block, to)),
      drop: () => {
        const { target } = grid
        grid.aim(undefined)
        if (target) fillCells(grid, block, target)
      },
    })
  }

  private sort(event: PointerEvent, at: CellPosition): void {
    if (!this.rows.begin(at.row)) return
    event.preventDefault()
    this.begin(event, at, { move: (_, now) => this.rows.move(now.clientX, now.clientY), drop: () => this.rows.drop() })
  }

  private begin(event: PointerEvent, at: CellPosition | undefined, drag: { readonly move: Drag; readonly drop: Drag }): void {
    this.drag = drag
    this.from = at
    if (event.pointerType !== 'mouse') this.capture(event)
  }

  /** Has a drag tell where it goes, also outside of the grid. Not before it moves: a click would have the row under it leave its hover and come back. */
  private capture({ pointerId }: PointerEvent): void {
    if (this.drag === undefined || this.captured) return
    this.captured = true
    // Tests of a document without pixels have no pointers to capture.
    if (this.scroller.setPointerCapture && pointerId) this.scroller.setPointerCapture(pointerId)
  }
  private captured = false

  private moved(event: PointerEvent): void {
    if (this.drag === undefined) {
      // Only refused cells have something to say of themselves.
      if (event.pointerType === 'mouse') this.hover(this.desk.grid.validation.count === 0 ? undefined : this.at(event))
      return
    }
    this.capture(event)
    this.last = event
    const at = this.desk.painter?.hit(event.clientX, event.clientY)
    if (at) this.drag.move(at, event)
    if (this.frame === 0) this.frame = requestAnimationFrame(this.scroll)
  }

  /** Beyond an edge the rows come by themselves. */
  private readonly scroll = () => {
    this.frame = 0
    const { painter } = this.desk
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
    // Who moved nothing is where he was: to ask the browser would have it lay out the page.
    const at = last === undefined && from !== undefined ? from : this.desk.painter?.hit(event.clientX, event.clientY)
    if (at) drag.drop(at, event)
  }

  private stop(): void {
    this.drag = undefined
    this.captured = false
    this.last = undefined
    cancelAnimationFrame(this.frame)
    this.frame = 0
  }

  private hover(at: CellPosition | undefined): void {
    const { hovered } = this.desk
    if (hovered?.row === at?.row && hovered?.column === at?.column) return
    this.desk.hovered = at
    this.desk.painter?.aboveSoon()
  }

  /** Boxes of rows; and fingers, whose drags scroll. */
  private tapped(event: PointerEvent): void {
    const { desk } = this
    const at = this.at(event)
    if (at !== undefined && event.target instanceof Element && event.target.closest('.weft-grid-fold')) this.fold(at)
    if (at === undefined || this.isBusy(event)) return
    const lead = leadOf(event)
    if (lead === 'rowCheckbox' || lead === 'rowRadio') toggleRow(desk.grid, at.row, event.shiftKey)
    if (event.pointerType !== 'touch' || lead !== undefined || at.column < 0 || !desk.commit()) return
    desk.grid.activate(at)
    desk.focus()
    this.opened(at, event)
  }

  private fold({ row }: CellPosition): void {
    const { grid } = this.desk
    const shown = grid.shown(row)
    if (shown !== undefined) grid.settings.folding?.toggle(shown.row, shown.index)
  }

  private menu(event: MouseEvent): void {
    const { grid } = this.desk
    const at = this.isBusy(event) ? undefined : this.at(event)
    if (at === undefined || !this.desk.commit()) return
    const { block } = grid
    const inside = block !== undefined && at.row >= block.top && at.row <= block.bottom
    if (!inside || at.column < 0) grid.activate({ row: at.row, column: Math.max(0, at.column) })
    this.desk.focus()
    if (openRowMenu(this.desk, { x: event.clientX, y: event.clientY })) event.preventDefault()
  }
}

/** The column of the grid's own that was pressed. */
const leadOf = ({ target }: MouseEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-lead]')?.dataset.lead : undefined

/** The box in the middle of its cell, with room for a finger around it. */
function isOnCheck(event: MouseEvent): boolean {
  const cell = event.target instanceof Element ? event.target.closest('.weft-grid-cell') : null
  const box = cell?.getBoundingClientRect()
  return box === undefined || box.width === 0 || Math.abs(event.clientX - box.left - box.width / 2) <= 24
}

const beyond = (at: number, from: number, to: number): number => (at < from ? -1 : at > to ? 1 : 0)

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))
