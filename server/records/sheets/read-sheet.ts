import type { SheetRow } from '../../workbook'
import type { GivenRecord } from '../check'
import { texts } from '../texts'
import type { FieldSheetColumn } from './columns'

/** One row of the file: a record, or why its cells are none. */
export type SheetRecord =
  | { readonly row: number; readonly record: GivenRecord }
  | { readonly row: number; readonly messages: readonly string[] }

/** The table of a sheet, or one message about the sheet as a whole. */
export type SheetTable = { readonly records: readonly SheetRecord[] } | { readonly message: string }

/** Title rows before the header; people may have deleted or added one. */
const HEADER_WITHIN = 10

/** Stars and blanks that people put at required columns are not part of a title. */
const plainTitle = (text: string) => text.replace(/[*＊\s]/g, '')

function headerIndex(rows: readonly SheetRow[], titles: ReadonlySet<string>): number {
  let best = -1
  let most = 0
  rows.slice(0, HEADER_WITHIN).forEach((row, index) => {
    const known = new Set(row.cells.map(plainTitle).filter(title => titles.has(title))).size
    if (known > most) [best, most] = [index, known]
  })
  return best
}

function readCell({ field, codec }: FieldSheetColumn, text: string): { wire: unknown } | { message: string } {
  if (text === '') return { wire: null }
  const value = codec.fromText(text)
  return value === undefined ? { message: texts.field(field.title, texts.notReadable(text)) } : { wire: codec.encode(value) }
}

/** Finds the header among the first rows and reads what stands below it, whatever the order of the columns. */
export function readSheet(rows: readonly SheetRow[], columns: readonly FieldSheetColumn[]): SheetTable {
  const byTitle = new Map(columns.map(column => [plainTitle(column.field.title), column]))
  const at = headerIndex(rows, new Set(byTitle.keys()))
  const header = rows[at]
  if (!header) return { message: texts.noHeader(columns.map(column => column.field.title)) }
  const places = header.cells.map(title => byTitle.get(plainTitle(title)))
  const missing = columns.find(column => column.field.required === true && !places.includes(column))
  if (missing) return { message: texts.missingColumn(missing.field.title) }
  const body = rows.slice(at + 1)
  return body.length === 0 ? { message: texts.noRows } : { records: body.map(row => readRow(row, places)) }
}

/** An empty cell of a field with a default says nothing of it, as a form that nobody touched. */
const saysNothing = ({ field }: FieldSheetColumn, wire: unknown) => wire === null && field.default !== undefined

function readRow(row: SheetRow, places: readonly (FieldSheetColumn | undefined)[]): SheetRecord {
  const record: Record<string, unknown> = Object.create(null)
  const messages: string[] = []
  places.forEach((column, index) => {
    if (!column) return
    const cell = readCell(column, row.cells[index] ?? '')
    if ('message' in cell) messages.push(cell.message)
    else if (!saysNothing(column, cell.wire)) record[column.field.name] = cell.wire
  })
  return messages.length > 0 ? { row: row.number, messages } : { row: row.number, record }
}
