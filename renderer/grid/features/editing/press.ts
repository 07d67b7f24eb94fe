import type { CellPosition } from '../../engine/cell-range'
import type { Grid } from '../../engine/grid'
import { gridState } from '../../engine/grid-state'
import { chooseCell, type GridPress, type PressResult } from '../../surface/pointer'
import { surfaceOf } from '../../surface/surface'
import { cellsOf } from '../selection'
import { editModeOf, openCell, toggleCell } from './open-cell'
import { editingOf } from './state'

/** Milliseconds within which two presses are one double click. */
const DOUBLE = 500

/** The click that opened a cell last. */
class OpeningClick {
  private click: MouseEvent | undefined

  set(click: MouseEvent): void {
    this.click = click
  }

  /** Whether the event is the second press of a double click that began with it. */
  isDoubled({ timeStamp, clientX, clientY }: MouseEvent): boolean {
    const { click } = this
    if (click === undefined || timeStamp - click.timeStamp > DOUBLE) return false
    return Math.abs(clientX - click.clientX) <= 4 && Math.abs(clientY - click.clientY) <= 4
  }
}

const openingClick = gridState('opening click', () => new OpeningClick())

const isSame = (one: CellPosition | undefined, other: CellPosition) => one?.row === other.row && one.column === other.column

/** A press elsewhere closes the open cell, and ends the line of entries; nothing more happens where the cell stays open. */
export function pressBesideOpen(grid: Grid, { event, at, lead }: GridPress): PressResult {
  const editing = editingOf(grid)
  if (at === undefined) return undefined
  const { place } = editing
  // The second press of a double click is meant for the cell that the first has opened, which has come into sight from under it.
  if (place !== undefined && !isSame(place, at) && grid.get(openingClick).isDoubled(event)) return 'ignored'
  if (lead !== undefined || at.column < 0) return undefined
  if (isSame(place, at) || !editing.commit()) return 'done'
  editing.endLine()
  return undefined
}

/** Fingers scroll by their drags: their clicks make a cell active and open it. */
export function clickByTouch(grid: Grid, { event, at, lead, busy }: GridPress): void {
  if (event.pointerType !== 'touch' || at === undefined || busy || lead !== undefined || at.column < 0) return
  if (!editingOf(grid).commit()) return
  cellsOf(grid).activate(at)
  surfaceOf(grid).focus()
  chooseCell(grid, at, event)
}

/** A click opens the cell, or turns its truth. */
export function openByClick(grid: Grid, at: CellPosition, event: MouseEvent): void {
  const mode = editModeOf(grid, at, false)
  if (mode === 'toggle') {
    if (isOnCheck(event)) toggleCell(grid, at)
  } else if (mode !== undefined && openCell(grid, at, 'click')) {
    grid.get(openingClick).set(event)
    surfaceOf(grid).reveal(at)
  }
}

/** The box in the middle of its cell, with room for a finger around it. */
function isOnCheck(event: MouseEvent): boolean {
  const cell = event.target instanceof Element ? event.target.closest('.weft-grid-cell') : null
  const box = cell?.getBoundingClientRect()
  return box === undefined || box.width === 0 || Math.abs(event.clientX - box.left - box.width / 2) <= 24
}
