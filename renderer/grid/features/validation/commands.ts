import { flushSync } from 'react-dom'
import type { Grid } from '../../engine/grid'
import type { CellFailure } from '../../engine/validation'
import { surfaceOf } from '../../surface/surface'
import { propsOf } from '../../surface/view-props'
import { arrangementOf } from '../columns'
import { editingOf, editModeOf, openCell } from '../editing'
import { filteringOf } from '../filtering'
import { cellsOf, goTo } from '../selection'
import { texts } from './texts'

/** Goes to the first refused cell that is shown. Where none is, the row or the column of the first one is shown again, which is reported. */
export function goToFirst(grid: Grid, failures: readonly CellFailure[]): void {
  if (failures.length === 0 || failures.some(failure => goToFailure(grid, failure))) return
  const [first] = failures
  if (first !== undefined) bringBack(grid, first)
}

/**
 * Goes to the cell and opens it where it stands, with its text chosen or its list below; an editor of its own, such as the window of a
 * picker, would lie over the message and waits for Enter. False where the cell has no place on the screen.
 */
export function goToFailure(grid: Grid, { id, field, index }: Pick<CellFailure, 'id' | 'field'> & { readonly index?: number }): boolean {
  const at = grid.placeOf({ id, key: field }, index)
  if (at === undefined) return false
  if (editingOf(grid).commit()) goTo(grid, at)
  surfaceOf(grid).focus()
  const mode = editModeOf(grid, at, false)
  if (mode === 'text' || mode === 'choice') openCell(grid, at, 'click')
  return true
}

/** Goes to the refused cell behind the active one, or before it, round and round; false where none is refused. */
export function goToNext(grid: Grid, back: boolean): boolean {
  const failures = grid.validation.all()
  const next = nextOf(grid, failures, back)
  if (next === undefined) return false
  if (!goToFailure(grid, next)) bringBack(grid, next)
  return true
}

function nextOf(grid: Grid, failures: readonly CellFailure[], back: boolean): CellFailure | undefined {
  const { active } = cellsOf(grid)
  const name = active && grid.nameOf(active)
  const found = failures.findIndex(({ id, field }) => id === name?.id && field === name.key)
  if (found >= 0) return failures.at((found + (back ? -1 : 1)) % failures.length)
  const row = active === undefined ? -1 : grid.view.toStore(active.row)
  const near = back ? failures.findLast(({ index }) => index <= row) : failures.find(({ index }) => index >= row)
  return near ?? failures.at(back ? -1 : 0)
}

function bringBack(grid: Grid, failure: CellFailure): void {
  const filtering = filteringOf(grid)
  if (filtering.all.size > 0) filtering.set(new Map())
  if (grid.columnOf(failure.field) < 0) flushSync(() => arrangementOf(grid)?.amend(failure.field, { shown: true }))
  const message = texts.rowFailure(failure.index + 1, failure.message)
  propsOf(grid).notify?.warning(goToFailure(grid, failure) ? message + texts.shownAgain : message)
}
