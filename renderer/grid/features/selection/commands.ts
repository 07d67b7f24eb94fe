import { type CellPosition, moveOf } from '../../engine/cell-range'
import type { Grid } from '../../engine/grid'
import type { GridKey, KeyBinding } from '../../surface/keys'
import { chooseCell, type GridPress, type PressResult } from '../../surface/pointer'
import { surfaceOf } from '../../surface/surface'
import { propsOf } from '../../surface/view-props'
import { cellsOf, rowsOf } from './state'

/** Makes a cell active and scrolls to it. `extend`: the chosen block goes on to it. */
export function goTo(grid: Grid, at: CellPosition, extend = false): void {
  const cells = cellsOf(grid)
  cells.activate(at, extend)
  if (cells.focus) surfaceOf(grid).reveal(cells.focus)
}

/** Moves the active cell, or with Shift the loose end of the block; false when the key leads out of the grid. */
export function moveByKey(grid: Grid, key: GridKey): boolean {
  const move = moveOf(key)
  if (move === undefined) return false
  const cells = cellsOf(grid)
  const surface = surfaceOf(grid)
  const done = cells.move(move, key.shiftKey && move.by !== 'tab', surface.painter?.page ?? 1)
  if (done && cells.focus) surface.reveal(cells.focus)
  return done
}

const MOVING = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']
const ARROWS = MOVING.filter(name => name.startsWith('Arrow'))

const moveAndEmit = (grid: Grid, key: GridKey): boolean => {
  if (moveOf(key) === undefined) return false
  moveByKey(grid, key)
  cellsOf(grid).stepped.emit()
  return true
}

export const selectionKeys: readonly KeyBinding[] = [
  { keys: [...MOVING, ...MOVING.map(name => `Mod-${name}`)], run: moveAndEmit },
  { keys: ARROWS, modes: ['typed'], run: moveAndEmit },
  // A form around the rows is not closed from inside of them.
  { keys: ['Escape'], run: grid => narrow(grid) || (!propsOf(grid).readOnly && cellsOf(grid).active !== undefined) },
  {
    keys: ['Mod-a'],
    run: grid => {
      cellsOf(grid).chooseAll()
      return true
    },
  },
  {
    keys: ['Shift-Space'],
    run: grid => {
      const { active } = cellsOf(grid)
      if (active) rowsOf(grid).toggle(active.row)
      return true
    },
  },
  { keys: ['Space'], run: grid => propsOf(grid).readOnly === true && chooseBlockRows(grid) },
]

/** Back from a block to the active cell. */
function narrow(grid: Grid): boolean {
  const { active, wideBlock } = cellsOf(grid)
  if (active === undefined || wideBlock === undefined) return false
  cellsOf(grid).activate(active)
  return true
}

/** Where nothing can be edited: chooses the rows of the chosen cells; where rows are not chosen, the one that others follow. */
function chooseBlockRows(grid: Grid): boolean {
  const { active, block } = cellsOf(grid)
  const shown = active && grid.shown(active.row)
  if (active === undefined || block === undefined || shown === undefined) return false
  const rows = rowsOf(grid)
  if (rows.kind === 'none') propsOf(grid).onRow?.(shown.row, shown.index)
  else if (block.top === block.bottom) rows.toggle(active.row)
  else rows.toggleThrough(block.top, block.bottom)
  return true
}

/** A press makes a cell active, and a drag from it chooses a block. */
export function pressCell(grid: Grid, { event, at, lead, busy }: GridPress): PressResult {
  if (at === undefined || lead !== undefined || at.column < 0) return undefined
  cellsOf(grid).activate(at, event.shiftKey)
  if (busy) return 'done'
  let dragged = event.shiftKey
  return {
    move: to => {
      if (to.column < 0 || (to.row === at.row && to.column === at.column && !dragged)) return
      dragged = true
      cellsOf(grid).activate(to, true)
    },
    drop: (_, up) => !dragged && chooseCell(grid, at, up),
  }
}

/** The box of a row. */
export function clickBox(grid: Grid, { event, at, lead, busy }: GridPress): void {
  if (at !== undefined && !busy && (lead === 'rowCheckbox' || lead === 'rowRadio')) rowsOf(grid).toggle(at.row, event.shiftKey)
}
