import type { Typed } from '../types'
import type { Context } from './context'
import { computed, exact, NOTHING, number, numberLike, text } from './convert'
import type { SqlFunction } from './functions'
import { exactly, unscaled } from './operators'
import { texts } from './texts'

const MOST_DIGITS = 15
/** Beyond, the browser may write exponents. */
const MOST_FIXED = 6

function digitsOf(name: string, value: Typed | undefined, context: Context, most: number): number {
  if (value === undefined) return 0
  if (typeof value.literal !== 'number') return context.refuse(texts.constant(name))
  const digits = Math.trunc(value.literal)
  return digits >= -MOST_DIGITS && digits <= most ? digits : context.refuse(texts.digits(name, -MOST_DIGITS, most))
}

/** With its digits before the point, a decimal has room for those that are rounded away. */
function roundedExact(value: Typed, digits: number, context: Context): Typed {
  const own = value.digits ?? 0
  if (digits < 0) return exact(context.dialect.trying(`round(${context.exact(value, own)}, ${digits})`), 0)
  const kept = Math.min(digits, own)
  return exact(`round(${value.sql}, ${kept})`, kept)
}

const round: SqlFunction = ([value = NOTHING, second], context) => {
  const digits = digitsOf('round', second, context, MOST_DIGITS)
  if (value.quotient) return number(context.dialect.number.roundedQuotient(value.quotient, value.sql, digits))
  if (value.kind === 'exact') return roundedExact(value, digits, context)
  return number(context.dialect.number.round(context.share(context.number(value)), digits))
}

const fixed: SqlFunction = ([value = NOTHING, second], context) => {
  const digits = digitsOf('fixed', second, context, MOST_FIXED)
  if (value.kind === 'exact') {
    const { sql } = digits < 0 ? roundedExact(value, digits, context) : value
    return text(`coalesce(cast(cast(${sql} as decimal(38, ${Math.max(0, digits)})) as varchar), '')`)
  }
  const rounded = value.quotient ? context.dialect.number.roundedQuotient(value.quotient, value.sql, digits) : context.number(value)
  return text(`coalesce(${context.dialect.number.fixed(context.share(rounded), digits)}, '')`)
}

const whole =
  (name: 'floor' | 'ceil' | 'abs'): SqlFunction =>
  ([value = NOTHING], context) => {
    if (value.kind !== 'exact') return number(`${name}(${context.number(value)})`)
    return exact(`${name}(${value.sql})`, name === 'abs' ? (value.digits ?? 0) : 0)
  }

/** The first of two, or the second where it comes before (after) it: as the browser goes through its values. */
const extreme =
  (operator: '<' | '>'): SqlFunction =>
  (args, context) => {
    const alike = context.unify(args) ?? context.refuse(texts.mixedKinds)
    return alike.reduce((best, value) => {
      const [a, b] = [context.isEmpty(best), context.isEmpty(value)]
      const better = value.kind === 'null' ? 'false' : `${b} = false and (${a} or ${value.sql} ${operator} ${best.sql})`
      return {
        ...(best.kind === 'null' ? value : best),
        sql: `case when ${better} then ${value.sql} else ${emptyAsNull(best, context)} end`,
      }
    }, NOTHING)
  }

const emptyAsNull = (value: Typed, context: Context) => `case when not (${context.isEmpty(value)}) then ${value.sql} end`

const sum: SqlFunction = (args, context) => {
  if (args.every(({ kind }) => kind === 'exact' || kind === 'null')) {
    const digits = Math.max(...args.map(value => value.digits ?? 0))
    return exact(
      context.dialect.trying(
        `cast(${args.map(value => `coalesce(${context.exact(value, digits)}, 0)`).join(' + ')} as decimal(38, ${digits}))`,
      ),
      digits,
    )
  }
  return added(args, context)
}

/** What is no number counts as 0. */
const added = (args: readonly Typed[], context: Context): Typed =>
  args.map(value => numberLike(value, `coalesce(${context.raw(value)}, 0)`)).reduce((all, value) => exactly('+', all, value, context))

const avg: SqlFunction = (args, context) => {
  const count = args.map(value => `case when ${context.share(context.number(value))} is null then 0 else 1 end`).join(' + ')
  const total = sum(args, context)
  const float = computed(context.dialect.number.finite(context.share(`${context.raw(total)} / nullif(${count}, 0)`)))
  const { digits = 0 } = total
  const left = total.kind === 'exact' ? unscaled(total, digits, context) : undefined
  if (left === undefined) return float
  return { ...float, quotient: { left, right: context.share(`(${count}) * cast(1e${digits} as hugeint)`) } }
}

export const numberFunctions: Readonly<Record<string, SqlFunction>> = {
  round,
  fixed,
  floor: whole('floor'),
  ceil: whole('ceil'),
  abs: whole('abs'),
  min: extreme('<'),
  max: extreme('>'),
  sum,
  avg,
  number: ([value = NOTHING], context) => (value.kind === 'exact' ? value : number(context.number(value))),
}
