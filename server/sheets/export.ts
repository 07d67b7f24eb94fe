import { type FileAnswer, file } from '../answers'
import type { Call } from '../plugins/module'
import { type SheetColumn, writeWorkbook, XLSX_TYPE } from '../workbook'
import type { Column } from './column'
import { texts } from './texts'

const NARROWEST = 14
const WIDEST = 40

const widthOf = (title: string) => Math.min(Math.max(title.length * 2 + 4, NARROWEST), WIDEST)

/** How the column looks in a workbook; a template also explains and offers choices. */
function looks({ title, number, required, note, choices }: Column, template: boolean): SheetColumn {
  const plain = { title, width: widthOf(title), number }
  return template ? { ...plain, required, ...(note && { note }), ...(choices && { choices }) } : plain
}

/** What is exported. */
export interface SheetExport {
  /** Name of the file and of what is in it. */
  readonly title: string
  readonly table: string
  readonly columns: readonly Column[]
  readonly rows: readonly object[]
}

/** Rows as a workbook for the caller; the export is noted in the audit table. */
export async function exportSheet(call: Call, { title, table, columns, rows }: SheetExport): Promise<FileAnswer> {
  await call.audit({ table, action: 'export', detail: { rows: rows.length } })
  const time = new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })
  const content = writeWorkbook({
    title: texts.exportTitle(title),
    subtitle: texts.exportHint(call.session.realname, time),
    columns: columns.map(column => looks(column, false)),
    rows: (function* () {
      for (const row of rows) yield columns.map(column => column.cell(row as Readonly<Record<string, unknown>>))
    })(),
  })
  return file({ content, name: texts.exportFile(title), type: XLSX_TYPE })
}

/** An empty workbook to fill in. */
export function templateSheet(title: string, columns: readonly Column[]): FileAnswer {
  const content = writeWorkbook({ title, subtitle: texts.templateHint, columns: columns.map(column => looks(column, true)), rows: [] })
  return file({ content, name: texts.templateFile(title), type: XLSX_TYPE })
}
