import { DAY, type DaysOf, daysOf } from './days'
import type { Cron } from './part'
import type { CronUnit } from './units'
import { valuesOf } from './values'
import { afterGap, instantOf, type Wall, wallAt } from './zone'

/**
 * The first run after an instant, to the second; null when there is none before the year 2200. The clock of the zone decides, as
 * Quartz has it:
 * - A time that the clock leaps over in spring does not run; it is not made up for.
 * - A time that the clock shows twice in autumn runs once, the second time. For as long as the first time lasts nothing runs.
 * - From inside of that first time, the search goes on at what the clock shows then: what the second time shows before that is over.
 *
 * Throws a `RangeError` for a zone that is none.
 */
export function nextRun(cron: Cron, after: Date, zone: string): Date | null {
  return runOf(planOf(cron), after, zone)
}

/** The first `count` runs after an instant; fewer when there are no more. */
export function nextRuns(cron: Cron, after: Date, zone: string, count: number): readonly Date[] {
  const plan = planOf(cron)
  const runs: Date[] = []
  for (let at = after; runs.length < count; ) {
    const run = runOf(plan, at, zone)
    if (run === null) break
    runs.push(run)
    at = run
  }
  return runs
}

/** An expression made ready for the search: numbers in order. */
interface Plan {
  readonly seconds: readonly number[]
  readonly minutes: readonly number[]
  readonly hours: readonly number[]
  readonly months: readonly number[]
  readonly years: readonly number[]
  readonly days: DaysOf
}

function planOf(cron: Cron): Plan {
  const values = (unit: CronUnit) => valuesOf(unit, cron[unit] ?? { kind: 'every' }) ?? []
  return {
    seconds: values('second'),
    minutes: values('minute'),
    hours: values('hour'),
    months: values('month'),
    years: values('year'),
    days: daysOf(cron),
  }
}

function runOf(plan: Plan, after: Date, zone: string): Date | null {
  let wall = wallAt(Math.floor(after.getTime() / 1000) * 1000 + 1000, zone)
  for (;;) {
    const found = findWall(plan, wall)
    if (found === undefined) return null
    const instant = instantOf(found, zone)
    if (instant !== undefined) return new Date(instant)
    wall = afterGap(found, zone)
  }
}

/** What the clock shows at or after `wall` and the plan wants. */
function findWall(plan: Plan, wall: Wall): Wall | undefined {
  const from = new Date(wall)
  const time = timeFrom(plan, from)
  // A day whose times are over is as good as past.
  const today = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate())
  const day = findDay(plan, time === undefined ? today + DAY : today)
  if (day === undefined) return undefined
  const [hour, minute, second] = (day === today ? time : undefined) ?? firstTime(plan)
  return day + ((hour * 60 + minute) * 60 + second) * 1000
}

/** The midnight of the first day of the plan that is not before another midnight. */
function findDay(plan: Plan, from: Wall): Wall | undefined {
  const start = new Date(from)
  for (const year of plan.years.filter(each => each >= start.getUTCFullYear())) {
    for (const month of plan.months) {
      const days = plan.days(year, month).map(day => Date.UTC(year, month - 1, day))
      const found = days.find(day => day >= from)
      if (found !== undefined) return found
    }
  }
  return undefined
}

type Time = readonly [hour: number, minute: number, second: number]

const firstOf = (values: readonly number[]): number => values[0] ?? 0

const firstTime = (plan: Plan): Time => [firstOf(plan.hours), firstOf(plan.minutes), firstOf(plan.seconds)]

/** The first time of the plan that is not before that of a day; undefined when the day has none left. */
function timeFrom({ hours, minutes, seconds }: Plan, from: Date): Time | undefined {
  const [hour, minute, second] = [from.getUTCHours(), from.getUTCMinutes(), from.getUTCSeconds()]
  const laterSecond = seconds.find(each => each >= second)
  const laterMinute = minutes.find(each => each > minute || (each === minute && laterSecond !== undefined))
  const laterHour = hours.find(each => each > hour || (each === hour && laterMinute !== undefined))
  if (laterHour === undefined) return undefined
  if (laterHour > hour || laterMinute === undefined) return [laterHour, firstOf(minutes), firstOf(seconds)]
  if (laterMinute > minute || laterSecond === undefined) return [hour, laterMinute, firstOf(seconds)]
  return [hour, laterMinute, laterSecond]
}
