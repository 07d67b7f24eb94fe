import {
  add,
  comparable,
  type Decimal,
  divide,
  isLong,
  isLongAmount,
  multiply,
  negated,
  remainder,
  subtract,
  toPlainValue,
} from '../model/decimal'
import type { BinaryOperator, UnaryOperator } from '../model/expression'
import { hasPart } from './functions/texts'
import type { Run } from './run'
import { decimalOf, isMissing, isRecord } from './value'

type Operate = (left: unknown, right: unknown, run: Run) => unknown

/** An operand of arithmetic: what is not there counts as 0, what is no number as null. */
function operand(value: unknown): Decimal | null {
  return isMissing(value) || value === '' ? 0 : decimalOf(value)
}

function arithmetic(work: (left: Decimal, right: Decimal) => Decimal | null): Operate {
  return (left, right) => {
    const a = operand(left)
    const b = operand(right)
    return a === null || b === null ? null : work(a, b)
  }
}

function order(accepts: (sign: number) => boolean): Operate {
  return (left, right, run) => {
    const sign = run.compare(comparable(left), comparable(right))
    return sign !== undefined && accepts(sign)
  }
}

/** Numbers add up; as soon as one side is a text (or a list, an object, a date) both are joined as texts. */
function plus(left: unknown, right: unknown, run: Run): unknown {
  if (!isTextual(left) && !isTextual(right)) return sum(left, right, run)
  const joined = run.checked(run.text(left) + run.text(right))
  run.read(joined.length - 1)
  return joined
}

const sum = arithmetic(add)

/** A long amount is a number: so long results travel. */
function isTextual(value: unknown): boolean {
  if (typeof value === 'string') return !isLongAmount(value)
  return typeof value === 'object' && value !== null && !isLong(value)
}

/** Whether a list has an equal item, a text that part, an object that key. Nothing is in null. */
function isIn(value: unknown, whole: unknown, run: Run): boolean {
  if (Array.isArray(whole)) {
    run.spend(whole.length)
    return whole.some(item => run.equal(item, value))
  }
  if (typeof whole === 'string') return !isMissing(value) && hasPart(run, whole, run.text(value))
  return isRecord(whole) && run.member(whole, run.text(value)) !== undefined
}

const equal: Operate = (left, right, run) => run.equal(comparable(left), comparable(right))
const unequal: Operate = (left, right, run) => !equal(left, right, run)

/**
 * `==` and `===` are the same, and total: null equals only null and undefined; a number equals the text that spells it;
 * booleans equal booleans; lists and objects only themselves; dates the moment, or the text that spells it.
 */
export const binaryOperators: Readonly<Record<BinaryOperator, Operate>> = {
  '+': plus,
  '-': arithmetic(subtract),
  '*': arithmetic(multiply),
  '/': arithmetic(divide),
  '%': arithmetic(remainder),
  '==': equal,
  '===': equal,
  '!=': unequal,
  '!==': unequal,
  '<': order(sign => sign < 0),
  '<=': order(sign => sign <= 0),
  '>': order(sign => sign > 0),
  '>=': order(sign => sign >= 0),
  in: (value, whole, run) => isIn(toPlainValue(value), toPlainValue(whole), run),
}

export const unaryOperators: Readonly<Record<UnaryOperator, (value: unknown) => unknown>> = {
  '!': value => !value,
  '+': operand,
  '-': value => {
    const number = operand(value)
    return number === null ? null : negated(number)
  },
}
