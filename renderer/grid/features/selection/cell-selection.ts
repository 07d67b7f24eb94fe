import {
  blockOf,
  type CellBlock,
  type CellMove,
  type CellPosition,
  type CellRange,
  cellRange,
  isInBlock,
  moved,
} from '../../engine/cell-range'
import type { Grid, ShownRowsChange } from '../../engine/grid'
import { Signal } from '../../engine/signal'
import type { RowId } from '../../engine/temporary-id'

/** The active cell, and the block of cells that is chosen around it. Both stay with their rows and columns. */
export class CellSelection {
  /** Another cell is active. */
  readonly moved = new Signal()
  /** Keys led elsewhere than a line of entries leads. */
  readonly stepped = new Signal()
  private at: CellPosition | undefined
  private id: RowId | undefined
  private key: string | undefined
  private chosen: CellRange | undefined

  constructor(private readonly grid: Grid) {
    grid.onRows(change => this.followRows(change))
    grid.arranged.subscribe(() => this.find())
  }

  get active(): CellPosition | undefined {
    return this.at
  }

  /** The row of the active cell; undefined where it is not there yet. */
  get activeId(): RowId | undefined {
    return this.id
  }

  get range(): CellRange | undefined {
    return this.chosen
  }

  /** The chosen block of cells: at least the active one. */
  get block(): CellBlock | undefined {
    return this.chosen && blockOf(this.chosen)
  }

  /** The chosen block where it is more than the active cell. */
  get wideBlock(): CellBlock | undefined {
    return this.chosen === undefined || this.chosen.anchor === this.chosen.focus ? undefined : blockOf(this.chosen)
  }

  /** Where the keys of a range move from: its loose end. */
  get focus(): CellPosition | undefined {
    return this.chosen?.focus ?? this.at
  }

  /** Makes a cell the active one. `extend`: the range goes on from where it was begun. */
  activate(at: CellPosition, extend = false): void {
    const { rows, columns } = this.grid.size
    if (rows === 0 || columns === 0) return
    const place = { row: clamp(at.row, rows), column: clamp(at.column, columns) }
    if (extend && this.chosen !== undefined) this.chosen = { anchor: this.chosen.anchor, focus: place }
    else {
      this.chosen = cellRange(place)
      this.setActive(place)
    }
    this.moved.emit()
    this.grid.painted.emit()
  }

  /** False when the move leads out of the grid. `page`: rows that are seen at once. */
  move(move: CellMove, extend: boolean, page: number): boolean {
    const from = extend ? this.focus : this.at
    const to = from && moved(from, move, this.grid.size, page)
    if (to === undefined) return false
    this.activate(to, extend)
    return true
  }

  /** Chooses a block; the active cell stays where it is when it is inside. */
  choose(range: CellRange): void {
    this.chosen = range
    if (this.at === undefined || !isInBlock(blockOf(range), this.at)) {
      this.setActive(range.anchor)
      this.moved.emit()
    }
    this.grid.painted.emit()
  }

  chooseAll(): void {
    const { rows, columns } = this.grid.size
    if (rows > 0 && columns > 0) this.choose({ anchor: { row: 0, column: 0 }, focus: { row: rows - 1, column: columns - 1 } })
  }

  private setActive(at: CellPosition | undefined): void {
    this.at = at
    this.id = at && this.grid.shown(at.row)?.id
    this.key = at && this.grid.layout.columns[at.column]?.column.key
    this.grid.lookNear(at?.row)
  }

  private followRows({ moved: anyMoved, removed, renamed }: ShownRowsChange): void {
    if (this.id !== undefined) this.id = removed.has(this.id) ? undefined : (renamed?.get(this.id) ?? this.id)
    if (anyMoved) this.find()
  }

  /** Finds the active cell by its row and column while both are there. */
  private find(): void {
    if (this.at === undefined || this.key === undefined) return
    const { grid, at } = this
    const { rows, columns } = grid.size
    const near = grid.view.toStore(clamp(at.row, Math.max(1, rows)))
    const index = this.id === undefined ? -1 : grid.store.indexOf(this.id, Math.max(0, near))
    const found = index < 0 ? -1 : grid.view.toShown(index)
    const column = grid.columnOf(this.key)
    if (rows === 0 || columns === 0) {
      this.setActive(undefined)
      this.chosen = undefined
      return
    }
    const place = {
      row: found < 0 ? clamp(at.row, rows) : found,
      column: column < 0 ? clamp(at.column, columns) : column,
    }
    const same = place.row === at.row && place.column === at.column
    if (same && found >= 0) {
      this.key = grid.layout.columns[place.column]?.column.key
      return
    }
    this.setActive(place)
    this.chosen = cellRange(place)
  }
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))
