import type { CronPart } from '../../cron/part'
import { CRON_BOUNDS, type CronUnit, DAYS_BEFORE_LAST, NTH_WEEKDAY } from '../../cron/units'

/** What a panel offers for a field. `other` is a text that is right and none of them. */
export type Mode =
  | 'none'
  | 'every'
  | 'range'
  | 'step'
  | 'workday'
  | 'last'
  | 'lastWorkday'
  | 'before'
  | 'lastWeekday'
  | 'nth'
  | 'specify'
  | 'other'

export type DialogWidth = 608 | 800

const plainModes: readonly Mode[] = ['every', 'range', 'step', 'specify']

export function modesOf(unit: CronUnit, width: DialogWidth): readonly Mode[] {
  if (unit === 'day') return ['none', 'every', 'range', 'step', 'workday', 'last', 'lastWorkday', 'before', 'specify']
  if (unit === 'week') return ['none', 'range', 'step', 'lastWeekday', 'nth', 'specify']
  if (unit === 'year' && width === 800) return ['every', 'range', 'step']
  return plainModes
}

/** The mode that a field stands in. */
export function modeOf(unit: CronUnit, part: CronPart, width: DialogWidth): Mode {
  switch (part.kind) {
    case 'every':
      // A week has no mode of its own for it.
      return unit === 'week' ? 'range' : 'every'
    case 'last':
      return part.before > 0 ? 'before' : part.workday ? 'lastWorkday' : 'last'
    case 'nearest':
      return 'workday'
    case 'list':
      return listMode(unit, part, width)
    default:
      return part.kind
  }
}

function listMode(unit: CronUnit, { items }: Extract<CronPart, { readonly kind: 'list' }>, width: DialogWidth): Mode {
  const [first] = items
  if (items.length === 1 && first?.kind === 'range' && first.step === 1) return 'range'
  if (items.length === 1 && first?.kind === 'step') return 'step'
  const several = items.every(item => item.kind === 'value')
  return several && modesOf(unit, width).includes('specify') ? 'specify' : 'other'
}

export interface Bounds {
  readonly min: number
  readonly max: number
}

/** What the numbers of a range and of a loop can be. */
export interface UnitLimits {
  readonly from: Bounds
  readonly to: Bounds
  readonly start: Bounds
  readonly every: Bounds
}

/** Years of the narrow dialog. */
const YEARS: Bounds = { min: 2019, max: 2119 }

/**
 * Section 5 of the specification, as far as an expression can hold it: where it begins with 0 for months, days and years, the first
 * that there is stands instead.
 */
export function limitsOf(unit: CronUnit, width: DialogWidth): UnitLimits {
  const { from: min, to: max, step } = CRON_BOUNDS[unit]
  const whole = unit === 'year' && width === 608 ? YEARS : { min, max }
  const every = { min: 1, max: unit === 'week' && width === 800 ? 6 : step }
  return { from: unit === 'second' ? { min: 1, max } : whole, to: whole, start: whole, every }
}

/** The values that can be specified. */
export function choicesOf(unit: CronUnit): readonly number[] {
  const { min, max } =
    unit === 'year' ? { min: YEARS.min, max: YEARS.min + 99 } : { min: CRON_BOUNDS[unit].from, max: CRON_BOUNDS[unit].to }
  return Array.from({ length: max - min + 1 }, (_, index) => min + index)
}

export const beforeLimits: Bounds = { min: DAYS_BEFORE_LAST.from, max: DAYS_BEFORE_LAST.to }
export const nthLimits: Bounds = { min: NTH_WEEKDAY.from, max: NTH_WEEKDAY.to }

/** What a field says when its mode is chosen and nothing else was said before. */
export function startOf(unit: CronUnit, mode: Mode, width: DialogWidth, thisYear: number): CronPart {
  const limits = limitsOf(unit, width)
  const wide = unit === 'year' && width === 800
  const first = wide ? thisYear : limits.start.min
  switch (mode) {
    case 'none':
    case 'every':
      return { kind: mode }
    case 'range':
      return rangePart(wide ? thisYear : limits.from.min, wide ? Math.min(thisYear + 100, limits.to.max) : limits.to.max)
    case 'step':
      return stepPart(first, 1)
    case 'workday':
      return { kind: 'nearest', day: 1 }
    case 'last':
      return { kind: 'last', before: 0, workday: false }
    case 'lastWorkday':
      return { kind: 'last', before: 0, workday: true }
    case 'before':
      return { kind: 'last', before: 1, workday: false }
    case 'lastWeekday':
      return { kind: 'lastWeekday', week: 1 }
    case 'nth':
      return { kind: 'nth', week: 1, nth: 1 }
    default:
      return valuesPart([first])
  }
}

export const rangePart = (from: number, to: number): CronPart => ({ kind: 'list', items: [{ kind: 'range', from, to, step: 1 }] })
export const stepPart = (from: number, step: number): CronPart => ({ kind: 'list', items: [{ kind: 'step', from, step }] })
export const valuesPart = (values: readonly number[]): CronPart => ({
  kind: 'list',
  items: [...values].sort((one, other) => one - other).map(value => ({ kind: 'value', value })),
})

/** The ends of a range; of `*` those of the field. */
export function rangeOf(unit: CronUnit, part: CronPart): readonly [from: number, to: number] {
  const item = part.kind === 'list' ? part.items[0] : undefined
  return item?.kind === 'range' ? [item.from, item.to] : [CRON_BOUNDS[unit].from, CRON_BOUNDS[unit].to]
}

/** Start and step of a loop; of an asterisk before the slash the field's first. */
export function stepOf(unit: CronUnit, part: CronPart): readonly [start: number, every: number] {
  const item = part.kind === 'list' ? part.items[0] : undefined
  return item?.kind === 'step' ? [item.from ?? CRON_BOUNDS[unit].from, item.step] : [CRON_BOUNDS[unit].from, 1]
}

export function valuesIn(part: CronPart): readonly number[] {
  return part.kind === 'list' ? part.items.flatMap(item => (item.kind === 'value' ? [item.value] : [])) : []
}
