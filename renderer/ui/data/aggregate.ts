import { compareDecimals, type Decimal, decimalIn, mean, toPlainValue, total } from '../../model/decimal'

/** How many values become one. */
export const AGGREGATES = ['sum', 'average', 'count', 'distinct', 'max', 'min'] as const
export type Aggregate = (typeof AGGREGATES)[number]

/** Parts of a date that values are put together by; `value` takes them as they are. */
export const PERIODS = ['value', 'year', 'quarter', 'month', 'day'] as const
export type Period = (typeof PERIODS)[number]

/** A number with all its digits, as the API sends it: a text where no double spells them. */
export type Amount = number | string

const amountOf = (number: Decimal | null) => toPlainValue(number) as Amount | null

/** A number out of a value as the API sends it; null for what is none. */
export const amountIn = (value: unknown): Amount | null => amountOf(decimalIn(value))

/** Amounts by size, those of null behind all others in both directions. */
export function compareAmounts(one: Amount | null, other: Amount | null, order: 'rising' | 'falling'): number {
  const [a, b] = [decimalIn(one), decimalIn(other)]
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return compareDecimals(a, b) * (order === 'rising' ? 1 : -1)
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** Values of rows as one number; null where none of them counts. Numbers are added up by their digits, and none of them is lost. */
export function aggregated(values: readonly unknown[], how: Aggregate): Amount | null {
  if (how === 'count') return values.filter(value => !isEmpty(value)).length
  if (how === 'distinct') return new Set(values.filter(value => !isEmpty(value)).map(String)).size
  return amountOf(
    combined(
      values.map(decimalIn).filter(each => each !== null),
      how,
    ),
  )
}

function combined(numbers: readonly Decimal[], how: Aggregate): Decimal | null {
  if (numbers.length === 0) return null
  if (how === 'sum') return total(numbers)
  if (how === 'average') return mean(numbers)
  const sign = how === 'max' ? 1 : -1
  return numbers.reduce((best, number) => (compareDecimals(number, best) * sign > 0 ? number : best))
}

/** The text that stands for a value and all that fall into the same period: `2026-03-05` by `quarter` is `2026-Q1`. */
export function periodOf(value: unknown, period: Period): string {
  const text = value === null || value === undefined ? '' : String(value)
  const match = period === 'value' ? null : /^(\d{4})-(\d\d)-(\d\d)/.exec(text)
  if (match === null) return text
  const [day = '', year = '', month = ''] = match
  if (period === 'year') return year
  if (period === 'quarter') return `${year}-Q${Math.ceil(Number(month) / 3)}`
  return period === 'month' ? `${year}-${month}` : day
}
