import dayjs from 'dayjs'

const written = /^(\d{4})[-/](\d{1,2})(?:[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?)?$/

export const dateFormat = 'YYYY-MM-DD'
export const datetimeFormat = 'YYYY-MM-DD HH:mm:ss'

/** A moment, and whether its time of day was given. */
export interface Moment {
  readonly at: dayjs.Dayjs
  readonly timed: boolean
}

/** Reads a date, a number of milliseconds, or a text such as `2024-02-29` or `2024-02-29 08:30:00`; null for what is no date. */
export function momentOf(value: unknown): Moment | null {
  if (value instanceof Date) return timed(dayjs(value))
  if (typeof value === 'number') return timed(dayjs(value))
  if (typeof value !== 'string') return null
  const text = value.trim()
  const parts = written.exec(text)
  if (parts === null) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map(part => (part === undefined ? undefined : Number(part)))
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= new Date(year, month, 0).getDate()
  if (!exists || hour > 23 || minute > 59 || second > 59) return null
  if (parts[7] !== undefined) return timed(dayjs(text))
  const at = dayjs(new Date(year, month - 1, day, hour, minute, second))
  return { at, timed: parts[4] !== undefined }
}

function timed(at: dayjs.Dayjs): Moment | null {
  return at.isValid() ? { at, timed: true } : null
}

/** The usual text of a moment: with its time when one was given. */
export function momentText(moment: Moment): string {
  return moment.at.format(moment.timed ? datetimeFormat : dateFormat)
}

/** A date as the API spells a date and time; '' for an invalid one. */
export function dateText(value: Date): string {
  const moment = momentOf(value)
  return moment === null ? '' : momentText(moment)
}
