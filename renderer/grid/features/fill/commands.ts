import type { CellBlock, CellPosition } from '../../engine/cell-range'
import type { Grid } from '../../engine/grid'
import { editBlock } from '../editing'
import { cellsOf } from '../selection'
import { fillSeries } from './fill-series'

/** Puts the first row of the chosen block, or the row above a single one, into the others. */
export function fillDown(grid: Grid): void {
  const { block } = cellsOf(grid)
  if (block === undefined) return
  const single = block.top === block.bottom
  const from = single ? block.top - 1 : block.top
  const first = grid.shown(from)
  if (first === undefined) return
  editBlock(
    grid,
    { ...block, top: single ? block.top : block.top + 1 },
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
export function fillCells(grid: Grid, block: CellBlock, target: CellBlock): void {
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
  cellsOf(grid).choose({
    anchor: { row: Math.min(block.top, target.top), column: Math.min(block.left, target.left) },
    focus: { row: Math.max(block.bottom, target.bottom), column: Math.max(block.right, target.right) },
  })
}

/** What one line of the block holds, along the way of the fill. */
function wires(grid: Grid, block: CellBlock, at: number, vertical: boolean): readonly unknown[] {
  const values: unknown[] = []
  const [from, to] = vertical ? [block.top, block.bottom] : [block.left, block.right]
  for (let along = from; along <= to; along++) {
    const shown = grid.shown(vertical ? along : at)
    const cells = grid.cells[vertical ? at : along]
    values.push(shown && cells?.wire(shown.row, shown.index))
  }
  return values
}
