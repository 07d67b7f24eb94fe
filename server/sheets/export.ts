import type { Readable } from 'node:stream'
import { type FileAnswer, file } from '../http/answers'
import type { Call } from '../http/module'
import type { Column } from './column'
import { keyColumn, keyed, type LineSheet } from './lines'
import { texts } from './texts'
import { type SheetColumn, type SheetContent, writeWorkbook, XLSX_TYPE } from './workbook'

const NARROWEST = 14
const WIDEST = 40

const widthOf = (title: string) => Math.min(Math.max(title.length * 2 + 4, NARROWEST), WIDEST)

/** How the column looks in a workbook; a template also explains and offers choices. */
function looks({ title, number, required, note, choices }: Column, template: boolean): SheetColumn {
  const plain = { title, width: widthOf(title), number }
  return template ? { ...plain, required, note, choices } : plain
}

type Row = Readonly<Record<string, unknown>>

/** What is exported. */
export interface SheetExport {
  /** Name of the file and of what is in it. */
  readonly title: string
  readonly table: string
  readonly columns: readonly Column[]
  readonly rows: readonly object[]
  /** Rows of rows, each kind on a sheet of its own; the rows hold them. */
  readonly lines?: readonly LineSheet[]
}

/** Rows as a workbook for the caller; the export is noted in the audit table. */
export async function exportSheet(call: Call, sheet: SheetExport): Promise<FileAnswer> {
  await call.audit({ table: sheet.table, action: 'export', detail: { rows: sheet.rows.length } })
  return file(sheetFile(sheet, call.session.realname))
}

/** Rows as the file of a workbook that says for whom it was made, and when. */
export function sheetFile({ title, columns, rows, lines = [] }: SheetExport, realname: string) {
  const time = new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })
  const subtitle = texts.exportHint(realname, time)
  const made = (name: string, shown: readonly Column[], of: Iterable<Row>): SheetContent => ({
    title: name,
    subtitle,
    columns: shown.map(column => looks(column, false)),
    rows: cellsOf(shown, of),
  })
  const own = rows as readonly Row[]
  const main = lines.length > 0 ? made(title, [keyColumn(false), ...columns], numbered(own)) : made(title, columns, own)
  const content = writeWorkbook(
    { ...main, title: texts.exportTitle(title) },
    ...lines.map(line => made(line.title, [keyColumn(true), ...line.columns], linesOf(own, line))),
  )
  return { content, name: texts.exportFile(title), type: XLSX_TYPE }
}

/** Rows of one sheet; a spreadsheet takes a little more. */
const LONGEST_SHEET = 1_000_000

/** Rows that are not held in memory. */
export interface LongSheet {
  readonly title: string
  readonly columns: readonly Column[]
  /** Who has it made. */
  readonly by: string
  /** About how many rows there are: as many sheets are made as they need. */
  readonly total: number
  readonly rows: AsyncIterable<object>
}

/** Any number of rows as a workbook, sheet after sheet, read while it is written. */
export function longSheet({ title, columns, by, total, rows }: LongSheet): Readable {
  const subtitle = texts.exportHint(by, new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }))
  const looked = columns.map(column => looks(column, false))
  const iterator = rows[Symbol.asyncIterator]()
  const count = Math.max(1, Math.ceil(total / LONGEST_SHEET))
  const sheets = Array.from(
    { length: count },
    (): SheetContent => ({ title, subtitle, columns: looked, rows: cellsUpTo(columns, iterator) }),
  )
  return writeWorkbook(...sheets)
}

async function* cellsUpTo(columns: readonly Column[], rows: AsyncIterator<object>) {
  for (let row = 0; row < LONGEST_SHEET; row++) {
    const { done, value } = await rows.next()
    if (done) return
    yield columns.map(column => column.cell(value as Row))
  }
}

function* cellsOf(columns: readonly Column[], rows: Iterable<Row>) {
  for (const row of rows) yield columns.map(column => column.cell(row))
}

function* numbered(rows: readonly Row[]): Iterable<Row> {
  for (const [index, row] of rows.entries()) yield { ...row, ...keyed(index) }
}

/** The rows of rows, each with the number of its own. */
function* linesOf(rows: readonly Row[], { name }: LineSheet): Iterable<Row> {
  for (const [index, row] of rows.entries()) {
    const own = row[name]
    for (const line of Array.isArray(own) ? (own as readonly Row[]) : []) yield { ...line, ...keyed(index) }
  }
}

/** An empty workbook to fill in. */
export function templateSheet(title: string, columns: readonly Column[], lines: readonly LineSheet[] = []): FileAnswer {
  const made = (name: string, own: readonly Column[]): SheetContent => ({
    title: name,
    subtitle: texts.templateHint,
    columns: own.map(column => looks(column, true)),
    rows: [],
  })
  const main = lines.length > 0 ? [keyColumn(false), ...columns] : columns
  const content = writeWorkbook(made(title, main), ...lines.map(line => made(line.title, [keyColumn(true), ...line.columns])))
  return file({ content, name: texts.templateFile(title), type: XLSX_TYPE })
}
