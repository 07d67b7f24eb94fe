import { type AlignedTable, alignedTables } from './aligned'
import { withHeads } from './heads'
import { LaidTables } from './laid'
import type { FoundTable, PlacedRow, RawTable, TablePage } from './types'

/** What is kept of the tables of one text. */
export interface TableLimits {
  readonly tables: number
  /** Of all of them. */
  readonly cells: number
  readonly columns: number
}

export const TABLE_LIMITS: TableLimits = { tables: 500, cells: 100_000, columns: 200 }
/** Fraction of a page by which columns of two pages differ that are the same. */
const NEAR = 0.03

type OpenTable = RawTable & { readonly aligned: AlignedTable }

/** Takes in page after page; tables that go on over the end of a page are one. */
export class TableFinder {
  private readonly laid = new LaidTables()
  private readonly found: FoundTable[] = []
  private open: OpenTable | undefined
  private cells = 0
  private over = false

  constructor(private readonly limits: TableLimits = TABLE_LIMITS) {}

  addPage(page: TablePage): void {
    if (this.over) return
    for (const table of this.laid.addPage(page)) this.keep(table)
    if (page.layout === null && page.places !== null) this.addAligned(page)
  }

  private addAligned(page: TablePage): void {
    const origin = page.recognised ? ('recognised' as const) : ('aligned' as const)
    const tables = alignedTables(page)
    if (!tables[0]?.first) this.close()
    for (const aligned of tables) {
      const { open } = this
      if (open && aligned.first && open.aligned.last && isSameGrid(open.aligned, aligned)) {
        this.open = { ...open, aligned, rows: [...open.rows, ...withoutHead(open.rows, aligned.rows)] }
        continue
      }
      this.close()
      this.open = { origin, title: aligned.above.length <= 60 ? aligned.above : '', rows: aligned.rows, aligned }
    }
  }

  private close(): void {
    if (this.open) this.keep(this.open)
    this.open = undefined
  }

  private keep(raw: RawTable): void {
    const table = withHeads(raw)
    if (!table) return
    const { tables, cells, columns } = this.limits
    const size = table.cells.length * table.titles.length
    if (this.found.length >= tables || this.cells + size > cells || table.titles.length > columns) {
      this.over = true
      return
    }
    this.cells += size
    this.found.push(table)
  }

  /** The tables in their order, and whether there are more of them than are kept. */
  end(): { readonly tables: readonly FoundTable[]; readonly more: boolean } {
    for (const table of this.laid.end()) this.keep(table)
    this.close()
    return { tables: this.found, more: this.over }
  }
}

const isSameGrid = (a: AlignedTable, b: AlignedTable) =>
  a.columns.length === b.columns.length &&
  a.columns.every(([left, right], at) => {
    const [otherLeft, otherRight] = b.columns[at] ?? [0, 0]
    // Words of different length: columns stand below each other when one of their sides does, or they overlap by most of the narrower.
    const near = Math.abs(left - otherLeft) < NEAR || Math.abs(right - otherRight) < NEAR
    return near || Math.min(right, otherRight) - Math.max(left, otherLeft) > 0.6 * Math.min(right - left, otherRight - otherLeft)
  })

const wordsOf = ({ cells }: PlacedRow) => cells.map(({ column, text }) => `${column} ${text.replace(/\s/g, '')}`).join('\n')

/** Rows of the next page; a head that is written again there is left out. */
function withoutHead(before: readonly PlacedRow[], rows: readonly PlacedRow[]): readonly PlacedRow[] {
  let same = 0
  while (same < rows.length - 1 && same < 4 && wordsOf(rows[same] as PlacedRow) === wordsOf(before[same] as PlacedRow)) same += 1
  return rows.slice(same)
}
