import type { Moment } from '../date'
import { dateFormat, datetimeFormat, daysBetween, formatted, later, minutesBetween, momentOf, momentText } from '../date'
import { numberOf } from '../value'
import type { ExpressionFunction } from './definition'

type Work = (moment: Moment, second: unknown) => unknown

/** A function of a date; null for what is no date. */
function ofDate(work: Work): ExpressionFunction['apply'] {
  return (run, [value, second]) => {
    const moment = momentOf(value)
    if (moment === null) return null
    run.spend(1)
    return work(moment, second)
  }
}

function add(unit: 'day' | 'month' | 'year' | 'hour'): ExpressionFunction['apply'] {
  return ofDate((moment, amount) => {
    const number = numberOf(amount)
    if (number === null) return null
    const moved = later(moment, Math.trunc(number), unit)
    return moved === null ? null : momentText(moved)
  })
}

function part(read: (moment: Moment) => number): ExpressionFunction['apply'] {
  return ofDate(moment => read(moment))
}

function between(unit: 'day' | 'minute'): ExpressionFunction['apply'] {
  return ofDate((from, second) => {
    const to = momentOf(second)
    if (to === null) return null
    return unit === 'day' ? daysBetween(from, to) : minutesBetween(from, to)
  })
}

function nowIn(run: Parameters<ExpressionFunction['apply']>[0], pattern: string): string | null {
  const moment = momentOf(run.now())
  return moment && formatted(moment, pattern)
}

const one = { least: 1, most: 1 } as const
const two = { least: 2, most: 2 } as const
const tokens = /^(?:YYYY|YY|MM|M|DD|D|HH|H|mm|m|ss|s|SSS|d|[^A-Za-z[\]])*$/

export const dateFunctions: readonly ExpressionFunction[] = [
  {
    name: 'now',
    usage: 'now()',
    least: 0,
    most: 0,
    apply: run => nowIn(run, datetimeFormat),
  },
  {
    name: 'today',
    usage: 'today()',
    least: 0,
    most: 0,
    apply: run => nowIn(run, dateFormat),
  },
  {
    name: 'date',
    usage: 'date(value)',
    ...one,
    apply: ofDate(moment => formatted(moment, dateFormat)),
  },
  {
    name: 'format',
    usage: 'format(date, pattern)',
    ...two,
    apply: (run, [value, pattern]) => {
      const moment = momentOf(value)
      const text = run.text(pattern)
      if (text.length > 100 || !tokens.test(text)) run.fail('failed', `"${text.slice(0, 100)}" is no pattern of YYYY MM DD HH mm ss`)
      return moment === null ? null : formatted(moment, text)
    },
  },
  {
    name: 'addHours',
    usage: 'addHours(date, hours)',
    ...two,
    apply: add('hour'),
  },
  {
    name: 'addDays',
    usage: 'addDays(date, days)',
    ...two,
    apply: add('day'),
  },
  {
    name: 'addMonths',
    usage: 'addMonths(date, months)',
    ...two,
    apply: add('month'),
  },
  {
    name: 'addYears',
    usage: 'addYears(date, years)',
    ...two,
    apply: add('year'),
  },
  {
    name: 'diffDays',
    usage: 'diffDays(from, to)',
    ...two,
    apply: between('day'),
  },
  {
    name: 'diffMinutes',
    usage: 'diffMinutes(from, to)',
    ...two,
    apply: between('minute'),
  },
  {
    name: 'year',
    usage: 'year(date)',
    ...one,
    apply: part(moment => moment.at.getUTCFullYear()),
  },
  {
    name: 'month',
    usage: 'month(date)',
    ...one,
    apply: part(moment => moment.at.getUTCMonth() + 1),
  },
  {
    name: 'day',
    usage: 'day(date)',
    ...one,
    apply: part(moment => moment.at.getUTCDate()),
  },
  {
    name: 'weekday',
    usage: 'weekday(date)',
    ...one,
    apply: part(moment => moment.at.getUTCDay() || 7),
  },
  {
    name: 'hour',
    usage: 'hour(date)',
    ...one,
    apply: part(moment => moment.at.getUTCHours()),
  },
  {
    name: 'minute',
    usage: 'minute(date)',
    ...one,
    apply: part(moment => moment.at.getUTCMinutes()),
  },
]
