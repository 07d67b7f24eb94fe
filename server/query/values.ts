import { errors, fail } from '../util/errors'
import { isDay, isSkipped } from '../util/moments'
import { texts } from '../util/texts'
import type { ColumnKind, ListColumn } from './types'

const INTEGER = /^[+-]?\d{1,18}$/
const DECIMAL = /^[+-]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30})$/
const DATETIME = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/
const TRUE = new Set(['true', '1', 'y', 'yes', 't'])
const FALSE = new Set(['false', '0', 'n', 'no', 'f'])

function isDateTime(text: string): boolean {
  return (
    DATETIME.test(text) &&
    isDay(text.slice(0, 10)) &&
    Number(text.slice(11, 13)) < 24 &&
    Number(text.slice(14, 16)) < 60 &&
    Number(text.slice(17, 19)) < 60
  )
}

/** Whole days stand for their first or last second, as range inputs mean them. */
export type DayEdge = 'begin' | 'end'

/** The value that a text of the query stands for in this column; throws `badFilterValue` when it is none. */
export function valueFor(column: ListColumn, text: string, edge: DayEdge = 'begin'): string | number | boolean {
  const value = parse(column, text.trim(), edge)
  if (value === undefined) throw errors.badFilterValue(column.name, text)
  return column.kind === 'text' && typeof value === 'string' ? text : value
}

function parse(column: ListColumn, text: string, edge: DayEdge): string | number | boolean | undefined {
  switch (column.kind) {
    case 'integer':
      return INTEGER.test(text) ? text : undefined
    case 'decimal':
      return DECIMAL.test(text) ? text : undefined
    case 'boolean':
      return parseBoolean(text)
    case 'date':
      return isDay(text) || isDateTime(text) ? text.slice(0, 10) : undefined
    case 'datetime':
      if (isDay(text)) return `${text} ${edge === 'begin' ? '00:00:00' : '23:59:59'}`
      return isDateTime(text) ? text.replace('T', ' ') : undefined
    case 'time':
      return TIME.test(text) ? text : undefined
    default:
      return text
  }
}

function parseBoolean(text: string): boolean | undefined {
  const word = text.toLowerCase()
  if (TRUE.has(word)) return true
  return FALSE.has(word) ? false : undefined
}

const SECONDS = ':00'

/** A value as PostgreSQL spells it in a column of that kind; a text that is none stays. */
export function storedText(kind: ColumnKind, given: string): string {
  const value = parse({ name: '', kind }, given.trim(), 'begin')
  if (value === undefined) return given
  if (kind === 'datetime') return `${value}${SECONDS}`.slice(0, 'yyyy-MM-dd HH:mm:ss'.length)
  return kind === 'time' ? `${value}${SECONDS}`.slice(0, 'HH:mm:ss'.length) : String(value)
}

/**
 * What a call says of a moment, as the database keeps it, `yyyy-MM-dd HH:mm:ss`: a day alone is its first second, absent stays absent, null and ''
 * are none. Refuses what is no moment by `wrong`, and an hour that the clocks left out with that reason.
 */
export function givenMoment(text: string | null | undefined, name: string, wrong: string): string | null | undefined {
  if (text === undefined) return undefined
  if (text === null || text === '') return null
  if (parse({ name, kind: 'datetime' }, text, 'begin') === undefined) return fail(wrong)
  const moment = storedText('datetime', text)
  return isSkipped(moment) ? fail(`${name}：${texts.skippedTime}`) : moment
}

/** This moment, written the same way. */
export const now = (): string => new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })
