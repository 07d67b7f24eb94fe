import { isInBlock } from '../../core/cell-range'
import type { ColumnCells } from '../../core/column-cells'
import type { GridController, ShownRow } from '../../core/grid-controller'
import { CellElement, FLAGS } from './cell-element'
import { type Lead, LeadCells } from './lead-cells'
import type { PaintPlan } from './paint-plan'

/** One row's element with its cells: recycled for whatever row scrolls into its place. */
export class RowElement {
  readonly element = document.createElement('div')
  /** The place on the screen that it stands for; -1 while it is put away. */
  at = -1
  private readonly lead: LeadCells
  private readonly left = section('left')
  private readonly right = section('right')
  private readonly cells: CellElement[] = []
  private readonly pinned: CellElement[] = []
  private top = -1
  private height = -1
  private painted: ShownRow | undefined
  private plan: PaintPlan | undefined
  private epoch = -1
  /** The row stands at another place than when it was painted last. */
  private moved = false
  private state = ''

  constructor(
    private readonly grid: GridController,
    leads: readonly Lead[],
  ) {
    this.element.setAttribute('role', 'row')
    this.lead = new LeadCells(leads)
    this.left.append(...this.lead.elements)
    this.element.append(this.left)
  }

  /** The row that is painted; undefined while none is. */
  get row(): unknown {
    return this.painted?.row
  }

  putAway(plan: PaintPlan): void {
    if (this.at < 0) return
    this.at = -1
    this.painted = undefined
    this.element.style.display = 'none'
    for (const cell of this.pinned) plan.drawn.release(cell)
    for (const cell of this.cells) plan.drawn.release(cell)
  }

  paint(at: number, top: number, plan: PaintPlan): void {
    this.stand(at, top, plan)
    const shown = this.grid.shown(at)
    const same = this.painted?.row === shown?.row && this.plan === plan && this.epoch === this.grid.epoch
    this.moved = this.painted?.index !== shown?.index
    if (this.plan !== plan) this.takeColumns(plan)
    this.plan = plan
    this.epoch = this.grid.epoch
    this.painted = shown
    const flags = this.paintRow(at, shown)
    for (const cell of this.pinned) this.paintCell(cell, at, shown, flags, same, plan)
    for (const cell of this.cells) if (cell.column >= 0) this.paintCell(cell, at, shown, flags, same, plan)
  }

  private stand(at: number, top: number, plan: PaintPlan): void {
    const { style } = this.element
    if (this.at !== at) {
      if (this.at < 0) style.display = ''
      this.at = at
      this.element.setAttribute('aria-rowindex', String(at + 1 + plan.headRows))
    }
    if (this.top !== top) {
      this.top = top
      style.transform = `translateY(${top}px)`
    }
    if (this.height === plan.rowHeight) return
    this.height = plan.rowHeight
    if (plan.auto) style.minHeight = `${plan.rowHeight}px`
    else style.height = `${plan.rowHeight}px`
  }

  /** What the whole row is, as flags that each of its cells has. */
  private paintRow(at: number, shown: ShownRow | undefined): number {
    const disabled = shown === undefined || this.grid.isDisabled(shown.row)
    const chosen = shown !== undefined && this.grid.selection.has(shown.id)
    this.lead.paint(at + 1, chosen, disabled)
    const state = shown === undefined ? 'waiting' : `${chosen ? ' chosen' : ''}${disabled ? ' disabled' : ''}`
    if (state !== this.state || this.element.className === '') {
      this.state = state
      this.element.className = ['weft-grid-row', ...state.split(' ').flatMap(word => (word === '' ? [] : [`weft-grid-row-${word}`]))].join(
        ' ',
      )
      if (this.grid.selection.kind !== 'none') this.element.setAttribute('aria-selected', String(chosen))
    }
    return disabled ? FLAGS.closed : 0
  }

  private paintCell(cell: CellElement, at: number, shown: ShownRow | undefined, row: number, same: boolean, plan: PaintPlan): void {
    const cells = this.grid.cells[cell.column]
    if (cells === undefined) return
    if (!same || (this.moved && cells.tellsPlace)) this.fill(cell, cells, shown, plan)
    cell.mark(cells.align, row | this.flagsOf(cell.column, cells, at, shown))
  }

  private fill(cell: CellElement, cells: ColumnCells, shown: ShownRow | undefined, plan: PaintPlan): void {
    const toggles = shown !== undefined && cells.type?.quick?.by === 'toggle'
    const text = shown === undefined || toggles ? '' : cells.paint(shown.row, shown.index)
    cell.name(toggles ? cells.text(shown.row, shown.index) || cells.column.title : '')
    if (text === undefined && shown !== undefined) plan.drawn.lend(cell, { cells, shown })
    else {
      plan.drawn.release(cell)
      cell.write(text ?? '')
    }
  }

  private flagsOf(column: number, cells: ColumnCells, row: number, shown: ShownRow | undefined): number {
    const { active, range, block, target, validation, store } = this.grid
    let flags = 0
    if (active?.row === row && active.column === column) flags |= FLAGS.active
    if (block !== undefined && range !== undefined && isInBlock(block, { row, column }) && range.anchor !== range.focus)
      flags |= FLAGS.chosen
    if (target !== undefined && isInBlock(target, { row, column })) flags |= FLAGS.target
    if (shown === undefined) return flags
    const { key } = cells.column
    if (validation.message(shown.id, key) !== undefined) flags |= FLAGS.refused
    if (cells.column.compute === undefined && store.marks.isCellChanged(shown.row, shown.id, key)) flags |= FLAGS.changed
    if (cells.type?.quick?.by === 'toggle' && cells.column.visible(shown.row)) {
      flags |= FLAGS.checkable
      if (cells.value(shown.row, shown.index) === true) flags |= FLAGS.checked
    }
    if (!this.grid.settings.readOnly && !cells.isOpen(shown.row)) flags |= FLAGS.closed
    return flags
  }

  /** Another window of columns, or other columns. Pinned ones are always there. */
  private takeColumns(plan: PaintPlan): void {
    const { layout } = this.grid
    this.left.style.width = `${plan.leadWidth + layout.leftWidth}px`
    this.right.style.width = `${layout.rightWidth}px`
    this.element.style.width = `${plan.width}px`
    this.takePinned(plan)
    const { first, last, slots } = plan
    while (this.cells.length < slots) this.cells.push(this.newCell(this.element))
    this.cells.forEach((cell, slot) => {
      if (cell.column < first || cell.column > last || (cell.column - layout.left) % slots !== slot) cell.hide()
    })
    for (let column = first; column <= last; column++) {
      const [cell, place] = [this.cells[(column - layout.left) % slots], layout.columns[column]]
      if (cell === undefined || place === undefined) continue
      const start = plan.auto ? undefined : plan.leadWidth + layout.leftWidth + place.start
      cell.place(column, start, place.width, column + 1 + plan.leads)
    }
    for (const cell of this.cells) if (cell.column < 0) plan.drawn.release(cell)
  }

  private takePinned(plan: PaintPlan): void {
    const { columns, left, right } = this.grid.layout
    const wanted = left + right
    while (this.pinned.length > wanted) {
      const cell = this.pinned.pop()
      if (cell) plan.drawn.release(cell)
      cell?.element.remove()
    }
    while (this.pinned.length < wanted) this.pinned.push(new CellElement())
    this.pinned.forEach((cell, index) => {
      const column = index < left ? index : columns.length - wanted + index
      const place = columns[column]
      const home = index < left ? this.left : this.right
      if (cell.element.parentNode !== home) home.append(cell.element)
      if (place === undefined) return
      const before = index < left ? plan.leadWidth : 0
      cell.place(column, plan.auto ? undefined : before + place.start, place.width, column + 1 + plan.leads)
    })
    if (right > 0 && this.right.parentNode === null) this.element.append(this.right)
    if (right === 0) this.right.remove()
  }

  private newCell(home: HTMLElement): CellElement {
    const cell = new CellElement()
    home.insertBefore(cell.element, this.right.parentNode === home ? this.right : null)
    return cell
  }
}

function section(side: 'left' | 'right'): HTMLElement {
  const element = document.createElement('div')
  element.className = `weft-grid-side weft-grid-side-${side}`
  element.setAttribute('role', 'presentation')
  return element
}
