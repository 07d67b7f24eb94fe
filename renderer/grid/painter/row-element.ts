import type { ColumnCells } from '../engine/column-cells'
import type { Grid } from '../engine/grid'
import type { RowFolding } from '../engine/grid-settings'
import type { ShownRow } from '../engine/shown-row'
import type { RowId } from '../engine/temporary-id'
import { type CellElement, FLAGS } from './cell-element'
import type { FoldState } from './fold-mark'
import type { LeadRow } from './lead-cells'
import type { PaintMarks } from './paint-marks'
import type { PaintPlan } from './paint-plan'
import type { RowFrame } from './row-frame'
import { type RowSpots, rowSpots, spotFlags } from './row-spots'
import { unseenHeight } from './unseen-height'

/** One row's element with its cells: recycled for whatever row scrolls into its place. */
export class RowElement {
  readonly element: HTMLElement
  /** The place on the screen that it stands for; -1 while it is put away. */
  at = -1
  private readonly leads: readonly ((row: LeadRow) => void)[]
  private top = -1
  private height = -1
  private painted: ShownRow | undefined
  private plan: PaintPlan | undefined
  private epoch = -1
  private state: string | undefined
  private foldState = ''
  /** Flags that all its cells had. */
  private common = 0
  /** Whether something was special about one of its cells. */
  private spotted = false

  constructor(
    private readonly grid: Grid,
    private readonly marks: PaintMarks,
    private readonly frame: RowFrame,
  ) {
    this.element = frame.element
    this.leads = frame.leads.map(({ painter }, index) => painter(grid, frame.leadElements[index] as Element))
    this.plan = frame.plan
  }

  /** Of the row that is painted; undefined while none is. */
  get id(): RowId | undefined {
    return this.painted?.id
  }

  cellAt(column: number): Element | undefined {
    return [...this.frame.pinned, ...this.frame.cells].find(cell => cell.column === column)?.element
  }

  putAway(plan: PaintPlan): void {
    if (this.at < 0) return
    this.at = -1
    this.painted = undefined
    this.element.style.display = 'none'
    for (const cell of [...this.frame.pinned, ...this.frame.cells]) {
      plan.drawn.release(cell)
      cell.write('')
    }
  }

  paint(at: number, top: number, plan: PaintPlan): void {
    const { grid, painted } = this
    this.stand(at, top, plan)
    const shown = grid.shown(at)
    const same = painted?.row === shown?.row && this.plan === plan && this.epoch === grid.epoch && painted !== undefined
    const moved = grid.reportsPlace && painted?.index !== shown?.index
    if (this.plan !== plan) this.frame.setPlan(plan, grid.layout)
    this.plan = plan
    this.epoch = grid.epoch
    this.painted = shown
    if (plan.auto && !same) this.grow('minHeight', Math.max(plan.rowHeight, shown === undefined ? 0 : unseenHeight(grid, plan, shown)))
    const common = this.paintRow(at, shown)
    const spots = rowSpots(grid, this.marks, at, shown)
    const plain = spots === undefined && !this.spotted && common === this.common
    if (same && plain && !moved) return
    this.spotted = spots !== undefined
    this.common = common
    const { pinned, cells } = this.frame
    for (const cell of pinned) this.paintCell(cell, shown, { same, moved, common, spots, plan })
    for (const cell of cells) if (cell.column >= 0) this.paintCell(cell, shown, { same, moved, common, spots, plan })
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
    if (!plan.auto) this.grow('height', plan.rowHeight)
  }

  private grow(property: 'height' | 'minHeight', height: number): void {
    if (this.height === height) return
    this.height = height
    this.element.style[property] = `${height}px`
  }

  /** What the whole row is, as flags that each of its cells has. */
  private paintRow(at: number, shown: ShownRow | undefined): number {
    const disabled = shown === undefined || this.grid.isDisabled(shown.row)
    const chosen = shown !== undefined && this.marks.isChosen(shown.id)
    const { folding, current } = this.grid.settings
    const fold = shown === undefined ? 'none' : (folding?.stateOf(shown.row, shown.index) ?? 'none')
    for (const paint of this.leads) paint({ at, chosen, disabled, fold })
    if (folding !== undefined) this.paintFold(shown, folding, fold)
    const isCurrent = current !== undefined && shown?.id === current
    const state = shown === undefined ? ' weft-grid-row-waiting' : stateOf(chosen, disabled, isCurrent)
    if (state !== this.state) {
      this.state = state
      this.element.className = `weft-grid-row${state}`
      if (this.marks.choosesRows) this.element.setAttribute('aria-selected', String(chosen))
    }
    return disabled ? FLAGS.closed : 0
  }

  /** How deep the row stands and whether it is open, for eyes and for screen readers; of a tree, the mark in its first cell. */
  private paintFold(shown: ShownRow | undefined, { levelOf }: RowFolding, fold: FoldState): void {
    const level = shown && levelOf?.(shown.row, shown.index)
    const { pinned, cells } = this.frame
    for (const cell of [...pinned, ...cells]) cell.fold(level ?? 0, level === undefined || cell.column !== 0 ? undefined : fold)
    const state = `${level} ${fold}`
    if (state === this.foldState) return
    this.foldState = state
    const { element } = this
    if (level === undefined) element.removeAttribute('aria-level')
    else element.setAttribute('aria-level', String(level + 1))
    if (fold === 'none') element.removeAttribute('aria-expanded')
    else element.setAttribute('aria-expanded', String(fold === 'open'))
  }

  private paintCell(cell: CellElement, shown: ShownRow | undefined, { same, moved, common, spots, plan }: Painting): void {
    const cells = this.grid.cells[cell.column]
    if (cells === undefined) return
    if (!same || (moved && cells.reportsPlace)) this.fill(cell, cells, shown, plan)
    const flags = spots === undefined ? 0 : spotFlags(this.grid, spots, this.at, cell.column, cells, shown)
    cell.mark(cells.align, common | cell.written | flags)
  }

  private fill(cell: CellElement, cells: ColumnCells, shown: ShownRow | undefined, plan: PaintPlan): void {
    const toggles = shown !== undefined && cells.type?.quick?.by === 'toggle' && !this.grid.settings.list
    const text = shown === undefined || toggles ? '' : cells.paint(shown.row, shown.index)
    cell.written = shown === undefined ? 0 : this.writtenFlags(cells, shown, toggles)
    cell.name(toggles ? cells.text(shown.row, shown.index) || cells.column.title : '')
    const isDrawn = text === undefined || (text === '' && shown !== undefined && this.grid.validation.hasWaited(shown.id, cells.column.key))
    if (isDrawn && shown !== undefined) plan.drawn.attach(cell, { cells, shown })
    else {
      plan.drawn.release(cell)
      if (text && !plan.auto && cell.isShortOf(text, this.grid.settings.list === true)) cell.written |= FLAGS.long
      cell.write(text ?? '')
    }
  }

  private writtenFlags(cells: ColumnCells, { row, index }: ShownRow, toggles: boolean): number {
    let flags = 0
    if (toggles && cells.column.visible(row)) {
      flags |= FLAGS.checkable
      if (cells.value(row, index) === true) flags |= FLAGS.checked
    }
    if (!this.grid.settings.readOnly && !cells.isOpen(row)) flags |= FLAGS.closed
    return flags
  }
}

/** How the cells of a row are painted. */
interface Painting {
  /** They show what they showed. */
  readonly same: boolean
  /** The row stands at another place than when it was painted last. */
  readonly moved: boolean
  readonly common: number
  readonly spots: RowSpots | undefined
  readonly plan: PaintPlan
}

const stateOf = (chosen: boolean, disabled: boolean, current: boolean): string =>
  `${chosen ? ' weft-grid-row-chosen' : ''}${disabled ? ' weft-grid-row-disabled' : ''}${current ? ' weft-grid-row-current' : ''}`
