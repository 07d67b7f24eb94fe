import type { CellPosition } from '../../engine/cell-range'
import type { OpenCell } from '../../engine/shown-row'
import { texts as coreTexts } from '../../engine/texts'
import type { GridDesk } from '../../surface/desk'
import { editCell } from './edit-cells'

/** Milliseconds after which a cell that was left as it was is judged. */
const JUDGED_AFTER = 100

/** How the cell of a column is opened; undefined where nobody may. `typed`: by a character. */
export function wayOf({ grid }: GridDesk, at: CellPosition, typed: boolean): OpenCell['how'] | 'toggle' | undefined {
  if (!grid.canEdit(at)) return undefined
  const type = grid.cells[at.column]?.type
  const quick = type?.quick
  if (quick === undefined) return type?.Editor && 'editor'
  if (quick.by === 'text') return quick.opens && !typed ? 'editor' : 'text'
  return quick.by
}

/** Opens a cell; false where that cannot be. */
export function openCell(desk: GridDesk, at: CellPosition, by: OpenCell['by']): boolean {
  const how = wayOf(desk, at, by === 'type')
  const name = desk.nameOf(at)
  if (how === undefined || name === undefined) return false
  if (how === 'toggle') {
    if (by !== 'type') toggleCell(desk, at)
    return false
  }
  // Why it was refused stands there until something else is typed.
  desk.draftMessage = desk.grid.validation.message(name.id, name.key)
  desk.grid.setEditing({ ...name, how, by })
  desk.props.onEditing?.(name)
  return true
}

/** Another truth in the place of the one that stands there. */
export function toggleCell({ grid }: GridDesk, at: CellPosition): void {
  const [cells, shown] = [grid.cells[at.column], grid.shown(at.row)]
  const quick = cells?.type?.quick
  if (cells === undefined || shown === undefined || quick?.by !== 'toggle' || !grid.canEdit(at)) return
  const next = quick.next(cells.value(shown.row, shown.index), cells.at(shown.row))
  editCell(grid, at, cells.encode(next, shown.row))
}

/** Closes the open cell, with another value for it or without; the cell is judged either way. */
export function closeCell(desk: GridDesk, value?: { readonly wire: unknown }): void {
  const { grid } = desk
  const { editing } = grid
  if (editing === undefined) return
  const at = desk.placeOf(editing)
  desk.draftMessage = undefined
  grid.setEditing(undefined)
  desk.props.onEditing?.(undefined)
  if (at === undefined) return
  const near = grid.view.toStore(at.row)
  if (value === undefined) {
    setTimeout(() => grid.validation.check(editing.id, editing.key, near), JUDGED_AFTER)
    return
  }
  const { version } = grid.store
  editCell(grid, at, value.wire)
  // What stood there already was chosen: a text that could not be read into it is given up.
  if (grid.store.version === version) grid.validation.forgive(editing.id, [editing.key], near)
}

/** Reads a typed text into the open cell and closes it. Text that the cell cannot hold is told and leaves the cell as it was. */
export function closeWithText(desk: GridDesk, text: string): void {
  const { grid } = desk
  const at = grid.editing && desk.placeOf(grid.editing)
  const [cells, shown] = [at && grid.cells[at.column], at && grid.shown(at.row)]
  if (cells === undefined || shown === undefined || text === cells.text(shown.row, shown.index)) {
    closeCell(desk)
    return
  }
  const read = cells.read(text, shown.row)
  if (!('refused' in read)) closeCell(desk, read)
  else if (cells.type?.quick?.by === 'text' && cells.type.quick.accepts) closeCell(desk, { wire: null })
  else {
    desk.props.notify?.warning(coreTexts.refused(cells.column.title, text))
    closeCell(desk)
  }
}

/** What rules would say of the typed text. */
export function judgeDraft(desk: GridDesk, text: string): void {
  const { grid } = desk
  const at = grid.editing && desk.placeOf(grid.editing)
  const [cells, shown] = [at && grid.cells[at.column], at && grid.shown(at.row)]
  if (cells === undefined || shown === undefined) return
  const read = cells.read(text, shown.row)
  const message = 'refused' in read ? undefined : grid.validation.preview(shown.row, cells.column.key, read.wire)
  desk.draftMessage = message
}
