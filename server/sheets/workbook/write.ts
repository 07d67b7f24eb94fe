import { PassThrough, type Readable } from 'node:stream'
import type ExcelJS from 'exceljs'
import { defined, fileText } from '../../../renderer/core'
import { cellText } from './cell-text'
import type { SheetCell, SheetColumn } from './types'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const DEFAULT_WIDTH = 16
/** Rows of a template that offer the drop-down lists. */
const TEMPLATE_ROWS = 1000
/** Excel refuses longer lists in a cell. */
const LONGEST_LIST = 250
const LONGEST_NAME = 31
/** What a spreadsheet accepts in the name of a sheet. */
const sheetName = (title: string) =>
  fileText(fileText(title.replace(/[\\/*?:[\]\n\t]/g, ' ')).slice(0, LONGEST_NAME)).replace(/^'+|'+$/g, '') || 'Sheet1'

/** Names of sheets by their titles: a spreadsheet takes no two that are the same, whatever their case. */
export function sheetNames(titles: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return titles.map(title => {
    const plain = sheetName(title)
    let name = plain
    for (let next = 2; taken.has(name.toLowerCase()); next++) name = `${plain.slice(0, LONGEST_NAME - 5)} (${next})`
    taken.add(name.toLowerCase())
    return name
  })
}

/** A sheet of a workbook. */
export interface SheetContent {
  readonly title: string
  /** The second title row: how to fill in, or who exported and when. */
  readonly subtitle: string
  readonly columns: readonly SheetColumn[]
  readonly rows: AsyncIterable<readonly SheetCell[]> | Iterable<readonly SheetCell[]>
}

/**
 * An .xlsx as a stream, sheet by sheet and row by row: two title rows and one header row, as the family's sheets have. Texts stay texts:
 * none of them can turn into a formula.
 */
export function writeWorkbook(...sheets: readonly SheetContent[]): Readable {
  const stream = new PassThrough()
  fill(stream, sheets).catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))))
  return stream
}

async function fill(stream: PassThrough, sheets: readonly SheetContent[]): Promise<void> {
  // Read by the first workbook: it is a seventh of the start of a server.
  const { default: excel } = await import('exceljs')
  const book = new excel.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false })
  const names = sheetNames(sheets.map(({ title }) => title))
  for (const [index, content] of sheets.entries()) await fillSheet(book, names[index] ?? '', content)
  await book.commit()
}

async function fillSheet(book: ExcelJS.stream.xlsx.WorkbookWriter, name: string, content: SheetContent): Promise<void> {
  const { title, subtitle, columns, rows } = content
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 3 }] })
  sheet.columns = columns.map(column => ({ width: column.width ?? DEFAULT_WIDTH, style: styleOf(column) }))
  addTitles(sheet, title, subtitle, columns)
  offerChoices(sheet, columns)
  for await (const cells of rows) sheet.addRow(cells.map(written)).commit()
  sheet.commit()
}

const written = (cell: SheetCell) => (typeof cell === 'string' ? cellText(cell) : cell)

const styleOf = ({ number, format }: SheetColumn) => (number ? defined({ numFmt: format }) : { numFmt: '@' })

function addTitles(sheet: ExcelJS.Worksheet, title: string, subtitle: string, columns: readonly SheetColumn[]): void {
  const last = Math.max(columns.length, 1)
  const first = sheet.addRow([cellText(title)])
  first.font = { bold: true, size: 14 }
  sheet.mergeCells(1, 1, 1, last)
  sheet.addRow([cellText(subtitle)])
  sheet.mergeCells(2, 1, 2, last)
  const header = sheet.addRow(columns.map(column => cellText(column.title)))
  header.font = { bold: true }
  columns.forEach((column, index) => {
    const cell = header.getCell(index + 1)
    if (column.required) cell.font = { bold: true, color: { argb: 'FFCF1322' } }
    if (column.note) cell.note = fileText(column.note)
  })
}

function offerChoices(sheet: ExcelJS.Worksheet, columns: readonly SheetColumn[]): void {
  columns.forEach((column, index) => {
    const list = fileText(column.choices?.join(',') ?? '')
    if (!list || list.length > LONGEST_LIST || list.includes('"')) return
    const letter = sheet.getColumn(index + 1).letter
    validations(sheet).add(`${letter}4:${letter}${TEMPLATE_ROWS}`, { type: 'list', allowBlank: true, formulae: [`"${list}"`] })
  })
}

/** exceljs documents the store of validations of a whole range but leaves it out of its types. */
function validations(sheet: ExcelJS.Worksheet): { add(range: string, validation: ExcelJS.DataValidation): void } {
  return (sheet as unknown as { dataValidations: { add(range: string, validation: ExcelJS.DataValidation): void } }).dataValidations
}
