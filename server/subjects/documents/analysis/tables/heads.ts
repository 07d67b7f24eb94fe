import type { CellPlace, FoundTable, PlacedCell, PlacedRow, RawTable } from './types'

/** Rows that heads take at most. */
const DEEPEST = 4
const NUMBER = /^[-+(（]?[¥￥$]?\s*\d[\d,，.]*\s*[%％)）元]?$/
const DAY = /^\d{4}[-/.年]\d{1,2}/

/** A year may be the title of a column. */
const isFigure = (text: string) => (NUMBER.test(text) && !/^(?:19|20)\d{2}$/.test(text)) || DAY.test(text)
const filled = ({ cells }: PlacedRow) => cells.filter(({ text }) => text !== '')

/** Lines above the head: the name of the table over its width, and what its figures are in. */
function captionsOf(rows: readonly PlacedRow[], columns: number): number {
  let count = 0
  for (const row of rows.slice(0, DEEPEST)) {
    const own = filled(row)
    const unit = own.length <= 2 && own.some(({ text }) => /[：:]/.test(text))
    if (!(own.length === 0 || (own.length === 1 && columns > 1) || (unit && columns > 2)) || rows.length - count < 3) break
    // One cell that stands for itself in its column is a name over the table only at its left end or over its width.
    if (own.length === 1 && own[0] && own[0].column > 0 && !unit) break
    count += 1
  }
  return count
}

/** Columns that a title stands over alone. */
const named = (row: PlacedRow) => filled(row).flatMap(({ column, columns }) => (columns === 1 ? [column] : []))

/** Rows of titles at the beginning: those that the file calls so, else rows without figures until each column has a title of its own. */
function headsOf(rows: readonly PlacedRow[], width: number): number {
  const told = rows.findIndex(({ head }) => !head)
  if (told > 0) return Math.min(told, DEEPEST)
  const covered = new Set<number>()
  let count = 0
  for (const row of rows.slice(0, Math.min(DEEPEST, rows.length - 1))) {
    const own = named(row)
    const isTitle = filled(row).length > 0 && filled(row).every(({ text }) => !isFigure(text)) && own.every(column => !covered.has(column))
    if (!isTitle || covered.size >= width) break
    for (const column of own) covered.add(column)
    count += 1
  }
  return covered.size < 2 ? 0 : count
}

const covers = ({ column, columns }: PlacedCell, at: number) => at >= column && at < column + columns

/** Titles of a column from above, each once: 金额 / 本年. */
function titleAt(heads: readonly PlacedRow[], column: number): string {
  const words = heads.flatMap(({ cells }) => cells.filter(cell => covers(cell, column)).map(({ text }) => text.replace(/\s+/g, ' ')))
  return [...new Set(words.filter(word => word !== ''))].join(' / ')
}

const placeOf = (page: number, { places }: PlacedCell): CellPlace | null => (places.length === 0 ? null : [page, ...places])

/** A table with one title for each column; undefined for what has less than two columns or no row. */
export function withHeads({ origin, title, rows }: RawTable): FoundTable | undefined {
  const width = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ column, columns }) => column + columns)))
  const captions = captionsOf(rows, width)
  const own = rows.slice(captions)
  const heads = headsOf(own, width)
  const body = own.slice(heads).filter(row => filled(row).length > 0)
  // Columns that are empty in every row are what is left of merged cells.
  const used = Array.from({ length: width }, (_, at) => at).filter(at =>
    [...own.slice(0, heads), ...body].some(({ cells }) => cells.some(({ column, text }) => column === at && text !== '')),
  )
  if (used.length < 2 || body.length === 0 || own.length < 2) return undefined
  const cellAt = ({ cells }: PlacedRow, at: number) => cells.find(({ column }) => column === at)
  const caption = rows.slice(0, captions).flatMap(row => filled(row).map(({ text }) => text))
  return {
    origin,
    title: [...new Set([title, ...caption].filter(text => text !== ''))].join(' '),
    page: own[0]?.page ?? 1,
    lastPage: own.at(-1)?.page ?? 1,
    titles: used.map(at => titleAt(own.slice(0, heads), at)),
    cells: body.map(row => used.map(at => cellAt(row, at)?.text ?? '')),
    places: body.map(row =>
      used.map(at => {
        const cell = cellAt(row, at)
        return cell ? placeOf(row.page, cell) : null
      }),
    ),
  }
}
