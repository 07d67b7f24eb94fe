import { dateText } from './date'

/** Objects with keys of their own; lists and dates are none. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
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

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/

/** Characters of a text that can spell a number: with more, it takes long to find out. */
const LONGEST_NUMBER = 1000

/** The number that a value is or spells; null for everything else, also for what is not finite. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return finite(value.getTime())
  if (typeof value === 'number') return finite(value)
  if (typeof value !== 'string') return null
  if (value.length > LONGEST_NUMBER) return null
  const text = value.trim()
  return decimal.test(text) ? finite(Number(text)) : null
}

export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

/** What `==` means; `operators.ts` says it in words. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (isMissing(left) || isMissing(right)) return isMissing(left) && isMissing(right)
  if (typeof left === typeof right && !(left instanceof Date)) return left === right
  if (left instanceof Date || right instanceof Date) return sameDate(left, right)
  if (typeof left === 'boolean' || typeof right === 'boolean') return false
  const number = numberOf(left)
  return number !== null && number === numberOf(right)
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
  const a = numberOf(first)
  const b = numberOf(second)
  return a === null || b === null ? undefined : a < b ? -1 : a > b ? 1 : 0
}
