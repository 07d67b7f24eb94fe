import { withoutOuterBlanks } from '../../renderer/core'
import { inEveryLanguage } from '../http/language'
import { fail } from '../util/errors'
import { letters } from '../util/letters'
import type { Column } from './column'
import { headerOf, type ReadRow, readSheet } from './read'
import { texts } from './texts'
import type { Sheet } from './workbook'

/** Rows of a row, which stand on a sheet of their own. */
export interface LineSheet {
  /** The property of the record that holds them. */
  readonly name: string
  readonly title: string
  /** How the sheet may be called, in every language. */
  readonly names: readonly string[]
  readonly columns: readonly Column[]
}

/** A row of the first sheet with those of its rows, by the property that holds them. */
export interface BookRow extends ReadRow {
  readonly lines: ReadonlyMap<LineSheet, readonly ReadRow[]>
}

/** Why a row was not taken. */
export interface Refusal {
  /** Of a workbook with several sheets: the one that it stands on. */
  readonly sheet?: string
  readonly row: number
  readonly cause: string
}

/** What a workbook holds: its records, and rows that belong to none. */
interface ReadBook {
  readonly records: readonly BookRow[]
  readonly strays: readonly Refusal[]
}

/** No field is called so. */
const KEY = '#'

/** By what rows of other sheets say to which row of the first they belong. */
export const keyColumn = (required: boolean): Column => ({
  name: KEY,
  title: texts.key,
  titles: inEveryLanguage(() => texts.key),
  required,
  note: required ? texts.lineKeyNote : texts.keyNote,
  number: false,
  read: written => {
    const text = withoutOuterBlanks(written)
    return text === '' ? null : { wire: text }
  },
  cell: row => String(row[KEY] ?? ''),
})

/** The number of a row of the first sheet, for its rows on others. */
export const keyed = (index: number) => ({ [KEY]: String(index + 1) })

const keyOf = ({ record }: ReadRow) => (typeof record[KEY] === 'string' ? record[KEY] : undefined)

function withoutKey({ record, ...row }: ReadRow): ReadRow {
  const { [KEY]: _, ...own } = record
  return { ...row, record: own }
}

const plainName = (name: string) => name.replace(/\s/g, '').toLowerCase()

/** The sheet on which these lines stand: the first that is called so. */
function sheetOf(sheets: readonly Sheet[], { names }: LineSheet): Sheet | undefined {
  const known = new Set(names.map(plainName))
  return sheets.find(({ name }) => known.has(plainName(name)))
}

/** The rows of a sheet of lines; none where there is no such sheet, and where nothing stands below its header. */
function linesOf(sheet: Sheet | undefined, { columns, title }: LineSheet): readonly ReadRow[] {
  if (!sheet || sheet.rows.length === 0) return []
  const read = readSheet(sheet.rows, [keyColumn(true), ...columns])
  if ('records' in read) return read.records
  return read.message === texts.noRows ? [] : fail(texts.importFailed(texts.ofSheet(title, read.message)))
}

/** The lines of a sheet by the key of their record; those without one, or with one that no record has, are strays. */
function grouped(lines: readonly ReadRow[], keys: ReadonlySet<string>, sheet: string): [Map<string, ReadRow[]>, Refusal[]] {
  const byKey = new Map<string, ReadRow[]>()
  const strays: Refusal[] = []
  for (const line of lines) {
    const key = keyOf(line)
    if (key === undefined) strays.push({ sheet, row: line.row, cause: texts.noKey })
    else if (keys.has(key)) byKey.set(key, [...(byKey.get(key) ?? []), withoutKey(line)])
    else strays.push({ sheet, row: line.row, cause: texts.unknownKey(key) })
  }
  return [byKey, strays]
}

/** Cells of a row that a refusal of it shows, and characters of each. */
const [SHOWN_CELLS, SHOWN_TEXT] = [5, 50]

/** Whether a sheet only explains: it names no column, and no row has more than one text. */
const isExplanation = ({ rows }: Sheet, columns: readonly Column[]) =>
  !headerOf(rows, columns).some(({ column }) => column) &&
  rows.every(({ cells, faults = {} }) => cells.filter(cell => cell !== '').length + Object.keys(faults).length <= 1)

/** The rows of a sheet that takes no part in the import: each is told, none is lost without a word. */
function leftOut({ name, rows }: Sheet): readonly Refusal[] {
  return rows.map(({ number, cells, faults }) => {
    const said = cells.flatMap((cell, at) => {
      const text = faults?.[at] ?? cell
      return text === '' ? [] : [[letters(at), text.slice(0, SHOWN_TEXT)] as const]
    })
    return { sheet: name, row: number, cause: texts.sheetLeftOut(said.slice(0, SHOWN_CELLS)) }
  })
}

/** The records of a workbook: rows of its first sheet, each with its rows of the sheets of lines; or one message about the first sheet. */
export function readBook(
  sheets: readonly Sheet[],
  columns: readonly Column[],
  lines: readonly LineSheet[],
): ReadBook | { readonly message: string } {
  const [first, ...others] = sheets
  const read = readSheet(first?.rows ?? [], lines.length > 0 ? [keyColumn(false), ...columns] : columns)
  if ('message' in read) return read
  const seen = new Set<string>()
  const rows = read.records.map(row => {
    const key = keyOf(row)
    const again = key !== undefined && seen.has(key)
    if (key !== undefined) seen.add(key)
    return again ? { ...row, messages: [...row.messages, texts.sameKey(key)] } : row
  })
  const own = lines.map(sheet => [sheet, sheetOf(others, sheet)] as const)
  const strays: Refusal[] = others
    .filter(sheet => own.every(([, used]) => used !== sheet) && !isExplanation(sheet, [...columns, ...lines.flatMap(each => each.columns)]))
    .flatMap(leftOut)
  const byLines = own.map(([sheet, used]) => {
    const [byKey, lost] = grouped(linesOf(used, sheet), seen, sheet.title)
    strays.push(...lost)
    return [sheet, byKey] as const
  })
  const records = rows.map((row): BookRow => {
    const own = new Map(byLines.map(([sheet, byKey]) => [sheet, byKey.get(keyOf(row) ?? '') ?? []]))
    return { ...withoutKey(row), lines: own }
  })
  return { records, strays }
}
