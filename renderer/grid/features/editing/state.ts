import type { CellPosition } from '../../engine/cell-range'
import type { Grid, ShownRowsChange } from '../../engine/grid'
import { gridState } from '../../engine/grid-state'
import type { CellName } from '../../engine/shown-row'
import { Signal } from '../../engine/signal'
import { cellsOf } from '../selection'

/** The cell that is open. */
export interface OpenCell extends CellName {
  /** A text is typed, an option chosen, or the Editor of the cell type has the cell. */
  readonly mode: 'text' | 'choice' | 'editor'
  /** What opened it. */
  readonly trigger: 'type' | 'key' | 'click'
}

/** The open cell of a grid, if there is one, and the line of entries that Enter and Tab lead along. */
export class Editing {
  /** Another cell is open, or none. */
  readonly changed = new Signal()
  private cell: OpenCell | undefined
  private text: string | undefined
  private closer: ((keep: boolean) => boolean) | undefined
  private lineColumn: number | undefined

  constructor(private readonly grid: Grid) {
    grid.onRows(change => this.rename(change))
    grid.reordering.subscribe(() => this.discardDraftRow())
    cellsOf(grid).moved.subscribe(() => {
      if (grid.store.marks.draftRowId !== cellsOf(grid).activeId) this.discardDraftRow()
    })
  }

  get open(): OpenCell | undefined {
    return this.cell
  }

  setOpen(cell: OpenCell | undefined): void {
    this.cell = cell
    this.changed.emit()
    this.grid.painted.emit()
  }

  /** What rules say of the value that is being entered. */
  get message(): string | undefined {
    return this.text
  }

  setMessage(message: string | undefined): void {
    this.text = message
  }

  /** Names what closes the open cell; `keep`: with its value. False where it stays open. */
  closeBy(closer: (keep: boolean) => boolean): void {
    this.closer = closer
  }

  /** Closes the open cell and keeps its value; false where it stays open. */
  commit(): boolean {
    return this.cell === undefined || (this.closer?.(true) ?? true)
  }

  cancel(): void {
    if (this.cell !== undefined) this.closer?.(false)
  }

  /** Where the open cell stands; undefined where none is open or its row or column is not shown. */
  get place(): CellPosition | undefined {
    return this.cell && this.grid.placeOf(this.cell)
  }

  /** The column in which a line of entries was begun: Enter comes back to it. */
  get lineFrom(): number | undefined {
    return this.lineColumn
  }

  beginLine(column: number | undefined): void {
    this.lineColumn ??= column
  }

  endLine(): void {
    this.lineColumn = undefined
  }

  /** The row that was begun by Enter leaves unless something was entered in it, or one of its cells is open. */
  discardDraftRow(): void {
    const { draftRowId } = this.grid.store.marks
    if (draftRowId !== undefined && this.cell?.id !== draftRowId) this.grid.store.discardDraftRow()
  }

  private rename({ renamed }: ShownRowsChange): void {
    const id = this.cell && renamed?.get(this.cell.id)
    if (this.cell !== undefined && id !== undefined) this.cell = { ...this.cell, id }
  }
}

export const editing = gridState('open cell', grid => new Editing(grid))

export const editingOf = (grid: Grid): Editing => grid.get(editing)
