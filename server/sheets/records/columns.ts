import { CellValueError } from '../../../renderer/codecs'
import { type EntityField, type EntityModel, isAmount, type Option, translated, withoutOuterBlanks } from '../../../renderer/core'
import { inEveryLanguage } from '../../http/language'
import { codecOf, type FieldCodec } from '../../records/codec'
import type { RecordRow } from '../../records/repository'
import { columnKind } from '../../records/storage/statements'
import { valueTexts } from '../../records/texts'
import type { CellRead, Column } from '../column'
import type { SheetCell } from '../workbook'

/** An empty cell of a field with a default says nothing of it, as a form that was not touched. */
function readCell(field: EntityField, codec: FieldCodec, written: string): CellRead {
  const text = codec.keepsBlanks ? written : withoutOuterBlanks(written)
  if (text === '') return field.default === undefined ? { wire: null } : null
  const value = codec.fromText(text)
  return value === undefined
    ? { message: valueTexts.field(translated(field.title), valueTexts.notReadable(text)) }
    : { wire: codec.encode(value) }
}

function cellOf(field: EntityField, codec: FieldCodec, row: RecordRow, number: boolean): SheetCell {
  const wire = row[field.name]
  const known = row[`${field.name}_dictText`]
  if (wire === null || wire === undefined || wire === '') return null
  if (typeof known === 'string') return known
  // A long number is the text of its digits.
  if (number) return typeof wire === 'number' ? wire : String(wire)
  try {
    return codec.text(codec.decode(wire))
  } catch (error) {
    if (error instanceof CellValueError) return String(wire)
    throw error
  }
}

/** An object is told field by field. */
function objectText(field: EntityField, options: ReadonlyMap<string, readonly Option[]>, row: RecordRow): SheetCell {
  const value = row[field.name]
  if (typeof value !== 'object' || value === null) return null
  const texts = (field.fields ?? []).flatMap(part => {
    const text = cellOf(part as EntityField, codecOf(part, options.get(`${field.name}.${part.name}`)), value as RecordRow, false)
    return text === null ? [] : [valueTexts.field(translated(part.title), String(text))]
  })
  return texts.join('; ') || null
}

/** What can be named in two ways is offered by the first of them. */
function offered(options: readonly Option[]): readonly string[] {
  const firsts = new Map<string, string>()
  for (const { value, text } of options) if (!firsts.has(value)) firsts.set(value, text)
  return [...firsts.values()]
}

/** How a spreadsheet writes an amount; undefined leaves a number to it. */
function numberFormat({ settings }: EntityField): string | undefined {
  if (!isAmount(settings)) return undefined
  const digits = typeof settings.precision === 'number' ? settings.precision : 0
  return digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`
}

function columnOf(field: EntityField, all: ReadonlyMap<string, readonly Option[]>): Column {
  const options = all.get(field.name)
  const codec = codecOf(field, options)
  const kind = columnKind(field)
  const choices = offered(options ?? [])
  const number = (kind === 'integer' || kind === 'decimal') && choices.length === 0
  return {
    name: field.name,
    title: translated(field.title),
    titles: inEveryLanguage(() => translated(field.title)),
    required: field.required === true,
    number,
    format: number ? numberFormat(field) : undefined,
    note: field.help ? translated(field.help) : undefined,
    ...(choices.length > 0 && { choices }),
    read: text => readCell(field, codec, text),
    cell: row => (field.fields ? objectText(field, all, row) : cellOf(field, codec, row, number)),
  }
}

/** What is kept can be read and written; what is computed is written, once `withComputed` has put it into the rows. */
const stands = ({ storage, value }: EntityField, view: 'import' | 'export') =>
  storage !== undefined || (view === 'export' && value !== undefined)

/** Fields of a view in their order, as columns of a workbook; their cells are read and written by the codecs of the fields. */
export function sheetColumns(
  entity: EntityModel,
  view: 'import' | 'export',
  options: ReadonlyMap<string, readonly Option[]>,
): readonly Column[] {
  return entity.fields.filter(field => field.in.includes(view) && stands(field, view)).map(field => columnOf(field, options))
}
