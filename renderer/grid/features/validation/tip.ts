import type { CellPosition } from '../../engine/cell-range'
import type { Grid } from '../../engine/grid'
import { gridState } from '../../engine/grid-state'
import { type SurfaceElements, surfaceOf } from '../../surface/surface'
import { editingOf } from '../editing'
import { cellsOf } from '../selection'
import { MessageTip } from './message-tip'

/** The message of the open cell, of the one under the mouse or of the active one, whichever is refused. */
class CellMessage {
  readonly tip = new MessageTip()
  private hovered: CellPosition | undefined
  private isInvalid = false

  constructor(private readonly grid: Grid) {}

  hover(at: CellPosition | undefined): void {
    if (this.hovered?.row === at?.row && this.hovered?.column === at?.column) return
    this.hovered = at
    surfaceOf(this.grid).painter?.aboveSoon()
  }

  /** To be called after each painting. */
  place(): void {
    const { grid } = this
    const { painter, outer } = surfaceOf(grid)
    const { open, place, message } = editingOf(grid)
    const found = place ? { at: place, message } : (this.messageAt(this.hovered) ?? this.messageAt(cellsOf(grid).active))
    const isShown = found?.message !== undefined
    const box = isShown ? painter?.boxOf(found.at) : undefined
    this.setInvalid(place !== undefined && message !== undefined)
    // Lists and calendars open below the cell.
    this.tip.place(box, isShown ? painter?.seenBox : undefined, found?.message, place !== undefined && open?.mode !== 'text')
    outer.setMessage(found?.at, this.tip.placed)
  }

  private setInvalid(invalid: boolean): void {
    if (invalid === this.isInvalid) return
    this.isInvalid = invalid
    surfaceOf(this.grid).input?.setAttribute('aria-invalid', String(invalid))
  }

  private messageAt(at: CellPosition | undefined): { readonly at: CellPosition; readonly message: string } | undefined {
    const { validation } = this.grid
    const name = validation.count === 0 ? undefined : this.grid.nameOf(at)
    const message = name && validation.message(name.id, name.key)
    return at && message !== undefined ? { at, message } : undefined
  }
}

const cellMessage = gridState('cell message', grid => new CellMessage(grid))

/** Whether a message stands above its cell. */
export const isMessageAbove = (grid: Grid): boolean => grid.get(cellMessage).tip.above

/** Only refused cells have a message: otherwise nothing is asked about the mouse. */
export function hoverCell(grid: Grid, at: (() => CellPosition | undefined) | undefined): void {
  grid.get(cellMessage).hover(grid.validation.count === 0 ? undefined : at?.())
}

/** Puts the message above the cells, and has the rules read once the browser has time; the function ends both. */
export function mountMessage(grid: Grid, { layer }: SurfaceElements): () => void {
  const message = grid.get(cellMessage)
  layer.append(message.tip.element)
  const ends = [
    surfaceOf(grid).onPaint(() => message.place()),
    surfaceOf(grid).readied.subscribe(() => grid.validation.prepare()),
    () => message.tip.element.remove(),
  ]
  return () => {
    for (const end of ends) end()
  }
}
