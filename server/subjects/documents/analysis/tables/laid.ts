import type { LaidBlock } from '../../extract'
import type { PlacedCell, PlacedRow, RawTable, TablePage } from './types'

/** Characters of a line above a table that may be its title. */
const LONGEST_TITLE = 60

/** What a line says as the title of what follows: no sentence. */
const titleOf = (line: string) => (line.length > LONGEST_TITLE || /[。；;！？.]$/.test(line) ? '' : line.replace(/[：:]$/, ''))

interface OpenTable {
  readonly title: string
  readonly rows: PlacedRow[]
  /** Rows for which each column is still taken from above. */
  taken: number[]
}

/** Takes in the rows that files lay out, page after page; a table goes on over the end of a page until something else stands there. */
export class LaidTables {
  private open: OpenTable | undefined
  private above = ''
  private heading = ''

  /** The tables that ended on the page or before it. */
  addPage({ page, text, layout }: TablePage): RawTable[] {
    const done: RawTable[] = []
    for (const block of layout ?? []) {
      if (block.as !== 'row') {
        done.push(...this.end())
        const line = text.slice(block.start, block.end).trim()
        if (block.as === 'h') this.heading = titleOf(line)
        if (line !== '') this.above = titleOf(line) || this.heading
        continue
      }
      if (block.first) done.push(...this.end())
      this.open ??= { title: this.above, rows: [], taken: [] }
      this.open.rows.push(rowOf(page, text, block, this.open))
    }
    return done
  }

  end(): RawTable[] {
    const { open } = this
    this.open = undefined
    if (open) this.above = this.heading
    return open ? [{ origin: 'laid', title: open.title, rows: open.rows }] : []
  }
}

/** The cells of a row in their columns: those that cells of rows above reach into are passed over. */
function rowOf(page: number, text: string, { cells = [] }: LaidBlock, open: OpenTable): PlacedRow {
  const placed: PlacedCell[] = []
  const taken = open.taken.map(rows => Math.max(0, rows - 1))
  let column = 0
  for (const [start, end, columns, rows] of cells) {
    while ((open.taken[column] ?? 0) > 0) column += 1
    const words = text.slice(start, end).trim()
    placed.push({ column, columns, rows, text: words, places: words === '' ? [] : [[start, end]] })
    for (let at = column; at < column + columns; at += 1) taken[at] = rows - 1
    column += columns
  }
  open.taken = Array.from(taken, rows => rows ?? 0)
  return { page, cells: placed, head: cells.length > 0 && cells.every(([, , , , head]) => head === 1) }
}
