import dayjs from 'dayjs'
import type { CellCodec } from '../../model/cell-type'
import { decodeWith, plainDate, readDatetime } from './dates'

/** Settings of the cells of dates. */
export interface DateSettings {
  /** How people see it, in the letters of dayjs. The API's spelling stays as it is. */
  readonly format: string
}

/** Dates as texts in the API's spelling `wireFormat`, which is the first `length` characters of a date with time. */
export function dateCodec(wireFormat: string): CellCodec<string, DateSettings> {
  const read = (wire: unknown) => readDatetime(wire)?.slice(0, wireFormat.length)
  return {
    decode: decodeWith(read),
    encode: value => (value === '' ? null : value),
    // What is shown as it is sent needs no calendar, and no zone in which an hour may be missing.
    text: (value, { settings }) =>
      value === null || settings.format === wireFormat ? (value ?? '') : dayjs(value).format(settings.format),
    fromText: text => (text.trim() === '' ? null : read(plainDate(text))),
  }
}
