import { halfWidth, isInPercent, readAmount, withoutCommas } from '../../model/amount'
import { decimalIn, decimalText, fixedDecimal, isExact, readDecimal, roundDecimal, toNumber } from '../../model/decimal'

const partial = /^-?\d*(\.\d*)?$/
const complete = /^-?(\d+(\.\d*)?|\.\d+)$/

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
  return partial.test(plain) && (/^[-.]*$/.test(plain) || readNumber(plain) !== undefined) && isKept(plain, precision)
}

/** The number of a complete text; undefined when it is none, or has more digits than a number can hold. */
export function readNumber(text: string): number | undefined {
  const number = complete.test(text) ? readDecimal(text) : null
  return number !== null && isExact(number) ? number : undefined
}

/** Digits behind the point, zeros at their end left out. */
const decimalsOf = (text: string) => (text.split('.')[1] ?? '').replace(/0+$/, '').length

/** Digits behind the point that a text may become: those that the field keeps, or as many as stand there. */
export const roomBehindPoint = (text: string, precision: number | null | undefined): number | null =>
  typeof precision === 'number' ? Math.max(precision, decimalsOf(text)) : null

/** Whether a field that keeps so many digits behind the point has room for those of the text. */
const isKept = (text: string, precision: number | null | undefined) => typeof precision !== 'number' || decimalsOf(text) <= precision

/** The number of an amount as programs of sheets write it, such as `￥1,234.50`; undefined as of `readNumber`. */
export function readTypedAmount(text: string, title = ''): number | undefined {
  const number = readAmount(text, isInPercent(title))
  return number !== null && isExact(number) ? number : undefined
}

/**
 * What a person has typed or pasted, as it may stand in an input: what is on the way to a number, or the number of an amount as programs of
 * sheets write it; undefined where it is neither, or a number of more digits behind the point than `precision`.
 */
export function typedNumber(text: string, precision?: number | null, title?: string): string | undefined {
  const next = halfWidth(text)
  if (canBecomeNumber(next)) return canBecomeNumber(next, precision) ? next : undefined
  const read = readTypedAmount(next, title)
  return read === undefined ? undefined : printNumber(read)
}

/** Without exponent: `1e-7` is `0.0000001`. */
export function printNumber(value: number | string, precision?: number | null): string {
  const number = decimalIn(value) ?? 0
  return precision === undefined || precision === null ? decimalText(number) : fixedDecimal(number, precision)
}

/** What an arrow key comes to: within the bounds, and with no more decimals than are kept. */
export function settle(
  value: number,
  bounds: { readonly min?: number | null; readonly max?: number | null; readonly precision?: number | null },
): number {
  const bounded = Math.max(bounds.min ?? Number.NEGATIVE_INFINITY, Math.min(bounds.max ?? Number.POSITIVE_INFINITY, value))
  return bounds.precision === undefined || bounds.precision === null ? bounded : toNumber(roundDecimal(bounded, bounds.precision))
}
