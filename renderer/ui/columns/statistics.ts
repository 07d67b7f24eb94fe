import { isAmount, withThousands } from '../../model/amount'
import { add, type Decimal, decimalIn, decimalText, divide, fixedDecimal, subtract, toPlainValue } from '../../model/decimal'
import type { FieldModel, Statistic } from '../../model/field'
import type { Row, Sums } from '../../model/source'

/** Numbers added up, and how many they are. */
export interface Sum {
  /** Null beyond the range of numbers. */
  readonly sum: Decimal | null
  readonly count: number
}

/** The sum or the average of numbers; null when there are none. */
function decimalOf(kind: Statistic, { sum, count }: Sum): Decimal | null {
  if (sum === null || count === 0) return null
  return kind === 'sum' ? sum : divide(sum, count)
}

/** The sum or the average of a field over the rows that hold a number; undefined when none does. */
export function statistic(kind: Statistic, name: string, rows: readonly Row[]): unknown {
  const value = decimalOf(kind, sumOf(name, rows))
  return value === null ? undefined : toPlainValue(value)
}

function sumOf(name: string, rows: readonly Row[]): Sum {
  return rows.reduce<Sum>((sum, row) => withNumber(sum, decimalIn(row[name]), 1), { sum: 0, count: 0 })
}

/** The sum with one more number, or with one that it had taken out again. */
export function withNumber(before: Sum, number: Decimal | null, by: 1 | -1): Sum {
  if (number === null || before.sum === null) return before
  return { sum: by === 1 ? add(before.sum, number) : subtract(before.sum, number), count: before.count + by }
}

/** Decimals of an average where its column asks for no more. */
const AVERAGE_DIGITS = 2

/** A statistic as it stands below its column: a sum with the decimals of the column. Empty where no row holds a number. */
export function statisticText(kind: Statistic, field: FieldModel, rows: readonly Row[]): string {
  return sumText(kind, field, sumOf(field.name, rows))
}

/** The same of numbers that are added up already. */
export function sumText(kind: Statistic, { settings }: FieldModel, sum: Sum): string {
  const value = decimalOf(kind, sum)
  if (value === null) return ''
  const text = statisticDigits(kind, value, typeof settings.precision === 'number' ? settings.precision : undefined)
  return isAmount(settings) ? withThousands(text) : text
}

function statisticDigits(kind: Statistic, value: Decimal, precision: number | undefined): string {
  if (kind === 'sum') return precision === undefined ? decimalText(value) : fixedDecimal(value, precision)
  return fixedDecimal(value, Math.max(precision ?? 0, AVERAGE_DIGITS))
}

/** The same of the rows of all pages; empty where they were not added up. */
export function allText(kind: Statistic, field: FieldModel, sums: Sums | undefined): string {
  const all = sums?.[field.name]
  return all === undefined ? '' : sumText(kind, field, { sum: decimalIn(all.sum), count: all.count })
}

/** The statistics that any of the columns asks for, in the order of their rows. */
export function statisticsOf(columns: readonly FieldModel[]): readonly Statistic[] {
  return (['sum', 'average'] as const).filter(kind => columns.some(column => column.statistics.includes(kind)))
}
