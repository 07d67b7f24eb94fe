import { type Decimal, multiply, negated, readDecimal } from './decimal'

/** What the settings of a number say of how it is written. */
export interface AmountSettings {
  readonly precision?: unknown
  readonly thousands?: unknown
}

/** Whether thousands stand apart: as the author says, else where the decimals are fixed, as those of money are. Years and numbers of order stay whole. */
export function isAmount({ precision, thousands }: AmountSettings): boolean {
  return typeof thousands === 'boolean' ? thousands : typeof precision === 'number' && precision > 0
}

/** A printed number with its thousands apart: `-1234567.5` is `-1,234,567.5`. */
export function withThousands(text: string): string {
  const [whole = '', decimals] = text.split('.')
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? apart : `${apart}.${decimals}`
}

/** Full-width digits, signs and points of Chinese input methods as plain ones. */
export function halfWidth(text: string): string {
  return text
    .replace(/[！-～]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/。/g, '.')
    .replace(/￥/g, '¥')
    .replace(/[−–]/g, '-')
    .trim()
}

/** Without the commas between its thousands. */
export const withoutCommas = (text: string): string => text.replaceAll(',', '')

const THOUSANDS = /^-?\d{1,3}(,\d{3})*(\.\d*)?$/

/** True where every comma stands between thousands, as in `12,345.6`, or where there is none. */
export const hasThousands = (text: string): boolean => !text.includes(',') || THOUSANDS.test(text)

/** Digits, with what programs of sheets write around them: sign, bracket, currency, percent sign and unit. */
const AMOUNT =
  /^([+(-]?)\s*(?:[¥$€£]|RMB|CNY|人民币)?\s*([+(-]?)\s*([\d,.]+(?:e[+-]?\d+)?)\s*(%?)\s*([)-]?)\s*(?:[元圆]|RMB|CNY)?\s*([)-]?)$/i

/**
 * The number that a text spells as people and programs of sheets write it: `￥1,234.50`, `(1,234.50)` and `1,234.50-` for a debt, `１２．５`,
 * `12.5%`. A percentage is a hundredth; `inPercent`: of a field that counts in percent, `12.5%` is 12.5. Null where it spells none, or where a
 * comma could mean something else, as in `1,23`.
 */
export function readAmount(text: string, inPercent = false): Decimal | null {
  const [all, before = '', sign = '', digits = '', percent = '', after = '', end = ''] = AMOUNT.exec(halfWidth(text)) ?? []
  const marks = before + sign + after + end
  if (all === undefined || !['', '+', '-', '()'].includes(marks) || !hasThousands(digits)) return null
  const read = readDecimal(withoutCommas(digits))
  const size = read === null || percent === '' || inPercent ? read : multiply(read, 0.01)
  return size === null || marks === '' || marks === '+' ? size : negated(size)
}

/** Whether the values of a field are counted in percent, as its title says. */
export const isInPercent = (title: string): boolean => /[%％]|百分/.test(title)
