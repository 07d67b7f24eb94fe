import { defined } from '../../../model/defined'
import type { Row } from '../../../model/source'
import type { CellBlock } from '../../engine/cell-range'
import type { ColumnCells, ReadText } from '../../engine/column-cells'
import type { Grid } from '../../engine/grid'
import { filledRow, newRow } from '../../engine/new-row'
import type { RowValues } from '../../engine/row-store'
import { texts as common } from '../../surface/texts'
import { editRows } from '../editing'
import { cellsOf } from '../selection'
import { type CellTable, writeCellTable } from './cell-table'

/** A cell that took nothing. Row and column count from the corner of the pasted block. */
export interface RefusedCell {
  readonly row: number
  readonly column: number
  readonly text: string
  readonly why: 'column' | 'row' | 'disabled' | 'text'
  /** Why the text was refused, where more is known than that it does not fit. */
  readonly reason?: string
}

/** What became of a pasted block. */
export interface Pasted {
  readonly cells: number
  readonly rowsAdded: number
  readonly refused: readonly RefusedCell[]
}

/** A block of cells as spreadsheets take it. Default: the chosen one. */
export function copyCells(grid: Grid, block = cellsOf(grid).block): string {
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
export function pasteCells(grid: Grid, table: CellTable): Pasted {
  const { block } = cellsOf(grid)
  if (block === undefined || table.length === 0) return { cells: 0, rowsAdded: 0, refused: [] }
  const lines = repeated(table, block)
  const added = Array.from({ length: roomFor(grid, block.top + lines.length) }, () => newRow(grid))
  const takers = lines.map((_, offset) => takerOf(grid, block.top + offset, added))
  const refused: RefusedCell[] = []
  const reader = new BlockReader(grid, block.left, cell => refused.push(cell))
  const edits: RowValues[] = []
  const written: { readonly at: number; readonly fields: Row }[] = []
  lines.forEach((line, row) => {
    const taker = takers[row]
    const values = reader.read(taker, line, row)
    if (taker === undefined || values === undefined) return
    const at = taker.index - grid.store.size
    if (at < 0) edits.push({ index: taker.index, values })
    else {
      added[at] = filledRow(grid, { ...taker.row, ...values })
      written.push({ at, fields: values })
    }
  })
  place(grid, { edits, added, written, unread: unreadCells(grid, block.left, takers, refused) })
  choosePasted(grid, block, lines)
  return { cells: reader.cells, rowsAdded: added.length, refused }
}

/** What a pasted table does to the rows. */
interface PastedRows {
  readonly edits: readonly RowValues[]
  readonly added: readonly Row[]
  /** What was written into new rows, by their place among them. */
  readonly written: readonly { readonly at: number; readonly fields: Row }[]
  readonly unread: Parameters<Grid['store']['note']>[0]
}

/** Edits, new rows and texts that could not be read as one change; what was written into new rows is validated as what was edited is. */
function place(grid: Grid, { edits, added, written, unread }: PastedRows): void {
  const { store } = grid
  const first = store.size
  const change = () => {
    // A line of which nothing could be read was pasted all the same.
    store.keep()
    if (edits.length > 0) editRows(grid, edits)
    if (added.length > 0) store.insert(added)
    store.note(unread)
  }
  grid.view.appending(() => store.together(change))
  grid.validation.checkRows(
    written.flatMap(({ at, fields }) => {
      const row = store.at(first + at)
      return row === undefined ? [] : [{ row, fields }]
    }),
  )
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

/** How many rows must be added so that there are `needed`, as far as there may be so many. */
function roomFor(grid: Grid, needed: number): number {
  const { rowsChangeable, readOnly, most = Number.POSITIVE_INFINITY } = grid.settings
  return rowsChangeable && !readOnly ? Math.max(0, Math.min(needed - grid.view.size, most - grid.store.size)) : 0
}

function takerOf(grid: Grid, at: number, added: readonly Row[]): Taker | undefined {
  const shown = grid.shown(at)
  if (shown !== undefined) return grid.isDisabled(shown.row) ? { row: shown.row, index: -1 } : shown
  const row = added[at - grid.view.size]
  return row && { row, index: grid.store.size + at - grid.view.size }
}

/** Reads the lines of a pasted block by the cell types of the columns from `left` on. */
class BlockReader {
  cells = 0
  private readonly columns: readonly TextReader[]
  private readonly closed: boolean

  constructor(
    grid: Grid,
    left: number,
    private readonly refuse: (cell: RefusedCell) => void,
  ) {
    this.closed = grid.settings.readOnly === true
    this.columns = grid.cells.slice(left).map(cells => new TextReader(cells))
  }

  /** What the line gives to its row, by field; undefined when that is nothing. */
  read(taker: Taker | undefined, line: readonly string[], row: number): Row | undefined {
    let values: { [key: string]: unknown } | undefined
    for (let column = 0; column < line.length; column++) {
      const text = line[column] ?? ''
      const reader = this.columns[column]
      const read = this.cell(taker, reader, text)
      if ('why' in read) {
        if (text !== '') this.refuse({ row, column, text, ...read })
      } else if (reader !== undefined) {
        values ??= {}
        values[reader.cells.column.key] = read.wire
        this.cells++
      }
    }
    return values
  }

  private cell(
    taker: Taker | undefined,
    reader: TextReader | undefined,
    text: string,
  ): Pick<RefusedCell, 'why' | 'reason'> | { readonly wire: unknown } {
    if (taker === undefined) return { why: 'row' }
    if (reader === undefined) return { why: 'column' }
    if (taker.index < 0 || this.closed || !reader.cells.isOpen(taker.row)) return { why: 'disabled' }
    const read = reader.read(text, taker.row)
    return 'refused' in read ? { why: 'text', ...defined({ reason: read.reason }) } : read
  }
}

/** Reads the texts of one column. Neighbours are often alike: the same text is read once. */
class TextReader {
  private text: string | undefined
  private result: ReadText = { wire: null }

  constructor(readonly cells: ColumnCells) {}

  read(text: string, row: Row): ReadText {
    if (text === this.text && this.cells.column.options === undefined) return this.result
    this.text = text
    this.result = this.cells.read(text, row)
    return this.result
  }
}

/** What was refused stands in its cell's mark, so that it can be repaired from there. */
function unreadCells(
  grid: Grid,
  left: number,
  takers: readonly (Taker | undefined)[],
  refused: readonly RefusedCell[],
): PastedRows['unread'] {
  return refused.flatMap(({ row, column, text, why, reason }) => {
    const [taker, cells] = [takers[row], grid.cells[left + column]]
    if (why !== 'text' || taker === undefined || cells === undefined) return []
    return [{ index: taker.index, field: cells.column.key, text: common.refused(cells.column.title, text, reason) }]
  })
}

function choosePasted(grid: Grid, block: CellBlock, lines: CellTable): void {
  const { rows, columns } = grid.size
  const width = Math.max(...lines.map(line => line.length))
  cellsOf(grid).choose({
    anchor: { row: block.top, column: block.left },
    focus: { row: Math.min(block.top + lines.length, rows) - 1, column: Math.min(block.left + width, columns) - 1 },
  })
}
