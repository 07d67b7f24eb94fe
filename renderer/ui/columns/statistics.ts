import { isAmount, withThousands } from '../../model/amount'
import type { FieldModel, Statistic } from '../../model/field'
import type { Row } from '../../model/source'

/** Decimals beyond which a sum of decimals is only noise of the computer's arithmetic. */
const DIGITS = 6

/** The number that a cell holds; undefined where it holds none. */
export function numberIn(held: unknown): number | undefined {
  if (held === null || held === undefined || held === '' || typeof held === 'boolean') return undefined
  const number = typeof held === 'number' ? held : Number(held)
  return Number.isFinite(number) ? number : undefined
}

/** Numbers added up, and how many they are. */
export interface Sum {
  readonly sum: number
  readonly count: number
}

/** The sum or the average of numbers; undefined when there are none. */
function numberOf(kind: Statistic, { sum, count }: Sum): number | undefined {
  return count === 0 ? undefined : Number((kind === 'sum' ? sum : sum / count).toFixed(DIGITS))
}

/** The sum or the average of a field over the rows that hold a number; undefined when none does. */
export function statistic(kind: Statistic, name: string, rows: readonly Row[]): number | undefined {
  return numberOf(kind, sumOf(name, rows))
}

function sumOf(name: string, rows: readonly Row[]): Sum {
  let [sum, count] = [0, 0]
  for (const row of rows) {
    const number = numberIn(row[name])
    if (number === undefined) continue
    sum += number
    count++
  }
  return { sum, count }
}

/** Decimals of an average where its column asks for no more. */
const AVERAGE_DIGITS = 2

/** A statistic as it stands below its column: a sum with the decimals of the column. Empty where no row holds a number. */
export function statisticText(kind: Statistic, field: FieldModel, rows: readonly Row[]): string {
  return sumText(kind, field, sumOf(field.name, rows))
}

/** The same of numbers that are added up already. */
export function sumText(kind: Statistic, { settings }: FieldModel, sum: Sum): string {
  const value = numberOf(kind, sum)
  if (value === undefined) return ''
  const text = statisticDigits(kind, value, typeof settings.precision === 'number' ? settings.precision : undefined)
  return isAmount(settings) ? withThousands(text) : text
}

function statisticDigits(kind: Statistic, value: number, precision: number | undefined): string {
  if (kind === 'sum') return precision === undefined ? String(value) : value.toFixed(precision)
  return value.toFixed(Math.max(precision ?? 0, AVERAGE_DIGITS))
}

/** The statistics that any of the columns asks for, in the order of their rows. */
export function statisticsOf(columns: readonly FieldModel[]): readonly Statistic[] {
  return (['sum', 'average'] as const).filter(kind => columns.some(column => column.statistics.includes(kind)))
}
