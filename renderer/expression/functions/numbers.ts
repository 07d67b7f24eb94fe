import {
  comparable,
  compareDecimals,
  type Decimal,
  fixedDecimal,
  MOST_ROUNDED,
  mean,
  negated,
  roundDecimal,
  total,
  wholeDecimal,
} from '../../model/decimal'
import type { Run } from '../run'
import { compare, decimalOf, isEmpty, isMissing, numberOf } from '../value'
import { type ExpressionFunction, exactLambdaOf, listOf } from './definition'

/** 0 when left out; null for what is no number of digits. */
function digitsOf(value: unknown): number | null {
  const digits = isEmpty(value) ? 0 : numberOf(value)
  return digits === null || Math.abs(Math.trunc(digits)) > MOST_ROUNDED ? null : Math.trunc(digits)
}

function ofNumber(change: (value: Decimal, digits: number) => unknown): ExpressionFunction['apply'] {
  return (_run, [value, places]) => {
    const [number, digits] = [decimalOf(value), digitsOf(places)]
    return number === null || digits === null ? null : change(number, digits)
  }
}

/** The values that `sum(list)`, `sum(list, item => …)` and `sum(a, b, c)` are about. */
function valuesOf(run: Run, args: readonly unknown[]): readonly unknown[] {
  const [first, second] = args
  const lambda = exactLambdaOf(second)
  if (lambda !== undefined) return listOf(run, first).map((item, index) => lambda(item, index))
  return args.length === 1 ? listOf(run, first) : args
}

function numbersOf(run: Run, args: readonly unknown[]): Decimal[] {
  return valuesOf(run, args)
    .map(decimalOf)
    .filter(number => number !== null)
}

function extreme(sign: 1 | -1): ExpressionFunction['apply'] {
  return (run, args) => {
    let best: unknown = null
    for (const value of valuesOf(run, args).map(comparable)) {
      if (isMissing(value) || value === '') continue
      if (best === null || (compare(value, best) ?? 0) * sign > 0) best = value
    }
    return best
  }
}

const many = { least: 1, most: Number.POSITIVE_INFINITY, lambda: { at: 1, required: false } } as const

export const numberFunctions: readonly ExpressionFunction[] = [
  {
    name: 'round',
    usage: 'round(number, digits?)',
    least: 1,
    most: 2,
    exact: true,
    apply: ofNumber(roundDecimal),
  },
  {
    name: 'fixed',
    usage: 'fixed(number, digits)',
    least: 2,
    most: 2,
    exact: true,
    apply: (run, args) => ofNumber(fixedDecimal)(run, args) ?? '',
  },
  {
    name: 'floor',
    usage: 'floor(number)',
    least: 1,
    most: 1,
    exact: true,
    apply: ofNumber(value => wholeDecimal(value, -1)),
  },
  {
    name: 'ceil',
    usage: 'ceil(number)',
    least: 1,
    most: 1,
    exact: true,
    apply: ofNumber(value => wholeDecimal(value, 1)),
  },
  {
    name: 'abs',
    usage: 'abs(number)',
    least: 1,
    most: 1,
    exact: true,
    apply: ofNumber(value => (compareDecimals(value, 0) < 0 ? negated(value) : value)),
  },
  {
    name: 'min',
    usage: 'min(list, item => value) or min(a, b, …)',
    ...many,
    exact: true,
    apply: extreme(-1),
  },
  {
    name: 'max',
    usage: 'max(list, item => value) or max(a, b, …)',
    ...many,
    exact: true,
    apply: extreme(1),
  },
  {
    name: 'sum',
    usage: 'sum(list, item => number) or sum(a, b, …)',
    ...many,
    exact: true,
    apply: (run, args) => total(numbersOf(run, args)),
  },
  {
    name: 'avg',
    usage: 'avg(list, item => number) or avg(a, b, …)',
    ...many,
    exact: true,
    apply: (run, args) => mean(numbersOf(run, args)),
  },
]
