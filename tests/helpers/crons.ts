import fc from 'fast-check'
import type { Cron, CronItem, CronPart } from '../../renderer/cron'
import { CRON_BOUNDS, type CronUnit } from '../../renderer/cron'

/** Any expression: `parseCron` reads the print of each. */
export function anyCron(): fc.Arbitrary<Cron> {
  const { second, minute, hour, month } = { second: plain('second'), minute: plain('minute'), hour: plain('hour'), month: plain('month') }
  const none = fc.constant<CronPart>({ kind: 'none' })
  const days = fc.oneof(fc.record({ day: anyDay(), week: none }), fc.record({ day: none, week: anyWeek() }))
  return fc
    .record({ second, minute, hour, month, days, year: fc.option(plain('year')) })
    .map(({ days: { day, week }, ...others }) => ({ ...others, day, week }))
}

const number = (unit: CronUnit) => fc.integer({ min: CRON_BOUNDS[unit].from, max: CRON_BOUNDS[unit].to })
const step = (unit: CronUnit) => fc.integer({ min: 1, max: CRON_BOUNDS[unit].step })

function item(unit: CronUnit): fc.Arbitrary<CronItem> {
  const range = fc.record({
    kind: fc.constant('range' as const),
    from: number(unit),
    to: number(unit),
    step: fc.oneof(fc.constant(1), step(unit)),
  })
  return fc.oneof(
    fc.record({ kind: fc.constant('value' as const), value: number(unit) }),
    // Years do not run over their end.
    range.map(each => (unit === 'year' && each.to < each.from ? { ...each, from: each.to, to: each.from } : each)),
    fc.record({ kind: fc.constant('step' as const), from: fc.option(number(unit)), step: step(unit) }),
  )
}

function plain(unit: CronUnit): fc.Arbitrary<CronPart> {
  const items = fc.array(item(unit), { minLength: 1, maxLength: 4 })
  return fc.oneof(fc.constant<CronPart>({ kind: 'every' }), fc.record({ kind: fc.constant('list' as const), items }))
}

function anyDay(): fc.Arbitrary<CronPart> {
  return fc.oneof(
    plain('day'),
    fc.record({ kind: fc.constant('last' as const), before: fc.integer({ min: 0, max: 30 }), workday: fc.boolean() }),
    fc.record({ kind: fc.constant('nearest' as const), day: number('day') }),
  )
}

function anyWeek(): fc.Arbitrary<CronPart> {
  return fc.oneof(
    plain('week'),
    fc.record({ kind: fc.constant('lastWeekday' as const), week: number('week') }),
    fc.record({ kind: fc.constant('nth' as const), week: number('week'), nth: fc.integer({ min: 1, max: 5 }) }),
  )
}
