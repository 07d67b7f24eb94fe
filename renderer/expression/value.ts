import { compareDecimals, type Decimal, isLong, readDecimal, toNumber } from '../model/decimal'
import { dateText } from './date'

/** Objects with keys of their own; lists, dates and numbers are none. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date) && !isLong(value)
}

export function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

/** Holds nothing: null, an empty text, list or object. 0 and false hold something. */
export function isEmpty(value: unknown): boolean {
  if (isMissing(value) || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isRecord(value) && Object.keys(value).length === 0
}

/** The number that a value is or spells, with all its digits; null for everything else, also for what is not finite. */
export function decimalOf(value: unknown): Decimal | null {
  if (typeof value === 'number') return finite(value)
  if (typeof value === 'string') return readDecimal(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return finite(value.getTime())
  return isLong(value) ? value : null
}

/** The same as a number, which may be too short for its digits. */
export function numberOf(value: unknown): number | null {
  const decimal = decimalOf(value)
  return decimal === null ? null : toNumber(decimal)
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

/** What `==` means; `operators.ts` says it in words. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (isMissing(left) || isMissing(right)) return isMissing(left) && isMissing(right)
  if (typeof left === typeof right && !(left instanceof Date) && !isLong(left)) return left === right
  if (left instanceof Date || right instanceof Date) return sameDate(left, right)
  if (typeof left === 'boolean' || typeof right === 'boolean') return false
  const [a, b] = [decimalOf(left), decimalOf(right)]
  return a !== null && b !== null && compareDecimals(a, b) === 0
}

function sameDate(left: unknown, right: unknown): boolean {
  if (left instanceof Date && right instanceof Date) return left.getTime() === right.getTime()
  return dateComparable(left) === dateComparable(right)
}

function dateComparable(value: unknown): unknown {
  return value instanceof Date ? dateText(value) : value
}

/**
 * Negative, 0 or positive as the left comes before, with or after the right; undefined when they have no order.
 * Two texts by their characters (so dates in the usual format by time); a number and a text that spells one by number.
 */
export function compare(left: unknown, right: unknown): number | undefined {
  if (left instanceof Date && right instanceof Date) return left.getTime() - right.getTime()
  const first = dateComparable(left)
  const second = dateComparable(right)
  if (typeof first === 'string' && typeof second === 'string') return first < second ? -1 : first > second ? 1 : 0
  if (isMissing(first) || isMissing(second)) return undefined
  const a = decimalOf(first)
  const b = decimalOf(second)
  return a === null || b === null ? undefined : compareDecimals(a, b)
}
