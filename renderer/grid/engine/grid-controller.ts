import type { Row } from '../../model/source'
import { RowSelection } from '../features/selection/row-selection'
import { blockOf, type CellBlock, type CellMove, type CellPosition, type CellRange, cellRange, isInBlock, moved } from './cell-range'
import { ColumnCells } from './column-cells'
import { type ColumnLayout, layColumns } from './column-layout'
import type { GridColumn } from './grid-column'
import type { GridControllerSettings } from './grid-settings'
import { leavers } from './removed-row-ids'
import type { ColumnSort } from './row-order'
import type { RowNews, RowStore } from './row-store'
import { RowView } from './row-view'
import { shownOrder } from './shown-order'
import type { OpenCell, ShownRow } from './shown-row'
import { Signal } from './signal'
import type { RowId } from './temporary-id'
import type { Verdicts } from './verdicts'

/** Settings by which cells that are painted may look otherwise. */
const PAINTED = ['isLoaded', 'isRowDisabled', 'readOnly', 'list', 'folding', 'countedBefore', 'current'] as const
const EMPTY: ColumnLayout = { columns: [], left: 0, right: 0, leftWidth: 0, middleWidth: 0, rightWidth: 0 }

/** Everything about one grid that is no pixel: columns, shown rows, the active cell, ranges, chosen rows, the open cell. */
export class GridController {
  /** Anything that is painted changed. */
  readonly painted = new Signal()
  /** Cells were refused, or are no longer. */
  readonly judged = new Signal()
  /** Columns, sorts or filters changed. */
  readonly arranged = new Signal()
  /** Chosen rows, or how many there are. */
  readonly chosen = new Signal()
  /** Another cell is open, or none. */
  readonly opened = new Signal()
  /** Another cell is active. */
  readonly moved = new Signal()
  readonly view: RowView
  readonly selection: RowSelection
  layout: ColumnLayout = EMPTY
  /** The cells of the shown columns, in their order. */
  cells: readonly ColumnCells[] = []
  /** Whether some of them say where their row stands. */
  tellsPlace = false
  /** Counts up when every cell may read otherwise. */
  epoch = 0
  /** Counts up when rows come, go or stand elsewhere. */
  rowsVersion = 0
  active: CellPosition | undefined
  range: CellRange | undefined
  /** Where a fill handle is being dragged to. */
  target: CellBlock | undefined
  editing: OpenCell | undefined
  sorts: readonly ColumnSort[] = []
  filters: ReadonlyMap<string, string> = new Map()
  columns: readonly GridColumn[] = []
  settings: GridControllerSettings = {}
  private activeId: RowId | undefined
  private kept: unknown
  private room = 0
  private allCells = new Map<string, ColumnCells>()
  private arrangedFor: unknown

  constructor(
    readonly store: RowStore,
    readonly validation: Verdicts,
    selection: RowSelection['kind'] = 'none',
  ) {
    this.view = new RowView(() => store.size)
    this.selection = new RowSelection(selection)
  }

  /** Begins to follow rows and marks; the function ends it. */
  follow(): () => void {
    const ends = [this.store.subscribe(news => this.hear(news)), this.validation.subscribe(() => this.judged.tell())]
    return () => {
      for (const end of ends) end()
    }
  }

  /** Takes settings that may have changed. */
  configure(settings: GridControllerSettings): void {
    const before = this.settings
    this.settings = settings
    if (before.optionsOf !== settings.optionsOf || before.namesOf !== settings.namesOf) this.renewCells()
    else if (PAINTED.some(name => before[name] !== settings[name])) this.repaint()
  }

  setColumns(columns: readonly GridColumn[]): void {
    this.columns = columns
    this.renewCells()
  }

  /** Arranges the columns as `kept` says in so many pixels. */
  arrange(kept: unknown, room: number): void {
    if (kept === this.kept && room === this.room && this.arrangedFor === this.allCells) return
    this.arrangedFor = this.allCells
    const key = this.active && this.layout.columns[this.active.column]?.column.key
    this.kept = kept
    this.room = room
    this.layout = layColumns(this.columns, kept, room, this.settings.list)
    this.cells = this.layout.columns.map(({ column }) => this.cellsOf(column))
    this.tellsPlace = this.cells.some(cells => cells.tellsPlace)
    if (key !== undefined && this.active !== undefined) this.refind(key)
    this.epoch++
    this.arranged.tell()
    this.painted.tell()
  }

  get size(): { readonly rows: number; readonly columns: number } {
    return { rows: this.view.size, columns: this.layout.columns.length }
  }

  /** The row at a place on the screen; undefined where there is none, or none yet. */
  shown(at: number): ShownRow | undefined {
    const index = this.view.toStore(at)
    const row = index < 0 || this.settings.isLoaded?.(index) === false ? undefined : this.store.at(index)
    return row && { row, index, id: this.store.idOf(row) }
  }

  columnOf(key: string): number {
    return this.layout.columns.findIndex(({ column }) => column.key === key)
  }

  /** The cells of any column, shown or not. */
  cellsOf(column: GridColumn): ColumnCells {
    let cells = this.allCells.get(column.key)
    if (cells === undefined) {
      cells = new ColumnCells(column, this.store, each => this.settings.optionsOf?.(each), this.settings.namesOf?.(column))
      this.allCells.set(column.key, cells)
    }
    return cells
  }

  isDisabled(row: Row): boolean {
    return this.settings.isRowDisabled?.(row) ?? false
  }

  /** Whether a person may change the cell. */
  canEdit({ row, column }: CellPosition): boolean {
    const shown = this.shown(row)
    if (shown === undefined || this.settings.readOnly || this.isDisabled(shown.row)) return false
    return this.cells[column]?.isOpen(shown.row) ?? false
  }

  text({ row, column }: CellPosition): string {
    const shown = this.shown(row)
    return shown === undefined ? '' : (this.cells[column]?.text(shown.row, shown.index) ?? '')
  }

  /** The chosen block of cells: at least the active one. */
  get block(): CellBlock | undefined {
    return this.range && blockOf(this.range)
  }

  /** Makes a cell the active one. `extend`: the range goes on from where it was begun. */
  activate(at: CellPosition, extend = false): void {
    const { rows, columns } = this.size
    if (rows === 0 || columns === 0) return
    const place = { row: clamp(at.row, rows), column: clamp(at.column, columns) }
    if (extend && this.range !== undefined) this.range = { anchor: this.range.anchor, focus: place }
    else {
      this.range = cellRange(place)
      this.active = place
      this.activeId = this.shown(place.row)?.id
    }
    this.left()
    this.moved.tell()
    this.painted.tell()
  }

  /** Where the keys of a range move from: its loose end. */
  get focus(): CellPosition | undefined {
    return this.range?.focus ?? this.active
  }

  /** False when the move leads out of the grid. */
  move(move: CellMove, extend: boolean, page: number): boolean {
    const from = extend ? this.focus : this.active
    const to = from && moved(from, move, this.size, page)
    if (to === undefined) return false
    this.activate(to, extend)
    return true
  }

  /** Chooses a block; the active cell stays where it is when it is inside. */
  choose(range: CellRange): void {
    this.range = range
    if (this.active === undefined || !isInBlock(blockOf(range), this.active)) {
      this.active = range.anchor
      this.activeId = this.shown(range.anchor.row)?.id
      this.left()
      this.moved.tell()
    }
    this.painted.tell()
  }

  chooseAll(): void {
    const { rows, columns } = this.size
    if (rows > 0 && columns > 0) this.choose({ anchor: { row: 0, column: 0 }, focus: { row: rows - 1, column: columns - 1 } })
  }

  /** The row that was begun by Enter leaves unless something was entered in it, or one of its cells is open. */
  settle(): void {
    const { spare } = this.store.marks
    if (spare !== undefined && this.editing?.id !== spare) this.store.settle()
  }

  private left(): void {
    if (this.store.marks.spare !== this.activeId) this.settle()
  }

  aim(target: CellBlock | undefined): void {
    this.target = target
    this.painted.tell()
  }

  setEditing(editing: OpenCell | undefined): void {
    this.editing = editing
    this.opened.tell()
    this.painted.tell()
  }

  setSorts(sorts: readonly ColumnSort[]): void {
    this.sorts = sorts
    if (this.settings.onSort !== undefined) this.settings.onSort(sorts)
    this.rearrange()
  }

  /** Takes a sort that was made elsewhere, such as by the address of the page. */
  takeSorts(sorts: readonly ColumnSort[]): void {
    const said = (each: readonly ColumnSort[]) => each.map(({ field, order }) => `${order} ${field}`).join()
    if (said(sorts) === said(this.sorts)) return
    this.sorts = sorts
    this.rearrange()
  }

  /** Chooses these rows and no others, whether they are here or not. */
  chooseRows(ids: readonly RowId[]): void {
    const { selection } = this
    if (ids.length === selection.size && ids.every(id => selection.has(id))) return
    selection.set(ids)
    this.chosen.tell()
    this.painted.tell()
  }

  setFilters(filters: ReadonlyMap<string, string>): void {
    this.filters = filters
    this.rearrange()
  }

  /** Tells everybody that what is painted may differ. */
  repaint(): void {
    this.epoch++
    this.painted.tell()
  }

  private rearrange(): void {
    this.settle()
    const { store, columns, filters } = this
    const sorts = this.settings.onSort === undefined ? this.sorts : []
    this.view.set(shownOrder({ store, columns, cellsOf: column => this.cellsOf(column), sorts, filters }))
    this.rowsVersion++
    this.refind(this.active && this.layout.columns[this.active.column]?.column.key)
    this.epoch++
    this.arranged.tell()
    this.chosen.tell()
    this.painted.tell()
  }

  private renewCells(): void {
    this.allCells = new Map()
    // Nobody has said yet how much room there is.
    if (this.room > 0) this.arrange(this.kept, this.room)
  }

  /** Rows go by another id: the open cell and the active one stay theirs. */
  private rename(ids: ReadonlyMap<RowId, RowId>): void {
    const { editing, activeId } = this
    this.activeId = activeId && (ids.get(activeId) ?? activeId)
    const id = editing && ids.get(editing.id)
    if (editing !== undefined && id !== undefined) this.editing = { ...editing, id }
  }

  private hear({ steps, renamed }: RowNews): void {
    if (renamed !== undefined) this.rename(renamed)
    if (steps === undefined || steps.some(({ step }) => step !== 'edit')) this.rowsVersion++
    if (steps === undefined) {
      if (!this.settings.list) this.selection.set([])
      if (this.view.arranged) this.rearrange()
    } else {
      this.view.follow(steps)
      const gone = leavers(steps, this.store)
      this.selection.forget(gone)
      if (this.activeId !== undefined && gone.has(this.activeId)) this.activeId = undefined
    }
    if (steps === undefined || steps.some(({ step }) => step !== 'edit')) {
      this.refind(this.active && this.layout.columns[this.active.column]?.column.key)
      this.chosen.tell()
    }
    this.painted.tell()
  }

  /** The active cell stays with its row and column while both are there. */
  private refind(key: string | undefined): void {
    if (this.active === undefined || key === undefined) return
    const { rows, columns } = this.size
    const near = this.view.toStore(clamp(this.active.row, Math.max(1, rows)))
    const index = this.activeId === undefined ? -1 : this.store.indexOf(this.activeId, Math.max(0, near))
    const found = index < 0 ? -1 : this.view.toShown(index)
    const column = this.columnOf(key)
    if (rows === 0 || columns === 0) {
      this.active = undefined
      this.range = undefined
      return
    }
    const place = {
      row: found < 0 ? clamp(this.active.row, rows) : found,
      column: column < 0 ? clamp(this.active.column, columns) : column,
    }
    const same = place.row === this.active.row && place.column === this.active.column
    if (same && found >= 0) return
    this.active = place
    this.range = cellRange(place)
    this.activeId = this.shown(place.row)?.id
  }
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))
