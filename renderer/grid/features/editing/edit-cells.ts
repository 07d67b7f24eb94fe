import type { Row } from '../../../model/source'
import { followersOf } from '../../../registry'
import type { CellBlock, CellPosition } from '../../engine/cell-range'
import type { GridColumn } from '../../engine/grid-column'
import type { GridController } from '../../engine/grid-controller'
import type { RowValues } from '../../engine/row-store'
import type { ShownRow } from '../../engine/shown-row'
import { fillSeries } from '../fill/fill-series'

/** Other values for cells of one row, as the API sends them. */
type Wires = { [key: string]: unknown }

/** Edits with what the expressions of other columns then make of the rows. */
export function editRows(grid: GridController, changes: readonly RowValues[]): void {
  const computed = grid.columns.filter(({ compute }) => compute !== undefined)
  const whole = withoutFollowers(grid, changes)
  if (computed.length === 0) {
    grid.store.edit(whole)
    return
  }
  grid.store.edit(
    whole.map(({ index, values }) => {
      let row: Row = { ...grid.store.at(index), ...values }
      const all: Wires = { ...values }
      for (const column of computed) {
        all[column.key] = grid.cellsOf(column).wire(row, index)
        row = { ...row, [column.key]: all[column.key] }
      }
      return { index, values: all }
    }),
  )
}

/** With what depended on a value that changes taken away, where the change does not bring it along. */
function withoutFollowers(grid: GridController, changes: readonly RowValues[]): readonly RowValues[] {
  const followers = followersAmong(grid.columns)
  if (followers.size === 0) return changes
  return changes.map(({ index, values }) => {
    const row = grid.store.at(index)
    const left = Object.keys(values).filter(key => (row?.[key] ?? null) !== (values[key] ?? null))
    const lost = left.flatMap(key => followers.get(key) ?? []).filter(key => !Object.hasOwn(values, key) && (row?.[key] ?? null) !== null)
    return { index, values: { ...values, ...Object.fromEntries(lost.map(key => [key, null])) } }
  })
}

/** What depends on what, read once for the columns: every edit asks. */
export function followersAmong(columns: readonly GridColumn[]): ReturnType<typeof followersOf> {
  let followers = known.get(columns)
  if (followers === undefined) {
    followers = followersOf(columns.map(({ field }) => field))
    known.set(columns, followers)
  }
  return followers
}
const known = new WeakMap<readonly GridColumn[], ReturnType<typeof followersOf>>()

/** Gives one cell another value. */
export function editCell(grid: GridController, at: CellPosition, wire: unknown): void {
  const [shown, column] = [grid.shown(at.row), grid.layout.columns[at.column]?.column]
  if (shown !== undefined && column !== undefined) editRows(grid, [{ index: shown.index, values: { [column.key]: wire } }])
}

/** Goes through the cells of a block that a person may change, row by row. `wire` gives the value; `undefined` leaves the cell alone. */
export function editBlock(grid: GridController, block: CellBlock, wire: (at: CellPosition, shown: ShownRow) => unknown): number {
  const changes: RowValues[] = []
  let cells = 0
  for (let row = block.top; row <= block.bottom; row++) {
    const shown = grid.shown(row)
    if (shown === undefined) continue
    const values: Wires = {}
    for (let column = block.left; column <= block.right; column++) {
      const key = grid.layout.columns[column]?.column.key
      const next = key !== undefined && grid.canEdit({ row, column }) ? wire({ row, column }, shown) : undefined
      if (key === undefined || next === undefined) continue
      values[key] = next
      cells++
    }
    if (Object.keys(values).length > 0) changes.push({ index: shown.index, values })
  }
  editRows(grid, changes)
  return cells
}

/** Empties the chosen cells. */
export function clearCells(grid: GridController): void {
  const { block, validation } = grid
  if (block === undefined) return
  editBlock(grid, block, () => null)
  if (validation.count > 0) judgeBlock(grid, block)
}

/** Cells that were empty already are judged anew: a text that could not be read into them is given up. */
function judgeBlock(grid: GridController, { top, bottom, left, right }: CellBlock): void {
  for (let at = top; at <= bottom; at++) {
    const shown = grid.shown(at)
    const marks = shown && grid.validation.messagesOf(shown.id)
    if (shown === undefined || marks === undefined) continue
    for (const { column } of grid.layout.columns.slice(left, right + 1)) {
      if (marks.has(column.key)) grid.validation.forgive(shown.id, [column.key], shown.index)
    }
  }
}

/** Puts the first row of the chosen block, or the row above a single one, into the others. */
export function fillDown(grid: GridController): void {
  const { block } = grid
  if (block === undefined) return
  const alone = block.top === block.bottom
  const from = alone ? block.top - 1 : block.top
  const first = grid.shown(from)
  if (first === undefined) return
  editBlock(
    grid,
    { ...block, top: alone ? block.top : block.top + 1 },
    ({ column }) => grid.cells[column]?.wire(first.row, first.index) ?? null,
  )
}

/** The block that a fill handle covers when it is dragged to a cell: beyond the chosen one, along the longer way. */
export function fillTarget(block: CellBlock, { row, column }: CellPosition): CellBlock | undefined {
  const [down, up] = [row - block.bottom, block.top - row]
  const [right, left] = [column - block.right, block.left - column]
  const [rows, columns] = [Math.max(down, up), Math.max(right, left)]
  if (rows <= 0 && columns <= 0) return undefined
  if (rows >= columns) return down > 0 ? { ...block, top: block.bottom + 1, bottom: row } : { ...block, top: row, bottom: block.top - 1 }
  return right > 0 ? { ...block, left: block.right + 1, right: column } : { ...block, left: column, right: block.left - 1 }
}

/** Fills the target on from the chosen block: series go on, the rest repeats. */
export function fillCells(grid: GridController, block: CellBlock, target: CellBlock): void {
  const vertical = target.left === block.left && target.right === block.right
  const back = vertical ? target.bottom < block.top : target.right < block.left
  const lines = new Map<number, readonly unknown[]>()
  const line = (at: number) => {
    let values = lines.get(at)
    if (values === undefined) {
      const count = vertical ? target.bottom - target.top + 1 : target.right - target.left + 1
      values = fillSeries(wires(grid, block, at, vertical), count, back)
      lines.set(at, values)
    }
    return values
  }
  editBlock(grid, target, ({ row, column }) => {
    const [at, start, end, along] = vertical ? [column, target.top, target.bottom, row] : [row, target.left, target.right, column]
    return line(at)[back ? end - along : along - start] ?? null
  })
  grid.choose({
    anchor: { row: Math.min(block.top, target.top), column: Math.min(block.left, target.left) },
    focus: { row: Math.max(block.bottom, target.bottom), column: Math.max(block.right, target.right) },
  })
}

/** What one line of the block holds, along the way of the fill. */
function wires(grid: GridController, block: CellBlock, at: number, vertical: boolean): readonly unknown[] {
  const values: unknown[] = []
  const [from, to] = vertical ? [block.top, block.bottom] : [block.left, block.right]
  for (let along = from; along <= to; along++) {
    const shown = grid.shown(vertical ? along : at)
    const cells = grid.cells[vertical ? at : along]
    values.push(shown && cells?.wire(shown.row, shown.index))
  }
  return values
}
