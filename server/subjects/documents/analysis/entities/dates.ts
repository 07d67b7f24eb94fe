import { NUMERAL, numberOf } from '../../../../util/numerals'
import { type Finder, matches } from './types'

const N = `(?:\\d{1,2}|[${NUMERAL}]{1,3})`
const YEAR = '(?:\\d{4}|[一二三四五六七八九〇零○]{4})'
/** 2024年5月6日, 二〇二四年五月六日, 2024年5月, 2024年度; 号 as in speech. */
const CHINESE = new RegExp(`(?<![\\d.])(${YEAR})年(?:度(?!假)|(${N})月(?:份|(${N})[日号])?)?`, 'g')
/** 2024-05-06, 2024/5/6, 2024.5.6. */
const MARKED = /(?<![\d.-])((?:19|20)\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?![\d.-]\d|\d)/g
/** 20240506. */
const PLAIN = /(?<![\da-z-])((?:19|20)\d{2})(\d{2})(\d{2})(?![\da-z]|\.\d)/g
/** 民国一百一十三年 and 民国113年: years since 1911. */
const REPUBLIC = new RegExp(`民国(\\d{1,3}|[${NUMERAL}]{1,5})年(?:(${N})月(?:(${N})日)?)?`, 'g')

const two = (part: number) => String(part).padStart(2, '0')

/** An ISO date, or a part of one; undefined for a day that no calendar has. */
function iso(year: number | undefined, month: number | undefined, day: number | undefined): string | undefined {
  if (year === undefined || year < 1900 || year > 2199) return undefined
  if (month === undefined) return String(year)
  if (month < 1 || month > 12) return undefined
  if (day === undefined) return `${year}-${two(month)}`
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? `${year}-${two(month)}-${two(day)}` : undefined
}

const part = (text: string | undefined) => (text === undefined ? undefined : numberOf(text))

/** Dates in all forms of Chinese documents: days, months and years, as ISO dates or the beginning of one. */
export const dates: Finder = normal => [
  ...matches('date', REPUBLIC, normal, ([, year, month, day]) => {
    const years = part(year)
    return iso(years === undefined ? undefined : years + 1911, part(month), part(day))
  }),
  ...matches('date', CHINESE, normal, ([, year, month, day]) => iso(part(year?.replace(/[〇○]/g, '零')), part(month), part(day))),
  ...matches('date', MARKED, normal, ([, year, , month, day]) => iso(part(year), part(month), part(day))),
  ...matches('date', PLAIN, normal, ([, year, month, day]) => iso(part(year), part(month), part(day))),
]
