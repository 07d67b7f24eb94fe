import { texts } from '../records/texts'
import type { SheetRow } from '../workbook'
import type { SheetField, SheetRecord } from './field'

/** One row: a record, or why its cells are none. */
export type ReadRow = { readonly row: number } & ({ readonly record: SheetRecord } | { readonly message: string })

/** The rows below the header, or one message about the sheet as a whole. */
export type ReadSheet = { readonly rows: readonly ReadRow[] } | { readonly message: string }

/** Title rows before the header; people may have deleted or added one. */
const HEADER_WITHIN = 10
const LONGEST = 255

/** Stars and blanks that people put at required columns are not part of a title. */
const plainTitle = (text: string) => text.replace(/[*＊\s]/g, '')

function headerAt(rows: readonly SheetRow[], titles: ReadonlySet<string>): number {
  let best = -1
  let most = 0
  rows.slice(0, HEADER_WITHIN).forEach((row, index) => {
    const known = new Set(row.cells.map(plainTitle).filter(title => titles.has(title))).size
    if (known > most) {
      best = index
      most = known
    }
  })
  return best
}

function optionValue(field: SheetField, text: string): string | undefined {
  const parts = field.many ? text.split(/[,，、]/).map(part => part.trim()) : [text]
  const values = parts.filter(Boolean).map(part => field.options?.find(option => option.text === part || option.value === part)?.value)
  return values.includes(undefined) ? undefined : values.join(',')
}

function problemOf(field: SheetField, text: string): string | undefined {
  if (text === '') return field.required ? `${field.title}不能为空!` : undefined
  const most = field.length ?? LONGEST
  if ([...text].length > most) return texts.field(field.title, texts.tooLong(most))
  if (field.number && !/^[+-]?\d{1,9}$/.test(text)) return texts.field(field.title, texts.notInteger)
  if (field.options && optionValue(field, text) === undefined) return texts.field(field.title, texts.notOption(text))
  return undefined
}

function readRow(row: SheetRow, places: ReadonlyMap<SheetField, number>, fields: readonly SheetField[]): ReadRow {
  const record: Record<string, string> = Object.create(null)
  const messages: string[] = []
  for (const field of fields) {
    const at = places.get(field)
    const text = at === undefined ? '' : (row.cells[at] ?? '').trim()
    const problem = problemOf(field, text)
    if (problem !== undefined) messages.push(problem)
    record[field.name] = text !== '' && field.options ? (optionValue(field, text) ?? '') : text
  }
  return messages.length > 0 ? { row: row.number, message: messages.join('；') } : { row: row.number, record }
}

/** Finds the header among the first rows and reads what stands below it, whatever the order of the columns. */
export function readSheet(rows: readonly SheetRow[], fields: readonly SheetField[]): ReadSheet {
  const own = fields.filter(field => field.only !== 'export')
  const byTitle = new Map(own.map(field => [plainTitle(field.title), field]))
  const at = headerAt(rows, new Set(byTitle.keys()))
  const header = rows[at]
  if (!header) return { message: texts.noHeader(own.map(field => field.title)) }
  const places = new Map<SheetField, number>()
  header.cells.forEach((title, index) => {
    const field = byTitle.get(plainTitle(title))
    if (field && !places.has(field)) places.set(field, index)
  })
  const missing = own.find(field => field.required && !places.has(field))
  if (missing) return { message: texts.missingColumn(missing.title) }
  const body = rows.slice(at + 1)
  return body.length === 0 ? { message: texts.noRows } : { rows: body.map(row => readRow(row, places, own)) }
}
