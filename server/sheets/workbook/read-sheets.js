// Turns a workbook into texts; runs where memory is bounded.
import * as XLSX from '@e965/xlsx'

/** @typedef {{ column: number, row: number, columns: number, rows: number }} Span Cells that are one, from the upper left one; `row` as the workbook numbers it. */
/** @typedef {{ number: number, cells: string[] }} Row */
/** @typedef {{ name: string, rows: Row[], spans: Span[] }} Sheet */

/** A document type can pull in other files or grow without end; workbooks never have one. */
function hasDocType(/** @type {Uint8Array} */ file) {
  const archive = XLSX.CFB.read(file, { type: 'buffer' })
  return archive.FileIndex.some(entry => {
    const head = Buffer.from(entry.content ?? []).subarray(0, 4096)
    return head.toString('latin1').toUpperCase().includes('<!DOCTYPE')
  })
}

/** Dates read as the formats of the product, numbers without the look that a cell gives them. */
function textOf(/** @type {XLSX.CellObject | undefined} */ cell) {
  if (!cell || cell.v === undefined || cell.v === null) return ''
  if (cell.t === 'd' || cell.v instanceof Date) return dateText(/** @type {Date} */ (cell.v))
  if (cell.t === 'b') return cell.v ? 'true' : 'false'
  if (cell.t === 'e') return ''
  return String(cell.v).trim()
}

function dateText(/** @type {Date} */ date) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0')
  const day = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`
  if (date.getTime() < 86_400_000 && date.getUTCFullYear() < 1900) return time
  return time === '00:00:00' ? day : `${day} ${time}`
}

/** The rows of a sheet, or what is wrong with it; `most` rows may be read yet. */
function rowsOf(/** @type {XLSX.WorkSheet | undefined} */ sheet, /** @type {number} */ most, /** @type {number} */ columns) {
  if (!sheet?.['!ref']) return { rows: [] }
  const range = XLSX.utils.decode_range(sheet['!ref'])
  const grid = sheet['!data'] ?? []
  let width = 0
  for (const row of grid) width = Math.max(width, row?.length ?? 0)
  if (width > columns) return { problem: 'tooManyColumns' }
  /** @type {Row[]} */
  const rows = []
  for (let index = range.s.r; index < grid.length; index++) {
    const cells = Array.from({ length: width }, (_, column) => textOf(grid[index]?.[column]))
    if (cells.every(text => text === '')) continue
    if (rows.length >= most) return { problem: 'tooManyRows' }
    rows.push({ number: index + 1, cells })
  }
  return { rows }
}

/** Cells that are one. */
const spansOf = (/** @type {XLSX.WorkSheet | undefined} */ sheet) =>
  (sheet?.['!merges'] ?? []).map(({ s, e }) => ({ column: s.c, row: s.r + 1, columns: e.c - s.c + 1, rows: e.r - s.r + 1 }))

/** @typedef {{ file: Uint8Array, kind: 'xls' | 'xlsx', rows: number, columns: number, sheets: number }} Task */

/** The sheets of a workbook, those beyond the limit left out, or what is wrong with it; throws for what is none. */
export function readSheets(/** @type {Task} */ { file, kind, rows: mostRows, columns, sheets: mostSheets }) {
  if (kind === 'xlsx' && hasDocType(file)) return { problem: 'docType' }
  const wanted = Array.from({ length: mostSheets }, (_, index) => index)
  const book = XLSX.read(file, {
    type: 'buffer',
    cellDates: true,
    UTC: true,
    cellFormula: false,
    cellHTML: false,
    sheets: wanted,
    dense: true,
  })
  /** @type {Sheet[]} */
  const sheets = []
  let left = mostRows
  for (const name of book.SheetNames.slice(0, mostSheets)) {
    const found = rowsOf(book.Sheets[name], left, columns)
    if (found.problem !== undefined) return found
    left -= found.rows.length
    sheets.push({ name, rows: found.rows, spans: spansOf(book.Sheets[name]) })
  }
  return { sheets }
}
