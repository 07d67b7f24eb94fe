import dayjs from 'dayjs'
import type { CellCodec } from '../../model/cell-type'
import { decodeWith, plainDate, readDatetime } from './dates'

/** Settings of the cells of dates. */
export interface DateSettings {
  /** How people see it, in the letters of dayjs. The API's spelling stays as it is. */
  readonly format: string
}

/** Settings of the cell of days. */
export interface DaySettings extends DateSettings {
  /** A whole month or year is chosen, and kept as its first day. Absent: a day. */
  readonly picker?: DatePeriod | null
}

/** What is chosen of a calendar beside days. */
export type DatePeriod = 'month' | 'year'

/** How a period is shown where no other format is asked for, and how people and other servers write it. */
const PERIODS = {
  month: { format: 'YYYY-MM', written: /^(\d{4})[-/.年](\d{1,2})月?$/ },
  year: { format: 'YYYY', written: /^(\d{4})年?$/ },
} as const

/** The format that a value is shown in; `wireFormat` is the one that stands there where nothing is written. */
export function shownFormat({ format, picker }: DaySettings, wireFormat: string): string {
  return picker && format === wireFormat ? PERIODS[picker].format : format
}

/** The first day of a period, where a text is one; other texts stay. */
function firstDay(text: unknown, { picker }: DaySettings): unknown {
  const [, year, month = '1'] = (picker && typeof text === 'string' && PERIODS[picker].written.exec(text.trim())) || []
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-01`
}

/** Dates as texts in the API's spelling `wireFormat`, which is the first `length` characters of a date with time. */
export function dateCodec(wireFormat: string): CellCodec<string, DaySettings> {
  const read = (wire: unknown) => readDatetime(wire)?.slice(0, wireFormat.length)
  const decode = decodeWith(read)
  return {
    decode: (wire, { settings }) => decode(firstDay(wire, settings)),
    encode: value => (value === '' ? null : value),
    // What is shown as it is sent needs no calendar, and no zone in which an hour may be missing.
    text: (value, { settings }) => {
      const format = shownFormat(settings, wireFormat)
      return value === null || format === wireFormat ? (value ?? '') : dayjs(value).format(format)
    },
    fromText: (text, { settings }) => (text.trim() === '' ? null : read(plainDate(String(firstDay(text, settings))))),
  }
}
