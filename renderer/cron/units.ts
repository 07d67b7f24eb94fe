/** The fields of an expression, in the order in which they are written. */
export const CRON_UNITS = ['second', 'minute', 'hour', 'day', 'month', 'week', 'year'] as const

export type CronUnit = (typeof CRON_UNITS)[number]

/** What numbers a field takes. */
export interface UnitBounds {
  readonly from: number
  readonly to: number
  /** The largest step behind a `/`. */
  readonly step: number
}

/**
 * As Quartz has them, but for two that the specification of the editor makes wider: a minute's step may be 60 (it then means the
 * start alone), and years end at 2199 instead of a hundred years from now.
 */
export const CRON_BOUNDS: { readonly [unit in CronUnit]: UnitBounds } = {
  second: { from: 0, to: 59, step: 59 },
  minute: { from: 0, to: 59, step: 60 },
  hour: { from: 0, to: 23, step: 23 },
  day: { from: 1, to: 31, step: 31 },
  month: { from: 1, to: 12, step: 12 },
  week: { from: 1, to: 7, step: 7 },
  year: { from: 1970, to: 2199, step: 99 },
}

/** What `L-n` takes: days before the last one. Quartz ends at 30; 31, which the editor's specification allows, never comes. */
export const DAYS_BEFORE_LAST = { from: 1, to: 31 } as const
/** What stands behind a `#`. */
export const NTH_WEEKDAY = { from: 1, to: 5 } as const

/** Names by their place: SUN is 0 here and 1 in an expression. */
export const WEEK_NAMES = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const
export const MONTH_NAMES = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const

/** The number of a name in that field, such as 1 for `SUN` and for `JAN`; undefined when it is none. */
export function numberOfName(unit: CronUnit, name: string): number | undefined {
  const names: readonly string[] = unit === 'week' ? WEEK_NAMES : unit === 'month' ? MONTH_NAMES : []
  const place = names.indexOf(name.toUpperCase())
  return place < 0 ? undefined : place + 1
}
