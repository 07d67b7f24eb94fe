import { dictionariesOf, type NameBook, nameBook, wordsOf } from '../dictionary'
import { mergedOptions } from '../dictionary/merged-options'
import { sentText } from '../dictionary/sent-text'
import { type FieldModel, objectFields } from '../model/field'
import type { Host } from '../model/host'
import type { Option } from '../model/option'
import type { Row } from '../model/source'
import { type CellTypes, decodeCell, encodeRow, shownText } from '../registry'
import { partTexts } from '../ui/text/part-texts'

/** Text of a cell on paper. */
export type PrintedText = (field: FieldModel, row: Row) => string

/**
 * Texts as the list shows them, once the names of keys and the dictionaries are there that came with no row; what cannot be had, or what a
 * cell cannot hold, is printed as it came.
 */
export async function printedTexts(
  cells: CellTypes,
  host: Host,
  fields: readonly FieldModel[],
  rows: readonly Row[],
): Promise<PrintedText> {
  const known = new Map<FieldModel, () => readonly Option[]>()
  await Promise.all(fields.map(field => learn(cells, host, field, rows, known)))
  return (field, row) => textOf(cells, field, row, known)
}

type Known = Map<FieldModel, () => readonly Option[]>

async function learn(cells: CellTypes, host: Host, field: FieldModel, rows: readonly Row[], known: Known): Promise<void> {
  const parts = objectFields(field)
  if (parts !== undefined) {
    const inner = rows.map(row => objectOf(cells, field, row))
    await Promise.all(parts.map(part => learn(cells, host, part, inner, known)))
    return
  }
  const missingTexts = rows.filter(row => sentText(row, field.name) === undefined && !isNothing(row[field.name]))
  const names = cells.get(field.type).names?.(field.settings)
  const book = names && nameBook(host, names)
  const { dict } = field
  known.set(field, () =>
    mergedOptions(field.options, book?.options() ?? (dict === undefined ? [] : dictionariesOf(host).snapshot(dict).options)),
  )
  if (missingTexts.length === 0) return
  try {
    if (book) await loadNames(cells, book, field, missingTexts)
    else if (dict !== undefined && field.options === undefined) await dictionariesOf(host).load(dict)
  } catch (error) {
    host.report(error, 'texts of a print')
  }
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''

function loadNames(cells: CellTypes, book: NameBook, field: FieldModel, rows: readonly Row[]): Promise<void> {
  const keys = rows.flatMap(row => String(heldBy(cells, field, row) ?? '').split(','))
  return book.load([...new Set(keys)].filter(key => key !== '' && !book.knows(key)))
}

/** Null for what the cell cannot hold. */
function heldBy(cells: CellTypes, field: FieldModel, row: Row): unknown {
  try {
    return decodeCell(cells, field, row[field.name])
  } catch {
    return null
  }
}

/** The fields of an object as the API sends them. */
function objectOf(cells: CellTypes, field: FieldModel, row: Row): Row {
  const value = heldBy(cells, field, row)
  return value === null ? {} : { ...value, ...encodeRow(cells, field.fields ?? [], value as Row) }
}

function textOf(cells: CellTypes, field: FieldModel, row: Row, known: Known): string {
  const parts = objectFields(field)
  if (parts !== undefined) return objectText(cells, parts, objectOf(cells, field, row), known)
  const noticed = sentText(row, field.name)
  if (noticed !== undefined) return wordsOf(field.dict, noticed)
  try {
    return shownText(cells, field, row[field.name], known.get(field)?.())
  } catch {
    return String(row[field.name] ?? '')
  }
}

function objectText(cells: CellTypes, parts: readonly FieldModel[], row: Row, known: Known): string {
  const noticed = parts.filter(part => part.in.includes('list')).map(part => ({ part, text: textOf(cells, part, row, known) }))
  return noticed
    .filter(({ text }) => text !== '')
    .map(({ part, text }) => partTexts.part(part.title, text))
    .join(partTexts.between)
}
