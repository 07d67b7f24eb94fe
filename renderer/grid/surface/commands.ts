import type { RowStep } from '../engine/row-change'
import { clearCells, fillDown } from '../features/editing/edit-cells'
import { openCell, toggleCell } from '../features/editing/open-cell'
import { beginLine, newRow, toggleRow } from '../features/row-menu/row-changes'
import { openRowMenu } from '../features/row-menu/row-menu'
import type { GridDesk } from './desk'
import type { GridCommand } from './grid-keys'
import { texts } from './texts'

/** What ends the line that is being entered; to turn a box or to open a cell is part of it. */
const LEAVING: ReadonlySet<GridCommand['do']> = new Set(['find', 'redo', 'selectAll', 'undo'])

/** Does what a key asked for; false where the browser is to have the key. */
export function runCommand(desk: GridDesk, command: GridCommand): boolean {
  const { grid, props } = desk
  if (command.do === 'move') return move(desk, command)
  if (command.do === 'enter') return enter(desk, command.back)
  if (LEAVING.has(command.do)) desk.lineFrom = undefined
  switch (command.do) {
    case 'cancel':
      return cancel(desk)
    case 'open':
      return grid.active !== undefined && openCell(desk, grid.active, 'key')
    case 'toggle':
      return props.readOnly ? chooseRows(desk) : toggle(desk)
    case 'toggleRow':
      if (grid.active) toggleRow(grid, grid.active.row)
      return true
    case 'selectAll':
      grid.chooseAll()
      return true
    case 'find':
      desk.setFinding(true)
      return true
    case 'menu':
      return openRowMenu(desk)
    default:
      if (!props.readOnly) change(desk, command.do)
      return true
  }
}

function change(desk: GridDesk, what: 'clear' | 'fillDown' | 'undo' | 'redo'): void {
  const { grid } = desk
  if (what === 'clear') clearCells(grid)
  else if (what === 'fillDown') fillDown(grid)
  else goBack(desk, what)
}

/** Takes the last change back, or does it again, and goes there. */
export function goBack(desk: GridDesk, what: 'undo' | 'redo'): void {
  desk.grid.settle()
  const steps = desk.grid.store[what]()
  if (steps.length > 0) desk.tell(what === 'undo' ? texts.undone : texts.redone)
  showSteps(desk, steps)
}

/** Goes to the place that a change touched. */
function showSteps(desk: GridDesk, steps: readonly RowStep[]): void {
  const [step] = steps
  if (step === undefined) return
  const { grid } = desk
  for (const each of steps) if (each.step === 'edit') for (const { id } of each.edits) grid.validation.forgive(id)
  if (step.step === 'edit') {
    const [edit] = step.edits
    const [key] = Object.keys(edit?.after ?? {})
    const at = edit && key !== undefined ? desk.placeOf({ id: edit.id, key }) : undefined
    if (at) desk.go(at)
    return
  }
  const row = grid.view.toShown(Math.min(step.rows[0]?.index ?? 0, Math.max(0, grid.store.size - 1)))
  if (row >= 0 && grid.active) desk.go({ row, column: grid.active.column })
}

function move(desk: GridDesk, command: GridCommand & { do: 'move' }): boolean {
  const { grid, painter } = desk
  if (!desk.commit() || folds(desk, command)) return true
  const tab = command.move.by === 'tab'
  // Where nothing is entered, the key leads on to what comes after the rows.
  if (tab && desk.props.readOnly) return false
  if (!tab) desk.lineFrom = undefined
  else if (command.move.by === 'tab' && !command.move.back) desk.lineFrom ??= grid.active?.column
  const done = grid.move(command.move, command.extend, painter?.page ?? 1)
  if (done && grid.focus) desk.reveal(grid.focus)
  openAlways(desk)
  return done || !tab
}

/** In the first column the arrows open rows and close them before they move; from a row of a tree that is closed, up to the one above it. */
function folds(desk: GridDesk, { move, extend }: GridCommand & { do: 'move' }): boolean {
  const { grid } = desk
  const { folding } = grid.settings
  const { active } = grid
  if (folding === undefined || active?.column !== 0 || extend || move.by !== 'cell' || move.columns === 0) return false
  const shown = grid.shown(active.row)
  if (shown === undefined) return false
  const { row, index } = shown
  const state = folding.stateOf(row, index)
  if (state === (move.columns === 1 ? 'closed' : 'open')) {
    folding.toggle(row, index)
    return true
  }
  if (move.columns === 1 || folding.levelOf === undefined) return false
  const level = folding.levelOf(row, index)
  let above = active.row - 1
  for (let each = grid.shown(above); each !== undefined && folding.levelOf(each.row, each.index) >= level; each = grid.shown(above)) above--
  if (above < 0) return false
  desk.go({ row: above, column: 0 })
  return true
}

/** Down, or up, to the column in which the line was begun; behind the last row to a new one. */
function enter(desk: GridDesk, back: boolean): boolean {
  const { grid, props, painter } = desk
  const { active } = grid
  if (active === undefined) return false
  if (props.readOnly) {
    const shown = grid.shown(active.row)
    if (shown === undefined || painter?.enterCell(active)) return true
    const tell = props.onOpen ?? props.onRow
    tell?.(shown.row, shown.index)
    return true
  }
  if (!desk.commit()) return true
  const row = active.row + (back ? -1 : 1)
  const column = back ? active.column : (desk.lineFrom ?? active.column)
  if (row >= grid.view.size && desk.changeable && !isUntouched(desk, active.row)) beginNext(desk)
  if (row >= 0 && row < grid.view.size) desk.go({ row, column })
  desk.lineFrom = undefined
  openAlways(desk)
  return true
}

function beginNext(desk: GridDesk): void {
  beginLine(desk.grid)
  desk.tell(texts.added(1))
}

/** A new row that nobody has written in yet needs no other behind it. */
function isUntouched({ grid }: GridDesk, at: number): boolean {
  const shown = grid.shown(at)
  if (shown === undefined || !grid.store.marks.isAdded(shown.id)) return false
  const fresh = newRow(grid)
  return grid.columns.every(
    ({ key, compute, counts }) => compute !== undefined || counts || (shown.row[key] ?? null) === (fresh[key] ?? null),
  )
}

function cancel(desk: GridDesk): boolean {
  if (desk.grid.editing !== undefined) {
    desk.cancel()
    return true
  }
  const { active, range } = desk.grid
  if (active === undefined || range === undefined || range.anchor === range.focus) return false
  desk.grid.activate(active)
  return true
}

/** Space where nothing can be edited: the rows of the chosen cells; where rows are not chosen, the one that others follow. */
function chooseRows({ grid, props }: GridDesk): boolean {
  const { active, block, selection } = grid
  const shown = active && grid.shown(active.row)
  if (active === undefined || block === undefined || shown === undefined) return false
  if (selection.kind === 'none') props.onRow?.(shown.row, shown.index)
  else if (block.top === block.bottom) toggleRow(grid, active.row)
  else {
    selection.anchor = grid.shown(block.top)?.id
    toggleRow(grid, block.bottom, true)
  }
  return true
}

function toggle(desk: GridDesk): boolean {
  const { grid } = desk
  const quick = grid.active && grid.cells[grid.active.column]?.type?.quick
  if (grid.active === undefined || quick?.by === 'text') return false
  if (quick?.by === 'toggle') toggleCell(desk, grid.active)
  else openCell(desk, grid.active, 'key')
  return true
}

/** Where cells are always open, the active one is. */
export function openAlways(desk: GridDesk): void {
  const { active } = desk.grid
  if (desk.props.alwaysEdit && active && desk.grid.editing === undefined && !isToggle(desk)) openCell(desk, active, 'click')
}

const isToggle = ({ grid }: GridDesk) => grid.active !== undefined && grid.cells[grid.active.column]?.type?.quick?.by === 'toggle'
