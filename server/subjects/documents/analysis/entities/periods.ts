import { NUMERAL, numberOf } from '../../../../util/numerals'
import { type Finder, type Found, matches } from './types'

const NUMBER = `\\d{1,4}|[${NUMERAL}]{1,6}`
/** 90天, 九十个日历天, 60个工作日, 三个月, 两年, 一年半; no day of a month, no year of a calendar, and no month of one. */
const PERIOD = new RegExp(
  `(?<![\\d.月年第${NUMERAL}-])(${NUMBER})(?:\\((?:${NUMBER})\\))?(个?工作[日天]|个?日历[日天]|个?自然[日天]|个?日历天数|天|日(?![期常])|个半?月|周年|年(?![\\d${NUMERAL}度初末底级代]))(半)?`,
  'g',
)
/** A calendar has no more years than this in one period. */
const MOST_YEARS = 99

function written(count: number, unit: string, half: boolean): string | undefined {
  if (count === 0) return undefined
  if (unit.endsWith('年')) return count > MOST_YEARS ? undefined : `${count * 12 + (half ? 6 : 0)}个月`
  if (half) return undefined
  if (unit.endsWith('月')) return `${unit.includes('半') ? count + 0.5 : count}个月`
  return unit.includes('工作') ? `${count}个工作日` : `${count}天`
}

/** Periods of days, working days and months; years are told in months. */
export const periods: Finder = normal =>
  matches('period', PERIOD, normal, ([, number = '', unit = '', half]) => written(numberOf(number) ?? 0, unit, half !== undefined))

const FROM_TO = /^(?:\(含\))?(?:起|开始|开工)?,?(?:至|到|-{1,2}|—{1,2}|~)(?:同年|当年)?$/
const SAME_YEAR = /^(?:\(含\))?(?:起|开始|开工)?,?(?:至|到|-{1,2}|—{1,2}|~)(?:同年|当年)?(\d{1,2})月(\d{1,2})[日号]/
const WHOLE_DAY = 10

const two = (part: string | undefined) => (part ?? '').padStart(2, '0')

/** From one date to another: the two stand there as dates, too. */
export function rangesOf(normal: string, found: readonly Found[]): Found[] {
  const days = found.filter(({ kind, value }) => kind === 'date' && value.length === WHOLE_DAY)
  return days.flatMap((from, at): Found[] => {
    const rest = normal.slice(from.end)
    const to = days[at + 1]
    const same = SAME_YEAR.exec(rest.slice(0, 20))
    const end =
      to && FROM_TO.test(normal.slice(from.end, to.start))
        ? { value: to.value, at: to.end }
        : same && { value: `${from.value.slice(0, 4)}-${two(same[1])}-${two(same[2])}`, at: from.end + same[0].length }
    if (!end || end.value <= from.value || Number.isNaN(Date.parse(end.value))) return []
    return [{ kind: 'period', value: `${from.value}至${end.value}`, start: from.start, end: end.at }]
  })
}

const DAY = 86_400_000

/** The least and the most days that a period may have: a month has 28 to 31, and between working days lie days off. */
export function daysOf(value: string): readonly [least: number, most: number] {
  const [from = '', to] = value.split('至')
  if (to !== undefined) {
    const between = (Date.parse(to) - Date.parse(from)) / DAY
    return [between, between + 1]
  }
  const count = Number.parseFloat(value)
  if (value.endsWith('个工作日')) return [count * 1.2 - 1, count * 1.7 + 10]
  return value.endsWith('个月') ? [Math.floor(count * 30.4) - 3, Math.ceil(count * 30.5) + 2] : [count, count]
}

/** Whether two periods may be one: 90天, 三个月, and from 1 March to 29 May. */
export function mayBeEqual(a: string, b: string): boolean {
  const [[leastA, mostA], [leastB, mostB]] = [daysOf(a), daysOf(b)]
  return leastA <= mostB && leastB <= mostA
}
