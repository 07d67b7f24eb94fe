import { texts } from '../../controls/base/texts'
import { halfWidth, hasThousands, isInPercent, readAmount, withoutCommas } from '../../model/amount'
import { decimalIn, decimalText, fixedDecimal, isExact, plainNumber, readDecimal, roundDecimal, toNumber } from '../../model/decimal'
import { ruleTexts } from '../../rules'

const partial = /^-?\d*(\.\d*)?$/
/** So many characters spell no more digits than are sure. */
const SURE_LENGTH = 15
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
 * True for what a person may have typed on the way to a number: an optional minus, digits, an optional decimal part. Commas and further
 * digits may stand anywhere: what is wrong about them is said of the whole text (`refusalOf`).
 */
export const canBecomeNumber = (text: string): boolean => partial.test(withoutCommas(text))

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

/**
 * What a person has typed or pasted, as it may stand in an input: what is on the way to a number, or the number of an amount as programs of
 * sheets write it; undefined where it is neither.
 */
export function typedNumber(text: string, title = ''): string | undefined {
  const next = halfWidth(text)
  if (canBecomeNumber(next)) return next
  const read = readAmount(next, isInPercent(title))
  return read === null ? undefined : printNumber(plainNumber(read))
}

/** Why a text is no number that can be kept: no digits alone, a comma in a wrong place, or more digits than are sure to travel. */
export function refusalOf(text: string): string | undefined {
  if (!canBecomeNumber(text)) return texts.notNumber
  if (!hasThousands(text)) return texts.wrongComma
  const plain = withoutCommas(text)
  return plain.length > SURE_LENGTH && complete.test(plain) && readNumber(plain) === undefined ? ruleTexts.tooPrecise : undefined
}

/** Few plain digits, as most of a pasted block: nothing is wrong about them, and they are not read for it. */
const isShort = (text: string, precision: number | null | undefined) =>
  text.length <= SURE_LENGTH &&
  complete.test(text) &&
  (typeof precision !== 'number' || !text.includes('.') || text.length - text.indexOf('.') <= precision + 1)

/** Why a grid's cell does not keep a text: also what is no number at all, or has digits behind the point that its field does not keep. */
export function cellRefusal(text: string, precision: number | null | undefined, title?: string): string | undefined {
  if (isShort(text, precision) || text.trim() === '') return undefined
  const typed = typedNumber(text, title) ?? text
  const wrong = refusalOf(typed)
  if (wrong !== undefined) return wrong
  const plain = withoutCommas(typed)
  if (readNumber(plain) === undefined) return texts.notNumber
  return typeof precision === 'number' && decimalsOf(plain) > precision ? ruleTexts.tooManyDecimals(precision) : undefined
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
