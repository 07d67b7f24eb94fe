import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type ExcelJS from 'exceljs'
import { cellText } from '../../sheets'
import type { EngineCell } from '../engine'
import { NO, YES } from '../import'
import type { Column } from '../plan'
import { texts } from './texts'
import type { Exported, Parts } from './types'

/** Rows of a sheet, the head among them. */
const MOST_ROWS = 1_048_576
/** Digits that a spreadsheet keeps of a number; a longer one stays a text. */
const MOST_DIGITS = 15

type Cell = string | number | boolean | Date | null

function cellOf(value: EngineCell | undefined, type: Column['type']): Cell {
  if (value === null || value === undefined) return null
  if (type === 'boolean') return value ? YES : NO
  const text = String(value)
  if (type === 'text') return cellText(text)
  // A spreadsheet knows no day before 1900-03-01 that others agree on.
  if (type === 'date' || type === 'datetime')
    return text >= '1900-03-01' ? new Date(`${text.replace(' ', 'T')}${type === 'date' ? 'T00:00:00' : ''}Z`) : text
  return text.replace(/[-.]/g, '').replace(/^0+/, '').length <= MOST_DIGITS ? Number(text) : text
}

function formatOf({ type, digits = 2 }: Column): string | undefined {
  const formats: Partial<Record<Column['type'], string>> = {
    text: '@',
    whole: '0',
    decimal: `#,##0.${'0'.repeat(digits)}`,
    date: 'yyyy-mm-dd',
    datetime: 'yyyy-mm-dd hh:mm:ss',
  }
  return formats[type]
}

function addSheet(book: ExcelJS.stream.xlsx.WorkbookWriter, columns: readonly Column[], nth: number) {
  const sheet = book.addWorksheet(texts.sheet(nth), { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(column => ({ width: column.type === 'datetime' ? 20 : 16, style: { numFmt: formatOf(column) ?? 'General' } }))
  const head = sheet.addRow(columns.map(({ name }) => cellText(name)))
  head.font = { bold: true }
  head.commit()
  return sheet
}

/** Rows as an .xlsx with a head on each sheet; what one sheet does not hold goes on in the next one. Texts never become formulas. */
export async function writeWorkbook(columns: readonly Column[], parts: Parts, path: string, most = MOST_ROWS): Promise<Exported> {
  const { default: excel } = await import('exceljs')
  const stream = createWriteStream(path, { mode: 0o600 })
  const closed = finished(stream)
  const book = new excel.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false })
  let [rows, nth] = [0, 1]
  let sheet = addSheet(book, columns, nth)
  try {
    for await (const part of parts) {
      for (const row of part) {
        if (rows > 0 && rows % (most - 1) === 0) {
          sheet.commit()
          sheet = addSheet(book, columns, ++nth)
        }
        sheet.addRow(columns.map(({ type }, at) => cellOf(row[at], type))).commit()
        rows++
      }
    }
    sheet.commit()
    await Promise.all([book.commit(), closed])
  } catch (error) {
    stream.destroy()
    await closed.catch(() => {})
    throw error
  }
  return { rows }
}
