import type { Row } from '../../model/source'
import { editRows } from './cell-changes'
import type { CellBlock } from './cell-range'
import { type CellTable, writeCellTable } from './cell-table'
import type { GridController } from './grid-controller'
import { newRow } from './row-changes'
import type { RowValues } from './row-store'
import { texts } from './texts'

/** A cell that took nothing. Row and column count from the corner of the pasted block. */
export interface RefusedCell {
  readonly row: number
  readonly column: number
  readonly text: string
  readonly why: 'column' | 'row' | 'disabled' | 'text'
}

/** What became of a pasted block. */
export interface Pasted {
  readonly cells: number
  readonly rowsAdded: number
  readonly refused: readonly RefusedCell[]
}

/** The chosen cells as spreadsheets take them. */
export function copyCells(grid: GridController): string {
  const { block } = grid
  if (block === undefined) return ''
  const rows: string[][] = []
  for (let row = block.top; row <= block.bottom; row++) {
    rows.push(Array.from({ length: block.right - block.left + 1 }, (_, offset) => grid.text({ row, column: block.left + offset })))
  }
  return writeCellTable(rows)
}

/** A row that takes a line of the table: one that is shown, or one that is added behind all. */
interface Taker {
  readonly row: Row
  readonly index: number
}

/** Puts a table into the cells from the chosen block's corner on. Smaller ones repeat in the block; longer ones add rows. */
export function pasteCells(grid: GridController, table: CellTable): Pasted {
  const { block } = grid
  if (block === undefined || table.length === 0) return { cells: 0, rowsAdded: 0, refused: [] }
  const lines = repeated(table, block)
  const added = Array.from({ length: roomFor(grid, block.top + lines.length) }, () => newRow(grid))
  const takers = lines.map((_, offset) => takerOf(grid, block.top + offset, added))
  const refused: RefusedCell[] = []
  const edits = lines.flatMap((line, row): RowValues[] => {
    const taker = takers[row]
    const values = readLine(grid, taker, block.left, line, cell => refused.push({ ...cell, row }))
    return taker === undefined || Object.keys(values).length === 0 ? [] : [{ index: taker.index, values }]
  })
  grid.store.together(() => {
    if (added.length > 0) grid.store.insert(added)
    editRows(grid, edits)
  })
  mark(grid, block.left, takers, refused)
  choosePasted(grid, block, lines)
  return { cells: edits.reduce((sum, { values }) => sum + Object.keys(values).length, 0), rowsAdded: added.length, refused }
}

/** One cell or one line of cells fills a block whose sides are multiples of its own. */
function repeated(table: CellTable, block: CellBlock): CellTable {
  const [rows, columns] = [block.bottom - block.top + 1, block.right - block.left + 1]
  const width = Math.max(...table.map(line => line.length))
  const down = rows > table.length && rows % table.length === 0 ? rows / table.length : 1
  const across = columns > width && columns % width === 0 ? columns / width : 1
  if (down === 1 && across === 1) return table
  const wide = table.map(line => Array.from({ length: across }, () => line).flat())
  return Array.from({ length: down }, () => wide).flat()
}

/** How many rows must be added so that there are `needed`. */
function roomFor(grid: GridController, needed: number): number {
  return grid.settings.rowsChangeable && !grid.settings.readOnly ? Math.max(0, needed - grid.view.size) : 0
}

function takerOf(grid: GridController, at: number, added: readonly Row[]): Taker | undefined {
  const shown = grid.shown(at)
  if (shown !== undefined) return grid.isDisabled(shown.row) ? { row: shown.row, index: -1 } : shown
  const row = added[at - grid.view.size]
  return row && { row, index: grid.store.size + at - grid.view.size }
}

function readLine(
  grid: GridController,
  taker: Taker | undefined,
  left: number,
  line: readonly string[],
  refuse: (cell: Omit<RefusedCell, 'row'>) => void,
): Row {
  const values: { [key: string]: unknown } = {}
  line.forEach((text, column) => {
    const cells = grid.cells[left + column]
    const no = (why: RefusedCell['why']) => text !== '' && refuse({ column, text, why })
    if (taker === undefined) no('row')
    else if (cells === undefined) no('column')
    else if (taker.index < 0 || grid.settings.readOnly || !cells.isOpen(taker.row)) no('disabled')
    else {
      const read = cells.read(text, taker.row)
      if ('refused' in read) no('text')
      else values[cells.column.key] = read.wire
    }
  })
  return values
}

/** What was refused stands in its cell's mark, so that it can be repaired from there. */
function mark(grid: GridController, left: number, takers: readonly (Taker | undefined)[], refused: readonly RefusedCell[]): void {
  for (const { row, column, text, why } of refused) {
    const [taker, cells] = [takers[row], grid.cells[left + column]]
    if (why !== 'text' || taker === undefined || cells === undefined) continue
    grid.validation.set(grid.store.idAt(taker.index), cells.column.key, texts.refused(cells.column.title, text))
  }
}

function choosePasted(grid: GridController, block: CellBlock, lines: CellTable): void {
  const { rows, columns } = grid.size
  const width = Math.max(...lines.map(line => line.length))
  grid.choose({
    anchor: { row: block.top, column: block.left },
    focus: { row: Math.min(block.top + lines.length, rows) - 1, column: Math.min(block.left + width, columns) - 1 },
  })
}
