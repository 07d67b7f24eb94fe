import { decimalIn, fixedDecimal } from '../../model/decimal'
import { language } from '../../model/language'

const LOCALES = { zh: 'zh-CN', en: 'en' } as const

/** A number as people read it, with its thousands apart; a dash for what is none. */
export function numberText(value: unknown, precision = 0): string {
  const number = decimalIn(value)
  if (number === null) return '–'
  const digits = { minimumFractionDigits: precision, maximumFractionDigits: precision }
  return new Intl.NumberFormat(LOCALES[language()], digits).format(fixedDecimal(number, precision) as `${number}`)
}

/** The same as short as an axis wants it, such as `1.2万`. */
export function shortNumber(value: number): string {
  return new Intl.NumberFormat(LOCALES[language()], { notation: 'compact', maximumFractionDigits: 1 }).format(value)
}
