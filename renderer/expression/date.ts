const written = /^(?!0000)(\d{4})[-/](\d{1,2})(?:[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?)?$/

export const dateFormat = 'YYYY-MM-DD'
export const datetimeFormat = 'YYYY-MM-DD HH:mm:ss'

/** Milliseconds of what moments are counted in; days have no hours that are left out or come twice. */
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A moment as a clock shows it, and whether its time of day was given. */
export interface Moment {
  /** What the clock shows, read by the functions of UTC: no zone and no summer time moves it. */
  readonly at: Date
  readonly timed: boolean
}

/** Reads a date, a number of milliseconds, or a text such as `2024-02-29` or `2024-02-29 08:30:00`; null for what is no date. */
export function momentOf(value: unknown): Moment | null {
  if (value instanceof Date) return shown(value)
  if (typeof value === 'number') return shown(new Date(value))
  if (typeof value !== 'string') return null
  const text = value.trim()
  const parts = written.exec(text)
  if (parts === null) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map(part => (part === undefined ? undefined : Number(part)))
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month)
  if (!exists || hour > 23 || minute > 59 || second > 59) return null
  if (parts[7] !== undefined) return shown(new Date(text))
  return { at: utc(year, month - 1, day, ((hour * 60 + minute) * 60 + second) * 1000), timed: parts[4] !== undefined }
}

/** The day of a calendar that counts months from 0, and so many milliseconds of it. `Date.UTC` takes 26 for 1926. */
const utc = (year: number, month: number, day: number, time = 0) => new Date(new Date(0).setUTCFullYear(year, month, day) + time)

const daysOf = (year: number, month: number) => utc(year, month, 0).getUTCDate()

/** A point in time as the clock of this machine shows it. */
function shown(point: Date): Moment | null {
  const seconds = (point.getHours() * 60 + point.getMinutes()) * 60 + point.getSeconds()
  const at = utc(point.getFullYear(), point.getMonth(), point.getDate(), seconds * 1000 + point.getMilliseconds())
  return isValid(at) ? { at, timed: true } : null
}

const isValid = (at: Date) => !Number.isNaN(at.getTime())

/** The moment so many units later, null beyond the range of dates. In a shorter month it is the last day. */
export function later({ at, timed }: Moment, amount: number, unit: 'hour' | 'day' | 'month' | 'year'): Moment | null {
  const isClock = unit === 'hour'
  const moved =
    isClock || unit === 'day'
      ? new Date(at.getTime() + amount * (isClock ? HOUR : DAY))
      : monthsLater(at, unit === 'year' ? amount * 12 : amount)
  return isValid(moved) ? { at: moved, timed: timed || isClock } : null
}

function monthsLater(at: Date, months: number): Date {
  const first = utc(at.getUTCFullYear(), at.getUTCMonth() + months, 1)
  const day = Math.min(at.getUTCDate(), daysOf(first.getUTCFullYear(), first.getUTCMonth() + 1))
  return new Date(first.getTime() + (day - 1) * DAY + timeOf(at))
}

/** Milliseconds since the day began. */
const timeOf = (at: Date) => ((at.getTime() % DAY) + DAY) % DAY

export const daysBetween = (from: Moment, to: Moment): number =>
  (to.at.getTime() - timeOf(to.at) - (from.at.getTime() - timeOf(from.at))) / DAY

/** Whole minutes that a clock moves on between the two. */
export const minutesBetween = (from: Moment, to: Moment): number => Math.trunc((to.at.getTime() - from.at.getTime()) / 60_000) || 0

const TOKENS: Readonly<Record<string, (at: Date) => string>> = {
  YYYY: at => String(at.getUTCFullYear()).padStart(4, '0'),
  YY: at => String(at.getUTCFullYear()).slice(-2),
  M: at => String(at.getUTCMonth() + 1),
  D: at => String(at.getUTCDate()),
  H: at => String(at.getUTCHours()),
  m: at => String(at.getUTCMinutes()),
  s: at => String(at.getUTCSeconds()),
  SSS: at => String(at.getUTCMilliseconds()).padStart(3, '0'),
  d: at => String(at.getUTCDay()),
}

/** A moment by a pattern of YYYY YY MM M DD D HH H mm m ss s SSS d. */
export const formatted = ({ at }: Moment, pattern: string): string =>
  pattern.replace(/YYYY|YY|MM|M|DD|D|HH|H|mm|m|ss|s|SSS|d/g, token => {
    const make = TOKENS[token]
    return make === undefined ? (TOKENS[token.slice(1)]?.(at) ?? '').padStart(2, '0') : make(at)
  })

/** The usual text of a moment: with its time when one was given. */
export const momentText = (moment: Moment): string => formatted(moment, moment.timed ? datetimeFormat : dateFormat)

/** A date as the API spells a date and time; '' for an invalid one. */
export function dateText(value: Date): string {
  const moment = momentOf(value)
  return moment === null ? '' : momentText(moment)
}
