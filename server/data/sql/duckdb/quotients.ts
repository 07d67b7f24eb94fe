import type { Share } from '../dialect'
import type { Quotient } from '../types'
import { within } from './within'

/** Whole numbers below are floats too. */
const SAFE = '9007199254740992'
const BILLION = 1_000_000_000
/** Longer names of sides are bound once. */
const NAME = 40

const power = (exponent: string) => `cast(rpad('1', cast(${exponent} as integer) + 1, '0') as hugeint)`
/** The first 15 digits, as `1.23456789012345e+02`. */
const cut = (float: string) => `format('{:.14e}', ${float})`

/** False of most quotients without an end within 18 digits behind the point, which is soon found where 64 bits hold the remainders. */
function mayEnd(a: string, b: string): string {
  const [dividend, divisor] = [a, b].map(side => `cast(${side} as bigint)`)
  const rest = `(${dividend} % ${divisor}) * ${BILLION} % ${divisor}`
  return `case when ${a} < ${SAFE} and ${b} < ${9 * BILLION} then ${rest} * ${BILLION} % ${divisor} = 0 else true end`
}

/** Whether a float has all digits of the quotient, of more than `atLeast` signs: multiplied by the divisor, those are the dividend. */
function isSpelled(a: string, b: string, float: string, atLeast = 16): string {
  const text = `cast(${float} as varchar)`
  const digits = `split_part(${text}, 'e', 1)`
  const places = `length(split_part(${digits}, '.', 2)) - coalesce(try_cast(split_part(${text}, 'e', 2) as integer), 0)`
  const product = `cast(replace(${digits}, '.', '') as hugeint) * ${b}`
  const isWhole = `length(${text}) > ${atLeast} and ${places} >= 0 and coalesce(try(${product} = ${a} * ${power(places)}), false)`
  return `case when ${mayEnd(a, b)} then ${isWhole} else false end`
}

/** Whether a quotient has an end that a float spells; one by zero is nothing, which has one. */
export const hasEnd = ({ left, right }: Quotient, share: Share): string => {
  const [a, b] = [`abs(${left})`, `abs(${right})`]
  const float = share(`(cast(${a} as double) / cast(${b} as double))`)
  return `case when ${right} = 0 or ${left} = 0 then true else ${isSpelled(a, b, float, 0)} end`
}

/** What is made of the sides `l` and `r`, which may be aggregates: those cannot stand where an overflow is caught. */
function bySides({ left, right }: Quotient, make: (l: string, r: string) => string): string {
  return left.length <= NAME && right.length <= NAME ? make(left, right) : within(left, 'l', within(right, 'r', make('l', 'r')))
}

/** The greater of the two numbers of 15 digits beside a quotient is nearer, or as near. */
function isUpper(a: string, b: string, below: string): string {
  const middle = `(cast(replace(split_part(${below}, 'e', 1), '.', '') as hugeint) * 10 + 5)`
  const places = `15 - cast(split_part(${below}, 'e', 2) as integer)`
  return `case when ${places} >= 0 then ${a} * ${power(places)} >= ${middle} * ${b}
    else ${a} >= ${middle} * ${b} * ${power(`-(${places})`)} end`
}

/**
 * The quotient as it leaves arithmetic: the float that spells it, else that of its first 15 digits, rounded half up (decision 223); null where
 * a side is too long for that. Most floats are so near that their 15 digits are those of the quotient: whole numbers are divided for the rest.
 */
export const exactQuotient = (sides: Quotient, share: Share): string =>
  bySides(sides, (l, r) => {
    const [a, b] = [`abs(${l})`, `abs(${r})`]
    const float = share(`(cast(${a} as double) / cast(${b} as double))`)
    const beside = (end: string) =>
      `case when greatest(${a}, ${b}) < ${SAFE} then nextafter(${float}, ${end}) else nextafter(nextafter(${float}, ${end}), ${end}) end`
    const [below, above] = [share(cut(beside('0.0'))), share(cut(beside("'inf'::double")))]
    const near = `cast(case when ${isUpper(a, b, below)} then ${above} else ${below} end as double)`
    const whole =
      sides.ends === undefined ? isSpelled(a, b, float) : `case when ${sides.ends} then ${isSpelled(a, b, float)} else false end`
    return `case when ${r} = 0 then null when ${l} = 0 then 0 else sign(${l}) * sign(${r}) * case
      when ${whole} then ${float} when ${below} = ${above} then cast(${below} as double) else try(${near}) end end`
  })

/** The quotient with so many digits behind the point, or without so many before it; null where it is too long. */
export const roundedQuotient = (sides: Quotient, digits: number, share: Share): string =>
  bySides(sides, (l, r) => {
    const [more, less] = [Math.max(0, digits), Math.max(0, -digits)].map(places => `1${'0'.repeat(places)}`)
    const [a, b] = [`(abs(${l}) * ${more})`, `(abs(${r}) * ${less})`]
    const size = share(`try((2 * ${a} + ${b}) // (2 * ${b}))`)
    return `case when ${r} = 0 then null when ${size} = 0 then 0
      when ${size} < ${SAFE} then sign(${l}) * sign(${r}) * cast(${size} as double) * cast(${less} as double) / cast(${more} as double) end`
  })
