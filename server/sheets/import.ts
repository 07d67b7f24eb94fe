import { type Answer, answer } from '../answers'
import { fail, type ServerError } from '../errors'
import type { ImportReport } from '../generated/operations'
import { toServerError } from '../plugins/errors'
import type { Call } from '../plugins/module'
import { attempt, type Trx } from '../query'
import { readWorkbook, WorkbookError } from '../workbook'
import type { Column, SheetRecord } from './column'
import { type FieldRecord, fieldColumns, type SheetFields } from './field'
import { type ReadRow, readSheet } from './read'
import { texts } from './texts'

/** What is known once the transaction of an import has begun. */
export interface SheetTarget {
  readonly columns: readonly Column[]
  /** Saves one row; what it refuses is reported for this row alone. */
  readonly save: (record: SheetRecord) => Promise<unknown>
}

/** What is imported. */
export interface SheetImport {
  readonly table: string
  readonly begin: (trx: Trx) => SheetTarget | Promise<SheetTarget>
}

/** The target of a module whose columns are its fields. */
export function fieldTarget(fields: SheetFields, save: (trx: Trx, record: FieldRecord) => Promise<unknown>) {
  // Columns of fields say texts and nothing else.
  return (trx: Trx): SheetTarget => ({ columns: fieldColumns(fields, 'import'), save: record => save(trx, record as FieldRecord) })
}

/** Why a row was not taken. */
interface Refusal {
  readonly row: number
  readonly cause: string
}

async function readUpload({ request }: Call): Promise<{ content: Buffer; name: string }> {
  const sent = request.isMultipart() ? await request.file() : undefined
  return sent ? { content: await sent.toBuffer(), name: sent.filename } : fail(texts.noFile)
}

/** The messages of all fields that were refused, or the one of the row. */
function causeOf({ message, result }: ServerError): string {
  return Array.isArray(result) && result.length > 0
    ? result.map((field: { message: string }) => field.message).join(texts.between)
    : message
}

async function importRow(trx: Trx, row: ReadRow, save: SheetTarget['save']): Promise<string | undefined> {
  if ('messages' in row) return row.messages.join(texts.between)
  try {
    await attempt(trx, () => save(row.record))
    return undefined
  } catch (error) {
    const told = toServerError(error)
    if (told.kind === 'unexpected' || told.kind === 'away') throw error
    return causeOf(told)
  }
}

async function report(call: Call, trx: Trx, total: number, refused: readonly Refusal[]): Promise<Answer<ImportReport | null>> {
  if (refused.length === 0) return answer({ message: texts.allImported(total) })
  const lines = refused.map(({ row, cause }) => texts.errorLine(row, cause))
  const path = await call.request.server.files.saveFile(trx, {
    name: texts.errorFile,
    content: `${lines.join('\r\n')}\r\n`,
    biz: 'import-errors',
    type: 'text/plain; charset=utf-8',
  })
  const result = {
    totalCount: total,
    errorCount: refused.length,
    successCount: total - refused.length,
    msg: texts.importCounts(total, total - refused.length, refused.length),
    fileUrl: `/sys/common/static/${path}`,
    fileName: texts.errorFile,
  }
  return answer({ message: texts.importedWithErrors, code: 201, result })
}

async function run(call: Call, content: Buffer, { begin }: SheetImport): Promise<Answer<ImportReport | null>> {
  // Before the transaction: a large file takes its time.
  const rows = await readWorkbook(content)
  return call.withTenant(async trx => {
    const { columns, save } = await begin(trx)
    const sheet = readSheet(rows, columns)
    if ('message' in sheet) return fail(texts.importFailed(sheet.message))
    const refused: Refusal[] = []
    for (const row of sheet.records) {
      const cause = await importRow(trx, row, save)
      if (cause !== undefined) refused.push({ row: row.row, cause })
    }
    return report(call, trx, sheet.records.length, refused)
  })
}

/**
 * The rule-checked import (api-contract §14.3): rows that are refused leave no trace and are listed in a file of the
 * caller's, the others are saved, all in one transaction. A sheet that is none changes nothing.
 */
export async function importSheet(call: Call, sheet: SheetImport): Promise<Answer<ImportReport | null>> {
  const { content, name } = await readUpload(call)
  try {
    const done = await run(call, content, sheet)
    await call.audit({ table: sheet.table, action: 'import', detail: { name } })
    return done
  } catch (error) {
    throw error instanceof WorkbookError ? fail(texts.importFailed(error.message)) : error
  }
}
