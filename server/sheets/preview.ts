import type { ImportPreview } from '../generated/operations'
import type { Call } from '../http/module'
import type { Trx } from '../query'
import { fail } from '../util/errors'
import { importRow, readUpload, type SheetImport, type Upload } from './import'
import { type Refusal, readBook } from './lines'
import { headerOf } from './read'
import { texts } from './texts'
import { readWorkbook, type Sheet, type SheetRow, WorkbookError } from './workbook'

/** Rows that are shown whatever they hold, rows that would be refused, and characters of a cell. */
const [FIRST, MOST_REFUSED, LONGEST] = [20, 200, 200]

/** In place of a cell that no preview shows. */
const HIDDEN = '******'

/** Ends the transaction of a preview, so that nothing of it stays. */
class Previewed extends Error {
  constructor(readonly preview: ImportPreview) {
    super('previewed')
  }
}

const causeText = (refused: readonly Refusal[]) =>
  refused.map(({ sheet, row, cause }, at) => (at === 0 ? cause : texts.lineCause(row, cause, sheet))).join(texts.between)

/** The columns of the first sheet that have a title, by their place. */
function titledColumns({ rows }: Sheet, columns: Parameters<typeof headerOf>[1]) {
  const header = headerOf(rows, columns)
  const titled = header.flatMap((head, place) => (head.title.trim() === '' ? [] : [{ ...head, place }]))
  const shown = (cell: string, secret = false) => (secret && cell !== '' ? HIDDEN : cell.slice(0, LONGEST))
  return {
    titles: titled.map(({ title }) => title),
    cellsOf: ({ cells, faults, merged }: SheetRow) =>
      titled.map(({ place, column }) => shown(faults?.[place] ?? (cells[place] || merged?.[place] || ''), column?.secret)),
  }
}

async function preview(
  trx: Trx,
  sheets: readonly Sheet[],
  { columns, lines = [], save, prepare }: Awaited<ReturnType<SheetImport['begin']>>,
) {
  const book = readBook(sheets, columns, lines)
  if ('message' in book) return fail(texts.importFailed(book.message))
  await prepare?.(book.records.map(({ record }) => record))
  const causes = new Map<number, string>()
  for (const row of book.records) {
    const refused = await importRow(trx, row, save)
    if (refused.length > 0) causes.set(row.row, causeText(refused))
  }
  const first = sheets[0] ?? { name: '', rows: [] }
  const { titles, cellsOf } = titledColumns(first, columns)
  const shown = new Set([...book.records.slice(0, FIRST).map(({ row }) => row), ...[...causes.keys()].slice(0, MOST_REFUSED)])
  return {
    totalCount: book.records.length,
    errorCount: causes.size,
    columns: titles,
    rows: first.rows
      .filter(({ number }) => shown.has(number))
      .map(row => ({ row: row.number, cells: cellsOf(row), cause: causes.get(row.number) ?? null })),
    others: book.strays.slice(0, MOST_REFUSED).map(({ sheet, row, cause }) => texts.lineCause(row, cause, sheet)),
  }
}

async function rehearse(call: Call, { content, fields }: Upload, { begin }: SheetImport): Promise<ImportPreview> {
  const sheets = await readWorkbook(content)
  try {
    return await call.withTenant(async trx => {
      await call.allowFiles(trx, sheets)
      throw new Previewed(await preview(trx, sheets, await begin(trx, fields)))
    })
  } catch (error) {
    if (error instanceof Previewed) return error.preview
    throw error
  }
}

/** What an import would bring: each row is saved as an import saves it, in a transaction that is taken back. */
export async function previewSheet(call: Call, sheet: SheetImport): Promise<ImportPreview> {
  const upload = await readUpload(call)
  try {
    return await rehearse(call, upload, sheet)
  } catch (error) {
    throw error instanceof WorkbookError ? fail(texts.importFailed(error.message)) : error
  }
}
