import type { Run } from '../run'
import { compare, finite, isMissing, numberOf } from '../value'
import { type ExpressionFunction, lambdaOf, listOf } from './definition'

/** Rounds half away from zero, by decimal digits rather than by their binary approximation. */
export function roundTo(value: number, digits: number): number {
  const size = Math.abs(value)
  if (size >= 1e15) return value
  // A tiny number is already written with an exponent and cannot be shifted by writing another.
  const rounded =
    size < 1e-6 ? Math.round(size * 10 ** digits) / 10 ** digits : Number(`${Math.round(Number(`${size}e${digits}`))}e${-digits}`)
  return Number.isFinite(rounded) ? Math.sign(value) * rounded : value
}

function digitsOf(value: unknown): number {
  return Math.max(0, Math.min(15, Math.trunc(numberOf(value) ?? 0)))
}

function whole(change: (value: number) => number): ExpressionFunction['apply'] {
  return (_run, [value]) => {
    const number = numberOf(value)
    return number === null ? null : finite(change(number))
  }
}

/** The values that `sum(list)`, `sum(list, item => …)` and `sum(a, b, c)` are about. */
function valuesOf(run: Run, args: readonly unknown[]): readonly unknown[] {
  const [first, second] = args
  if (typeof second === 'function') return listOf(run, first).map((item, index) => lambdaOf(second)(item, index))
  return args.length === 1 ? listOf(run, first) : args
}

function numbersOf(run: Run, args: readonly unknown[]): number[] {
  return valuesOf(run, args)
    .map(numberOf)
    .filter(number => number !== null)
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

function extreme(sign: 1 | -1): ExpressionFunction['apply'] {
  return (run, args) => {
    let best: unknown = null
    for (const value of valuesOf(run, args)) {
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
    doc: 'The number rounded to so many digits after the point (0 when left out), halves away from zero.',
    example: ['round(1.005, 2)', 1.01],
    least: 1,
    most: 2,
    apply: (_run, [value, digits]) => {
      const number = numberOf(value)
      return number === null ? null : roundTo(number, digitsOf(digits))
    },
  },
  {
    name: 'fixed',
    usage: 'fixed(number, digits)',
    doc: 'The rounded number as text, with exactly so many digits after the point.',
    example: ['fixed(12.5, 2)', '12.50'],
    least: 2,
    most: 2,
    apply: (_run, [value, digits]) => {
      const number = numberOf(value)
      return number === null ? '' : roundTo(number, digitsOf(digits)).toFixed(digitsOf(digits))
    },
  },
  {
    name: 'floor',
    usage: 'floor(number)',
    doc: 'The next whole number below.',
    example: ['floor(2.7)', 2],
    least: 1,
    most: 1,
    apply: whole(Math.floor),
  },
  {
    name: 'ceil',
    usage: 'ceil(number)',
    doc: 'The next whole number above.',
    example: ['ceil(2.1)', 3],
    least: 1,
    most: 1,
    apply: whole(Math.ceil),
  },
  {
    name: 'abs',
    usage: 'abs(number)',
    doc: 'The number without its sign.',
    example: ['abs(-3)', 3],
    least: 1,
    most: 1,
    apply: whole(Math.abs),
  },
  {
    name: 'min',
    usage: 'min(list, item => value) or min(a, b, …)',
    doc: 'The smallest of the numbers, texts or dates; null when there is none. Empty values are passed over.',
    example: ['min(3, null, 2)', 2],
    ...many,
    apply: extreme(-1),
  },
  {
    name: 'max',
    usage: 'max(list, item => value) or max(a, b, …)',
    doc: 'The greatest of the numbers, texts or dates; null when there is none. Empty values are passed over.',
    example: ["max(['2024-01-31', '2024-02-01'])", '2024-02-01'],
    ...many,
    apply: extreme(1),
  },
  {
    name: 'sum',
    usage: 'sum(list, item => number) or sum(a, b, …)',
    doc: 'The sum of the numbers; 0 when there is none. What is no number is passed over.',
    example: ['sum([{ fee: 2 }, { fee: 3 }], item => item.fee)', 5],
    ...many,
    apply: (run, args) => finite(total(numbersOf(run, args))),
  },
  {
    name: 'avg',
    usage: 'avg(list, item => number) or avg(a, b, …)',
    doc: 'The average of the numbers; null when there is none. What is no number is passed over.',
    example: ['avg([1, 2, null, 6])', 3],
    ...many,
    apply: (run, args) => {
      const numbers = numbersOf(run, args)
      return numbers.length === 0 ? null : finite(total(numbers) / numbers.length)
    },
  },
]
