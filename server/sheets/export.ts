import { type FileAnswer, file } from '../answers'
import type { Call } from '../plugins/module'
import { texts } from '../records/texts'
import { type SheetCell, type SheetColumn, writeWorkbook, XLSX_TYPE } from '../workbook'
import type { SheetField } from './field'

const NARROWEST = 14

function cellOf(field: SheetField, row: Readonly<Record<string, unknown>>): SheetCell {
  const value = row[field.name]
  if (value === null || value === undefined || value === '') return null
  if (field.options) {
    const textOf = new Map(field.options.map(option => [option.value, option.text]))
    const parts = field.many ? String(value).split(',') : [String(value)]
    return parts.map(part => textOf.get(part) ?? part).join(',')
  }
  return typeof value === 'number' && field.number ? value : String(value)
}

const widthOf = (title: string) => Math.max(title.length * 2 + 4, NARROWEST)

function column(field: SheetField, template: boolean): SheetColumn {
  const plain = { title: field.title, width: widthOf(field.title), number: field.number === true }
  if (!template) return plain
  return {
    ...plain,
    required: field.required === true,
    ...(field.note && { note: field.note }),
    ...(field.options && !field.many && { choices: field.options.map(option => option.text) }),
  }
}

/** What a module exports. */
export interface SheetExport {
  /** Name of the file and of what is in it. */
  readonly title: string
  readonly table: string
  readonly fields: readonly SheetField[]
  readonly rows: readonly object[]
}

/** Rows as a workbook for the caller; the export is noted in the audit table. */
export async function exportSheet(call: Call, { title, table, fields, rows }: SheetExport): Promise<FileAnswer> {
  const own = fields.filter(field => field.only !== 'import')
  const time = new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })
  await call.audit({ table, action: 'export', detail: { rows: rows.length } })
  const content = writeWorkbook({
    title: texts.exportTitle(title),
    subtitle: texts.exportHint(call.session.realname, time),
    columns: own.map(field => column(field, false)),
    rows: rows.map(row => own.map(field => cellOf(field, row as Readonly<Record<string, unknown>>))),
  })
  return file({ content, name: `${title}.xlsx`, type: XLSX_TYPE })
}

/** An empty workbook to fill in. */
export function templateSheet(title: string, fields: readonly SheetField[]): FileAnswer {
  const own = fields.filter(field => field.only !== 'export')
  const content = writeWorkbook({ title, subtitle: texts.templateHint, columns: own.map(field => column(field, true)), rows: [] })
  return file({ content, name: `${title}导入模板.xlsx`, type: XLSX_TYPE })
}
