import type { Cron, CronItem, CronPart } from '../part'
import type { CronUnit } from '../units'
import { valuesOf } from '../values'
import { describeTexts as describe } from './texts'

/** Up to this many times of a day are told as such. */
const MOST_TIMES = 6

/** What the expression means, in words: `0 0 2 * * ?` is 每天，02:00:00 执行. */
export function describeCron(cron: Cron): string {
  const time = timePieces(cron)
  const daily = isEvery(cron.day) || isEvery(cron.week)
  // The reader 每小时 knows that it is every day.
  const plain = daily && isEvery(cron.month) && isEvery(cron.year) && isEvery(cron.hour)
  return describe.sentence(plain ? time : [datePiece(cron), ...time])
}

const isEvery = (part: CronPart | null): boolean => part === null || part.kind === 'every'

function datePiece(cron: Cron): string {
  const { day, week } = cron
  const inMonth = day.kind !== 'none' || week.kind === 'nth' || week.kind === 'lastWeekday'
  return describe.date({
    year: isEvery(cron.year) ? null : words('year', cron.year ?? { kind: 'every' }),
    month: isEvery(cron.month) ? null : words('month', cron.month),
    days: isEvery(day) || isEvery(week) ? null : day.kind === 'none' ? words('week', week) : words('day', day),
    inMonth,
  })
}

function timePieces(cron: Cron): readonly string[] {
  const { hour, minute, second } = cron
  const times = plainTimes(cron)
  if (times !== undefined) return [describe.times(times.join(describe.comma))]
  const { every } = describe
  const pieces: string[] = []
  if (!isEvery(hour)) pieces.push(words('hour', hour))
  else if (!isEvery(minute)) pieces.push(every.hour)
  if (!isEvery(minute)) pieces.push(words('minute', minute))
  else if (!isEvery(second)) pieces.push(every.minute)
  if (isEvery(second)) pieces.push(every.second)
  else if (!isZero(second)) pieces.push(words('second', second))
  return pieces
}

const isZero = (part: CronPart): boolean => valuesOf('second', part)?.join() === '0'

/** The times of a day, where they are few and each is written as one. */
function plainTimes({ hour, minute, second }: Cron): readonly string[] | undefined {
  const [hours, minutes, seconds] = [hour, minute, second].map(written)
  if (hours === undefined || minutes === undefined || seconds === undefined) return undefined
  if (hours.length * minutes.length * seconds.length > MOST_TIMES) return undefined
  return hours.flatMap(h => minutes.flatMap(m => seconds.map(s => [h, m, s].map(number => String(number).padStart(2, '0')).join(':'))))
}

/** The values of a part that is nothing but values. */
function written(part: CronPart): readonly number[] | undefined {
  if (part.kind !== 'list') return undefined
  const values = part.items.flatMap(item => (item.kind === 'value' ? [item.value] : []))
  return values.length === part.items.length ? [...new Set(values)].sort((one, other) => one - other) : undefined
}

function words(unit: CronUnit, part: CronPart): string {
  if (part.kind === 'last') return describe.lastDay(part.before, part.workday)
  if (part.kind === 'nearest') return describe.nearest(part.day)
  if (part.kind === 'lastWeekday') return describe.lastWeekday(nameOf('week', part.week))
  if (part.kind === 'nth') return describe.nth(part.nth, nameOf('week', part.week))
  if (part.kind !== 'list') return ''
  const values = part.items.flatMap(item => (item.kind === 'value' ? [nameOf(unit, item.value)] : []))
  const others = part.items.flatMap(item => (item.kind === 'value' ? [] : [spread(unit, item)]))
  const plain = values.length === 0 ? [] : [describe.values(unit, values.join(describe.comma))]
  return [...plain, ...others].join(describe.comma)
}

function spread(unit: CronUnit, item: Exclude<CronItem, { readonly kind: 'value' }>): string {
  if (item.kind === 'range') return describe.range(unit, nameOf(unit, item.from), nameOf(unit, item.to), item.step)
  return describe.step(unit, item.from === null ? null : nameOf(unit, item.from), item.step)
}

function nameOf(unit: CronUnit, value: number): string {
  if (unit === 'week') return describe.weekdays[value - 1] ?? String(value)
  return unit === 'month' ? (describe.months[value - 1] ?? String(value)) : String(value)
}
