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
  /**
   * A number that is not negative as the browser writes it: the shortest digits that mean it, without an exponent from 1e-6 up to 1e21. DuckDB
   * finds the same digits, and writes exponents sooner.
   */
  const written = (number: string): string => {
    const v = share(`cast(${number} as varchar)`)
    const m = share(`regexp_replace(split_part(${v}, 'e', 1), '\\.0$', '')`)
    const e = share(`cast(nullif(split_part(${v}, 'e', 2), '') as integer)`)
    const digits = share(`replace(${m}, '.', '')`)
    return `case when ${e} is null then ${m}
      when ${e} between 16 and 20 then rpad(${digits}, ${e} + 1, '0')
      when ${e} between -6 and -1 then '0.' || repeat('0', -${e} - 1) || ${digits}
      else ${m} || 'e' || case when ${e} < 0 then '-' else '+' end || abs(${e}) end`
  }
  const text = (number: string) => {
    const size = share(written(`abs(${number})`))
    return `case when ${number} < 0 then '-' || ${size} else ${size} end`
  }
  /** The number with its point moved, by its digits as they are written. */
  const shifted = (number: string, places: number) => share(`try_cast(${share(written(number))} || 'e${places}' as double)`)
  /** Rounded before its point: decimals hold all digits that a float has there, up to 1e37, and beyond it has none. */
  const roundedWhole = (number: string, digits: number) => {
    const by = (type: string) => spelled(`round(try_cast(cast(${number} as varchar) as ${type}), ${digits})`)
    return `case when abs(${number}) < 1e15 then ${by(SUMMAND)} when abs(${number}) < 1e37 then ${by('decimal(38, 0)')} else ${number} end`
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
      const t = share(text(share(round(number, digits))))
      if (digits <= 0) return t
      const part = `rpad(split_part(${t}, '.', 2), ${digits}, '0')`
      return `split_part(${t}, '.', 1) || '.' || ${part}`
    },
  }
}
