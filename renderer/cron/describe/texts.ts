import { inLanguages } from '../../model/language'
import type { CronUnit } from '../units'

/** How a description says what a field says. */
export interface DescribeTexts {
  readonly weekdays: readonly string[]
  readonly months: readonly string[]
  readonly every: { readonly second: string; readonly minute: string; readonly hour: string; readonly day: string }
  readonly values: (unit: CronUnit, values: string) => string
  readonly range: (unit: CronUnit, from: string, to: string, step: number) => string
  readonly step: (unit: CronUnit, from: string | null, step: number) => string
  /** Between values of one kind, and between kinds. */
  readonly comma: string
  readonly lastDay: (before: number, workday: boolean) => string
  readonly nearest: (day: number) => string
  readonly lastWeekday: (weekday: string) => string
  readonly nth: (nth: number, weekday: string) => string
  readonly times: (times: string) => string
  /** The days, with months and years where they are told; `inMonth` of days that a month numbers. */
  readonly date: (given: {
    readonly year: string | null
    readonly month: string | null
    readonly days: string | null
    readonly inMonth: boolean
  }) => string
  readonly sentence: (pieces: readonly string[]) => string
}

const nouns = new Map<CronUnit, readonly [before: string, after: string, counted: string]>([
  ['second', ['第 ', ' 秒', '秒']],
  ['minute', ['第 ', ' 分', '分钟']],
  ['hour', ['', ' 时', '小时']],
  ['day', ['', ' 日', '天']],
  ['month', ['', ' 月', '个月']],
  ['week', ['', '', '天']],
  ['year', ['', ' 年', '年']],
])
const nounsOf = (unit: CronUnit) => nouns.get(unit) ?? ['', '', '']

const named = (unit: CronUnit, value: string) => `${nounsOf(unit)[0]}${value}${nounsOf(unit)[1]}`
const everyZh = (unit: CronUnit, step: number) => `每${step === 1 ? '' : ` ${step} `}${nounsOf(unit)[2]}`
/** Digits stand apart from what is before them. */
const glued = (first: string, second: string) => `${first}${first !== '' && /^\d/.test(second) ? ' ' : ''}${second}`

const chinese: DescribeTexts = {
  weekdays: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  months: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  every: { second: '每秒', minute: '每分钟', hour: '每小时', day: '每天' },
  values: named,
  range: (unit, from, to, step) =>
    `${named(unit, unit === 'week' ? `${from}至${to}` : `${from} 至 ${to}`)}${step === 1 ? '' : `之间${everyZh(unit, step)}`}`,
  step: (unit, from, step) => (from === null ? everyZh(unit, step) : `${glued('从', named(unit, from))}起${everyZh(unit, step)}`),
  comma: '、',
  lastDay: (before, workday) => {
    if (before === 0) return workday ? '最后一个工作日' : '最后一天'
    return workday ? `离最后一天前 ${before} 天最近的工作日` : `最后一天前 ${before} 天`
  },
  nearest: day => `离 ${day} 日最近的工作日`,
  lastWeekday: weekday => `最后一个${weekday}`,
  nth: (nth, weekday) => `第 ${nth} 个${weekday}`,
  times: times => times,
  date: ({ year, month, days, inMonth }) => {
    const when = glued(year ?? (month === null ? '' : '每年'), month ?? '')
    if (days === null) return when === '' ? '每天' : `${when}每天`
    if (inMonth) return glued(month === null ? `${when}每月` : when, days)
    return `${when}每周${days}`
  },
  sentence: pieces => pieces.join('，').replace(/\d$/, '$& ').concat('执行'),
}

const counted = (step: number, unit: CronUnit) => {
  const noun = unit === 'week' ? 'day' : unit
  return step === 1 ? `every ${noun}` : `every ${step} ${noun}s`
}
const nounEn = (unit: CronUnit, value: string) => (unit === 'week' || unit === 'month' || unit === 'year' ? value : `${unit} ${value}`)
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth']

const english: DescribeTexts = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  every: { second: 'every second', minute: 'every minute', hour: 'every hour', day: 'every day' },
  values: nounEn,
  range: (unit, from, to, step) => `${step === 1 ? '' : `${counted(step, unit)} from `}${nounEn(unit, `${from} to ${to}`)}`,
  step: (unit, from, step) => `${counted(step, unit)}${from === null ? '' : ` from ${nounEn(unit, from)}`}`,
  comma: ', ',
  lastDay: (before, workday) => {
    const day = before === 0 ? 'the last day' : `${before} ${before === 1 ? 'day' : 'days'} before the last day`
    if (!workday) return day
    return before === 0 ? 'the last working day' : `the working day nearest to ${day}`
  },
  nearest: day => `the working day nearest to day ${day}`,
  lastWeekday: weekday => `the last ${weekday}`,
  nth: (nth, weekday) => `the ${ordinals[nth] ?? nth} ${weekday}`,
  times: times => `at ${times}`,
  date: ({ year, month, days, inMonth }) => {
    const when = [month, year].filter(each => each !== null).join(' ')
    if (days === null) return `every day${when === '' ? '' : ` of ${when}`}`
    if (!inMonth) return `${days} of every week${when === '' ? '' : ` of ${when}`}`
    return `${days} of ${month ?? 'every month'}${year === null ? '' : ` of ${year}`}`
  },
  sentence: pieces => {
    const text = pieces.join(', ')
    return text.charAt(0).toUpperCase() + text.slice(1)
  },
}

export const describeTexts = inLanguages(chinese, english)
