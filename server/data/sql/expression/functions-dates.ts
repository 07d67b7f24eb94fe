import type { Typed } from '../types'
import type { Context } from './context'
import { NOTHING, number, text } from './convert'
import type { SqlFunction } from './functions'
import { texts } from './texts'

/** The time that a value spells, and whether it names one of the day, as conditions of SQL. */
function momentOf(value: Typed, { dialect, refuse }: Context): { readonly sql: string; readonly timed: string } {
  if (value.moment) return { sql: value.moment.sql, timed: String(value.moment.timed) }
  if (value.kind === 'number' || value.kind === 'exact') return refuse(texts.dateOfNumber)
  if (value.kind !== 'text') return { sql: 'cast(null as timestamp)', timed: 'false' }
  return dialect.moment.read(value.sql)
}

type Unit = 'hour' | 'day' | 'month' | 'year'

const add =
  (unit: Unit): SqlFunction =>
  ([value = NOTHING, amount = NOTHING], context) => {
    const { moment } = context.dialect
    const { sql, timed } = momentOf(value, context)
    const moved = context.share(moment.add(sql, context.share(context.number(amount)), unit))
    const [date, time] = [moment.dateText(moved), moment.timeText(moved)]
    if (unit === 'hour' || timed === 'true') return text(time)
    return text(timed === 'false' ? date : `case when ${timed} then ${time} else ${date} end`)
  }

const part =
  (name: 'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute'): SqlFunction =>
  ([value = NOTHING], context) =>
    number(context.dialect.moment.part(momentOf(value, context).sql, name))

const between =
  (unit: 'days' | 'minutes'): SqlFunction =>
  ([from = NOTHING, to = NOTHING], context) =>
    number(context.dialect.moment[unit](momentOf(from, context).sql, momentOf(to, context).sql))

const TOKENS = /^(?:YYYY|YY|MM|M|DD|D|HH|H|mm|m|ss|s|SSS|d|[^A-Za-z[\]])*$/

const format: SqlFunction = ([value = NOTHING, pattern = NOTHING], context) => {
  const { literal } = pattern
  if (typeof literal !== 'string') return context.refuse(texts.constant('format'))
  if (literal.length > 100 || !TOKENS.test(literal)) return context.refuse(texts.pattern)
  return text(context.dialect.moment.format(momentOf(value, context).sql, literal))
}

/** In GMT+8. */
const nowText = ({ now }: Context) => now.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })

export const dateFunctions: Readonly<Record<string, SqlFunction>> = {
  now: (_args, context) => ({ kind: 'text', sql: `'${nowText(context)}'`, literal: nowText(context) }),
  today: (_args, context) => ({ kind: 'text', sql: `'${nowText(context).slice(0, 10)}'`, literal: nowText(context).slice(0, 10) }),
  date: ([value = NOTHING], context) => text(context.dialect.moment.dateText(momentOf(value, context).sql)),
  format,
  addHours: add('hour'),
  addDays: add('day'),
  addMonths: add('month'),
  addYears: add('year'),
  diffDays: between('days'),
  diffMinutes: between('minutes'),
  year: part('year'),
  month: part('month'),
  day: part('day'),
  weekday: part('weekday'),
  hour: part('hour'),
  minute: part('minute'),
}
