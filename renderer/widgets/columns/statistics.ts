import type { FieldModel, Statistic } from '../../model/field'
import type { Row } from '../../model/source'

/** Decimals beyond which a sum of decimals is only noise of the computer's arithmetic. */
const DIGITS = 6

/** The sum or the average of a field over the rows that hold a number; undefined when none does. */
export function statistic(kind: Statistic, name: string, rows: readonly Row[]): number | undefined {
  const numbers = rows.flatMap(row => {
    const held = row[name]
    if (held === null || held === undefined || held === '' || typeof held === 'boolean') return []
    const number = Number(held)
    return Number.isFinite(number) ? [number] : []
  })
  if (numbers.length === 0) return undefined
  const sum = numbers.reduce((total, number) => total + number, 0)
  return Number((kind === 'sum' ? sum : sum / numbers.length).toFixed(DIGITS))
}

/** Decimals of an average where its column asks for no more. */
const AVERAGE_DIGITS = 2

/** A statistic as it stands below its column: a sum with the decimals of the column. Empty where no row holds a number. */
export function statisticText(kind: Statistic, { name, settings }: FieldModel, rows: readonly Row[]): string {
  const value = statistic(kind, name, rows)
  if (value === undefined) return ''
  const precision = typeof settings.precision === 'number' ? settings.precision : undefined
  if (kind === 'sum') return precision === undefined ? String(value) : value.toFixed(precision)
  return value.toFixed(Math.max(precision ?? 0, AVERAGE_DIGITS))
}

/** The statistics that any of the columns asks for, in the order of their rows. */
export function statisticsOf(columns: readonly FieldModel[]): readonly Statistic[] {
  return (['sum', 'average'] as const).filter(kind => columns.some(column => column.statistics.includes(kind)))
}
