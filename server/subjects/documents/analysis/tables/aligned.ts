import { linesOf, median, type PageLine, type Segment } from './lines'
import type { PlacedCell, PlacedRow, TablePage } from './types'

/** Rows of a page whose parts stand below each other. */
export interface AlignedTable {
  readonly rows: readonly PlacedRow[]
  /** Left and right of each column, in fractions of the page. */
  readonly columns: readonly (readonly [left: number, right: number])[]
  /** The line right above it. */
  readonly above: string
  /** Whether nothing but a line of head or foot stands above it, or below it. */
  readonly first: boolean
  readonly last: boolean
}

/** Heights of a line between the tops of two rows of a table, at most. */
const FARTHEST = 4.5
const LEAST_FILLED = 0.5
const LONGEST_CELL = 30
const LABEL = /^[^：:]{1,12}[：:]/
/** Lines of head and foot of a page. */
const EDGES = 1

type Band = readonly [left: number, right: number]

/** Stretches of lines with several parts each; a line with one part ends them, unless it goes on with a cell. */
function stretchesOf(lines: readonly PageLine[]): (readonly [from: number, to: number])[] {
  const found: [number, number][] = []
  let from = -1
  let last = -1
  const end = () => {
    if (from >= 0 && last > from) found.push([from, last + 1])
    from = -1
  }
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    const far = before !== undefined && line.top - before.top > FARTHEST * Math.max(line.height, before.height)
    if (far || (line.segments.length < 2 && !isWrapped(line, before))) end()
    if (line.segments.length < 2) continue
    if (from < 0) from = at
    last = at
  }
  end()
  return found
}

/** Whether a line of one part goes on with a cell of the line before: close below it, and no wider than that. */
function isWrapped({ top, segments: [own] }: PageLine, before: PageLine | undefined): boolean {
  if (!before || !own || top - before.top > 2 * before.height) return false
  return before.segments.some(({ left, right }) => own.left >= left - before.height && own.right <= right + before.height)
}

/** Share of lines that have to be full ones. */
const FULL = 0.15

/** Lines with a part in each column: those with most parts, unless they are but a line or two of many. */
function fullLines(lines: readonly PageLine[]): readonly PageLine[] {
  const counts = [...new Set(lines.map(({ segments }) => segments.length))].toSorted((a, b) => b - a)
  const of = (count: number) => lines.filter(({ segments }) => segments.length === count)
  const least = Math.max(2, lines.length * FULL)
  return of(counts.find(count => of(count).length >= least) ?? counts[0] ?? 0)
}

/** Columns: what the parts of full lines cover. */
function bandsOf(lines: readonly PageLine[]): Band[] {
  const bands: [number, number][] = []
  const parts = fullLines(lines).flatMap(({ segments }) => segments)
  for (const { left, right } of parts.toSorted((a, b) => a.left - b.left)) {
    const last = bands.at(-1)
    if (last && left < last[1]) last[1] = Math.max(last[1], right)
    else bands.push([left, right])
  }
  return bands
}

const overlap = ({ left, right }: Segment, [from, to]: Band) => Math.min(right, to) - Math.max(left, from)

/** First and last of the columns that a part stands in. */
function columnsOf(segment: Segment, bands: readonly Band[]): readonly [number, number] {
  const inside = bands.flatMap((band, at) => {
    const least = 0.4 * Math.min(segment.right - segment.left, band[1] - band[0])
    return overlap(segment, band) >= Math.max(least, 0.1) ? [at] : []
  })
  const [first, last] = [inside[0], inside.at(-1)]
  if (first !== undefined && last !== undefined) return [first, last]
  // A title between two columns is over both.
  const before = bands.findLastIndex(([left, right]) => left + right < segment.left + segment.right)
  return [Math.max(0, before), Math.min(bands.length - 1, before + 1)]
}

function cellsOf({ segments }: PageLine, bands: readonly Band[]): PlacedCell[] {
  const cells: PlacedCell[] = []
  for (const segment of segments) {
    const [first, end] = columnsOf(segment, bands)
    const { text, places } = segment
    const last = cells.at(-1)
    if (last && first < last.column + last.columns) {
      const columns = Math.max(last.columns, end + 1 - last.column)
      cells.splice(-1, 1, { ...last, columns, text: `${last.text} ${text}`, places: [...last.places, ...places] })
    } else cells.push({ column: first, columns: end - first + 1, rows: 1, text, places })
  }
  return cells
}

/** Two rows as one, where the second goes on with cells of the first. */
function merged(row: readonly PlacedCell[], next: readonly PlacedCell[]): PlacedCell[] {
  const own = row.map(cell => {
    const more = next.filter(({ column }) => column >= cell.column && column < cell.column + cell.columns)
    return {
      ...cell,
      text: cell.text + more.map(({ text }) => text).join(''),
      places: [...cell.places, ...more.flatMap(({ places }) => places)],
    }
  })
  const others = next.filter(({ column }) => row.every(cell => column < cell.column || column >= cell.column + cell.columns))
  return [...own, ...others].toSorted((a, b) => a.column - b.column)
}

/** A line without a first cell that stands closer than rows do goes on with the row above it. */
function rowsOf(lines: readonly PageLine[], bands: readonly Band[]): PlacedCell[][] {
  const pitches = lines.slice(1).map((line, at) => line.top - (lines[at]?.top ?? 0))
  const pitch = median(pitches)
  const rows: PlacedCell[][] = []
  for (const [at, line] of lines.entries()) {
    const cells = cellsOf(line, bands)
    const above = rows.at(-1)
    const close = (pitches[at - 1] ?? pitch) < 0.75 * pitch || line.segments.length < 2
    if (above && close && cells.every(({ column }) => column > 0)) rows.splice(-1, 1, merged(above, cells))
    else rows.push(cells)
  }
  return rows
}

/** Columns of prose, labels of a form and signatures stand below each other, too, and are no table. */
function isTable(rows: readonly (readonly PlacedCell[])[], columns: number): boolean {
  if (columns < 2 || rows.length < (columns === 2 ? 3 : 2)) return false
  const cells = rows.flat()
  const length = (of: readonly PlacedCell[]) => of.reduce((sum, { text }) => sum + text.length, 0) / Math.max(of.length, 1)
  const labels = cells.filter(({ text }) => LABEL.test(text)).length
  if (cells.length < LEAST_FILLED * rows.length * columns || labels > 0.3 * cells.length || length(cells) > LONGEST_CELL) return false
  return columns > 2 || [0, 1].some(at => length(cells.filter(({ column }) => column === at)) <= 12)
}

/** Whether the first line is the name of the table, with a blank in it, rather than a row: its parts are few, and close together. */
function isCaption(line: PageLine | undefined, bands: readonly Band[]): boolean {
  if (!line || line.segments.length > bands.length / 2) return false
  return line.segments.slice(1).every(({ left }, at) => left - (line.segments[at]?.right ?? left) < 2 * line.height)
}

/** Whether the line above a table is a title over some of its columns, and none over all of it. */
function isHead(above: PageLine | undefined, { top = 0 }: Partial<PageLine> = {}, bands: readonly Band[] = []): boolean {
  const [[left], [, right], [part, ...others]] = [bands[1] ?? [0, 0], bands.at(-1) ?? [0, 0], above?.segments ?? []]
  if (!above || !part || others.length > 0 || top - above.top > 2.5 * above.height) return false
  return part.left >= left - above.height && part.right <= right + above.height
}

/** Tables of a page whose letters have places: lines whose parts stand in the same columns. */
export function alignedTables(page: TablePage): AlignedTable[] {
  const width = page.places?.width ?? 1
  const lines = linesOf(page)
  return stretchesOf(lines).flatMap(([start, to]): AlignedTable[] => {
    const bands = bandsOf(lines.slice(start, to))
    const begin = start + (isCaption(lines[start], bands) ? 1 : 0)
    const from = begin - (isHead(lines[begin - 1], lines[begin], bands) ? 1 : 0)
    const own = lines.slice(from, to)
    const rows = rowsOf(own, bands)
    if (!isTable(rows, bands.length)) return []
    const above = lines[from - 1]
    const near = above && (own[0]?.top ?? 0) - above.top < FARTHEST * above.height && (begin > start || above.segments.length === 1)
    return [
      {
        rows: rows.map(cells => ({ page: page.page, cells, head: false })),
        columns: bands.map(([left, right]) => [left / width, right / width]),
        above: near ? above.segments.map(({ text }) => text).join(' ') : '',
        first: from <= EDGES,
        last: to >= lines.length - EDGES,
      },
    ]
  })
}
