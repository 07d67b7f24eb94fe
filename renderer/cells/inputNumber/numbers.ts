import { decimalText, fixedDecimal, roundDecimal, toNumber } from '../../model/decimal'

const partial = /^-?\d*(\.\d*)?$/
const complete = /^-?(\d+(\.\d*)?|\.\d+)$/
const thousands = /^-?\d{1,3}(,\d{3})*(\.\d*)?$/
const significant = 15

/** Full-width digits, signs and points of Chinese input methods as plain ones. */
export function halfWidth(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[。]/g, '.')
    .replace(/[－−–]/g, '-')
    .trim()
}

/** Money as spreadsheets write it, such as `￥1,234.50` and `(1,234.50)` for a debt, as a plain number. */
export const plainMoney = (text: string): string => text.replace(/^\((.+)\)$/, '-$1').replace(/^([+-]?)\s*[¥$]\s*([+-]?)/, '$1$2')

/** Without the commas between its thousands. */
export const withoutCommas = (text: string): string => text.replaceAll(',', '')

/** True where every comma stands between thousands, as in `12,345.6`, or where there is none. */
export const hasThousands = (text: string): boolean => !text.includes(',') || thousands.test(text)

/** What a change of a text brought in; what both have at their ends was there. */
export function inserted(before: string, after: string): string {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return after.slice(start, after.length - end)
}

/**
 * True for what a person may have typed on the way to a number: an optional minus, digits, an optional decimal part; no more digits than a
 * number can hold, or the field keeps behind the point. Commas may stand anywhere: what is wrong about them shows when the text is whole.
 */
export function canBecomeNumber(text: string, precision?: number | null): boolean {
  const plain = withoutCommas(text)
  return partial.test(plain) && digits(plain) <= significant && isKept(plain, precision)
}

/** The number of a complete text; undefined when it is none, or has more digits than a number can hold, or the field keeps behind the point. */
export function readNumber(text: string, precision?: number | null): number | undefined {
  if (!complete.test(text) || digits(text) > significant || !isKept(text, precision)) return undefined
  return Number(text)
}

/** Digits behind the point, zeros at their end left out. */
const decimalsOf = (text: string) => (text.split('.')[1] ?? '').replace(/0+$/, '').length

/** Digits behind the point that a text may become: those that the field keeps, or as many as stand there. */
export const roomBehindPoint = (text: string, precision: number | null | undefined): number | null =>
  typeof precision === 'number' ? Math.max(precision, decimalsOf(text)) : null

/** Whether a field that keeps so many digits behind the point has room for those of the text. */
const isKept = (text: string, precision: number | null | undefined) => typeof precision !== 'number' || decimalsOf(text) <= precision

/** Digits that count: without sign, point, leading zeros and zeros at the end of the decimals. */
export function digits(text: string): number {
  const [whole = '', decimals = ''] = text.replace('-', '').split('.')
  return (whole + decimals.replace(/0+$/, '')).replace(/^0+/, '').length
}

/** Without exponent: `1e-7` is `0.0000001`. */
export function printNumber(value: number, precision?: number | null): string {
  return precision === undefined || precision === null ? decimalText(value) : fixedDecimal(value, precision)
}

/** What an arrow key comes to: within the bounds, and with no more decimals than are kept. */
export function settle(
  value: number,
  bounds: { readonly min?: number | null; readonly max?: number | null; readonly precision?: number | null },
): number {
  const bounded = Math.max(bounds.min ?? Number.NEGATIVE_INFINITY, Math.min(bounds.max ?? Number.POSITIVE_INFINITY, value))
  return bounds.precision === undefined || bounds.precision === null ? bounded : toNumber(roundDecimal(bounded, bounds.precision))
}
