import type { Cron, CronPart } from './part'
import { valuesOf } from './values'

export const DAY = 86_400_000

/** Days of a month of a year in which an expression fires, in order. */
export type DaysOf = (year: number, month: number) => readonly number[]

export const lengthOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** 1 is Sunday. A day beyond the month is one of the next month. */
const weekdayOf = (year: number, month: number, day: number): number => new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 1

/** By day or by week, whichever does not say `?`. */
export function daysOf({ day, week }: Cron): DaysOf {
  return day.kind === 'none' ? byWeek(week) : byDay(day)
}

function byDay(part: CronPart): DaysOf {
  if (part.kind === 'last') {
    return (year, month) => {
      const day = lengthOf(year, month) - part.before
      if (day < 1) return []
      return part.workday ? nearest(year, month, day) : [day]
    }
  }
  if (part.kind === 'nearest') return (year, month) => nearest(year, month, part.day)
  const days = valuesOf('day', part) ?? []
  return (year, month) => {
    const length = lengthOf(year, month)
    return days.filter(day => day <= length)
  }
}

/**
 * The working day nearest to a day, inside of the month. The 31st of a shorter month is the first of the next one, whose nearest
 * working day may still be this month's last day; otherwise there is none.
 */
function nearest(year: number, month: number, day: number): readonly number[] {
  const length = lengthOf(year, month)
  const found = day + shift(weekdayOf(year, month, day), day, length)
  return found <= length ? [found] : []
}

function shift(weekday: number, day: number, length: number): number {
  if (weekday === 7) return day === 1 ? 2 : -1
  if (weekday === 1) return day === length ? -2 : 1
  return 0
}

function byWeek(part: CronPart): DaysOf {
  if (part.kind === 'lastWeekday') return (year, month) => weekdays(year, month, [part.week]).slice(-1)
  if (part.kind === 'nth') return (year, month) => weekdays(year, month, [part.week]).slice(part.nth - 1, part.nth)
  const wanted = valuesOf('week', part) ?? []
  return (year, month) => weekdays(year, month, wanted)
}

function weekdays(year: number, month: number, wanted: readonly number[]): readonly number[] {
  const first = weekdayOf(year, month, 1)
  const days = Array.from({ length: lengthOf(year, month) }, (_, index) => index + 1)
  return days.filter(day => wanted.includes(((first - 1 + day - 1) % 7) + 1))
}
