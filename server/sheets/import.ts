import { type Answer, answer } from '../answers'
import { fail } from '../errors'
import type { ImportReport } from '../generated/operations'
import { toServerError } from '../plugins/errors'
import type { Call } from '../plugins/module'
import { attempt, type Trx } from '../query'
import { texts } from '../records/texts'
import { readWorkbook, WorkbookError } from '../workbook'
import type { SheetField, SheetRecord } from './field'
import { type ReadRow, readSheet } from './read'

/** What a module imports. */
export interface SheetImport {
  readonly table: string
  readonly fields: readonly SheetField[]
  /** Saves one row; what it refuses is reported for this row alone. */
  readonly save: (trx: Trx, record: SheetRecord) => Promise<void>
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

async function importRow(trx: Trx, row: ReadRow, save: SheetImport['save']): Promise<Refusal | undefined> {
  if ('message' in row) return { row: row.row, cause: row.message }
  try {
    await attempt(trx, () => save(trx, row.record))
    return undefined
  } catch (error) {
    const told = toServerError(error)
    if (told.kind === 'unexpected' || told.kind === 'away') throw error
    return { row: row.row, cause: told.message }
  }
}

async function report(call: Call, trx: Trx, total: number, refused: readonly Refusal[]): Promise<Answer<ImportReport | null>> {
  if (refused.length === 0) return answer({ message: texts.allImported(total) })
  const lines = refused.map(({ row, cause }) => texts.errorLine(row, cause))
  const path = await saveImportErrors(call, trx, { name: texts.errorFile, content: `${lines.join('\r\n')}\r\n` })
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

/** Keeps the list of refused rows for the caller alone; its stored path. */
function saveImportErrors(call: Call, trx: Trx, { name, content }: { readonly name: string; readonly content: string }): Promise<string> {
  return call.request.server.files.saveFile(trx, { name, content, biz: 'import-errors', type: 'text/plain; charset=utf-8' })
}

async function run(call: Call, content: Buffer, { fields, save }: SheetImport): Promise<Answer<ImportReport | null>> {
  const sheet = readSheet(await readWorkbook(content), fields)
  if ('message' in sheet) return fail(texts.importFailed(sheet.message))
  return call.withTenant(async trx => {
    const refused: Refusal[] = []
    for (const row of sheet.rows) {
      const refusal = await importRow(trx, row, save)
      if (refusal) refused.push(refusal)
    }
    return report(call, trx, sheet.rows.length, refused)
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
