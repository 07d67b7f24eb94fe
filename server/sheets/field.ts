import { cellCodecs } from '../../renderer/codecs'
import { readAmount, withoutOuterBlanks } from '../../renderer/core'
import { inEveryLanguage } from '../http/language'
import { valueTexts } from '../records/texts'
import type { CellRead, Column } from './column'
import { texts } from './texts'
import type { SheetCell } from './workbook'

/** A column of the workbooks of a module, written as data. */
export interface SheetField {
  readonly name: string
  readonly title: string
  readonly required?: boolean
  /** Explains the column in templates. */
  readonly note?: string
  /** Texts in the workbook stand for values in the record. */
  readonly options?: readonly { readonly value: string; readonly text: string }[]
  readonly number?: boolean
  /** A day, which people write in many ways. */
  readonly day?: boolean
  /** Longest text that is taken. Default 255. */
  readonly length?: number
  /** Where the column stands. Default: everywhere. */
  readonly only?: 'export' | 'import'
  /** No preview shows what its cells say, and blanks are part of it. */
  readonly secret?: boolean
}

/** The fields in the language of the caller. */
export type SheetFields = () => readonly SheetField[]

/** What a row says of the fields of a module. */
export type FieldRecord = Readonly<Record<string, string>>

const LONGEST = 255
const INTEGER = /^-?\d{1,9}$/

/** Options from texts by value. */
export const optionsOf = (byValue: Readonly<Record<string, string>>) => Object.entries(byValue).map(([value, text]) => ({ value, text }))

/** A day as it is kept; what is none stays, and is refused where it is kept. */
const dayOf = (text: string): string =>
  String(cellCodecs.get('date')?.fromText(text, { settings: { format: 'YYYY-MM-DD' } as never, options: [] }) ?? text)

function readField(field: SheetField, options: SheetField['options'], text: string): CellRead {
  if (text === '') return field.required ? { message: texts.required(field.title) } : { wire: '' }
  const refuse = (message: string) => ({ message: valueTexts.field(field.title, message) })
  const most = field.length ?? LONGEST
  if ([...text].length > most) return refuse(valueTexts.tooLong(most))
  if (field.number) {
    const number = String(readAmount(text))
    return INTEGER.test(number) ? { wire: number } : refuse(valueTexts.notInteger)
  }
  if (field.day) return { wire: dayOf(text) }
  if (!options) return { wire: text }
  const option = options.find(one => one.text === text || one.value === text)
  return option ? { wire: option.value } : refuse(valueTexts.notOption(text))
}

function cellOf(field: SheetField, value: unknown): SheetCell {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number' && field.number) return value
  return field.options?.find(option => option.value === String(value))?.text ?? String(value)
}

/**
 * The columns that fields have in a workbook that goes out or comes in: written in the language of the request, read in every
 * one, so that a template still serves who has changed the language since.
 */
export function fieldColumns(fields: SheetFields, view: 'export' | 'import'): readonly Column[] {
  const everywhere = inEveryLanguage(fields).flat()
  return fields()
    .filter(field => field.only === undefined || field.only === view)
    .map(field =>
      columnOf(
        field,
        everywhere.filter(one => one.name === field.name),
      ),
    )
}

function columnOf(field: SheetField, versions: readonly SheetField[]): Column {
  const options = field.options && versions.flatMap(one => one.options ?? [])
  return {
    name: field.name,
    title: field.title,
    titles: versions.map(one => one.title),
    required: field.required === true,
    number: field.number === true,
    secret: field.secret,
    note: field.note || undefined,
    choices: field.options?.map(option => option.text),
    read: text => readField(field, options, field.secret ? text : withoutOuterBlanks(text)),
    cell: row => cellOf(field, row[field.name]),
  }
}
