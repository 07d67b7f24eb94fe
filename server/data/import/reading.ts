import { type ColumnShape, duckdb } from '../sql'

const { text } = duckdb.values(sql => sql)

const WHOLE = '[+-]?(0|[1-9]\\d{0,14})'
/** Digits of an amount, which may have 千分位, and its unit; a percentage is a hundredth. */
const SIZE = '(\\d{1,3}(,\\d{3})+|0|[1-9]\\d{0,25})(\\.\\d{1,12})?((万亿|亿|万)?[元圆]?|%)'
const CURRENCY = '([￥¥$€£]|(?i:RMB|CNY)|人民币)'
/** Minus stands before or behind the currency, at the end, or is a pair of brackets. 16 digits and more without a point are a number of something. */
const MONEY = [
  `${CURRENCY}?\\s*[+-]?${SIZE}`,
  `[+-]${CURRENCY}\\s*${SIZE}`,
  `${CURRENCY}?\\s*${SIZE}-`,
  `${CURRENCY}?\\(${CURRENCY}?\\s*${SIZE}\\)`,
].join('|')
/** None that is beyond a float. */
const FLOAT = '[+-]?(\\d{1,40}\\.?\\d*|\\.\\d+)([eE][+-]?(\\d{1,2}|[12]\\d\\d))?'
const ZERO = '[+-]?[0.]+([eE].*)?'
/** There is none before the first. */
const YEAR = '([1-9]\\d{3}|0[1-9]\\d{2}|00[1-9]\\d|000[1-9])'
const DAY = `${YEAR}[-/.年](\\d{1,2})[-/.月](\\d{1,2})日?`
const COMPACT = '((?:19|20)\\d{2})(0[1-9]|1[0-2])([0-2]\\d|3[01])'
const CHINESE_NUMBER = '(十|[二三]十|[二三]?十[一二三四五六七八九]|[一二三四五六七八九])'
const CHINESE_DAY = `([〇零○一二三四五六七八九]{4})年${CHINESE_NUMBER}月${CHINESE_NUMBER}日`
/** A cast takes 24:00 for the first moment of the next day. */
const TIME = '[ T]((?:[01]?\\d|2[0-3]):\\d{2}(?::\\d{2}(?:\\.\\d+)?)?)'
/** How conditions are written in files. */
export const [YES, NO] = ['是', '否'] as const
/** Digits after the point that a decimal of 64 bits leaves room for. */
const QUICK_DIGITS = 6

/** A value in SQL, and when it is the value. */
interface Quick {
  readonly when: string
  readonly value: string
}

/**
 * The value of a text. `quick` reads the form that computers write, as it is, and agrees with `slow` there: a pattern costs many times as much as a
 * cast. `slow` reads all forms of what is half width and without blanks around it, and is null where none fits.
 */
interface Form {
  readonly quick: (value: string, digits: number) => Quick
  readonly slow: (value: string, digits: number) => string
}

const matches = (value: string, pattern: string) => `regexp_full_match(${value}, '${pattern}')`
/** A cast takes signs and blanks before a date, a year 0, and other signs in the place of its last digit. */
function shaped(value: string, pattern: string, type: string): Quick {
  const cast = `try_cast(${value} as ${type})`
  const shapes = `(${value} like '${pattern}' or ${value} like '${pattern.replaceAll('-', '/')}')`
  return { when: `${value} >= '0001' and ${shapes} and ${value}[-1] between '0' and '9' and ${cast} is not null`, value: cast }
}

/** A cast takes `1e3`, ` 7` and `0x1F` too: what is written back has to be the text. */
function quickWhole(value: string): Quick {
  const cast = `try_cast(${value} as bigint)`
  return { when: `strlen(${value}) <= 15 and cast(${cast} as varchar) = ${value}`, value: cast }
}

/** 二十一 as 21. */
function arabic(number: string): string {
  const steps = [
    ['^十$', '10'],
    ['^十', '1'],
    ['十$', '0'],
    ['十', ''],
  ] as const
  const written = steps.reduce((text, [from, to]) => `regexp_replace(${text}, '${from}', '${to}')`, number)
  return `translate(${written}, '〇零○一二三四五六七八九', '000123456789')`
}

/** What becomes 0 says 0: a number that is too small for a float is none. */
const isFloat = (value: string) => `${matches(value, FLOAT)} and (try_cast(${value} as double) <> 0 or ${matches(value, ZERO)})`

const chineseDay = (value: string) => {
  const [year, month, date] = [1, 2, 3].map(group => arabic(`regexp_extract(${value}, '${CHINESE_DAY}', ${group})`))
  return `try_cast(nullif(${year}, '0000') || '-' || ${month} || '-' || ${date} as date)`
}
const day = (value: string) =>
  `try_cast(regexp_replace(regexp_replace(${value}, '^${COMPACT}$', '\\1-\\2-\\3'), '^${DAY}$', '\\1-\\2-\\3') as date)`
const moment = (value: string) => `try_cast(regexp_replace(${value}, '^${DAY}${TIME}$', '\\1-\\2-\\3 \\4') as timestamp)`
/** Units by the places that they move the point. */
const UNITS = [
  ['万亿', 12],
  ['亿', 8],
  ['万', 4],
] as const
const hasUnit = (value: string) => `regexp_matches(${value}, '[万亿]')`

/** The number of 1.25万 with its point moved, as text: no value goes through a float. */
function movedPoint(plain: string): string {
  return UNITS.reduce((text, [unit, places]) => {
    const filled = `regexp_replace(${text}, '^([+-]?\\d+)\\.?(\\d*)${unit}$', '\\1.\\2${'0'.repeat(places)}${unit}')`
    return `regexp_replace(${filled}, '^([+-]?\\d+)\\.(\\d{${places}})(\\d*)${unit}$', '\\1\\2.\\3')`
  }, plain)
}

/** The number of 12.5% as text. */
const hundredth = (plain: string) => `regexp_replace('00' || ${plain}, '^(\\d+)(\\d{2})(?:\\.(\\d*))?$', '\\1.\\2\\3')`
const isPercentage = (value: string) => `contains(${value}, '%')`

const amount = (value: string, digits: number) => {
  const plain = `regexp_replace(${value}, '人民币|RMB|CNY|[^\\d.万亿]', '', 'gi')`
  const number = `case when ${isPercentage(value)} then ${hundredth(plain)} when ${hasUnit(value)} then ${movedPoint(plain)} else ${plain} end`
  return `try_cast(case when regexp_matches(${value}, '[(-]') then '-' else '' end || ${number} as decimal(38, ${digits}))`
}

/** Digits after the point of a number, once its unit has moved that. */
export function digitsAfterPoint(value: string): string {
  const after = (pattern: string) => `length(regexp_extract(${value}, '\\.${pattern}', 1))`
  const moved = `${after('\\d{4}(\\d+)万')} + ${after('\\d{8}(\\d+)亿')}`
  return `case when ${isPercentage(value)} then ${after('(\\d+)')} + 2 when ${hasUnit(value)} then ${moved} else ${after('(\\d+)')} end`
}

function quickAmount(value: string, digits: number): Quick {
  const cast = `try_cast(${value} as decimal(18, ${Math.min(digits, QUICK_DIGITS)}))`
  // Written in full it begins with the text: nothing was rounded, and `1e3` is not taken.
  const when = `strlen(${value}) <= 15 and starts_with(cast(${cast} as varchar), ${value}) and not ends_with(${value}, '.')`
  return { when, value: `cast(${cast} as decimal(38, ${digits}))` }
}

const isAmount = (value: string, digits: number) =>
  `${matches(value, MONEY)} and not ${matches(value, '[+-]?\\d{16,}')} and (${digitsAfterPoint(value)}) <= ${digits}`

/** In the order in which they are tried: the first that all values fit is the type. Floats come last: a user has to ask for them. */
const FORMS: Readonly<Record<'date' | 'datetime' | 'whole' | 'decimal' | 'boolean' | 'number', Form>> = {
  date: {
    quick: value => shaped(value, '____-__-__', 'date'),
    slow: value =>
      `case when ${matches(value, `${DAY}|${COMPACT}`)} then ${day(value)} when ${matches(value, CHINESE_DAY)} then ${chineseDay(value)} end`,
  },
  datetime: {
    quick: value => {
      const { when, ...quick } = shaped(value, '____-__-__ __:__:__', 'timestamp')
      return { when: `${when} and ${value}[12:13] < '24'`, ...quick }
    },
    slow: value => `case when ${matches(value, `${DAY}${TIME}`)} then ${moment(value)} end`,
  },
  whole: {
    quick: quickWhole,
    slow: value => `case when ${matches(value, WHOLE)} then try_cast(${value} as bigint) end`,
  },
  decimal: {
    quick: quickAmount,
    slow: (value, digits) => `case when ${isAmount(value, digits)} then ${amount(value, digits)} end`,
  },
  boolean: {
    quick: value => ({ when: `${value} in ('是', '否')`, value: `${value} = '是'` }),
    slow: value => `case ${value} when '是' then true when '否' then false end`,
  },
  number: {
    quick: value => ({ when: isFloat(value), value: `try_cast(${value} as double)` }),
    slow: value => `case when ${isFloat(value)} then try_cast(${value} as double) end`,
  },
}

export type FormName = keyof typeof FORMS
/** Forms that are proposed. */
export const FORM_NAMES = (Object.keys(FORMS) as readonly FormName[]).filter(name => name !== 'number')
export const isForm = (type: string): type is FormName => type in FORMS
/** Digits after the point that are looked for in a column of numbers. */
export const MOST_DIGITS = 12

/** What is looked at of a text: half width, without blanks around it. */
export const looked = (column: string) => text.trim(text.halfWidth(column))

/** The value of a text that is looked at, in all forms of a type; null where it does not fit. */
export const slowValue = (value: string, type: FormName, digits = MOST_DIGITS) => FORMS[type].slow(value, digits)

/** The value of a text in a type, `otherwise` where it does not fit; texts stay as they are. */
export function readValue(column: string, { type, digits = 2 }: ColumnShape, otherwise = 'null'): string {
  if (!isForm(type)) return column
  const { when, value } = FORMS[type].quick(column, digits)
  const slow = slowValue(looked(column), type, digits)
  return `case when ${when} then ${value} when ${column} is not null then coalesce(${slow}, ${otherwise}) end`
}

/** Digits after the point, of a text that has a value; two where there are fewer. */
export const digitsOf = (column: string) => {
  const few = `not contains(${column}, '.') or ${column} like '%.__' or ${column} like '%._'`
  return `case when (${few}) and not regexp_matches(${column}, '[%％]') then 2 else ${digitsAfterPoint(looked(column))} end`
}
