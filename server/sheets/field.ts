import type { SheetCell } from '../workbook'
import type { CellRead, Column } from './column'
import { texts } from './texts'

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
  /** Longest text that is taken. Default 255. */
  readonly length?: number
  /** Where the column stands. Default: everywhere. */
  readonly only?: 'export' | 'import'
}

/** What a row says of the fields of a module. */
export type FieldRecord = Readonly<Record<string, string>>

const LONGEST = 255
const INTEGER = /^[+-]?\d{1,9}$/

/** Options from texts by value. */
export const optionsOf = (byValue: Readonly<Record<string, string>>) => Object.entries(byValue).map(([value, text]) => ({ value, text }))

function readField(field: SheetField, text: string): CellRead {
  if (text === '') return field.required ? { message: texts.required(field.title) } : { wire: '' }
  const refuse = (message: string) => ({ message: texts.field(field.title, message) })
  const most = field.length ?? LONGEST
  if ([...text].length > most) return refuse(texts.tooLong(most))
  if (field.number && !INTEGER.test(text)) return refuse(texts.notInteger)
  if (!field.options) return { wire: text }
  const option = field.options.find(one => one.text === text || one.value === text)
  return option ? { wire: option.value } : refuse(texts.notOption(text))
}

function cellOf(field: SheetField, value: unknown): SheetCell {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number' && field.number) return value
  return field.options?.find(option => option.value === String(value))?.text ?? String(value)
}

/** The columns that fields have in a workbook that goes out or comes in. */
export function fieldColumns(fields: readonly SheetField[], view: 'export' | 'import'): readonly Column[] {
  return fields
    .filter(field => field.only === undefined || field.only === view)
    .map(field => ({
      name: field.name,
      title: field.title,
      required: field.required === true,
      number: field.number === true,
      ...(field.note && { note: field.note }),
      ...(field.options && { choices: field.options.map(option => option.text) }),
      read: text => readField(field, text.trim()),
      cell: row => cellOf(field, row[field.name]),
    }))
}
