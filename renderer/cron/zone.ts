import { DAY } from './days'

/**
 * What a clock on the wall shows, as the milliseconds that it would be in UTC: `Date.UTC(2024, 0, 1, 8)` is eight o'clock, wherever
 * that clock hangs.
 */
export type Wall = number

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}

/** Whether it is a name of a time zone, such as `Asia/Shanghai`. */
export function isTimeZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined
  } catch {
    return false
  }
}

/** What the clock shows at an instant. Throws a `RangeError` for a zone that is none. */
export function wallAt(instant: number, zone: string): Wall {
  const parts: { [type: string]: number } = {}
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const offsetAt = (instant: number, zone: string): number => wallAt(instant, zone) - instant

/** Zones are at most 14 hours before and 12 hours behind UTC. */
const around = (wall: Wall): readonly [number, number] => [wall - (14 * DAY) / 24, wall + (12 * DAY) / 24]

/** When the clock shows that; the second time where it does so twice, undefined where it never does. */
export function instantOf(wall: Wall, zone: string): number | undefined {
  const instants = around(wall).map(near => wall - offsetAt(near, zone))
  const real = instants.filter(instant => wallAt(instant, zone) === wall)
  return real.length === 0 ? undefined : Math.max(...real)
}

/** What the clock shows first after it leaps over `wall`. */
export function afterGap(wall: Wall, zone: string): Wall {
  let [before, after] = around(wall)
  const old = offsetAt(before, zone)
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000
    if (offsetAt(middle, zone) === old) before = middle
    else after = middle
  }
  return wallAt(after, zone)
}
