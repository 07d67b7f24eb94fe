import type { CellPosition } from '../../engine/cell-range'
import type { GridDesk } from '../../surface/desk'
import { texts } from '../../surface/texts'
import { editCell } from '../editing/edit-cells'
import { missingRows } from '../filtering/whole-rows'
import { findCells, replacedText, type Sought } from './find-cells'

function allOf({ grid }: GridDesk, sought: Sought): readonly CellPosition[] {
  const { rows, columns } = grid.size
  return findCells(rows, columns, (row, column) => grid.text({ row, column }), sought)
}

/** What is told, and that rows which have not come yet were passed over. */
function told(desk: GridDesk, text: string): string {
  const missing = missingRows(desk)
  return missing === 0 ? text : text + texts.notSearched(missing)
}

const isBefore = (one: CellPosition, other: CellPosition) => one.row < other.row || (one.row === other.row && one.column < other.column)

/** Goes to the next cell that fits, from the active one on, and from the end to the beginning; says which it is of how many. */
export function findNext(desk: GridDesk, sought: Sought, back = false): string {
  const found = allOf(desk, sought)
  const { active } = desk.grid
  if (found.length === 0) return told(desk, texts.notFound)
  const after = active === undefined ? 0 : found.findIndex(at => isBefore(active, at))
  const before = active === undefined ? -1 : found.findLastIndex(at => isBefore(at, active))
  const index = back ? (before < 0 ? found.length - 1 : before) : Math.max(0, after)
  const at = found[index]
  if (at) desk.go(at)
  return told(desk, texts.found(index + 1, found.length))
}

function replaceIn(desk: GridDesk, at: CellPosition, sought: Sought, replacement: string): boolean {
  const { grid } = desk
  const [cells, shown] = [grid.cells[at.column], grid.shown(at.row)]
  if (cells === undefined || shown === undefined || !grid.canEdit(at)) return false
  const read = cells.read(replacedText(grid.text(at), sought, replacement), shown.row)
  if ('refused' in read) return false
  editCell(grid, at, read.wire)
  return true
}

/** Replaces in the active cell where that fits, and goes on. */
export function replaceOne(desk: GridDesk, sought: Sought, replacement: string): string {
  const { active } = desk.grid
  const isFound = active !== undefined && allOf(desk, sought).some(at => at.row === active.row && at.column === active.column)
  const isFailed = isFound && !replaceIn(desk, active, sought, replacement)
  return (isFailed ? texts.notReplaced : '') + findNext(desk, sought)
}

/** Replaces in every cell; says in how many, and in how many the new text cannot stand. */
export function replaceAll(desk: GridDesk, sought: Sought, replacement: string): string {
  const found = allOf(desk, sought)
  let count = 0
  desk.grid.store.together(() => {
    for (const at of found) if (replaceIn(desk, at, sought, replacement)) count++
  })
  return told(desk, texts.replaced(count, found.length - count))
}
