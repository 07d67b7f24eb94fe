// Turns a workbook into texts; runs where memory is bounded.
import * as XLSX from '@e965/xlsx'
import { makeTextsPlain } from './plain-texts.js'

/** An archive that is unpacked. @typedef {{ FileIndex: { name: string, content?: Uint8Array }[] }} Archive */
/** @typedef {{ column: number, row: number, columns: number, rows: number }} Span Cells that are one, from the upper left one; `row` as the workbook numbers it. */
/** @typedef {{ number: number, cells: string[], faults?: Record<number, string>, merged?: Record<number, string> }} Row `faults`: what cells say that hold no value, by column; `merged`: of cells that are one with another, the text of that. */
/** @typedef {{ name: string, rows: Row[], spans: Span[] }} Sheet */

/** The types of the library lack it. */
const { parse_zip } = /** @type {{ parse_zip: (archive: Archive, options: XLSX.ParsingOptions) => XLSX.WorkBook }} */ (
  /** @type {unknown} */ (XLSX)
)

/** A document type can pull in other files or grow without end; workbooks never have one. */
function hasDocType(/** @type {Archive} */ archive) {
  return archive.FileIndex.some(entry => {
    const head = Buffer.from(entry.content ?? []).subarray(0, 4096)
    return head.toString('latin1').toUpperCase().includes('<!DOCTYPE')
  })
}

/** Other archives, such as those of OpenDocument, are read by the library too, which loses their formulas without a result. */
const isExcel = (/** @type {Archive} */ { FileIndex }) => FileIndex.some(({ name }) => name === '[Content_Types].xml')

/** Dates read as the formats of the product, numbers without the look that a cell gives them. */
function textOf(/** @type {XLSX.CellObject | undefined} */ cell, is1904 = false) {
  if (!cell || cell.t === 'z' || cell.v === undefined || cell.v === null) return ''
  if (cell.t === 'd' || cell.v instanceof Date) return dateText(/** @type {Date} */ (cell.v), shapeOf(cell), is1904)
  if (cell.t === 'b') return cell.v ? 'true' : 'false'
  if (cell.t === 'e') return ''
  // Blanks around a text are for its column to drop; alone they are nothing.
  if (typeof cell.v !== 'number') return /\S/.test(String(cell.v)) ? String(cell.v) : ''
  if (!cell.w?.includes('%')) return numberText(cell.v)
  // Shown as a percentage, it is told as one: the field says what that means. A sign that is only written behind a number counts no hundredths.
  return `${numberText(shapeOf(cell).includes('%') ? cell.v * 100 : cell.v)}%`
}

/** The format of a cell without what it writes as it stands: `0"%"` is `0`. */
const shapeOf = (/** @type {XLSX.CellObject} */ { z }) => String(z ?? '').replace(/"[^"]*"|[\\_*]./g, '')

/** A number by the 15 digits that programs of sheets show: 3.3000000000000003 is their 3.3. Integers keep what they have. */
const numberText = (/** @type {number} */ number) => String(Number.isInteger(number) ? number : Number(number.toPrecision(15)))

/** What a cell says that holds no value: its error, or its formula where no result was kept. */
function faultOf(/** @type {XLSX.CellObject | undefined} */ cell) {
  if (cell?.t === 'e') return cell.w ?? '#'
  return cell?.t === 'z' && cell.f ? `=${cell.f}` : undefined
}

/** @returns {Record<number, string> | undefined} */
function faultsOf(/** @type {(XLSX.CellObject | undefined)[]} */ cells) {
  const found = cells.flatMap((cell, column) => {
    const fault = faultOf(cell)
    return fault === undefined ? [] : [[column, fault]]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/**
 * Of the cells that merged ones cover, the text that is shown in their place, also where that is no value: by row and column. Those of
 * an empty text are empty.
 * @param {XLSX.WorkSheet} sheet @param {number} width @param {boolean} is1904
 * @returns {ReadonlyMap<number, Record<number, string>>}
 */
function mergedIn(sheet, width, is1904) {
  const grid = sheet['!data'] ?? []
  /** @type {Map<number, Record<number, string>>} */
  const found = new Map()
  for (const { s, e } of sheet['!merges'] ?? []) {
    const shown = grid[s.r]?.[s.c]
    const text = faultOf(shown) ?? textOf(shown, is1904)
    if (text === '') continue
    for (let row = s.r; row <= Math.min(e.r, grid.length - 1); row++) {
      const cells = found.get(row) ?? {}
      for (let column = s.c; column <= Math.min(e.c, width - 1); column++) if (row !== s.r || column !== s.c) cells[column] = text
      if (Object.keys(cells).length > 0) found.set(row, cells)
    }
  }
  return found
}

/** How many columns of a row hold something. */
function widthOf(/** @type {(XLSX.CellObject | undefined)[] | undefined} */ cells) {
  return (cells ?? []).findLastIndex(cell => cell !== undefined && (cell.t !== 'z' || Boolean(cell.f))) + 1
}

const DAY = 86_400_000
const two = (/** @type {number} */ number) => String(number).padStart(2, '0')

/** Days since the first one of the workbook; of 1900 there is a 29 February, so earlier ones count from the day before. */
function serialOf(/** @type {number} */ time, /** @type {boolean} */ is1904) {
  if (is1904) return (time - Date.UTC(1904, 0, 1)) / DAY
  const serial = (time - Date.UTC(1899, 11, 30)) / DAY
  return serial < 61 ? serial - 1 : serial
}

/** A date, a time or both, as the format shows them: a time alone where it has no day, and all of its hours where it counts them (`[h]`). */
function dateText(/** @type {Date} */ given, /** @type {string} */ shape, /** @type {boolean} */ is1904) {
  // A double falls a hair short of many seconds.
  const date = new Date(Math.round(given.getTime() / 1000) * 1000)
  const serial = serialOf(date.getTime(), is1904)
  // No program shows what is before its first day or behind its last one.
  if (serial < 0 || date.getUTCFullYear() > 9999) return numberText(serial)
  const counts = /\[h+\]/i.test(shape)
  const clock = shape.replace(/\[[^\]]*\]|AM\/PM|A\/P/gi, '')
  const isTime = counts || (shape === '' ? serial < 1 && !is1904 : !/[ydeg年月日]/i.test(clock) && /[hs]/i.test(clock))
  const hours = counts ? Math.floor(serial * 24 + 1e-9) : date.getUTCHours()
  const time = `${two(hours)}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`
  if (isTime || (serial < 1 && !is1904)) return time
  const day = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
  return time === '00:00:00' ? day : `${day} ${time}`
}

/** The rows of a sheet, or what is wrong with it; `most` rows may be read yet. */
function rowsOf(
  /** @type {XLSX.WorkSheet | undefined} */ sheet,
  /** @type {number} */ most,
  /** @type {number} */ columns,
  /** @type {boolean} */ is1904,
) {
  if (!sheet?.['!ref']) return { rows: [] }
  const range = XLSX.utils.decode_range(sheet['!ref'])
  const grid = sheet['!data'] ?? []
  let width = 0
  for (const row of grid) width = Math.max(width, widthOf(row))
  if (width > columns) return { problem: 'tooManyColumns' }
  const merges = mergedIn(sheet, width, is1904)
  /** @type {Row[]} */
  const rows = []
  for (let index = range.s.r; index < grid.length; index++) {
    const row = grid[index] ?? []
    const cells = Array.from({ length: width }, (_, column) => textOf(row[column], is1904))
    const faults = faultsOf(row)
    if (faults === undefined && cells.every(text => text === '')) continue
    if (rows.length >= most) return { problem: 'tooManyRows' }
    const merged = merges.get(index)
    rows.push({ number: index + 1, cells, ...(faults && { faults }), ...(merged && { merged }) })
  }
  return { rows }
}

/** Cells that are one. */
const spansOf = (/** @type {XLSX.WorkSheet | undefined} */ sheet) =>
  (sheet?.['!merges'] ?? []).map(({ s, e }) => ({ column: s.c, row: s.r + 1, columns: e.c - s.c + 1, rows: e.r - s.r + 1 }))

/** @typedef {{ file: Uint8Array, kind: 'xls' | 'xlsx', rows: number, columns: number, sheets: number }} Task */

/** The sheets of a workbook, those beyond the limit left out (`isWhole` is false then), or what is wrong with it; throws for what is none. */
export function readSheets(/** @type {Task} */ { file, kind, rows: mostRows, columns, sheets: mostSheets }) {
  /** @type {Archive | undefined} */
  const archive = kind === 'xlsx' ? XLSX.CFB.read(file, { type: 'buffer' }) : undefined
  if (archive && !isExcel(archive)) return { problem: 'notWorkbook' }
  if (archive && hasDocType(archive)) return { problem: 'docType' }
  const wanted = Array.from({ length: mostSheets }, (_, index) => index)
  /** @type {XLSX.ParsingOptions} */
  const options = {
    type: 'buffer',
    cellDates: true,
    UTC: true,
    // Formulas without a result are told apart from nothing.
    cellFormula: true,
    sheetStubs: true,
    cellHTML: false,
    // Formats tell times from days.
    cellNF: true,
    sheets: wanted,
    dense: true,
  }
  if (archive) makeTextsPlain(archive.FileIndex)
  const book = archive ? parse_zip(archive, options) : XLSX.read(file, options)
  const is1904 = book.Workbook?.WBProps?.date1904 === true
  /** @type {Sheet[]} */
  const sheets = []
  let left = mostRows
  for (const name of book.SheetNames.slice(0, mostSheets)) {
    const found = rowsOf(book.Sheets[name], left, columns, is1904)
    if (found.problem !== undefined) return found
    left -= found.rows.length
    sheets.push({ name, rows: found.rows, spans: spansOf(book.Sheets[name]) })
  }
  return { sheets, isWhole: book.SheetNames.length <= mostSheets }
}
