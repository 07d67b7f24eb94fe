import type { Quotient, Typed } from '../types'
import type { Context } from './context'
import { boolean, computed, exact, number, numberLike, text } from './convert'

type Operate = (left: Typed, right: Typed, context: Context) => Typed

/** Digits after the point that a product may have; with more it is a float. */
const MOST_DIGITS = 12

/** Whole numbers and decimals are added and multiplied exactly, and floats whose digits fit a decimal. */
function arithmetic(operator: '+' | '-' | '*'): Operate {
  return (left, right, context) => {
    const digits = exactDigits(operator, left, right)
    if (digits === undefined) return ofQuotients(operator, left, right, exactly(operator, left, right, context), context)
    const [a, b] = [left, right].map(value =>
      value.kind === 'null' ? '0' : `coalesce(cast(${value.sql} as decimal(38, ${value.digits ?? 0})), 0)`,
    )
    return exact(context.dialect.trying(`cast(${a} ${operator} ${b} as decimal(38, ${digits}))`), digits)
  }
}

/** Floats in decimals where those hold all of their digits, else as they are. */
export const exactly = (operator: '+' | '-' | '*' | '%', left: Typed, right: Typed, context: Context): Typed => {
  const [a, b] = [context.share(context.operand(left)), context.share(context.operand(right))]
  const { finite, exactly: decimal } = context.dialect.number
  return computed(finite(context.share(decimal(operator, a, b))))
}

function exactDigits(operator: '+' | '-' | '*', left: Typed, right: Typed): number | undefined {
  const exactly = (value: Typed) => value.kind === 'exact' || value.kind === 'null'
  if (!exactly(left) || !exactly(right)) return undefined
  const [a, b] = [left.digits ?? 0, right.digits ?? 0]
  const digits = operator === '*' ? a + b : Math.max(a, b)
  return digits <= MOST_DIGITS ? digits : undefined
}

const divide: Operate = (left, right, context) => {
  const float = computed(context.dialect.number.finite(context.share(`(${context.operand(left)}) / (${context.operand(right)})`)))
  const digits = Math.max(
    ...[left, right].map(({ kind, digits: own = 0 }) => (kind === 'number' ? context.dialect.number.floatDigits : own)),
  )
  const [a, b] = [unscaled(left, digits, context), unscaled(right, digits, context)]
  return a === undefined || b === undefined ? ofQuotients('/', left, right, float, context) : { ...float, quotient: { left: a, right: b } }
}

/** A number by whole numbers that are divided; a division by zero is nothing, which counts as 0. */
function fractionOf(value: Typed, context: Context): Quotient | undefined {
  if (value.quotient) {
    const { left, right } = value.quotient
    const [above, below] = [`case when ${right} = 0 then 0 else ${left} end`, `case when ${right} = 0 then 1 else ${right} end`]
    return { left: context.share(above), right: context.share(below) }
  }
  const digits = value.kind === 'number' ? context.dialect.number.floatDigits : (value.digits ?? 0)
  const left = unscaled(value, digits, context)
  return left === undefined
    ? undefined
    : { left, right: context.share(`${context.dialect.number.unscaled('1', 0)} * 1${'0'.repeat(digits)}`) }
}

/** What is computed of quotients is one quotient, whose sides are products: null where one is too long. Elsewhere it is the float. */
function ofQuotients(operator: '+' | '-' | '*' | '/', left: Typed, right: Typed, float: Typed, context: Context): Typed {
  if (!left.quotient && !right.quotient) return float
  const [a, b] = [fractionOf(left, context), fractionOf(right, context)]
  if (!a || !b) return float
  const ends = [left, right]
    .flatMap(({ quotient }) => (quotient ? [quotient.ends ?? context.share(context.dialect.number.hasEnd(quotient))] : []))
    .join(' and ')
  const caught = (sql: string) => context.share(context.dialect.trying(sql))
  const times = (one: string, other: string) => caught(`(${one}) * (${other})`)
  if (operator === '*') return { ...float, quotient: { left: times(a.left, b.left), right: times(a.right, b.right), ends } }
  if (operator === '/') return { ...float, quotient: { left: times(a.left, b.right), right: times(a.right, b.left), ends } }
  const sum = caught(`${times(a.left, b.right)} ${operator} ${times(b.left, a.right)}`)
  return { ...float, quotient: { left: sum, right: times(a.right, b.right), ends } }
}

/** An operand that was not computed in floats as a whole number, with so many digits of it behind the point; null of a float that has more. */
export function unscaled(value: Typed, digits: number, context: Context): string | undefined {
  const { number } = context.dialect
  if (value.kind === 'null') return '0'
  if (value.kind === 'exact') return context.share(number.unscaled(`coalesce(${context.exact(value, digits)}, 0)`, digits))
  const isPlain = value.kind === 'number' && !value.computed && digits === number.floatDigits
  return isPlain ? context.share(number.unscaledFloat(context.share(context.operand(value)))) : undefined
}

const remainder: Operate = (left, right, context) => exactly('%', left, right, context)

const add = arithmetic('+')

/** Joins as soon as one side is a text; a text that is null is none. */
const plus: Operate = (left, right, context) => {
  if (left.kind !== 'text' && right.kind !== 'text') return add(left, right, context)
  const joined = `${context.text(left)} || ${context.text(right)}`
  const missing = [left, right].filter(({ kind, literal }) => kind === 'text' && literal === undefined)
  if (missing.length === 0 || [left, right].some(({ kind, literal }) => kind === 'text' && literal !== undefined))
    return text(`(${joined})`)
  const sum = context.text(number(`${numericOperand(left, context)} + ${numericOperand(right, context)}`))
  return text(`case when ${missing.map(({ sql }) => `${sql} is null`).join(' and ')} then ${sum} else ${joined} end`)
}

/** What a side of a sum counts where all texts of it are null. */
const numericOperand = (value: Typed, context: Context) => (value.kind === 'text' ? '0' : `coalesce(${context.number(value)}, 0)`)

const equal: Operate = (one, other, context) => {
  const [left, right] = [context.toResult(one), context.toResult(other)]
  if (left.kind === 'null') return boolean(`${right.sql} is null`)
  if (right.kind === 'null') return boolean(`${left.sql} is null`)
  const bothExact = left.kind === 'exact' && right.kind === 'exact'
  if (left.kind === right.kind || bothExact) return boolean(`${left.sql} is not distinct from ${right.sql}`)
  const missing = `${left.sql} is null or ${right.sql} is null then ${left.sql} is null and ${right.sql} is null`
  const same =
    left.kind === 'boolean' || right.kind === 'boolean' ? 'false' : `coalesce(${context.number(left)} = ${context.number(right)}, false)`
  return boolean(`case when ${missing} else ${same} end`)
}

const ISO_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** A column of dates beside a date that is written out is compared as a date: files skip by it. */
function datesOf(left: Typed, right: Typed): readonly [string, string] | undefined {
  const dateOf = (value: Typed, beside: Typed) => {
    if (value.moment && !value.moment.timed) return value.moment.sql
    const { literal } = value
    const exists =
      typeof literal === 'string' && ISO_DATE.test(literal) && new Date(`${literal}T00:00:00Z`).toISOString().startsWith(literal)
    return beside.moment && exists ? `timestamp '${literal}'` : undefined
  }
  const [a, b] = [dateOf(left, right), dateOf(right, left)]
  return a === undefined || b === undefined ? undefined : [a, b]
}

function order(operator: '<' | '<=' | '>' | '>='): Operate {
  return (left, right, context) => {
    if (left.kind === 'null' || right.kind === 'null') return boolean('false')
    const bothExact = left.kind === 'exact' && right.kind === 'exact'
    const bothText = left.kind === 'text' && right.kind === 'text'
    const plain = bothExact || bothText ? [left.sql, right.sql] : [context.number(left), context.number(right)]
    const [a, b] = datesOf(left, right) ?? plain
    return boolean(`coalesce(${a} ${operator} ${b}, false)`)
  }
}

export const binaryOperators: Readonly<Record<string, Operate>> = {
  '+': plus,
  '-': arithmetic('-'),
  '*': arithmetic('*'),
  '/': divide,
  '%': remainder,
  '==': equal,
  '===': equal,
  '!=': (left, right, context) => boolean(`not (${equal(left, right, context).sql})`),
  '!==': (left, right, context) => boolean(`not (${equal(left, right, context).sql})`),
  '<': order('<'),
  '<=': order('<='),
  '>': order('>'),
  '>=': order('>='),
}

export const unaryOperators: Readonly<Record<string, (value: Typed, context: Context) => Typed>> = {
  '!': (value, context) => boolean(`not ${context.truth(value)}`),
  '+': (value, context) =>
    value.kind === 'exact' ? exact(`coalesce(${value.sql}, 0)`, value.digits ?? 0) : numberLike(value, `(${context.operand(value)})`),
  '-': (value, context) => (value.kind === 'exact' ? exact(`-coalesce(${value.sql}, 0)`, value.digits ?? 0) : negatedFloat(value, context)),
}

/** There is no negative zero. */
function negatedFloat(value: Typed, context: Context): Typed {
  const float = numberLike(value, `0 - (${context.operand(value)})`)
  return value.quotient ? { ...float, quotient: { ...value.quotient, left: context.share(`-(${value.quotient.left})`) } } : float
}
