import type { Json } from '../../renderer/core'
import { inEveryLanguage } from '../http/language'
import { isDay, isSkipped } from '../util/moments'
import { isStorable } from '../util/storable'
import { texts as common } from '../util/texts'
import { columnKind, type StoredField } from './storage/statements'
import { texts, valueTexts } from './texts'

/** A value as the database takes it. JSON travels as text. */
export type StoredValue = string | number | boolean | null

/** The value for the column, or why there is none. */
export type ReadValue = { readonly value: StoredValue } | { readonly message: string }

const INTEGER = /^[+-]?\d{1,18}$/
const DECIMAL = /^[+-]?\d+(\.\d+)?$/
/** Characters of a number: no column takes so many digits. */
const LONGEST_DECIMAL = 1000
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/

function readText(text: string, length: number): ReadValue {
  if (!isStorable(text)) return { message: valueTexts.notStorable }
  // Characters, not UTF-16 units: PostgreSQL counts them so.
  return length > 0 && [...text].length > length ? { message: valueTexts.tooLong(length) } : { value: text }
}

function readDecimal(text: string, { precision, scale }: StoredField['storage']): ReadValue {
  if (text.length > LONGEST_DECIMAL || !DECIMAL.test(text)) return { message: texts.notNumber }
  const [whole = '', fraction = ''] = text.replace(/^[+-]/, '').split('.')
  const fits = whole.replace(/^0+/, '').length <= precision - scale && fraction.replace(/0+$/, '').length <= scale
  return fits ? { value: text } : { message: texts.tooManyDigits(precision, scale) }
}

function readDateTime(text: string): ReadValue {
  const [day = '', time = '00:00:00', ...rest] = text.replace('T', ' ').split(' ')
  if (rest.length > 0 || !isDay(day) || !TIME.test(time)) return { message: texts.notDateTime }
  const value = `${day} ${time.length === 5 ? `${time}:00` : time}`
  return isSkipped(value) ? { message: common.skippedTime } : { value }
}

/** A day, or the day of a moment. */
function readDate(text: string): ReadValue {
  const day = text.slice(0, 10)
  const behind = text.slice(10)
  return isDay(day) && (behind === '' || TIME.test(behind.replace(/^[ T]/, ''))) ? { value: day } : { message: texts.notDate }
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['y', true],
  ['false', false],
  ['0', false],
  ['n', false],
])

/** Yes and no are read in every language: the workbook may come from a user who reads another one. */
function readBoolean(text: string): boolean | undefined {
  return BOOLEANS.get(text) ?? inEveryLanguage(() => (text === texts.yes ? true : text === texts.no ? false : undefined)).find(isKnown)
}

const isKnown = (value: boolean | undefined) => value !== undefined

function readScalar(field: StoredField, text: string): ReadValue {
  switch (columnKind(field)) {
    case 'integer':
      return INTEGER.test(text) ? { value: text } : { message: valueTexts.notInteger }
    case 'decimal':
      return readDecimal(text, field.storage)
    case 'boolean': {
      const value = readBoolean(text.toLowerCase())
      return value === undefined ? { message: texts.notBoolean } : { value }
    }
    case 'date':
      return readDate(text)
    case 'datetime':
      return readDateTime(text)
    case 'time':
      return TIME.test(text) ? { value: text } : { message: texts.notTime }
    default:
      return readText(text, field.storage.length)
  }
}

/** A number as people write it, without the exponent that JavaScript may choose. */
function numberText(value: number): string {
  return Number.isInteger(value) ? BigInt(value).toString() : String(value)
}

/** What a request or a workbook says, as a value of the field's column; '' and null mean nothing. */
export function readValue(field: StoredField, given: unknown): ReadValue {
  if (given === null || given === undefined || given === '') return { value: null }
  if (columnKind(field) === 'json') return { value: JSON.stringify(given as Json) }
  if (Array.isArray(given)) return readScalar(field, given.join(','))
  if (typeof given === 'number' && Number.isFinite(given)) return readScalar(field, numberText(given))
  if (typeof given === 'boolean' || typeof given === 'string') return readScalar(field, String(given))
  return { message: columnKind(field) === 'text' ? valueTexts.notOption(String(given)) : texts.notNumber }
}
