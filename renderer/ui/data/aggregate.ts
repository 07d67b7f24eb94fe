/** How many values become one. */
export const AGGREGATES = ['sum', 'average', 'count', 'distinct', 'max', 'min'] as const
export type Aggregate = (typeof AGGREGATES)[number]

/** Parts of a date that values are put together by; `value` takes them as they are. */
export const PERIODS = ['value', 'year', 'quarter', 'month', 'day'] as const
export type Period = (typeof PERIODS)[number]

/** A number out of a value as the API sends it; null for what is none. */
export function numberIn(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** Values of rows as one number; null where none of them counts. Numbers are added up without the noise of binary fractions. */
export function aggregated(values: readonly unknown[], how: Aggregate): number | null {
  if (how === 'count') return values.filter(value => !isEmpty(value)).length
  if (how === 'distinct') return new Set(values.filter(value => !isEmpty(value)).map(String)).size
  const numbers = values.flatMap(value => numberIn(value) ?? [])
  if (numbers.length === 0) return null
  if (how === 'max') return numbers.reduce((most, number) => Math.max(most, number))
  if (how === 'min') return numbers.reduce((least, number) => Math.min(least, number))
  const sum = tidy(numbers.reduce((total, number) => total + number, 0))
  return how === 'sum' ? sum : tidy(sum / numbers.length)
}

/** 0.1 + 0.2 is 0.3: twelve digits are more than any amount has. */
function tidy(number: number): number {
  return Number(number.toPrecision(12))
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
