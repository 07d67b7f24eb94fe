import type { Column, SheetRecord } from './column'
import { texts } from './texts'
import type { SheetRow } from './workbook'

/** One row: what could be read of it, and why the rest could not. */
export interface ReadRow {
  /** As the workbook numbers it, from 1. */
  readonly row: number
  readonly record: SheetRecord
  /** Empty for a row that is a record. */
  readonly messages: readonly string[]
}

/** The rows below the header, or one message about the sheet as a whole. */
export type ReadSheet = { readonly records: readonly ReadRow[] } | { readonly message: string }

/** Title rows before the header; people may have deleted or added one. */
const HEADER_WITHIN = 10

/** Stars and blanks that people put at required columns are not part of a title. */
const plainTitle = (text: string) => text.replace(/[*＊\s]/g, '')

const titlesOf = ({ title, titles = [] }: Column) => [...titles, title]

function headerAt(rows: readonly SheetRow[], titles: ReadonlySet<string>): number {
  let best = -1
  let most = 0
  rows.slice(0, HEADER_WITHIN).forEach((row, index) => {
    const known = new Set(row.cells.map(plainTitle).filter(title => titles.has(title))).size
    if (known > most) [best, most] = [index, known]
  })
  return best
}

/** The name of a column as programs of sheets show it: A, B, … Z, AA. */
const letters = (index: number): string => (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/** What the cells of a row say, each by the column at its place; none: what stands there is left out. */
export function readRow(row: SheetRow, places: readonly (Column | undefined)[]): ReadRow {
  const record: Record<string, unknown> = Object.create(null)
  const messages: string[] = []
  places.forEach((column, index) => {
    if (!column) return
    const fault = row.faults?.[index]
    const said = fault === undefined ? column.read(row.cells[index] ?? '') : { message: texts.faulty(column.title, letters(index), fault) }
    if (!said) return
    if ('message' in said) messages.push(said.message)
    else record[column.name] = said.wire
  })
  return { row: row.number, record, messages }
}

const byTitleOf = (columns: readonly Column[]) =>
  new Map(columns.flatMap(column => titlesOf(column).map(title => [plainTitle(title), column] as const)))

/** The cells of the header with the columns that they name; none where there is no header. */
export function headerOf(rows: readonly SheetRow[], columns: readonly Column[]) {
  const byTitle = byTitleOf(columns)
  const cells = rows[headerAt(rows, new Set(byTitle.keys()))]?.cells ?? []
  return cells.map(title => ({ title, column: byTitle.get(plainTitle(title)) }))
}

/** Finds the header among the first rows and reads what stands below it, whatever the order of the columns. */
export function readSheet(rows: readonly SheetRow[], columns: readonly Column[]): ReadSheet {
  const byTitle = byTitleOf(columns)
  const at = headerAt(rows, new Set(byTitle.keys()))
  const header = rows[at]
  if (!header) return { message: texts.noHeader(columns.map(column => column.title)) }
  const places = header.cells.map(title => byTitle.get(plainTitle(title)))
  const missing = columns.find(column => column.required && !places.includes(column))
  if (missing) return { message: texts.missingColumn(missing.title) }
  const body = rows.slice(at + 1)
  return body.length === 0 ? { message: texts.noRows } : { records: body.map(row => readRow(row, places)) }
}
