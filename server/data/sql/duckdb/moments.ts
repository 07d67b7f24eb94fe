import type { Share, ValueDialect } from '../dialect'
import { string } from './string'
import { trimmed } from './texts'

const MOMENT =
  '^([1-9]\\d{3}|0[1-9]\\d{2}|00[1-9]\\d|000[1-9])[-/](\\d{1,2})(?:[-/](\\d{1,2})(?:[ T]([01]?\\d|2[0-3]):([0-5]\\d)(?::([0-5]\\d)(?:\\.\\d+)?)?(Z|[+-]\\d{2}:?\\d{2})?)?)?$'

const TOKENS: Readonly<Record<string, string>> = {
  YYYY: '%Y',
  YY: '%y',
  MM: '%m',
  M: '%-m',
  DD: '%d',
  D: '%-d',
  HH: '%H',
  H: '%-H',
  mm: '%M',
  m: '%-M',
  ss: '%S',
  s: '%-S',
  SSS: '%g',
  d: '%w',
}

function read(text: string, share: Share) {
  const inner = share(trimmed(text))
  const parts = share(`regexp_extract(${inner}, '${MOMENT}', ['y', 'm', 'd', 'h', 'i', 's', 'z'])`)
  const or = (part: string, usual: string) => `coalesce(nullif(${parts}.${part}, ''), '${usual}')`
  const day = `${parts}.y || '-' || ${parts}.m || '-' || ${or('d', '1')}`
  const local = `try_cast(${day} || ' ' || ${or('h', '0')} || ':' || ${or('i', '00')} || ':' || ${or('s', '00')} as timestamp)`
  // A cast takes no zone behind minutes.
  const whole = `regexp_replace(replace(${inner}, '/', '-'), '([ T]\\d{1,2}:\\d{2})(Z|[+-])', '\\1:00\\2')`
  const zoned = `timezone('Asia/Shanghai', try_cast(${whole} as timestamptz))`
  return { sql: share(`case when ${parts}.z <> '' then ${zoned} else ${local} end`), timed: `${parts}.h <> ''` }
}

export const momentDialect = (share: Share): ValueDialect['moment'] => ({
  read: text => read(text, share),
  part: (moment, part) => `cast(${part === 'weekday' ? 'isodow' : part}(${moment}) as double)`,
  add: (moment, amount, unit) => `try(${moment} + to_${unit}s(cast(trunc(${amount}) as ${unit === 'hour' ? 'bigint' : 'integer'})))`,
  days: (from, to) => `cast(date_diff('day', ${from}, ${to}) as double)`,
  minutes: (from, to) => `cast(date_sub('minute', ${from}, ${to}) as double)`,
  dateText: moment => `strftime(${moment}, '%Y-%m-%d')`,
  timeText: moment => `strftime(${moment}, '%Y-%m-%d %H:%M:%S')`,
  format: (moment, pattern) => {
    const words = pattern.replaceAll('%', '%%').replace(/YYYY|YY|MM|M|DD|D|HH|H|mm|m|ss|s|SSS|d/g, token => TOKENS[token] ?? token)
    return `strftime(${moment}, ${string(words)})`
  },
})
