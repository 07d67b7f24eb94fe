import type { Grid } from '../../engine/grid'
import { newRow } from '../../engine/new-row'
import { isRowMove, type RowStep } from '../../engine/row-change'
import type { CellName } from '../../engine/shown-row'
import { report } from '../../surface/announcer'
import type { GridKey, KeyBinding, KeyMode } from '../../surface/keys'
import { surfaceOf } from '../../surface/surface'
import { texts as common } from '../../surface/texts'
import { areRowsChangeable, propsOf } from '../../surface/view-props'
import { cellsOf, goTo, moveByKey } from '../selection'
import { clearCells } from './edit-cells'
import { openAlways, openCell, toggleCell } from './open-cell'
import { editingOf } from './state'
import { texts } from './texts'

const ALL: readonly KeyMode[] = ['closed', 'typed', 'open']
const MOVING = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

const cancelOpen = (grid: Grid): boolean => {
  const isOpen = editingOf(grid).open !== undefined
  editingOf(grid).cancel()
  return isOpen
}

const endLine = (grid: Grid): boolean => {
  editingOf(grid).endLine()
  return false
}

const goBackOnKey = (what: 'undo' | 'redo') => (grid: Grid) => {
  if (!propsOf(grid).readOnly) goBack(grid, what)
  return true
}

export const editingKeys: readonly KeyBinding[] = [
  { keys: ['Escape', 'Shift-Escape', 'Mod-Escape', 'Alt-Escape'], modes: ['typed', 'open'], run: cancelOpen },
  // What leads elsewhere ends the line that is being entered; to turn a box or to open a cell is part of it.
  { keys: ['Mod-a', 'Mod-z', 'Mod-y', 'Mod-Shift-z'], run: endLine },
  // The cell that is left is closed first.
  { keys: MOVING, modes: ['typed'], run: grid => !editingOf(grid).commit() },
  { keys: ['Tab', 'Shift-Tab'], modes: ALL, run: (grid, { shiftKey }) => tab(grid, shiftKey) },
  { keys: ['Enter', 'Shift-Enter'], modes: ALL, run: (grid, { shiftKey }) => enter(grid, shiftKey) },
  { keys: ['F2', 'Alt-ArrowDown'], run: openActive },
  { keys: ['Space'], run: grid => !propsOf(grid).readOnly && toggleOrOpen(grid) },
  {
    keys: ['Delete', 'Backspace'],
    run: grid => {
      if (!propsOf(grid).readOnly) clearCells(grid)
      return true
    },
  },
  { keys: ['Mod-z'], run: goBackOnKey('undo') },
  { keys: ['Mod-y', 'Mod-Shift-z'], run: goBackOnKey('redo') },
]

function openActive(grid: Grid): boolean {
  const { active } = cellsOf(grid)
  return active !== undefined && openCell(grid, active, 'key')
}

function toggleOrOpen(grid: Grid): boolean {
  const { active } = cellsOf(grid)
  const quick = active && grid.cells[active.column]?.type?.quick
  if (active === undefined || quick?.by === 'text') return false
  if (quick?.by === 'toggle') toggleCell(grid, active)
  else openCell(grid, active, 'key')
  return true
}

const tabKey = (back: boolean): GridKey => ({ key: 'Tab', shiftKey: back, ctrlKey: false, metaKey: false, altKey: false })

/** To the next cell of the line, or back; false where the key leads out of the grid. */
export function tab(grid: Grid, back: boolean): boolean {
  const editing = editingOf(grid)
  if (!editing.commit()) return true
  // Where nothing is entered, the key leads on to what comes after the rows.
  if (propsOf(grid).readOnly) return false
  if (!back) editing.beginLine(cellsOf(grid).active?.column)
  const done = moveByKey(grid, tabKey(back))
  openAlways(grid)
  return done
}

/** Down, or up, to the column in which the line was begun; behind the last row to a new one. */
export function enter(grid: Grid, back: boolean): boolean {
  const { active } = cellsOf(grid)
  if (active === undefined) return false
  const props = propsOf(grid)
  if (props.readOnly) {
    const shown = grid.shown(active.row)
    if (shown === undefined || surfaceOf(grid).painter?.enterCell(active)) return true
    const open = props.onOpen ?? props.onRow
    open?.(shown.row, shown.index)
    return true
  }
  const editing = editingOf(grid)
  if (!editing.commit()) return true
  const row = active.row + (back ? -1 : 1)
  const column = back ? active.column : (editing.lineFrom ?? active.column)
  if (row >= grid.view.size && areRowsChangeable(grid) && !isUntouched(grid, active.row)) beginDraftRow(grid)
  if (row >= 0 && row < grid.view.size) goTo(grid, { row, column })
  editing.endLine()
  openAlways(grid)
  return true
}

/** Appends a row that leaves again where nothing is entered in it. */
function beginDraftRow(grid: Grid): void {
  grid.view.appending(() => grid.store.begin(newRow(grid)))
  report(grid, common.added(1))
}

/** Whether a row is new and nothing has been entered in it: it needs no other behind it. */
function isUntouched(grid: Grid, at: number): boolean {
  const shown = grid.shown(at)
  if (shown === undefined || !grid.store.marks.isAdded(shown.id)) return false
  const fresh = newRow(grid)
  return grid.columns.every(
    ({ key, compute, counts }) => compute !== undefined || counts || (shown.row[key] ?? null) === (fresh[key] ?? null),
  )
}

/** Takes the last change back, or does it again, and goes there. */
export function goBack(grid: Grid, what: 'undo' | 'redo'): void {
  editingOf(grid).discardDraftRow()
  const { version } = grid.store
  const steps = grid.store[what]()
  if (grid.store.version !== version) report(grid, what === 'undo' ? texts.undone : texts.redone)
  goToSteps(grid, steps)
}

/** Goes to the place that a change touched. */
function goToSteps(grid: Grid, steps: readonly RowStep[]): void {
  const [step] = steps
  if (step === undefined) return
  if (!isRowMove(step)) {
    const name = changedCell(step)
    const at = name && grid.placeOf(name)
    if (at) goTo(grid, at)
    return
  }
  const { active } = cellsOf(grid)
  const row = grid.view.toShown(Math.min(step.rows[0]?.index ?? 0, Math.max(0, grid.store.size - 1)))
  if (row >= 0 && active) goTo(grid, { row, column: active.column })
}

/** The first cell that a step gave something. */
function changedCell(step: Exclude<RowStep, { readonly rows: unknown }>): CellName | undefined {
  const [first] = step.step === 'edit' ? step.edits : step.notes
  const key = first && ('field' in first ? first.field : Object.keys(first.after)[0])
  return first && key !== undefined ? { id: first.id, key } : undefined
}
