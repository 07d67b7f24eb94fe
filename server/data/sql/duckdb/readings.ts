import type { ReadingDialect } from '../dialect'
import { person } from './person'
import { string } from './string'
import { textDialect } from './texts'
import { valid } from './valid'
import { within } from './within'

const text = textDialect(sql => sql)

const NUMERALS = '零〇一二三四五六七八九'
const FORMAL = '壹贰叁肆伍陆柒捌玖拾佰仟萬億圆圓两貳參陸'
const PLAIN = '一二三四五六七八九十百千万亿元元二二三六'
const UNITS = '十百千万亿'

const digitOf = (sign: string) => `greatest(strpos('〇一二三四五六七八九', replace(${sign}, '零', '〇')) - 1, 0)`
const START = '{a: 0::hugeint, w: 0::hugeint, s: 0::hugeint, n: 0::hugeint}'
const state = (a: string, w: string, s: string, n: string) =>
  `{a: (${a})::hugeint, w: (${w})::hugeint, s: (${s})::hugeint, n: (${n})::hugeint}`

/** A sign as such a state: the worth of a unit in `a`, that of a digit in `n`. */
const SIGN = state(
  "case c when '亿' then 100000000 when '万' then 10000 when '千' then 1000 when '百' then 100 when '十' then 10 else 0 end",
  '0',
  '0',
  digitOf('c'),
)

/** One sign after the other: digits wait for their unit, 万 and 亿 take what stands before them. */
const NEXT = `case
  when x.a = 100000000 then ${state('(acc.a + acc.w + acc.s + acc.n) * 100000000', '0', '0', '0')}
  when x.a = 10000 then ${state('acc.a', 'acc.w + (acc.s + acc.n) * 10000', '0', '0')}
  when x.a = 1000 then ${state('acc.a', 'acc.w', 'acc.s + acc.n * 1000', '0')}
  when x.a = 100 then ${state('acc.a', 'acc.w', 'acc.s + acc.n * 100', '0')}
  when x.a = 10 then ${state('acc.a', 'acc.w', 'acc.s + (case when acc.n = 0 then 1 else acc.n end) * 10', '0')}
  else ${state('acc.a', 'acc.w', 'acc.s', 'x.n')} end`

/** The whole number that numerals spell, with units or digit by digit. */
function numeral(value: string): string {
  const sum = `list_reduce(list_transform(string_split(${value}, ''), lambda c: ${SIGN}), lambda acc, x: ${NEXT}, ${START})`
  const spelled = within(sum, 'r', 'r.a + r.w + r.s + r.n')
  const digits = `try_cast(translate(${value}, '${NUMERALS}', '00123456789') as hugeint)`
  return `case when ${value} = '' then 0 when regexp_matches(${value}, '[${UNITS}]') then ${spelled} else ${digits} end`
}

const CHINESE = `^(负)?([${NUMERALS}${UNITS}]*)元?(?:([${NUMERALS}])角)?(?:零?([${NUMERALS}])分)?[整正]?$`
/** 三万五 is 35,000 to one and 30,005 to another. */
const AMBIGUOUS = '[百千万亿][一二三四五六七八九]$'
const MIXED = '^([+-]?[0-9][0-9,]*(?:\\.[0-9]+)?)(万|亿)?元?$'

function chineseAmount(value: string, digits: number): string {
  const whole = numeral('g.w')
  const part = (name: string) => `case when g.${name} = '' then 0 else ${digitOf(`g.${name}`)} end`
  const amount = `cast(${whole} as decimal(38, 2)) + cast(${part('j')} * 10 + ${part('f')} as decimal(38, 2)) / 100`
  const exact = `try_cast(case when g.m = '' then ${amount} else -(${amount}) end as decimal(38, ${digits}))`
  const fits = `g.w || g.j || g.f <> '' and not regexp_matches(g.w, '${AMBIGUOUS}')`
  return within(`regexp_extract(${value}, '${CHINESE}', ['m', 'w', 'j', 'f'])`, 'g', `case when ${fits} then ${exact} end`)
}

function mixedAmount(value: string, digits: number): string {
  const number = `try_cast(replace(g.v, ',', '') as decimal(28, 8))`
  const factor = `case g.u when '万' then 10000 when '亿' then 100000000 else 1 end`
  return within(`regexp_extract(${value}, '${MIXED}', ['v', 'u'])`, 'g', `try_cast(${number} * ${factor} as decimal(38, ${digits}))`)
}

function amount(value: string, digits: number): string {
  const bare = text.withoutBlanks(text.halfWidth(value))
  const minus = `regexp_replace(${bare}, '^(?:\\((.*)\\)|(.*)-)$', '-\\1\\2')`
  const plain = `translate(regexp_replace(${minus}, '人民币|[￥¥$]|RMB|CNY', '', 'g'), '${FORMAL}', '${PLAIN}')`
  return within(plain, 't', `coalesce(${mixedAmount('t', digits)}, ${chineseAmount('t', digits)})`)
}

const DATE = `^([0-9${NUMERALS}]{4})[-/.年]([0-9${NUMERALS}十]{1,3})[-/.月]([0-9${NUMERALS}十]{1,3})[日号]?(?:[ T]?[0-9]{1,2}:.*)?$`
const COMPACT = '^((?:19|20)[0-9]{2})(0[1-9]|1[0-2])([0-2][0-9]|3[01])$'
/** Days of a workbook are counted from the last of 1899, and say no more than five digits do. */
const SERIAL = '^[2-6][0-9]{4}$'

function date(value: string): string {
  const bare = `regexp_replace(${text.trim(text.halfWidth(value))}, ' *([年月日]) *', '\\1', 'g')`
  const year = `translate(g.y, '${NUMERALS}', '00123456789')`
  const part = (name: string) =>
    `case when regexp_full_match(g.${name}, '[0-9]+') then try_cast(g.${name} as hugeint) else ${numeral(`g.${name}`)} end`
  const day = `try_cast(${year} || '-' || ${part('m')} || '-' || ${part('d')} as date)`
  const written = within(`regexp_extract(t, '${DATE}', ['y', 'm', 'd'])`, 'g', `case when g.y <> '' then ${day} end`)
  const compact = `try_cast(regexp_replace(t, '${COMPACT}', '\\1-\\2-\\3') as date)`
  const serial = `cast(date '1899-12-30' + to_days(try_cast(t as integer)) as date)`
  const cases = `case when regexp_full_match(t, '${COMPACT}') then ${compact} when regexp_full_match(t, '${SERIAL}') then ${serial} else ${written} end`
  return within(bare, 't', cases)
}

const OPENING = '([{【〔〈<'
const CLOSING = ')]}】〕〉>'

/** Blanks, brackets and the two names of one legal form are written alike. */
function firmName(value: string): string {
  const bare = text.upper(text.withoutBlanks(text.halfWidth(value)))
  const brackets = `translate(${bare}, ${string(OPENING + CLOSING)}, '${'（'.repeat(OPENING.length)}${'）'.repeat(CLOSING.length)}')`
  return `nullif(regexp_replace(replace(${brackets}, '有限责任公司', '有限公司'), '[.,;:。，；：、·]+$', ''), '')`
}

export const readings: ReadingDialect = {
  person,
  amount,
  date,
  valid: (value, kind) =>
    within(text.upper(text.withoutBlanks(text.halfWidth(value))), 't', `case when t <> '' then ${valid[kind]('t')} end`),
  firmName,
}
