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
    doc: 'The number rounded to so many digits after the point (0 when left out; -2: to hundreds), halves away from zero; null where the digits are not from -15 to 15.',
    example: ['round(1.005, 2)', 1.01],
    least: 1,
    most: 2,
    exact: true,
    apply: ofNumber(roundDecimal),
  },
  {
    name: 'fixed',
    usage: 'fixed(number, digits)',
    doc: 'The rounded number as text, with exactly so many digits after the point (-2: to hundreds); empty where the digits are not from -15 to 15.',
    example: ['fixed(12.5, 2)', '12.50'],
    least: 2,
    most: 2,
    exact: true,
    apply: (run, args) => ofNumber(fixedDecimal)(run, args) ?? '',
  },
  {
    name: 'floor',
    usage: 'floor(number)',
    doc: 'The next whole number below.',
    example: ['floor(2.7)', 2],
    least: 1,
    most: 1,
    exact: true,
    apply: ofNumber(value => wholeDecimal(value, -1)),
  },
  {
    name: 'ceil',
    usage: 'ceil(number)',
    doc: 'The next whole number above.',
    example: ['ceil(2.1)', 3],
    least: 1,
    most: 1,
    exact: true,
    apply: ofNumber(value => wholeDecimal(value, 1)),
  },
  {
    name: 'abs',
    usage: 'abs(number)',
    doc: 'The number without its sign.',
    example: ['abs(-3)', 3],
    least: 1,
    most: 1,
    exact: true,
    apply: ofNumber(value => (compareDecimals(value, 0) < 0 ? negated(value) : value)),
  },
  {
    name: 'min',
    usage: 'min(list, item => value) or min(a, b, …)',
    doc: 'The smallest of the numbers, texts or dates; null when there is none. Empty values are passed over.',
    example: ['min(3, null, 2)', 2],
    ...many,
    exact: true,
    apply: extreme(-1),
  },
  {
    name: 'max',
    usage: 'max(list, item => value) or max(a, b, …)',
    doc: 'The greatest of the numbers, texts or dates; null when there is none. Empty values are passed over.',
    example: ["max(['2024-01-31', '2024-02-01'])", '2024-02-01'],
    ...many,
    exact: true,
    apply: extreme(1),
  },
  {
    name: 'sum',
    usage: 'sum(list, item => number) or sum(a, b, …)',
    doc: 'The sum of the numbers; 0 when there is none. What is no number is passed over.',
    example: ['sum([{ fee: 2 }, { fee: 3 }], item => item.fee)', 5],
    ...many,
    exact: true,
    apply: (run, args) => total(numbersOf(run, args)),
  },
  {
    name: 'avg',
    usage: 'avg(list, item => number) or avg(a, b, …)',
    doc: 'The average of the numbers; null when there is none. What is no number is passed over.',
    example: ['avg([1, 2, null, 6])', 3],
    ...many,
    exact: true,
    apply: (run, args) => mean(numbersOf(run, args)),
  },
]
