import { add, multiply, subtract, toNumber } from '../../../model/decimal'

/** What a fill handle writes into `count` cells beyond the chosen ones: numbers and dates go on by their step, the rest repeats. */
export function fillSeries(chosen: readonly unknown[], count: number, back = false): readonly unknown[] {
  const given = back ? [...chosen].reverse() : chosen
  const next = numbers(given) ?? endings(given) ?? ((index: number) => given[index % given.length])
  return given.length === 0 ? [] : Array.from({ length: count }, (_, index) => next(index))
}

type Next = (index: number) => unknown

/** Two numbers or more with the same step between them. One number alone repeats, as spreadsheets do. */
function numbers(given: readonly unknown[]): Next | undefined {
  const values = given.filter(value => typeof value === 'number')
  const [first, second] = values
  const last = values.at(-1)
  if (first === undefined || second === undefined || last === undefined || values.length !== given.length) return undefined
  const step = difference(second, first)
  const even = values.every((value, index) => index === 0 || difference(value, values[index - 1] ?? 0) === step)
  return even ? index => toNumber(add(last, multiply(step, index + 1) ?? 0) ?? last) : undefined
}

const difference = (one: number, other: number): number => toNumber(subtract(one, other) ?? 0)

/** Texts that end in numbers with the same step: 第1章, A-007. Dates as the API writes them go on by days. */
function endings(given: readonly unknown[]): Next | undefined {
  const parts = given.map(value => (typeof value === 'string' ? /^(.*?)(\d+)(\D*)$/su.exec(value) : null))
  const [first] = parts
  const days = dates(given)
  if (days !== undefined) return days
  if (first === null || first === undefined || parts.some(part => part?.[1] !== first[1] || part?.[3] !== first[3])) return undefined
  const counts = parts.map(part => Number(part?.[2]))
  const next = counts.length === 1 ? (index: number) => (counts[0] ?? 0) + index + 1 : numbers(counts)
  const [, before = '', digits = '', after = ''] = first
  if (next === undefined || counts.some(count => !Number.isSafeInteger(count))) return undefined
  return index => {
    const value = Number(next(index))
    return value < 0 ? given[index % given.length] : `${before}${String(value).padStart(digits.length, '0')}${after}`
  }
}

const DAY = 86_400_000

function dates(given: readonly unknown[]): Next | undefined {
  const days = given.map(value =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) / DAY : Number.NaN,
  )
  if (days.some(Number.isNaN)) return undefined
  const next = days.length === 1 ? (index: number) => (days[0] ?? 0) + index + 1 : numbers(days)
  return next && (index => new Date(Number(next(index)) * DAY).toISOString().slice(0, 10))
}
