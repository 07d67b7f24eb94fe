import type { CellPosition } from '../../engine/cell-range'
import type { ReadText } from '../../engine/column-cells'
import type { Grid } from '../../engine/grid'
import { texts as common } from '../../surface/texts'
import { propsOf } from '../../surface/view-props'
import { cellsOf } from '../selection'
import { editCell } from './edit-cells'
import { editingOf, type OpenCell } from './state'

/** Milliseconds after which a cell that was left as it was is validated. */
const VALIDATED_AFTER = 100

/** How the cell of a column is opened; undefined where the user may not. `typed`: by a character. */
export function editModeOf(grid: Grid, at: CellPosition, typed: boolean): OpenCell['mode'] | 'toggle' | undefined {
  if (!grid.canEdit(at)) return undefined
  const type = grid.cells[at.column]?.type
  const quick = type?.quick
  if (quick === undefined) return type?.Editor && 'editor'
  if (quick.by === 'text') return quick.opens && !typed ? 'editor' : 'text'
  return quick.by
}

/** Opens a cell; false where that cannot be. */
export function openCell(grid: Grid, at: CellPosition, trigger: OpenCell['trigger']): boolean {
  const mode = editModeOf(grid, at, trigger === 'type')
  const name = grid.nameOf(at)
  if (mode === undefined || name === undefined) return false
  if (mode === 'toggle') {
    if (trigger !== 'type') toggleCell(grid, at)
    return false
  }
  // Why it was refused stands there until something else is typed.
  editingOf(grid).setMessage(grid.validation.message(name.id, name.key))
  // Until what edits the cell is there, it is left as it was.
  editingOf(grid).closeBy(() => {
    closeCell(grid)
    return true
  })
  editingOf(grid).setOpen({ ...name, mode, trigger })
  propsOf(grid).onEditing?.(name)
  return true
}

/** Where cells are always open, opens the active one. */
export function openAlways(grid: Grid): void {
  const { active } = cellsOf(grid)
  if (!propsOf(grid).alwaysEdit || active === undefined || editingOf(grid).open !== undefined) return
  if (grid.cells[active.column]?.type?.quick?.by !== 'toggle') openCell(grid, active, 'click')
}

/** Turns the truth of a cell into the next one. */
export function toggleCell(grid: Grid, at: CellPosition): void {
  const found = grid.cellAt(at)
  const quick = found?.cells.type?.quick
  if (found === undefined || quick?.by !== 'toggle' || !grid.canEdit(at)) return
  const { cells, shown } = found
  const next = quick.next(cells.value(shown.row, shown.index), cells.at(shown.row))
  editCell(grid, at, cells.encode(next, shown.row))
}

/** Closes the open cell, with another value for it or without; the cell is validated either way. */
export function closeCell(grid: Grid, value?: { readonly wire: unknown }): void {
  const editing = editingOf(grid)
  const { open, place } = editing
  if (open === undefined) return
  editing.setMessage(undefined)
  editing.setOpen(undefined)
  propsOf(grid).onEditing?.(undefined)
  if (place === undefined) return
  const near = grid.view.toStore(place.row)
  if (value === undefined) {
    // What the server refused stays refused until another value stands there.
    if (grid.validation.message(open.id, open.key) !== undefined) return
    setTimeout(() => grid.validation.check(open.id, open.key, near), VALIDATED_AFTER)
    return
  }
  const { version } = grid.store
  editCell(grid, place, value.wire)
  if (grid.store.version === version) grid.validation.check(open.id, open.key, near)
}

/**
 * Reads a typed text into the open cell and closes it. Text that the cell cannot hold is reported and leaves the cell as it was; the text
 * stands in the cell's mark, with the reason where there is one.
 */
export function closeWithText(grid: Grid, text: string): void {
  const found = grid.cellAt(editingOf(grid).place)
  if (found === undefined || text === found.cells.text(found.shown.row, found.shown.index)) {
    closeCell(grid)
    return
  }
  const { cells, shown } = found
  const read = cells.read(text, shown.row)
  if (!('refused' in read)) closeCell(grid, read)
  else {
    const message = common.refused(cells.column.title, text, read.reason)
    propsOf(grid).notify?.warning(message)
    grid.store.note([{ index: shown.index, field: cells.column.key, text: message }])
    closeCell(grid)
  }
}

/** Takes what rules say of the typed text. */
export function validateDraft(grid: Grid, text: string): void {
  const editing = editingOf(grid)
  const found = grid.cellAt(editing.place)
  if (found === undefined) return
  const { cells, shown } = found
  const { quick } = cells.type ?? {}
  const isUnfinished = quick?.by === 'text' && quick.isUnfinished?.(text) === true
  const read: ReadText = isUnfinished ? { refused: true } : cells.read(text, shown.row)
  editing.setMessage('refused' in read ? read.reason : grid.validation.preview(shown.row, cells.column.key, read.wire))
}
