import type { ServerError } from '../../errors'
import { toServerError } from '../../plugins/errors'
import { readWorkbook } from '../../workbook'
import { attempt } from '../repository'
import { addRecord, type WriteContext } from '../writes'
import { sheetColumns } from './columns'
import { readSheet, type SheetRecord } from './read-sheet'

/** What came of an import: counts, and why each refused row was refused. */
export interface ImportResult {
  readonly total: number
  readonly imported: number
  readonly refused: readonly { readonly row: number; readonly cause: string }[]
}

function causesOf(error: ServerError): string {
  const fields = error.result as readonly { message: string }[] | null
  return Array.isArray(fields) && fields.length > 0 ? fields.map(field => field.message).join('；') : error.message
}

/**
 * Takes a workbook row by row in the caller's transaction: a row that the rules or the database refuse is reported and
 * leaves no trace, the others are saved. A sheet that is none at all gives a message and changes nothing.
 */
export async function importWorkbook(context: WriteContext, file: Buffer): Promise<ImportResult | { readonly message: string }> {
  const { entity, options } = context
  const table = readSheet(await readWorkbook(file), sheetColumns(entity, 'import', options))
  if ('message' in table) return table
  const refused: { row: number; cause: string }[] = []
  for (const record of table.records) {
    const cause = await importRow(context, record)
    if (cause !== undefined) refused.push({ row: record.row, cause })
  }
  return { total: table.records.length, imported: table.records.length - refused.length, refused }
}

async function importRow(context: WriteContext, record: SheetRecord): Promise<string | undefined> {
  if ('messages' in record) return record.messages.join('；')
  try {
    await attempt(context.trx, () => addRecord(context, record.record))
    return undefined
  } catch (error) {
    const refusal = toServerError(error)
    if (refusal.kind === 'unexpected' || refusal.kind === 'away') throw error
    return causesOf(refusal)
  }
}
