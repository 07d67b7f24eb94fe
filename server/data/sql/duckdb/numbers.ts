import type { Share, ValueDialect } from '../dialect'
import { exactQuotient, hasEnd, roundedQuotient } from './quotients'

/** Floats whose digits these hold are added and multiplied as decimals. */
const FLOAT_DIGITS = 9
const [SUMMAND, FACTOR] = ['decimal(38, 15)', `decimal(38, ${FLOAT_DIGITS})`]

/** The float of a decimal, by its digits: a cast rounds twice. */
const spelled = (decimal: string | undefined) => `cast(cast(${decimal} as varchar) as double)`

/** An exact decimal as a whole number. */
const unscaled = (decimal: string, digits: number) =>
  digits === 0 ? `cast(${decimal} as hugeint)` : `cast(replace(cast(${decimal} as varchar), '.', '') as hugeint)`

export const numberDialect = (share: Share): ValueDialect['number'] => {
  /** The shortest digits that mean a number that is not negative, and its exponent where DuckDB writes one: below 1e-4 and from 1e16 on. */
  const parts = (number: string) => {
    const v = share(`cast(${number} as varchar)`)
    const m = share(`regexp_replace(split_part(${v}, 'e', 1), '\\.0$', '')`)
    return { m, e: share(`cast(nullif(split_part(${v}, 'e', 2), '') as integer)`) }
  }
  /** All digits of such a number, without an exponent. */
  const plain = (number: string): string => {
    const { m, e } = parts(number)
    const digits = share(`replace(${m}, '.', '')`)
    return `case when ${e} is null then ${m}
      when ${e} > 0 then rpad(${digits}, ${e} + 1, '0') else '0.' || repeat('0', -${e} - 1) || ${digits} end`
  }
  /** Such a number as the browser writes it, without an exponent from 1e-6 up to 1e21. */
  const written = (number: string): string => {
    const { m, e } = parts(number)
    return `case when coalesce(${e}, 0) between -6 and 20 then ${plain(number)}
      else ${m} || 'e' || case when ${e} < 0 then '-' else '+' end || abs(${e}) end`
  }
  const signed = (number: string, size: string) => `case when ${number} < 0 then '-' || ${size} else ${size} end`
  const text = (number: string) => signed(number, share(written(`abs(${number})`)))
  /** The number with its point moved, by its digits as they are written. */
  const shifted = (number: string, places: number) => share(`try_cast(${share(written(number))} || 'e${places}' as double)`)
  /** Rounded before its point: decimals hold all digits that a float has there, up to 1e37, and beyond it has none. */
  const roundedWhole = (number: string, digits: number) => {
    const by = (type: string) => spelled(`round(try_cast(cast(${number} as varchar) as ${type}), ${digits})`)
    return `case when abs(${number}) < 1e16 then ${by(SUMMAND)} when abs(${number}) < 1e37 then ${by('decimal(38, 0)')} else ${number} end`
  }
  const round = (number: string, digits: number) => {
    if (digits < 0) return roundedWhole(number, digits)
    const size = share(`abs(${number})`)
    const tiny = `round(${size} * 1e${digits}) / 1e${digits}`
    const by = shifted(share(`round(${shifted(size, digits)})`), -digits)
    return `case when ${size} >= ${digits === 0 ? '9007199254740992' : '1e15'} then ${number} when ${size} < 1e-6 then sign(${number}) * ${tiny}
      when isfinite(${by}) then sign(${number}) * ${by} else ${number} end`
  }
  const leaving = (number: string) => `case when ${number} = trunc(${number}) and abs(${number}) < 9007199254740992 then ${number}
      when isfinite(${number}) then cast(format('{:.14e}', ${number}) as double) end`
  return {
    text,
    exactText: (value, digits) => (digits === 0 ? `cast(${value} as varchar)` : `regexp_replace(cast(${value} as varchar), '\\.?0+$', '')`),
    finite: number => `case when isfinite(${number}) then ${number} end`,
    exactly: (operator, left, right) => {
      const [a, b] = [left, right].map(side => share(`try_cast(cast(${side} as varchar) as ${operator === '*' ? FACTOR : SUMMAND})`))
      const made = share(spelled(`try(${a} ${operator} ${b})`))
      return `case when ${spelled(a)} = ${left} and ${spelled(b)} = ${right} and ${made} is not null then ${made}
        else (${left}) ${operator} (${right}) end`
    },
    toResult: leaving,
    unscaled,
    floatDigits: FLOAT_DIGITS,
    unscaledFloat: number => {
      const decimal = share(`try_cast(cast(${number} as varchar) as ${FACTOR})`)
      return `case when ${spelled(decimal)} = ${number} then ${unscaled(decimal, FLOAT_DIGITS)} end`
    },
    quotient: (sides, float) => `case when ${float} is not null then coalesce(${exactQuotient(sides, share)}, ${leaving(float)}) end`,
    hasEnd: quotient => hasEnd(quotient, share),
    roundedQuotient: (sides, float, digits) =>
      `case when ${float} is not null then coalesce(${roundedQuotient(sides, digits, share)}, ${round(share(leaving(float)), digits)}) end`,
    round,
    fixed: (number, digits) => {
      const rounded = share(round(number, digits))
      const t = share(signed(rounded, share(plain(`abs(${rounded})`))))
      if (digits <= 0) return t
      const part = `rpad(split_part(${t}, '.', 2), ${digits}, '0')`
      return `split_part(${t}, '.', 1) || '.' || ${part}`
    },
  }
}
