import { flushSync } from 'react-dom'
import type { Grid } from '../../engine/grid'
import type { CellFailure } from '../../engine/validation'
import { surfaceOf } from '../../surface/surface'
import { propsOf } from '../../surface/view-props'
import { arrangementOf } from '../columns'
import { editingOf } from '../editing'
import { filteringOf } from '../filtering'
import { goTo } from '../selection'
import { texts } from './texts'

/** Goes to the first refused cell that is shown. Where none is, the row or the column of the first one is shown again, which is reported. */
export function goToFirst(grid: Grid, failures: readonly CellFailure[]): void {
  if (failures.length === 0 || failures.some(failure => goToFailure(grid, failure))) return
  const [first] = failures
  if (first !== undefined) bringBack(grid, first)
}

/** False where the cell has no place on the screen. */
function goToFailure(grid: Grid, { id, field, index }: CellFailure): boolean {
  const at = grid.placeOf({ id, key: field }, index)
  if (at === undefined) return false
  if (editingOf(grid).commit()) goTo(grid, at)
  surfaceOf(grid).focus()
  return true
}

function bringBack(grid: Grid, failure: CellFailure): void {
  const filtering = filteringOf(grid)
  if (filtering.all.size > 0) filtering.set(new Map())
  if (grid.columnOf(failure.field) < 0) flushSync(() => arrangementOf(grid)?.amend(failure.field, { shown: true }))
  const message = texts.rowFailure(failure.index + 1, failure.message)
  propsOf(grid).notify?.warning(goToFailure(grid, failure) ? message + texts.shownAgain : message)
}
