const ZONE_HOURS = 8
const DAY_HOURS = 24
const HOUR = 3_600_000

/** Moments as lists are asked: `yyyy-MM-dd HH:mm:ss` in GMT+8; absent: open on that side. */
export interface DateRange {
  readonly begin?: string
  readonly end?: string
}

const dayText = (day: Date) => day.toISOString().slice(0, 10)

/** Whole days, the last one included. */
const days = (first: Date, last: Date): DateRange => ({ begin: `${dayText(first)} 00:00:00`, end: `${dayText(last)} 23:59:59` })

/** A day some days later, at its beginning. */
const later = (day: Date, count: number) => new Date(day.getTime() + count * DAY_HOURS * HOUR)

/**
 * The time that a key of the family's message list means: jt today, zt yesterday, bz this week, sz the last, by this month, sy the last,
 * 7day the last seven days. Weeks begin on Monday. Undefined for any other key.
 */
export function rangeOf(key: string, now: Date): DateRange | undefined {
  const local = new Date(now.getTime() + ZONE_HOURS * HOUR)
  const today = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()))
  const monday = later(today, -((today.getUTCDay() + 6) % 7))
  const month = (ahead: number, day: number) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead, day))
  const ranges: Readonly<Record<string, readonly [Date, Date]>> = {
    jt: [today, today],
    zt: [later(today, -1), later(today, -1)],
    bz: [monday, later(monday, 6)],
    sz: [later(monday, -7), later(monday, -1)],
    by: [month(0, 1), month(1, 0)],
    sy: [month(-1, 1), month(0, 0)],
    '7day': [later(today, -6), today],
  }
  const found = Object.hasOwn(ranges, key) ? ranges[key] : undefined
  return found && days(...found)
}
