import type { CronItem, CronPart } from './part'
import { CRON_BOUNDS, type CronUnit } from './units'

/** The numbers of a field that is a list or every one, in order; undefined for what depends on the month. */
export function valuesOf(unit: CronUnit, part: CronPart): readonly number[] | undefined {
  const { from, to } = CRON_BOUNDS[unit]
  if (part.kind === 'every') return spread(from, to, 1)
  if (part.kind !== 'list') return undefined
  const values = part.items.flatMap(item => itemValues(unit, item))
  return [...new Set(values)].sort((one, other) => one - other)
}

function itemValues(unit: CronUnit, item: CronItem): readonly number[] {
  const { from, to } = CRON_BOUNDS[unit]
  if (item.kind === 'value') return [item.value]
  if (item.kind === 'step') return spread(item.from ?? from, to, item.step)
  if (item.from <= item.to) return spread(item.from, item.to, item.step)
  // Over the end and on from the start, with the same step.
  const round = to - from + 1
  return spread(item.from, item.to + round, item.step).map(value => (value > to ? value - round : value))
}

function spread(from: number, to: number, step: number): readonly number[] {
  const values: number[] = []
  for (let value = from; value <= to; value += step) values.push(value)
  return values
}
