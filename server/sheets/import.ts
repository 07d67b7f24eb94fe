import type { ImportReport } from '../generated/operations'
import { type Answer, answer } from '../http/answers'
import { formText } from '../http/contract'
import { toServerError } from '../http/errors'
import type { Call } from '../http/module'
import { attempt, type Trx } from '../query'
import { fail, type ServerError } from '../util/errors'
import type { Column, SheetRecord } from './column'
import { type FieldRecord, fieldColumns, type SheetFields } from './field'
import { type BookRow, type LineSheet, type Refusal, readBook } from './lines'
import type { ReadRow } from './read'
import { texts } from './texts'
import { readWorkbook, WorkbookError } from './workbook'

declare module '../http/module' {
  interface SubjectServices {
    /** Keeps the list of rows that an import has refused, for its caller; the stored path. */
    readonly keepErrors: (trx: Trx, file: { readonly name: string; readonly content: string }) => Promise<string>
  }
}

/** What is known once the transaction of an import has begun. */
export interface SheetTarget {
  readonly columns: readonly Column[]
  /** Sheets of rows of the rows; the record that is saved holds them. */
  readonly lines?: readonly LineSheet[]
  /** Saves one row; what it refuses is reported for this row alone. */
  readonly save: (record: SheetRecord) => Promise<unknown>
  /** Looks up at once what the checks of these records would ask one by one. */
  readonly prepare?: (records: readonly SheetRecord[]) => Promise<void>
}

/** What is imported. */
export interface SheetImport {
  readonly table: string
  /** `fields` are the other parts of the request, as far as they come before the file. */
  readonly begin: (trx: Trx, fields: ReadonlyMap<string, string>) => SheetTarget | Promise<SheetTarget>
}

/** The target of a module whose columns are its fields. */
export function fieldTarget(fields: SheetFields, save: (trx: Trx, record: FieldRecord) => Promise<unknown>) {
  // Columns of fields say texts and nothing else.
  return (trx: Trx): SheetTarget => ({ columns: fieldColumns(fields, 'import'), save: record => save(trx, record as FieldRecord) })
}

export interface Upload {
  readonly content: Buffer
  readonly name: string
  readonly fields: ReadonlyMap<string, string>
}

export async function readUpload({ request }: Call): Promise<Upload> {
  const sent = request.isMultipart() ? await request.file() : undefined
  if (!sent) return fail(texts.noFile)
  const content = await sent.toBuffer()
  const fields = Object.entries(sent.fields).flatMap(([name, part]) =>
    part && 'value' in part && typeof part.value === 'string' ? [[name, formText(request, name, part.value)] as const] : [],
  )
  return { content, name: sent.filename, fields: new Map(fields) }
}

/** The messages of all fields that were refused, or the one of the row. */
function causeOf({ message, result }: ServerError): string {
  return Array.isArray(result) && result.length > 0
    ? result.map((field: { message: string }) => field.message).join(texts.between)
    : message
}

/** The record with its lines; a sheet that gives it none leaves them empty. */
function recordOf({ record, lines }: BookRow): SheetRecord {
  return { ...record, ...Object.fromEntries([...lines].map(([{ name }, rows]) => [name, rows.map(line => line.record)])) }
}

const unreadable = ({ row, messages }: ReadRow, sheet: string): readonly Refusal[] =>
  messages.length > 0 ? [{ sheet, row, cause: messages.join(texts.between) }] : []

/** Failures that say which line they are about, where that line stands. */
function lineRefusals({ lines }: BookRow, { result }: ServerError): readonly Refusal[] {
  const failures = (Array.isArray(result) ? result : []) as readonly Partial<Record<'field' | 'row' | 'cause', unknown>>[]
  return failures.flatMap(({ field, row, cause }) => {
    const found = [...lines].find(([{ name }]) => name === field)
    const line = typeof row === 'number' ? found?.[1][row] : undefined
    return found && line && typeof cause === 'string' ? [{ sheet: found[0].title, row: line.row, cause }] : []
  })
}

/** Saves a row with its lines, or none of it; why not, beginning with the row itself. */
export async function importRow(trx: Trx, row: BookRow, save: SheetTarget['save']): Promise<readonly Refusal[]> {
  const lines = [...row.lines].flatMap(([sheet, rows]) => rows.flatMap(line => unreadable(line, sheet.title)))
  const messages = lines.length > 0 ? [...row.messages, texts.badLines] : row.messages
  if (messages.length > 0) return [{ row: row.row, cause: messages.join(texts.between) }, ...lines]
  try {
    await attempt(trx, () => save(recordOf(row)))
    return []
  } catch (error) {
    const told = toServerError(error)
    if (told.kind === 'unexpected' || told.kind === 'away') throw error
    const wrong = lineRefusals(row, told)
    return [{ row: row.row, cause: wrong.length > 0 ? texts.badLines : causeOf(told) }, ...wrong]
  }
}

interface Outcome {
  readonly total: number
  /** Rows of the first sheet that were not taken. */
  readonly bad: number
  readonly refused: readonly Refusal[]
}

async function report(call: Call, trx: Trx, { total, bad, refused }: Outcome): Promise<Answer<ImportReport | null>> {
  if (refused.length === 0) return answer({ message: texts.allImported(total) })
  const lines = refused.map(({ row, cause, sheet }) => texts.errorLine(row, cause, sheet))
  const path = await call.keepErrors(trx, { name: texts.errorFile, content: `${lines.join('\r\n')}\r\n` })
  const result = {
    totalCount: total,
    errorCount: bad,
    successCount: total - bad,
    msg: texts.importCounts(total, total - bad, bad),
    fileUrl: `/sys/common/static/${path}`,
    fileName: texts.errorFile,
  }
  return answer({ message: texts.importedWithErrors, code: 201, result })
}

async function run(call: Call, { content, fields: given }: Upload, { begin }: SheetImport): Promise<Answer<ImportReport | null>> {
  // Before the transaction: a large file takes its time.
  const sheets = await readWorkbook(content)
  return call.withTenant(async trx => {
    await call.allowFiles(trx, sheets)
    const { columns, lines = [], save, prepare } = await begin(trx, given)
    const book = readBook(sheets, columns, lines)
    if ('message' in book) return fail(texts.importFailed(book.message))
    await prepare?.(book.records.map(({ record }) => record))
    const refused: (readonly Refusal[])[] = []
    for (const row of book.records) refused.push(await importRow(trx, row, save))
    // With several sheets, each line says on which one it stands.
    const named = (one: Refusal) => (sheets.length > 1 || lines.length > 0 ? { sheet: sheets[0]?.name ?? '', ...one } : one)
    const all = [...refused.flat(), ...book.strays].map(named)
    return report(call, trx, { total: book.records.length, bad: refused.filter(each => each.length > 0).length, refused: all })
  })
}

/**
 * The rule-checked import (api-contract §14.3): rows that are refused leave no trace and are listed in a file of the
 * caller's, the others are saved, all in one transaction. A sheet that is none changes nothing.
 */
export async function importSheet(call: Call, sheet: SheetImport): Promise<Answer<ImportReport | null>> {
  const upload = await readUpload(call)
  try {
    const done = await run(call, upload, sheet)
    await call.audit({ table: sheet.table, action: 'import', detail: { name: upload.name } })
    return done
  } catch (error) {
    throw error instanceof WorkbookError ? fail(texts.importFailed(error.message)) : error
  }
}
