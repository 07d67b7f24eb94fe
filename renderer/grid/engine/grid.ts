import type { Row } from '../../model/source'
import { Listeners } from '../../model/store'
import type { CellTypes } from '../../registry'
import type { CellPosition, GridSize } from './cell-range'
import { ColumnCells } from './column-cells'
import { type ColumnLayout, layColumns } from './column-layout'
import type { GridColumn } from './grid-column'
import type { GridSettings } from './grid-settings'
import type { GridState } from './grid-state'
import { type RowArrivals, rowArrivals } from './row-arrivals'
import { isRowMove } from './row-change'
import type { RowOrderSettings } from './row-order'
import type { RowChangeEvent, RowStore } from './row-store'
import { RowView } from './row-view'
import { shownOrder } from './shown-order'
import type { CellName, ShownRow } from './shown-row'
import { Signal } from './signal'
import type { RowId } from './temporary-id'
import type { CellValidation } from './validation'

/** Settings by which cells that are painted may look otherwise. */
const PAINTED = ['isLoaded', 'isRowDisabled', 'readOnly', 'list', 'folding', 'countedBefore', 'current'] as const
const EMPTY: ColumnLayout = { columns: [], left: 0, right: 0, leftWidth: 0, middleWidth: 0, rightWidth: 0 }
const NONE: RowArrivals = { placed: new Set(), removed: new Set() }
const UNORDERED: RowOrderSettings = { sorts: [], filters: new Map() }

/** What became of the rows that are shown. */
export interface ShownRowsChange extends RowArrivals {
  /** All rows of the store are others. */
  readonly replaced: boolean
  /** Rows came, went, or stand in another order. */
  readonly moved: boolean
  /** Rows that go by another id from now on. */
  readonly renamed: ReadonlyMap<RowId, RowId> | undefined
}

/** A cell with what stands in it. */
export interface FoundCell {
  readonly at: CellPosition
  readonly cells: ColumnCells
  readonly shown: ShownRow
}

/**
 * The rows and columns of one grid as they are shown, without a pixel. What features keep about the grid, such as its active cell, lies
 * in states that they own; `get` finds them.
 */
export class Grid {
  /** Anything that is painted changed. */
  readonly painted = new Signal()
  /** Cells were refused, or are no longer. */
  readonly validated = new Signal()
  /** Columns changed, or the order of rows was made again. */
  readonly arranged = new Signal()
  /** Rows came, went, or stand in another order. */
  readonly rowsMoved = new Signal()
  /** `reorder` is about to begin. */
  readonly reordering = new Signal()
  readonly view: RowView
  private readonly states = new Map<object, unknown>()
  private readonly rowChanges = new Listeners<ShownRowsChange>()
  private readonly orderings: (() => Partial<RowOrderSettings>)[] = []
  private placed: ColumnLayout = EMPTY
  private placedCells: readonly ColumnCells[] = []
  private anyReportsPlace = false
  private painting = 0
  private rowMoves = 0
  private all: readonly GridColumn[] = []
  private options: GridSettings = {}
  private choices: unknown
  private room = 0
  private allCells = new Map<string, ColumnCells>()
  private arrangedFor: unknown
  private near: number | undefined

  constructor(
    readonly cellTypes: CellTypes,
    readonly store: RowStore,
    readonly validation: CellValidation,
  ) {
    this.view = new RowView(() => store.size)
  }

  /** The state of a feature; made now where it is not there yet. */
  get<Value>(state: GridState<Value>): Value {
    if (!this.states.has(state)) this.states.set(state, state.create(this))
    // Put there under this very key, by the line above or by `provide`.
    return this.states.get(state) as Value
  }

  /** Gives a state its value in place of the one that it would make. Throws where it has one already. */
  provide<Value>(state: GridState<Value>, value: Value): void {
    if (this.states.has(state)) throw new Error(`grid: the state ${state.name} is there already`)
    this.states.set(state, value)
  }

  /** Begins to follow rows and marks; the function ends it. */
  follow(): () => void {
    const ends = [this.store.subscribe(event => this.handleRows(event)), this.validation.subscribe(() => this.validated.emit())]
    return () => {
      for (const end of ends) end()
    }
  }

  /** Calls back when rows were replaced, renamed, removed or moved, after the view follows them and before anything is painted. */
  onRows(listener: (change: ShownRowsChange) => void): void {
    this.rowChanges.subscribe(listener)
  }

  /** Adds sorts or filters by which the rows are ordered; `reorder` asks for them. */
  orderBy(ordering: () => Partial<RowOrderSettings>): void {
    this.orderings.push(ordering)
  }

  /** Takes settings that may have changed. */
  configure(settings: GridSettings): void {
    const before = this.options
    this.options = settings
    if (before.optionsOf !== settings.optionsOf || before.namesOf !== settings.namesOf) this.renewCells()
    else if (PAINTED.some(name => before[name] !== settings[name])) this.repaint()
  }

  setColumns(columns: readonly GridColumn[]): void {
    this.all = columns
    this.renewCells()
  }

  /** Arranges the columns as `choices` say in so many pixels. */
  arrange(choices: unknown, room: number): void {
    if (choices === this.choices && room === this.room && this.arrangedFor === this.allCells) return
    this.arrangedFor = this.allCells
    this.choices = choices
    this.room = room
    this.placed = layColumns(this.all, choices, room, { spread: this.options.list || this.options.spread, yields: this.options.list })
    this.placedCells = this.placed.columns.map(({ column }) => this.cellsOf(column))
    this.anyReportsPlace = this.placedCells.some(cells => cells.reportsPlace)
    this.painting++
    this.arranged.emit()
    this.painted.emit()
  }

  get columns(): readonly GridColumn[] {
    return this.all
  }

  get settings(): GridSettings {
    return this.options
  }

  get layout(): ColumnLayout {
    return this.placed
  }

  /** The cells of the shown columns, in their order. */
  get cells(): readonly ColumnCells[] {
    return this.placedCells
  }

  /** Whether some of them say where their row stands. */
  get reportsPlace(): boolean {
    return this.anyReportsPlace
  }

  /** Counts up when every cell may read otherwise. */
  get epoch(): number {
    return this.painting
  }

  /** Counts up when rows come, go or stand elsewhere. */
  get rowsVersion(): number {
    return this.rowMoves
  }

  get size(): GridSize {
    return { rows: this.view.size, columns: this.placed.columns.length }
  }

  /** The row at a place on the screen; undefined where there is none, or none yet. */
  shown(at: number): ShownRow | undefined {
    const index = this.view.toStore(at)
    const row = index < 0 || this.options.isLoaded?.(index) === false ? undefined : this.store.at(index)
    return row && { row, index, id: this.store.idOf(row) }
  }

  columnOf(key: string): number {
    return this.placed.columns.findIndex(({ column }) => column.key === key)
  }

  titleOf(key: string): string {
    return this.all.find(column => column.key === key)?.title ?? key
  }

  /** The cells of any column, shown or not. */
  cellsOf(column: GridColumn): ColumnCells {
    let cells = this.allCells.get(column.key)
    if (cells === undefined) {
      cells = new ColumnCells(this.cellTypes, column, this.store, each => this.options.optionsOf?.(each), this.options.namesOf?.(column))
      this.allCells.set(column.key, cells)
    }
    return cells
  }

  isDisabled(row: Row): boolean {
    return this.options.isRowDisabled?.(row) ?? false
  }

  /** Whether the user may change the cell. */
  canEdit({ row, column }: CellPosition): boolean {
    const shown = this.shown(row)
    if (shown === undefined || this.options.readOnly || this.isDisabled(shown.row)) return false
    return this.placedCells[column]?.isOpen(shown.row) ?? false
  }

  text({ row, column }: CellPosition): string {
    const shown = this.shown(row)
    return shown === undefined ? '' : (this.placedCells[column]?.text(shown.row, shown.index) ?? '')
  }

  /** Undefined where no cell stands, or its row is not there yet. */
  cellAt(at: CellPosition | undefined): FoundCell | undefined {
    const [cells, shown] = [at && this.placedCells[at.column], at && this.shown(at.row)]
    return at && cells && shown && { at, cells, shown }
  }

  nameOf(at: CellPosition | undefined): CellName | undefined {
    const shown = at && this.shown(at.row)
    const key = at && this.placed.columns[at.column]?.column.key
    return shown && key !== undefined ? { id: shown.id, key } : undefined
  }

  /** Where a cell stands on the screen; undefined when it is left out. `near`: where its row is looked for first. */
  placeOf({ id, key }: CellName, near = this.near): CellPosition | undefined {
    const index = this.store.indexOf(id, near)
    const [row, column] = [index < 0 ? -1 : this.view.toShown(index), this.columnOf(key)]
    return row < 0 || column < 0 ? undefined : { row, column }
  }

  /** Names a cell's row by whose place `placeOf` begins: rows that are asked for stand near the active one. */
  lookNear(row: number | undefined): void {
    this.near = row
  }

  /** Repaints every cell. */
  repaint(): void {
    this.painting++
    this.painted.emit()
  }

  /** Sorts and filters the rows again by what features ask for. */
  reorder(): void {
    this.reordering.emit()
    this.orderRows()
    this.rowChanges.emit({ replaced: false, moved: true, ...NONE, renamed: undefined })
    this.arranged.emit()
    this.rowsMoved.emit()
    this.painted.emit()
  }

  private orderRows(): void {
    let { sorts, filters } = UNORDERED
    for (const ordering of this.orderings) ({ sorts = sorts, filters = filters } = ordering())
    const { store, all } = this
    this.view.set(shownOrder({ store, columns: all, cellsOf: column => this.cellsOf(column), sorts, filters }))
    this.rowMoves++
    this.painting++
  }

  private renewCells(): void {
    this.allCells = new Map()
    // Before the first arrangement nothing says how much room there is.
    if (this.room > 0) this.arrange(this.choices, this.room)
  }

  private handleRows({ steps, renamed }: RowChangeEvent): void {
    const replaced = steps === undefined
    const moved = replaced || steps.some(isRowMove)
    if (moved) this.rowMoves++
    const ordered = replaced && this.view.arranged
    if (ordered) this.orderRows()
    else if (!replaced) this.view.follow(steps)
    if (moved || renamed !== undefined) {
      const arrivals = moved && !replaced ? rowArrivals(steps, this.store) : NONE
      this.rowChanges.emit({ replaced, moved, ...arrivals, renamed })
    }
    if (ordered) this.arranged.emit()
    if (moved) this.rowsMoved.emit()
    this.painted.emit()
  }
}
