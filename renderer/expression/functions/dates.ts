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
    doc: 'The current date and time as `YYYY-MM-DD HH:mm:ss`.',
    example: ['len(now())', 19],
    least: 0,
    most: 0,
    apply: run => nowIn(run, datetimeFormat),
  },
  {
    name: 'today',
    usage: 'today()',
    doc: 'The current date as `YYYY-MM-DD`.',
    example: ['diffDays(today(), addDays(today(), 3))', 3],
    least: 0,
    most: 0,
    apply: run => nowIn(run, dateFormat),
  },
  {
    name: 'date',
    usage: 'date(value)',
    doc: 'The date part of a date, as `YYYY-MM-DD`; null for what is no date.',
    example: ["date('2024/2/9 08:30:00')", '2024-02-09'],
    ...one,
    apply: ofDate(moment => formatted(moment, dateFormat)),
  },
  {
    name: 'format',
    usage: 'format(date, pattern)',
    doc: 'The date as text by a pattern of YYYY YY MM M DD D HH H mm m ss s; null for what is no date.',
    example: ["format('2024-02-09', 'YYYY年M月D日')", '2024年2月9日'],
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
    doc: 'The date and time so many hours later.',
    example: ["addHours('2024-02-28 23:00:00', 2)", '2024-02-29 01:00:00'],
    ...two,
    apply: add('hour'),
  },
  {
    name: 'addDays',
    usage: 'addDays(date, days)',
    doc: 'The date so many days later; its time of day stays.',
    example: ["addDays('2024-02-28', 2)", '2024-03-01'],
    ...two,
    apply: add('day'),
  },
  {
    name: 'addMonths',
    usage: 'addMonths(date, months)',
    doc: 'The date so many months later, or the last day of that month.',
    example: ["addMonths('2024-01-31', 1)", '2024-02-29'],
    ...two,
    apply: add('month'),
  },
  {
    name: 'addYears',
    usage: 'addYears(date, years)',
    doc: 'The date so many years later.',
    example: ["addYears('2024-02-29', 1)", '2025-02-28'],
    ...two,
    apply: add('year'),
  },
  {
    name: 'diffDays',
    usage: 'diffDays(from, to)',
    doc: 'Calendar days from one date to another; negative when the second is earlier.',
    example: ["diffDays('2024-02-28', '2024-03-01')", 2],
    ...two,
    apply: between('day'),
  },
  {
    name: 'diffMinutes',
    usage: 'diffMinutes(from, to)',
    doc: 'Whole minutes from one time to another.',
    example: ["diffMinutes('2024-02-28 08:00:00', '2024-02-28 09:30:00')", 90],
    ...two,
    apply: between('minute'),
  },
  {
    name: 'year',
    usage: 'year(date)',
    doc: 'The year.',
    example: ["year('2024-02-29')", 2024],
    ...one,
    apply: part(moment => moment.at.getUTCFullYear()),
  },
  {
    name: 'month',
    usage: 'month(date)',
    doc: 'The month, 1 to 12.',
    example: ["month('2024-02-29')", 2],
    ...one,
    apply: part(moment => moment.at.getUTCMonth() + 1),
  },
  {
    name: 'day',
    usage: 'day(date)',
    doc: 'The day of the month.',
    example: ["day('2024-02-29')", 29],
    ...one,
    apply: part(moment => moment.at.getUTCDate()),
  },
  {
    name: 'weekday',
    usage: 'weekday(date)',
    doc: 'The day of the week, 1 = Monday to 7 = Sunday.',
    example: ["weekday('2024-02-29')", 4],
    ...one,
    apply: part(moment => moment.at.getUTCDay() || 7),
  },
  {
    name: 'hour',
    usage: 'hour(date)',
    doc: 'The hour, 0 to 23.',
    example: ["hour('2024-02-29 08:30:00')", 8],
    ...one,
    apply: part(moment => moment.at.getUTCHours()),
  },
  {
    name: 'minute',
    usage: 'minute(date)',
    doc: 'The minute, 0 to 59.',
    example: ["minute('2024-02-29 08:30:00')", 30],
    ...one,
    apply: part(moment => moment.at.getUTCMinutes()),
  },
]
