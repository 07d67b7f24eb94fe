import dayjs from 'dayjs'
import type { Row } from '../../model/source'
import { fieldText } from '../../ui/text/row-text'
import type { CalendarSettings } from './definition'

const DAY = 'YYYY-MM-DD'
/** Days that one row may fill; what lasts longer is a mistake in its dates. */
const LONGEST = 366

/** Rows by their days, `2026-03-01`. A row that lasts stands on each of them; one without a date nowhere. */
export function rowsByDay(
  rows: readonly Row[],
  { date, until }: Pick<CalendarSettings, 'date' | 'until'>,
): ReadonlyMap<string, readonly Row[]> {
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    for (const day of daysOf(fieldText(row, date), fieldText(row, until))) {
      const known = days.get(day)
      if (known === undefined) days.set(day, [row])
      else known.push(row)
    }
  }
  return days
}

function daysOf(from: string, until: string): readonly string[] {
  const first = /^\d{4}-\d\d-\d\d/.exec(from)?.[0]
  if (first === undefined) return []
  const last = /^\d{4}-\d\d-\d\d/.exec(until)?.[0] ?? first
  const days: string[] = []
  for (let day = first; day <= last && days.length < LONGEST; day = dayjs(day).add(1, 'day').format(DAY)) days.push(day)
  return days.length === 0 ? [first] : days
}

/** The month that a calendar shows, as siblings' expressions and list calls want it. */
export interface ShownMonth {
  readonly month: string
  readonly begin: string
  readonly end: string
}

export function monthOf(day: string): ShownMonth {
  const first = dayjs(day).startOf('month')
  return { month: first.format('YYYY-MM'), begin: first.format(DAY), end: first.endOf('month').format(DAY) }
}
