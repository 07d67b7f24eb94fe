import { flushSync } from 'react-dom'
import type { GridDesk } from '../../surface/desk'
import { texts } from '../../surface/texts'
import type { CellFailure } from './grid-validation'

/** Goes to the first refused cell that is shown. Where none is, the row or the column of the first one is shown again, which is told. */
export function goToFirst(desk: GridDesk, failures: readonly CellFailure[]): void {
  if (failures.length === 0 || failures.some(failure => goTo(desk, failure))) return
  const [first] = failures
  if (first !== undefined) bringBack(desk, first)
}

/** False where the cell has no place on the screen. */
function goTo(desk: GridDesk, { id, field, index }: CellFailure): boolean {
  const at = desk.placeOf({ id, key: field }, index)
  if (at === undefined) return false
  if (desk.commit()) desk.go(at)
  desk.focus()
  return true
}

function bringBack(desk: GridDesk, failure: CellFailure): void {
  const { grid, arrangement, props } = desk
  if (grid.filters.size > 0) grid.setFilters(new Map())
  if (grid.columnOf(failure.field) < 0) flushSync(() => arrangement?.amend(failure.field, { shown: true }))
  const message = texts.rowFailure(failure.index + 1, failure.message)
  props.notify?.warning(goTo(desk, failure) ? message + texts.shownAgain : message)
}
