import type { CellPosition } from '../../engine/cell-range'
import type { Grid } from '../../engine/grid'
import { editCell } from '../editing'
import { missingRows } from '../filtering'
import { cellsOf, goTo } from '../selection'
import { findCells, replacedText, type Sought } from './find-cells'
import { texts } from './texts'

function allOf(grid: Grid, sought: Sought): readonly CellPosition[] {
  const { rows, columns } = grid.size
  return findCells(rows, columns, (row, column) => grid.text({ row, column }), sought)
}

/** A result with how many rows, which have not come yet, were passed over. */
function withMissing(grid: Grid, text: string): string {
  const missing = missingRows(grid)
  return missing === 0 ? text : text + texts.notSearched(missing)
}

const isBefore = (one: CellPosition, other: CellPosition) => one.row < other.row || (one.row === other.row && one.column < other.column)

/** Goes to the next cell that fits, from the active one on, and from the end to the beginning; says which it is of how many. */
export function findNext(grid: Grid, sought: Sought, back = false): string {
  const found = allOf(grid, sought)
  const { active } = cellsOf(grid)
  if (found.length === 0) return withMissing(grid, texts.notFound)
  const after = active === undefined ? 0 : found.findIndex(at => isBefore(active, at))
  const before = active === undefined ? -1 : found.findLastIndex(at => isBefore(at, active))
  const index = back ? (before < 0 ? found.length - 1 : before) : Math.max(0, after)
  const at = found[index]
  if (at) goTo(grid, at)
  return withMissing(grid, texts.found(index + 1, found.length))
}

function replaceIn(grid: Grid, at: CellPosition, sought: Sought, replacement: string): boolean {
  const found = grid.cellAt(at)
  if (found === undefined || !grid.canEdit(at)) return false
  const { cells, shown } = found
  const read = cells.read(replacedText(grid.text(at), sought, replacement), shown.row)
  if ('refused' in read) return false
  editCell(grid, at, read.wire)
  return true
}

/** Replaces in the active cell where that fits, and goes on. */
export function replaceOne(grid: Grid, sought: Sought, replacement: string): string {
  const { active } = cellsOf(grid)
  const isFound = active !== undefined && allOf(grid, sought).some(at => at.row === active.row && at.column === active.column)
  const isFailed = isFound && !replaceIn(grid, active, sought, replacement)
  return (isFailed ? texts.notReplaced : '') + findNext(grid, sought)
}

/** Replaces in every cell; says in how many, and in how many the new text cannot stand. */
export function replaceAll(grid: Grid, sought: Sought, replacement: string): string {
  const found = allOf(grid, sought)
  let count = 0
  grid.store.together(() => {
    for (const at of found) if (replaceIn(grid, at, sought, replacement)) count++
  })
  return withMissing(grid, texts.replaced(count, found.length - count))
}
