import Big from 'big.js'

/** A number of an arithmetic: a double where one spells its digits, else all of them. Never 0 as a `Big`. */
export type Decimal = number | Big

/** Digits behind the point of a quotient and a mean while they are computed with; the last one is rounded half up. */
const QUOTIENT_DIGITS = 30
/** Digits behind the point that rounding looks at: what the cut of a quotient leaves stands behind them. */
const ROUNDED_DIGITS = 20
/** Digits of a result that no double spells, as in Excel. */
const RESULT_DIGITS = 15
/** Digits behind the point that an expression may round to, and as many before it. */
export const MOST_ROUNDED = 15
/** Digits that are carried from one operation to the next. */
const MAX_DIGITS = 60
/** Integers up to here, divided by a power of ten, are told apart by doubles. */
const MAX_SCALED = 4e15
/** A decimal with fewer digits than this has a double of its own. */
const MAX_READ = 1e15

const HALF_UP = 1
const CUT = 0
/** A constructor of its own: its settings are not those of other users of the library. */
const Exact = Big()
Exact.DP = QUOTIENT_DIGITS
Exact.RM = HALF_UP
/** Numbers of which a quotient, or more digits than are carried, left some away; what is computed of them are such too. */
const Rounded = Big()
Rounded.DP = QUOTIENT_DIGITS
Rounded.RM = HALF_UP

const POWERS = Array.from({ length: 13 }, (_, digits) => 10 ** digits)
/** Digits behind the point of the numbers that are computed with as scaled integers. */
const FAST_DIGITS = 6

const power = (digits: number): number => POWERS[digits] ?? 10 ** digits

const big = (value: Decimal): Big => (typeof value === 'number' ? new Exact(value) : value)
// Constructors of the library share their prototype.
const isRounded = (value: unknown): value is Big => isLong(value) && value.constructor === Rounded
/** The left side of an operation, which decides of what kind the result is. */
const leftBig = (a: Decimal, b: Decimal): Big => (isRounded(b) && !isRounded(a) ? new Rounded(big(a)) : big(a))

/** The double that spells a result, else its digits; null beyond the range of doubles. */
function bounded(result: Big): Decimal | null {
  if (result.e < -330) return 0
  if (result.e > 308) return null
  const kept = result.c.length > MAX_DIGITS ? new Rounded(result.prec(MAX_DIGITS, HALF_UP)) : result
  const number = kept.toNumber()
  if (!Number.isFinite(number)) return null
  if (kept.c.length > 17) return kept
  return new Exact(number).eq(kept) ? number || 0 : kept
}

/** Digits behind the point of a number, up to `FAST_DIGITS`; -1 with more of them, or more than 15 in all. */
function digitsOf(value: number): number {
  if (Number.isSafeInteger(value)) return Math.abs(value) <= MAX_SCALED ? 0 : -1
  for (let digits = 1; digits <= FAST_DIGITS; digits++) {
    const scaled = Math.round(value * power(digits))
    if (scaled / power(digits) === value) return Math.abs(scaled) < MAX_READ ? digits : -1
  }
  return -1
}

/** A number as an integer of so many digits behind the point; NaN where that is too large to be exact. */
function scaled(value: number, digits: number): number {
  const integer = Math.round(value * power(digits))
  return Math.abs(integer) < MAX_READ ? integer : Number.NaN
}

/** Does integer work on both numbers with equally many digits behind the point; NaN where it is not exact. */
function aligned(a: number, b: number, work: (a: number, b: number, scale: number) => number): number {
  const [left, right] = [digitsOf(a), digitsOf(b)]
  if (left < 0 || right < 0) return Number.NaN
  const digits = Math.max(left, right)
  return work(scaled(a, digits), scaled(b, digits), power(digits))
}

/** The fast result, if it is one, else the exact one. */
const either = (fast: number, exact: () => Big): Decimal | null => (Number.isNaN(fast) ? bounded(exact()) : fast || 0)

const areNumbers = (a: Decimal, b: Decimal): boolean => typeof a === 'number' && typeof b === 'number'

/** The sum; null beyond the range of doubles, as with all operations. */
export function add(a: Decimal, b: Decimal): Decimal | null {
  if (typeof a !== 'number' || typeof b !== 'number') return bounded(leftBig(a, b).plus(big(b)))
  const sum = a + b
  if (Number.isSafeInteger(a) && Number.isSafeInteger(b) && Number.isSafeInteger(sum)) return sum
  return either(
    aligned(a, b, (left, right, scale) => (left + right) / scale),
    () => big(a).plus(big(b)),
  )
}

export const negated = (value: Decimal): Decimal => (typeof value === 'number' ? 0 - value : value.neg())

export const subtract = (a: Decimal, b: Decimal): Decimal | null => add(a, negated(b))

export function multiply(a: Decimal, b: Decimal): Decimal | null {
  return either(areNumbers(a, b) ? scaledProduct(Number(a), Number(b)) : Number.NaN, () => leftBig(a, b).times(big(b)))
}

function scaledProduct(a: number, b: number): number {
  const [left, right] = [digitsOf(a), digitsOf(b)]
  if (left < 0 || right < 0) return Number.NaN
  const product = scaled(a, left) * scaled(b, right)
  return Math.abs(product) <= MAX_SCALED ? product / power(left + right) : Number.NaN
}

/** The quotient with `QUOTIENT_DIGITS` digits behind the point, the last one rounded half up; null by zero. */
export function divide(a: Decimal, b: Decimal): Decimal | null {
  if (b === 0) return null
  return either(areNumbers(a, b) ? exactQuotient(Number(a), Number(b)) : Number.NaN, () => quotient(a, b))
}

function quotient(a: Decimal, b: Decimal): Big {
  const made = leftBig(a, b).div(big(b))
  return made.times(big(b)).eq(big(a)) ? made : new Rounded(made)
}

/** The quotient, where multiplying it again gives what was divided. */
function exactQuotient(a: number, b: number): number {
  return aligned(a, b, (left, right) => {
    const quotient = left / right
    const digits = digitsOf(quotient)
    if (digits < 0) return Number.NaN
    const [back, whole] = [scaled(quotient, digits) * right, left * power(digits)]
    return Math.abs(whole) <= MAX_SCALED && back === whole ? quotient : Number.NaN
  })
}

/** The remainder, with the sign of what is divided; null by zero. */
export function remainder(a: Decimal, b: Decimal): Decimal | null {
  if (b === 0) return null
  const fast = areNumbers(a, b) ? aligned(Number(a), Number(b), (left, right, scale) => (left % right) / scale) : Number.NaN
  return either(fast, () => leftBig(a, b).mod(big(b)))
}

/** Negative, 0 or positive as the left is less than, equal to or greater than the right. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  return typeof a === 'number' && typeof b === 'number' ? (a < b ? -1 : a > b ? 1 : 0) : big(a).cmp(big(b))
}

/** The sum of all; 0 of none. */
export function total(values: readonly Decimal[]): Decimal | null {
  let sum: Decimal | null = 0
  for (const value of values) {
    sum = add(sum, value)
    if (sum === null) return null
  }
  return sum
}

/** The mean, with the digits of a quotient; null of none. */
export function mean(values: readonly Decimal[]): Decimal | null {
  const sum = total(values)
  return sum === null ? null : divide(sum, values.length)
}

/** Rounded to so many digits behind the point, halves away from zero: 1.005 with two of them is 1.01, 1250 with -2 is 1300. */
export function roundDecimal(value: Decimal, digits: number): Decimal {
  if (typeof value !== 'number') return bounded(rounded(value, digits)) ?? value
  const own = digitsOf(value)
  if (own < 0 || digits < 0) return bounded(rounded(big(value), digits)) ?? value
  if (own <= digits) return value
  const unit = power(own - digits)
  const size = Math.floor((Math.abs(scaled(value, own)) + unit / 2) / unit)
  return (Math.sign(value) * size) / power(digits) || 0
}

const rounded = (value: Big, digits: number): Big => new Exact(value.round(ROUNDED_DIGITS, HALF_UP).round(digits, HALF_UP))

/** The rounded number as text, with exactly so many digits behind the point (none where they are negative) and never an exponent. */
export function fixedDecimal(value: Decimal, digits: number): string {
  return big(roundDecimal(value, digits)).toFixed(Math.max(0, digits))
}

/** All digits of a number, without an exponent. */
export const decimalText = (value: Decimal): string => big(value).toFixed()

/** The next integer below (`-1`) or above (`1`). */
export function wholeDecimal(value: Decimal, direction: -1 | 1): Decimal | null {
  const near = typeof value === 'number' ? value : bounded(value.round(ROUNDED_DIGITS, HALF_UP))
  if (near === null) return null
  if (typeof near === 'number') return (direction < 0 ? Math.floor(near) : Math.ceil(near)) || 0
  const cut = new Exact(near.round(0, CUT))
  return bounded(cut.eq(near) || near.gt(0) === direction < 0 ? cut : cut.plus(direction))
}

/** The nearest number of 15 digits, rounded half up, of what no double spells. */
export function toNumber(value: Decimal): number {
  if (typeof value === 'number') return value
  const near = value.prec(RESULT_DIGITS, HALF_UP).toNumber()
  return Number.isFinite(near) ? near || 0 : value.toNumber()
}

/** A value as it is compared: digits that were left away do not count. */
export const comparable = (value: unknown): unknown =>
  isRounded(value) ? toNumber(value) : isLongAmount(value) ? readDecimal(value) : value

/** Whether a text is an amount that no double spells: it has a point, which codes of digits have not. */
export const isLongAmount = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTH && value.includes('.') && isLong(readDecimal(value))

/** What leaves an arithmetic: the number that spells all digits, the text of digits that no double spells, or 15 of those that were rounded. */
export const toPlainValue = (value: unknown): unknown => (isRounded(value) ? toNumber(value) : isLong(value) ? decimalText(value) : value)

/** Whether a value has more digits than a double spells. */
export const isLong = (value: unknown): value is Big => value instanceof Exact

export const isDecimal = (value: unknown): value is Decimal => typeof value === 'number' || isLong(value)

const SPELLED = /^([+-]?)(\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/
/** Characters of a text that can spell a number: with more, it takes long to find out. */
const MAX_LENGTH = 1000
/** So many characters spell no more digits than a double has. */
const SHORT = 15

/** Whether a spelled number that is not 0 is too small for a double. */
export const vanishes = (text: string): boolean => Number(text) === 0 && /^[^e]*[1-9]/i.test(text)

/** The number that a text spells, with all its digits; null where it spells none, or one beyond the range of doubles, also too near to 0. */
export function readDecimal(text: string): Decimal | null {
  if (text.length > MAX_LENGTH) return null
  const trimmed = text.trim()
  if (!SPELLED.test(trimmed)) return null
  const number = Number(trimmed)
  if (!Number.isFinite(number) || vanishes(trimmed)) return null
  return trimmed.length <= SHORT ? number || 0 : bounded(new Exact(trimmed.replace(/^\+/, '')))
}

/** The number that a cell of a row holds, as a number or as its text; null where it holds none. */
export function decimalIn(value: unknown): Decimal | null {
  if (typeof value === 'string') return readDecimal(value)
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** Whether the digits of a number are sure to be those that were written: an integer that doubles tell apart, or up to 15 digits. */
export function isExact(value: Decimal): value is number {
  if (typeof value !== 'number') return false
  return Number.isInteger(value) ? Number.isSafeInteger(value) : Number(value.toPrecision(RESULT_DIGITS)) === value
}

/** A decimal as it travels: a number where a double spells it, else its text as it is (decision 231). */
export function wireNumber(text: string): number | string {
  const value = readDecimal(text)
  return typeof value === 'number' ? value : text
}

/** The same of a decimal that was read. */
export const plainNumber = (value: Decimal): number | string => (typeof value === 'number' ? value : decimalText(value))
