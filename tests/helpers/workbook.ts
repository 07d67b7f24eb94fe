import * as XLSX from '@e965/xlsx'

/** A workbook with one sheet of these rows. */
export const workbook = (rows: unknown[][]): Buffer => workbookOf({ 一: rows })

/** A workbook with sheets of these rows, by their names. */
export function workbookOf(sheets: { readonly [name: string]: unknown[][] }): Buffer {
  const book = XLSX.utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), name)
  return Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }))
}

/** The rows of the first sheet of a workbook; '' where a cell is empty. */
export function rowsOf(file: Buffer): unknown[][] {
  const book = XLSX.read(file)
  return XLSX.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' })
}
